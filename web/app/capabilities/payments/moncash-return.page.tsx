import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ApiError } from '../../platform/api/api.ts';
import { useErrorText } from '../../platform/api/error-text.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Problem } from '../../ui/problem.tsx';
import { Sections } from '../../ui/section.tsx';
import { NothingHere } from './nothing-here.tsx';
import { PaymentMessage } from './payment-message.tsx';
import { moncashReturnQuery } from './payments.queries.ts';
import { usePaid } from './use-paid.ts';

export const clientLoader = needsWords('payments');

/** Where MonCash's page leads back to, for every visit alike: which one it was, the server says. */
export default function MoncashReturn() {
  const { t } = useTranslation('payments');
  return (
    <>
      <title>{t('payTitle')}</title>
      <Sections>
        <PageTitle>{t('payTitle')}</PageTitle>
        <Outcome />
      </Sections>
    </>
  );
}

function Outcome() {
  const { t } = useTranslation('payments');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [params] = useSearchParams();
  const wasCancelled = params.has('cancelled');
  const { data, error, refetch, isRefetching } = useQuery(
    moncashReturnQuery(params.get('transactionId') ?? undefined, key),
  );
  const onPaid = usePaid();

  useEffect(() => {
    if (!data) return;
    if (data.booking) return onPaid(data.booking);
    const unpaid = data.message === 'failed' ? 'failed' : wasCancelled ? 'cancelled' : undefined;
    const query = unpaid ? '' : `?moncash=${data.transactionId}`;
    void navigate(`/app/pay/${data.bookingId}${query}`, { replace: true, state: { unpaid } });
  }, [data, wasCancelled, onPaid, navigate]);

  if (error instanceof ApiError && error.status === 404) return <NothingHere text={t('returnLost')} />;
  if (error)
    return (
      <Card>
        <Problem text={errorText(error)} retrying={isRefetching} onRetry={() => void refetch()} />
      </Card>
    );
  return <PaymentMessage kind="confirming" />;
}
