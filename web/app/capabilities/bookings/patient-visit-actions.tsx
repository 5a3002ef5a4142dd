import type { Booking } from '@lakou/contract/bookings';
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
import { visitPaymentQuery } from '../payments/payments.queries.ts';
import { CancelVisit } from './cancel-visit.tsx';
import { MoveVisit } from './move-visit.tsx';

const OPEN: readonly Booking['status'][] = ['requested', 'awaiting_payment', 'confirmed'];
const PAYABLE: readonly Booking['status'][] = [
  'awaiting_payment',
  'confirmed',
  'in_progress',
  'completed',
  'requested',
];

const OVER: readonly Booking['status'][] = ['completed', 'cancelled', 'no_show'];

/** The same once more: service and way are chosen already. */
const againPath = ({ providerId, service, mode }: Booking) =>
  `/app/book/${providerId}?${new URLSearchParams({ ...(service && { service }), mode })}`;

/** What the patient may still do: pay, talk, move, cancel, keep it in a calendar, come again. */
export function PatientVisitActions({ visit }: { visit: Booking }) {
  const { t } = useTranslation('bookings');
  const lang = useLanguage();
  const [doing, setDoing] = useState<'cancel' | 'move'>();
  const { data: payment } = useQuery(visitPaymentQuery(visit.id));
  const open = OPEN.includes(visit.status);
  // While nobody knows whether it was paid, it is not paid again.
  const isToPay =
    visit.paymentStatus === 'unpaid' && PAYABLE.includes(visit.status) && payment?.status !== 'capturing';
  const total = formatMoney(lang, Math.round(visit.fare.total * 100), 'USD');
  const close = () => setDoing(undefined);
  return (
    <div className="grid gap-2 md:flex md:flex-wrap md:*:grow md:*:basis-56">
      {isToPay && (
        <div className="md:basis-full!">
          <ButtonLink to={`/app/pay/${visit.id}`} block>
            {t('payNow', { amount: total })}
          </ButtonLink>
        </div>
      )}
      {visit.providerId && (
        <ButtonLink variant="secondary" to={`/app/messages/${visit.providerId}`} icon={MessageCircle} block>
          {t('message')}
        </ButtonLink>
      )}
      {OVER.includes(visit.status) && visit.providerId && (
        <ButtonLink variant="secondary" to={againPath(visit)} icon={CalendarPlus} block>
          {t('again')}
        </ButtonLink>
      )}
      {open && (
        <ButtonLink
          variant="secondary"
          to={`/api/bookings/${visit.id}/calendar`}
          reloadDocument
          download
          icon={CalendarPlus}
          block
        >
          {t('addToCalendar')}
        </ButtonLink>
      )}
      {open && visit.providerId && (
        <Button variant="secondary" icon={RefreshCw} block onClick={() => setDoing('move')}>
          {t('move')}
        </Button>
      )}
      {open && (
        <Button variant="ghost" icon={CalendarX} block onClick={() => setDoing('cancel')}>
          {t('cancelVisit')}
        </Button>
      )}
      {doing === 'cancel' && <CancelVisit visit={visit} onClose={close} />}
      {doing === 'move' && <MoveVisit visit={visit} onClose={close} />}
    </div>
  );
}
