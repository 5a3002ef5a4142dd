import { useQuery } from '@tanstack/react-query';
import Siren from 'lucide-react/icons/siren';
import { useTranslation } from '#platform/language/use-translation.ts';
import { sessionQuery } from '../platform/session.ts';

// The ambulance in Haiti, or the general emergency number of the United States.
const numberFor = (phone: string | null | undefined) => (phone?.startsWith('+509') ? '116' : '911');

/** A link that calls the emergency number. */
export function EmergencyNote() {
  const { t } = useTranslation('shell');
  const { data: user } = useQuery(sessionQuery);
  const number = numberFor(user?.phone);
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
