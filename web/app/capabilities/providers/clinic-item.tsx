import type { ClinicCard } from '@lakou/contract/providers';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { thumbnailOf } from '../../ui/files/file-address.ts';
import { ContactLines } from './contact-lines.tsx';
import { useLabels } from './labels.ts';

/** One clinic in the list. */
export function ClinicItem({ clinic }: { clinic: ClinicCard }) {
  const { t } = useTranslation('providers');
  const labels = useLabels();
  const { id, name, logoUrl: logo, address, phone, email, specialties, providers } = clinic;
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex gap-3.5">
        <Avatar name={name} photo={logo ? thumbnailOf(logo) : undefined} size="lg" />
        <div className="min-w-0 grow">
          <h2 className="text-18">
            <Link to={`/app/clinics/${id}`} className="wrap-anywhere hover:underline">
              {name}
            </Link>
          </h2>
          <p className="text-15 text-ink-soft wrap-anywhere">
            {specialties.map(labels.specialty).join(', ')}
          </p>
        </div>
      </div>
      <ul className="mt-3 grid gap-1.5 text-15">
        {address && (
          <li className="flex gap-2.5">
            <MapPin size={19} className="mt-0.5 shrink-0 text-ink-soft" />
            <span className="min-w-0 wrap-anywhere">{address}</span>
          </li>
        )}
        <ContactLines phone={phone} email={email} />
        {providers > 0 && (
          <li className="flex gap-2.5">
            <Users size={19} className="mt-0.5 shrink-0 text-ink-soft" />
            {t('count', { count: providers })}
          </li>
        )}
      </ul>
    </li>
  );
}
