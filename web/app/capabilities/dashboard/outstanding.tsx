import type { Booking } from '@lakou/contract/bookings';
import type { MyInvoice } from '@lakou/contract/invoices';
import { formatDate, formatDateTime, formatMoney } from '@lakou/i18n';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { serviceName } from '../bookings/service-name.ts';

interface OutstandingProps {
  bookings: readonly Booking[];
  /** Of clinics; undefined while they are read. */
  invoices: readonly MyInvoice[] | undefined;
  /** Shown where the invoices could not be read: nobody is told that nothing is owed. */
  problem: ReactNode;
}

/** What is to be paid: reserved times, completed visits, and invoices of clinics. */
export function Outstanding({ bookings, invoices, problem }: OutstandingProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Section title={t('payments.title')} aside={<TextLink to="/app/payments">{t('payments.all')}</TextLink>}>
      {bookings.length === 0 && invoices?.length === 0 && (
        <Card>
          <p className="flex items-center gap-3 text-ink-soft">
            <CircleCheck size={22} className="shrink-0 text-leaf" />
            {t('payments.empty')}
          </p>
        </Card>
      )}
      {bookings.map((booking, index) => (
        <Invoice key={booking.id} booking={booking} first={index === 0} />
      ))}
      {problem && <Card>{problem}</Card>}
      {invoices?.map((invoice, index) => (
        <ClinicInvoice key={invoice.id} invoice={invoice} first={bookings.length === 0 && index === 0} />
      ))}
    </Section>
  );
}

/** Only the first invoice is highlighted. */
function Invoice({ booking, first }: { booking: Booking; first: boolean }) {
  const { t } = useTranslation('dashboard');
  const lang = useLanguage();
  const timeZone = ownTimeZone();
  const amount = formatMoney(lang, Math.round(booking.fare.total * 100), 'USD');
  const about = {
    service: serviceName(lang, booking),
    date: formatDate(lang, { at: new Date(booking.dateTime), timeZone }, 'short'),
    name: booking.providerName ?? booking.clinicName ?? '',
  };
  return (
    <Card as="article" attention={first ? 'mango' : undefined}>
      <p className="text-28 font-extrabold tabular-nums">{amount}</p>
      <h3 className="text-16 font-medium">{t('payments.about', about)}</h3>
      {booking.status === 'awaiting_payment' && booking.holdExpiresAt && (
        <p className="mt-1 text-15 font-semibold text-mango-ink">
          {t('payments.held', {
            time: formatDateTime(lang, { at: new Date(booking.holdExpiresAt), timeZone }, 'short'),
          })}
        </p>
      )}
      <div className="mt-4">
        <ButtonLink to={`/app/pay/${booking.id}`} variant={first ? 'primary' : 'secondary'} block>
          {t('payments.pay', { amount })}
        </ButtonLink>
      </div>
    </Card>
  );
}

function ClinicInvoice({ invoice, first }: { invoice: MyInvoice; first: boolean }) {
  const { t } = useTranslation('dashboard');
  const lang = useLanguage();
  const { id, clinicName, totalCents, paidCents, issuedAt } = invoice;
  const amount = formatMoney(lang, totalCents - paidCents, 'USD');
  const date = formatDate(lang, { at: new Date(issuedAt), timeZone: ownTimeZone() }, 'short');
  return (
    <Card as="article" attention={first ? 'mango' : undefined}>
      <p className="text-28 font-extrabold tabular-nums">{amount}</p>
      <h3 className="text-16 font-medium wrap-anywhere">
        {t('payments.invoice', { name: clinicName, date })}
      </h3>
      <div className="mt-4">
        <ButtonLink to={`/app/my-invoices/${id}`} variant={first ? 'primary' : 'secondary'} block>
          {t('payments.pay', { amount })}
        </ButtonLink>
      </div>
    </Card>
  );
}
