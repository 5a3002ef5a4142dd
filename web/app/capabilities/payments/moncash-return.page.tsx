import type { LakouContract, Result } from '@lakou/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { api } from '../../platform/api/api.ts';
import { needsWords } from '../../platform/language/language.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Sections } from '../../ui/section.tsx';
import { NothingHere } from './nothing-here.tsx';
import { PaymentMessage } from './payment-message.tsx';
import { retryUnanswered } from './retry-unanswered.ts';
import { useAfterPayment } from './use-after-payment.ts';

export const clientLoader = needsWords('payments');

/** The page that MonCash returns to, for every visit, invoice and package; the server knows which one was paid. */
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

type Returned = Result<LakouContract['POST /api/payments/moncash/return']>;

function pageOf({ invoiceId, packageId, bookingId }: Returned): string {
  if (packageId) return `/app/packages/${packageId}`;
  return invoiceId ? `/app/my-invoices/${invoiceId}` : `/app/pay/${bookingId}`;
}

function Outcome() {
  const { t } = useTranslation('payments');
  const navigate = useNavigate();
  const { key } = useLocation();
  const [params] = useSearchParams();
  const wasCancelled = params.has('cancelled');
  const transactionId = params.get('transactionId') ?? undefined;
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (id: string | undefined) =>
      api('POST /api/payments/moncash/return', { body: { transactionId: id } }),
    retry: retryUnanswered,
  });
  const onPaid = useAfterPayment();

  // Each visit of this address asks again: the key is that of the history entry.
  useEffect(() => {
    if (key) mutate(transactionId);
  }, [key, transactionId, mutate]);
  useEffect(() => {
    if (!data) return;
    if (data.booking) return onPaid(data.booking);
    const unpaid = data.message === 'failed' ? 'failed' : wasCancelled ? 'cancelled' : undefined;
    const query = unpaid ? '' : `?moncash=${data.transactionId}`;
    const page = pageOf(data);
    void navigate(`${page}${data.message === 'successful' ? '' : query}`, {
      replace: true,
      state: { unpaid },
    });
  }, [data, wasCancelled, onPaid, navigate]);

  const confirming = <PaymentMessage kind="confirming" />;
  return (
    <QueryState
      query={{ data, error, isFetching: isPending, refetch: () => mutate(transactionId) }}
      skeleton={confirming}
      notFound={<NothingHere text={t('returnLost')} />}
    >
      {() => confirming}
    </QueryState>
  );
}
