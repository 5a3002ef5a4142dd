import type { Booking } from '@lakou/contract/bookings';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { clockText } from './clock-text.ts';

/** After the visit: how long it was, and the way on. */
export function CallEnded({ booking, ms }: { booking: Booking; ms: number | undefined }) {
  const { t } = useTranslation('calls');
  return (
    <Card>
      <div className="grid gap-4">
        <p role="status" className="text-18 font-semibold">
          {t('over')}
        </p>
        {ms !== undefined && <p>{t('lasted', { time: clockText(ms) })}</p>}
        <p className="text-ink-soft">{t('notRecorded')}</p>
        <ButtonLink to={`/app/visits/${booking.id}`} block>
          {t('toVisit')}
        </ButtonLink>
      </div>
    </Card>
  );
}
