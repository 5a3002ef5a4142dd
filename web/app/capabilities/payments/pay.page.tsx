import type { Booking } from '@lakou/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Sections } from '../../ui/section.tsx';
import { BoneCard, Skeleton } from '../../ui/skeleton.tsx';
import { visitQuery } from '../bookings/bookings.queries.ts';
import { MoncashPageWaiting } from './moncash-page-waiting.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { PayNews } from './pay-news.tsx';
import { usePaid } from './use-paid.ts';
import { type Unpaid, useReturn } from './use-return.ts';

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
  const errorText = useErrorText();
  const { bookingId = '' } = useParams();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { data: visit, error, refetch, isRefetching } = useQuery(visitQuery(bookingId));
  const toVisit = useCallback(
    () => void navigate(`/app/visits/${bookingId}`, { replace: true }),
    [navigate, bookingId],
  );
  const onPaid = usePaid();
  // From MonCash's page one comes by another address, which says how it ended.
  const { state } = useLocation();
  const [unpaid, setUnpaid] = useState<Unpaid | undefined>(state?.unpaid);
  const payAgain = useCallback(
    (how?: Unpaid) => {
      setUnpaid(how);
      setParams({}, { replace: true });
    },
    [setParams],
  );
  const returned = useReturn(onPaid, setUnpaid);

  if (returned === 'confirming') return <PayNews kind="confirming" />;
  if (!visit) {
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
  if (visit.paymentStatus === 'paid') return <PayNews kind="paid" visitId={visit.id} />;
  if (returned === 'pending') return <PayNews kind="pending" visitId={visit.id} />;
  if (!isPayable(visit)) return <PayNews kind="notPayable" visitId={visit.id} />;
  const waitingFor = params.get('moncash');
  if (waitingFor)
    return (
      <MoncashPageWaiting transactionId={waitingFor} visitId={visit.id} onPaid={onPaid} onOver={payAgain} />
    );
  return (
    <>
      <PayNews kind="open" visitId={visit.id} />
      <PayDialog booking={visit} unpaid={unpaid} onClose={toVisit} onPaid={onPaid} />
    </>
  );
}
