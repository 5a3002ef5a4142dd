import type { Booking } from '@lakou/contract/bookings';
import { CANCELLABLE } from '@lakou/contract/bookings.rules';
import Check from 'lucide-react/icons/check';
import { useTranslation } from '#platform/language/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { preparationFor } from './preparation.ts';

const MINUTE = 60_000;

/** For the patient of a visit to come: how long, who comes or calls, and what to have ready. */
export function PreparationCard({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  if (!CANCELLABLE.includes(booking.status)) return null;
  const minutes = Math.round((Date.parse(booking.endsAt) - Date.parse(booking.dateTime)) / MINUTE);
  const name =
    (booking.mode === 'clinic' ? booking.clinicName : null) ?? booking.providerName ?? booking.clinicName;
  return (
    <Card as="section">
      <h2 className="text-18">{t('prepare.title')}</h2>
      <p className="mt-1">
        {t(`prepare.who.${booking.mode}`, { name: name ?? t('unassigned') })} {t('prepare.long', { minutes })}
      </p>
      <h3 className="mt-3 text-15 font-semibold text-ink-soft">{t('prepare.ready')}</h3>
      <ul className="mt-1 grid gap-1.5">
        {preparationFor(booking).map((item) => (
          <li key={item} className="flex gap-2">
            <Check size={18} className="mt-1 shrink-0 text-leaf" />
            {t(`prepare.${item}`)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
