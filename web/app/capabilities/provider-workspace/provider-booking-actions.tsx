import type { Booking } from '@lakou/contract/bookings';
import { formatDateTime } from '@lakou/i18n';
import type { LucideIcon } from 'lucide-react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import Check from 'lucide-react/icons/check';
import MessageCircle from 'lucide-react/icons/message-circle';
import Play from 'lucide-react/icons/play';
import Undo2 from 'lucide-react/icons/undo-2';
import UserRoundX from 'lucide-react/icons/user-round-x';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { CancelBooking } from '../bookings/cancel-booking.tsx';
import { RescheduleBooking } from '../bookings/reschedule-booking.tsx';
import { WriteNoteButton } from '../visit-notes/write-note-button.tsx';
import { type Act, isCancellable, isMovable, startsFrom, transitionsOf } from './booking-transitions.ts';
import { useNow } from './use-now.ts';
import { useVisitActs } from './use-visit-acts.ts';

const ICONS: Record<Act, LucideIcon> = {
  accept: Check,
  start: Play,
  complete: Check,
  'no-show': UserRoundX,
  'undo-start': Undo2,
};

/** The actions of the assigned provider: accept, start, complete, record a no-show, move, cancel, write. */
export function ProviderBookingActions({ booking }: { booking: Booking }) {
  const { t } = useTranslation('provider-workspace');
  const [asking, setAsking] = useState<'no-show' | 'cancel' | 'move'>();
  const close = () => setAsking(undefined);
  const { acting, make, about, hasNote } = useVisitActs(booking, close);
  const acts = transitionsOf(booking, useNow());
  const press = (act: Act) => (act === 'no-show' ? setAsking(act) : void make(act));
  const [first, ...others] = acts;
  const button = (act: Act) => (
    <Button
      key={act}
      variant={act === first ? 'primary' : 'secondary'}
      icon={ICONS[act]}
      block
      busy={acting.isPending && acting.variables === act}
      onClick={() => press(act)}
    >
      {t(`act.${act}`)}
    </Button>
  );
  return (
    <>
      {/* On a phone what comes next is in reach, however far down the page is. */}
      {first && (
        <div className="max-lg:sticky max-lg:bottom-17 max-lg:z-10 max-lg:-mx-4 max-lg:bg-ground max-lg:px-4 max-lg:py-2">
          {button(first)}
        </div>
      )}
      <div className="grid gap-2 md:flex md:flex-wrap md:*:grow md:*:basis-56">
        {others.map(button)}
        <Waiting booking={booking} canStart={acts.includes('start')} />
        {hasNote && <WriteNoteButton about={about} block />}
        <ButtonLink variant="secondary" icon={MessageCircle} block to={`/app/messages/${booking.patientId}`}>
          {t('message')}
        </ButtonLink>
        {isMovable(booking) && (
          <Button variant="secondary" icon={CalendarClock} block onClick={() => setAsking('move')}>
            {t('move')}
          </Button>
        )}
        {isCancellable(booking) && (
          <Button variant="ghost" icon={CalendarX} block onClick={() => setAsking('cancel')}>
            {t('cancel')}
          </Button>
        )}
        {asking === 'cancel' && (
          <CancelBooking booking={booking} onClose={close} canMove={isMovable(booking)} />
        )}
        {asking === 'move' && <RescheduleBooking booking={booking} onClose={close} />}
        {asking === 'no-show' && (
          <ConfirmDialog
            title={t('act.no-show')}
            text={t('noShowText')}
            keep={t('keep')}
            busy={acting.isPending}
            onConfirm={() => acting.mutate('no-show')}
            onClose={close}
          />
        )}
      </div>
    </>
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
