import type { ProviderCard } from '@lakou/contract/providers';
import Hospital from 'lucide-react/icons/hospital';
import { Link } from 'react-router';
import { useLanguage } from '#platform/language/language.tsx';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLabels } from './labels.ts';

interface ProviderClinicProps {
  card: Pick<ProviderCard, 'clinicId' | 'clinicName' | 'clinicSpecialties'>;
  isPublic?: boolean;
}

/** The clinic of a provider and its specialties, as an item of a list. */
export function ProviderClinic({ card, isPublic = false }: ProviderClinicProps) {
  const lang = useLanguage();
  const { t } = useTranslation('providers');
  const labels = useLabels();
  const { clinicId, clinicName, clinicSpecialties: specialties } = card;
  if (!clinicId || !clinicName) return null;
  return (
    <li className="flex gap-2.5">
      <Hospital size={19} className="mt-0.5 shrink-0 text-ink-soft" />
      <span className="min-w-0 wrap-anywhere">
        <Link
          to={isPublic ? `/${lang}/clinics/${clinicId}` : `/app/clinics/${clinicId}`}
          aria-label={t('worksAt', { clinic: clinicName })}
          className="text-sea underline underline-offset-3 hover:text-sea-press"
        >
          {clinicName}
        </Link>
        {specialties.length > 0 && (
          <span className="block text-14 text-ink-soft">{specialties.map(labels.specialty).join(', ')}</span>
        )}
      </span>
    </li>
  );
}
