import type { Booking } from '@lakou/contract/bookings';
import { formatDateTime } from '@lakou/i18n';
import type { LucideIcon } from 'lucide-react';
import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import MessageCircle from 'lucide-react/icons/message-circle';
import Play from 'lucide-react/icons/play';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type Act, isCancellable, startsFrom, transitionsOf } from './booking-transitions.ts';
import { useNow } from './use-now.ts';
import { useTransitionBooking } from './use-transition-booking.ts';

const ICONS: Record<Act, LucideIcon> = { accept: Check, start: Play, complete: Check, 'no-show': UserRoundX };

/** The actions of the assigned provider: accept, start, complete, record a no-show, cancel, write. */
export function ProviderBookingActions({ booking }: { booking: Booking }) {
  const { t } = useTranslation('provider-workspace');
  const [asking, setAsking] = useState<'no-show' | 'cancel'>();
  const close = () => setAsking(undefined);
  const acting = useTransitionBooking(booking, close);
  const acts = transitionsOf(booking, useNow());
  const press = (act: Act) => (act === 'no-show' ? setAsking(act) : acting.mutate(act));
  return (
    <div className="grid gap-2 md:flex md:flex-wrap md:*:grow md:*:basis-56">
      {acts.map((act, index) => (
        <div key={act} className={index === 0 ? 'md:basis-full!' : undefined}>
          <Button
            variant={index === 0 ? 'primary' : 'secondary'}
            icon={ICONS[act]}
            block
            busy={acting.isPending && acting.variables === act}
            onClick={() => press(act)}
          >
            {t(`act.${act}`)}
          </Button>
        </div>
      ))}
      <Waiting booking={booking} canStart={acts.includes('start')} />
      <ButtonLink variant="secondary" icon={MessageCircle} block to={`/app/messages/${booking.patientId}`}>
        {t('message')}
      </ButtonLink>
      {isCancellable(booking) && (
        <Button variant="ghost" icon={CalendarX} block onClick={() => setAsking('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title={t(asking === 'cancel' ? 'cancel' : 'act.no-show')}
          text={t(asking === 'cancel' ? 'cancelText' : 'noShowText')}
          keep={t('keep')}
          busy={acting.isPending}
          onConfirm={() => acting.mutate(asking)}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Why no action is possible yet. */
function Waiting({ booking, canStart }: { booking: Booking; canStart: boolean }) {
  const { t } = useTranslation('provider-workspace');
  const lang = useLanguage();
  const time = formatDateTime(lang, { at: startsFrom(booking), timeZone: ownTimeZone() }, 'short');
  const text =
    booking.status === 'awaiting_payment'
      ? t('waitsForPayment')
      : booking.status === 'confirmed' && !canStart
        ? t('startsFrom', { time })
        : undefined;
  return text ? <p className="text-15 text-ink-soft md:basis-full!">{text}</p> : null;
}
