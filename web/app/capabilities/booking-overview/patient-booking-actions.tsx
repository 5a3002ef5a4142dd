import type { Booking } from '@lakou/contract/bookings';
import { CANCELLABLE, isPayable, RESCHEDULABLE } from '@lakou/contract/bookings.rules';
import { formatMoney } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarX from 'lucide-react/icons/calendar-x';
import MessageCircle from 'lucide-react/icons/message-circle';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CancelBooking } from '../bookings/cancel-booking.tsx';
import { RescheduleBooking } from '../bookings/reschedule-booking.tsx';
import { bookingPaymentQuery } from '../payments/payments.queries.ts';

const OVER: readonly Booking['status'][] = ['completed', 'cancelled', 'no_show'];

/** Book again, for the same person with the same service and mode. */
const againPath = ({ providerId, service, mode, dependentId = 'me' }: Booking) =>
  `/app/book/${providerId}?${new URLSearchParams({ ...(service && { service }), mode, for: dependentId })}`;

/** The actions of the patient: pay, write, reschedule, cancel, add to a calendar, book again. */
export function PatientBookingActions({ booking }: { booking: Booking }) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const [doing, setDoing] = useState<'cancel' | 'move'>();
  const { data: payment } = useQuery(bookingPaymentQuery(booking.id));
  const open = CANCELLABLE.includes(booking.status);
  // A payment whose result is unknown must not be paid again.
  const isToPay = isPayable(booking) && !booking.invoiceId && payment?.status !== 'capturing';
  const total = formatMoney(lang, Math.round(booking.fare.total * 100), 'USD');
  const close = () => setDoing(undefined);
  const canMove = RESCHEDULABLE.includes(booking.status) && booking.providerId !== null;
  return (
    <div className="grid gap-2 md:flex md:flex-wrap md:*:grow md:*:basis-56">
      {isToPay && (
        <div className="md:basis-full!">
          <ButtonLink to={`/app/pay/${booking.id}`} block>
            {t('payNow', { amount: total })}
          </ButtonLink>
        </div>
      )}
      {booking.invoiceId && (
        <div className="md:basis-full!">
          <ButtonLink to={`/app/my-invoices/${booking.invoiceId}`} variant="secondary" block>
            {t('seeInvoice')}
          </ButtonLink>
        </div>
      )}
      {booking.providerId && (
        <ButtonLink variant="secondary" to={`/app/messages/${booking.providerId}`} icon={MessageCircle} block>
          {t('message')}
        </ButtonLink>
      )}
      {OVER.includes(booking.status) && booking.providerId && (
        <ButtonLink variant="secondary" to={againPath(booking)} icon={CalendarPlus} block>
          {t('again')}
        </ButtonLink>
      )}
      {open && (
        <ButtonLink
          variant="secondary"
          to={`/api/bookings/${booking.id}/calendar`}
          reloadDocument
          download
          icon={CalendarPlus}
          block
        >
          {t('addToCalendar')}
        </ButtonLink>
      )}
      {canMove && (
        <Button variant="secondary" icon={RefreshCw} block onClick={() => setDoing('move')}>
          {t('move')}
        </Button>
      )}
      {open && (
        <Button variant="ghost" icon={CalendarX} block onClick={() => setDoing('cancel')}>
          {t('cancelVisit')}
        </Button>
      )}
      {doing === 'cancel' && <CancelBooking booking={booking} onClose={close} canMove={canMove} />}
      {doing === 'move' && <RescheduleBooking booking={booking} onClose={close} />}
    </div>
  );
}
