import type { Booking } from '@lakou/contract/bookings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Sections } from '../../ui/section.tsx';
import { BoneCard, Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { rememberVisit, visitQuery } from '../bookings/bookings.queries.ts';
import { PayDialog } from './pay-dialog.tsx';
import { PayNews } from './pay-news.tsx';
import { useReturn } from './use-return.ts';

export const clientLoader = needsWords('payments');

const isPayable = ({ status, paymentStatus }: Booking) =>
  paymentStatus === 'unpaid' && status !== 'cancelled' && status !== 'no_show';

/** Where a visit is paid for, and where PayPal leads back to. */
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
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data: visit, error, refetch, isRefetching } = useQuery(visitQuery(bookingId));
  const toVisit = useCallback(
    () => void navigate(`/app/visits/${bookingId}`, { replace: true }),
    [navigate, bookingId],
  );
  const onPaid = useCallback(
    (paid: Booking) => {
      toast.success(t('paid'));
      void rememberVisit(queries, paid);
      void queries.invalidateQueries({ queryKey: ['payments'] });
      toVisit();
    },
    [queries, toVisit, t],
  );
  const returned = useReturn(onPaid);

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
  return (
    <>
      <PayNews kind="open" visitId={visit.id} />
      <PayDialog booking={visit} onClose={toVisit} onPaid={onPaid} />
    </>
  );
}
