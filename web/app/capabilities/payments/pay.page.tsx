import type { Booking } from '@lakou/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Problem } from '../../ui/problem.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { bookingQuery } from '../bookings/bookings.queries.ts';
import { MoncashWaiting } from './moncash-waiting.tsx';
import { NothingHere } from './nothing-here.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { PaymentMessage } from './payment-message.tsx';
import { bookingPaymentQuery } from './payments.queries.ts';
import { PriceRows } from './price-rows.tsx';
import { usePaymentState } from './use-payment-state.ts';

export const clientLoader = needsWords('payments');

const isPayable = ({ status, paymentStatus, invoiceId }: Booking) =>
  paymentStatus === 'unpaid' && status !== 'cancelled' && status !== 'no_show' && !invoiceId;

/** Where a booking is paid, and where PayPal returns to; MonCash returns to `pay/moncash`. */
export default function Pay() {
  const { t } = useTranslation('payments');
  return (
    <>
      <title>{t('payTitle')}</title>
      <Sections>
        <PageTitle>{t('payTitle')}</PageTitle>
        <BookingToPay />
      </Sections>
    </>
  );
}

function BookingToPay() {
  const { t } = useTranslation('payments');
  const { bookingId = '' } = useParams();
  const query = useQuery(bookingQuery(bookingId));
  // A payment is possible even if this query fails: the server refuses a second payment.
  const { isPending } = useQuery(bookingPaymentQuery(bookingId));
  return (
    <QueryState
      query={isPending ? { ...query, data: undefined } : query}
      notFound={<NothingHere text={t('noSuchVisit')} />}
    >
      {(booking) => <Paying booking={booking} />}
    </QueryState>
  );
}

/** One booking: paid, unpaid, or with a payment whose result is unknown. */
function Paying({ booking }: { booking: Booking }) {
  const { t } = useTranslation('payments');
  const errorText = useErrorText();
  const back = { to: `/app/visits/${booking.id}`, text: t('back') };
  const paying = usePaymentState(booking);
  const { returned, onPaid, onOver } = paying;
  if (booking.paymentStatus === 'paid') return <PaymentMessage kind="paid" back={back} />;
  if (returned.stage === 'confirming') return <PaymentMessage kind="confirming" />;
  if (returned.stage === 'unanswered')
    return (
      <Card>
        <Problem text={errorText(returned.error)} onRetry={returned.ask} />
      </Card>
    );
  if (returned.stage === 'pending') return <PaymentMessage kind="pending" back={back} />;
  if (!isPayable(booking)) return <PaymentMessage kind="notPayable" back={back} />;
  if (paying.waiting)
    return (
      <MoncashWaiting
        key={paying.waiting.transactionId}
        {...paying.waiting}
        back={back}
        onPaid={onPaid}
        onOver={onOver}
      />
    );
  if (paying.isUnknown) return <PaymentMessage kind="pending" back={back} />;
  return (
    <>
      <PaymentMessage kind="open" back={back} />
      <PayDialog
        toPay={{ id: booking.id, type: 'booking', cents: Math.round(booking.fare.total * 100) }}
        title={t('payTitle')}
        unpaid={paying.unpaid}
        onClose={paying.onClose}
        onPrompted={paying.onPrompted}
      >
        <PriceRows booking={booking} />
      </PayDialog>
    </>
  );
}
