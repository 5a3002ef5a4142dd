import type { Booking } from '@lakou/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Sections } from '../../ui/section.tsx';
import { BoneCard, Skeleton } from '../../ui/skeleton.tsx';
import { visitQuery } from '../bookings/bookings.queries.ts';
import { MoncashWaiting } from './moncash-waiting.tsx';
import { NothingHere } from './nothing-here.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { PayNews } from './pay-news.tsx';
import { visitPaymentQuery } from './payments.queries.ts';
import { usePaying } from './use-paying.ts';

export const clientLoader = needsWords('payments');

const isPayable = ({ status, paymentStatus }: Booking) =>
  paymentStatus === 'unpaid' && status !== 'cancelled' && status !== 'no_show';

/** Where a visit is paid for, and where PayPal leads back to; from MonCash one comes by `pay/moncash`. */
export default function Pay() {
  const { t } = useTranslation('payments');
  return (
    <>
      <title>{t('payTitle')}</title>
      <Sections>
        <PageTitle>{t('payTitle')}</PageTitle>
        <VisitToPay />
      </Sections>
    </>
  );
}

function VisitToPay() {
  const { t } = useTranslation('payments');
  const errorText = useErrorText();
  const { bookingId = '' } = useParams();
  const { data: visit, error, refetch, isRefetching } = useQuery(visitQuery(bookingId));
  // Whoever pays is not kept from it when this fails: the server refuses what is paid already.
  const { isPending } = useQuery(visitPaymentQuery(bookingId));
  if (visit && !isPending) return <Paying visit={visit} />;
  if (error instanceof ApiError && error.status === 404) return <NothingHere text={t('noSuchVisit')} />;
  if (error)
    return (
      <Card>
        <Problem text={errorText(error)} retrying={isRefetching} onRetry={() => void refetch()} />
      </Card>
    );
  return (
    <Skeleton>
      <BoneCard />
    </Skeleton>
  );
}

/** One visit: paid, to be paid, or being paid while nobody knows yet. */
function Paying({ visit }: { visit: Booking }) {
  const errorText = useErrorText();
  const paying = usePaying(visit);
  const { returned, onPaid, onOver } = paying;
  if (visit.paymentStatus === 'paid') return <PayNews kind="paid" visitId={visit.id} />;
  if (returned.stage === 'confirming') return <PayNews kind="confirming" />;
  if (returned.stage === 'unanswered')
    return (
      <Card>
        <Problem text={errorText(returned.error)} onRetry={returned.ask} />
      </Card>
    );
  if (returned.stage === 'pending') return <PayNews kind="pending" visitId={visit.id} />;
  if (!isPayable(visit)) return <PayNews kind="notPayable" visitId={visit.id} />;
  if (paying.waiting)
    return <MoncashWaiting {...paying.waiting} visitId={visit.id} onPaid={onPaid} onOver={onOver} />;
  if (paying.isUnknown) return <PayNews kind="pending" visitId={visit.id} />;
  return (
    <>
      <PayNews kind="open" visitId={visit.id} />
      <PayDialog
        booking={visit}
        unpaid={paying.unpaid}
        onClose={paying.onClose}
        onPrompted={paying.onPrompted}
      />
    </>
  );
}
