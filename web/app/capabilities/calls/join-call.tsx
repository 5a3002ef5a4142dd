import type { Booking } from '@lakou/contract/bookings';
import { CALL_MODES, callWindow, hasCallAhead, isCallOpen } from '@lakou/contract/calls.rules';
import { formatDateTime } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useNow } from '../provider-workspace/use-now.ts';
import { MODE_ICONS } from '../providers/mode-icons.ts';

export const hasRoom = ({ mode }: Pick<Booking, 'mode'>): boolean => CALL_MODES.some((one) => one === mode);

/** The way into the room of a video or audio visit; before it opens, to the check of camera and microphone. */
export function JoinCall({ booking }: { booking: Booking }) {
  const { t } = useTranslation('calls');
  const lang = useLanguage();
  const now = useNow();
  const visit = {
    status: booking.status,
    startsAt: new Date(booking.dateTime),
    endsAt: new Date(booking.endsAt),
  };
  if (!hasRoom(booking) || !hasCallAhead(visit, now)) return null;
  const open = isCallOpen(visit, now);
  const { opensAt } = callWindow(visit);
  const time = formatDateTime(lang, { at: opensAt, timeZone: ownTimeZone() }, 'short');
  return (
    <Card attention={open ? 'sea' : undefined}>
      <div className="grid gap-3">
        <p>{open ? t('roomOpen') : t('opensAt', { time })}</p>
        <ButtonLink
          to={`/app/visits/${booking.id}/call`}
          variant={open ? 'primary' : 'secondary'}
          icon={MODE_ICONS[booking.mode]}
          block
        >
          {t(open ? 'join' : 'checkDevices')}
        </ButtonLink>
      </div>
    </Card>
  );
}
