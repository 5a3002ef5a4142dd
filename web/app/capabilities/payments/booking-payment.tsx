import type { Booking } from '@lakou/contract/bookings';
import { formatDate } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import Hourglass from 'lucide-react/icons/hourglass';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Banner } from '../../ui/banner.tsx';
import { FailedNote } from '../../ui/failed-note.tsx';
import { serviceName } from '../bookings/service-name.ts';
import { bookingPaymentQuery } from './payments.queries.ts';
import { ReceiptLink } from './receipt-link.tsx';

/** The payment of one's own booking: its receipt, or that its result is not known yet. */
export function BookingPayment({ booking }: { booking: Booking }) {
  const { t } = useTranslation('payments');
  const lang = useLanguage();
  const query = useQuery(bookingPaymentQuery(booking.id));
  const { data: payment } = query;
  if (payment?.status === 'capturing')
    return (
      <Banner tone="info" icon={Hourglass}>
        {t('pending')}
      </Banner>
    );
  if (!payment?.receiptNumber) return <FailedNote query={query} text={t('visitFailed')} />;
  const date = formatDate(
    lang,
    { at: new Date(payment.paidAt ?? payment.createdAt), timeZone: ownTimeZone() },
    'medium',
  );
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4">
      <dl>
        <dt className="text-14 text-ink-soft">{t('pdf.number')}</dt>
        <dd className="font-semibold tabular-nums">{payment.receiptNumber}</dd>
      </dl>
      <ReceiptLink payment={payment} label={t('receiptFor', { what: serviceName(lang, booking), date })} />
    </div>
  );
}
