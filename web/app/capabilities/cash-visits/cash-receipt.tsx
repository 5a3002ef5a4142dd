import type { Booking } from '@lakou/contract/bookings';
import type { CashReceipt } from '@lakou/contract/cash-visits';
import { formatMoney } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SkeletonText } from '../../ui/skeleton-text.tsx';
import { isPaidInCash } from '../bookings/paid-in-cash.ts';
import { ReceiptLink } from '../payments/receipt-link.tsx';
import { cashReceiptQuery } from './cash-visits.queries.ts';

/** The receipt of a visit that was paid in cash, for its patient and its provider. */
export function CashReceiptOf({ booking }: { booking: Booking }) {
  return isPaidInCash(booking) ? <Receipt bookingId={booking.id} /> : null;
}

function Receipt({ bookingId }: { bookingId: string }) {
  const { t } = useTranslation('cash-visits');
  return (
    <QueryState
      query={useQuery(cashReceiptQuery(bookingId))}
      skeleton={<SkeletonText />}
      failed={t('receiptFailed')}
    >
      {(receipt) => <ReceiptCard bookingId={bookingId} receipt={receipt} />}
    </QueryState>
  );
}

function ReceiptCard({ bookingId, receipt }: { bookingId: string; receipt: CashReceipt }) {
  const { t } = useTranslation('cash-visits');
  const lang = useLanguage();
  const { number, amount, gourdes } = receipt;
  const paid =
    gourdes === null
      ? formatMoney(lang, Math.round(amount * 100), 'USD')
      : formatMoney(lang, Math.round(gourdes * 100), 'HTG');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4">
      <dl>
        <dt className="text-14 text-ink-soft">{t('number', { number })}</dt>
        <dd className="font-semibold tabular-nums">{t('paid', { amount: paid })}</dd>
      </dl>
      <ReceiptLink
        payment={{ receiptUrl: `/api/bookings/${bookingId}/cash/receipt`, receiptNumber: number }}
        label={t('receipt', { number })}
      />
    </div>
  );
}
