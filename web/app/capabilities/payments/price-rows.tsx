import type { Booking } from '@lakou/contract/bookings';
import { formatDateTime, formatMoney } from '@lakou/i18n';
import { useTranslation } from '#platform/language/use-translation.ts';
import { ownTimeZone } from '#platform/time/time-zone.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { serviceName } from '../bookings/service-name.ts';

/** The service and the parts of its price. */
export function PriceRows({ booking }: { booking: Booking }) {
  const { t } = useTranslation('payments');
  const lang = useLanguage();
  const money = (dollars: number) => formatMoney(lang, Math.round(dollars * 100), 'USD');
  const timeZone = ownTimeZone();
  const service = serviceName(lang, booking);
  const name = booking.providerName ?? booking.clinicName;
  return (
    <section className="rounded-card bg-sunken p-5">
      <h3 className="text-18 font-bold wrap-anywhere">
        {name ? t('visitWith', { service, name }) : service}
      </h3>
      <p className="text-15 text-ink-soft">
        {formatDateTime(lang, { at: new Date(booking.dateTime), timeZone }, 'long')}
      </p>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-1.5 tabular-nums *:[dd]:pl-4 *:[dd]:text-right">
        <dt>{t('price')}</dt>
        <dd>{money(booking.fare.base)}</dd>
        <dt>{t('fee')}</dt>
        <dd>{money(booking.fare.serviceFee)}</dd>
        <dt className="mt-1 border-t border-line pt-2 text-18 font-bold">{t('total')}</dt>
        <dd className="mt-1 border-t border-line pt-2 text-18 font-bold">{money(booking.fare.total)}</dd>
      </dl>
    </section>
  );
}
