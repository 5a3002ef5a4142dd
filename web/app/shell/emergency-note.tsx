import Siren from 'lucide-react/icons/siren';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useEmergencyNumber } from '../platform/emergency.ts';

/** A link that calls the emergency number. */
export function EmergencyNote() {
  const { t } = useTranslation('shell');
  const number = useEmergencyNumber();
  return (
    <a
      href={`tel:${number}`}
      className="flex min-h-14 items-center gap-3 rounded-card bg-hibiscus-tint p-3 text-14 text-hibiscus-ink"
    >
      <Siren size={24} className="shrink-0" />
      <span>
        <strong className="block text-15 font-bold">{t('emergency')}</strong>
        {t('call', { number })}
      </span>
    </a>
  );
}
