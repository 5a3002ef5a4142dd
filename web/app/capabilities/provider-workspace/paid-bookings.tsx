import type { PaidBooking } from '@lakou/contract/provider-workspace';
import { formatDate, formatMoney } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { serviceName } from '../bookings/service-name.ts';
import { MODE_ICONS } from '../providers/mode-icons.ts';
import { type EarningsSpan, paidBookingsQuery } from './agenda.queries.ts';
import { CardList } from './card-list.tsx';

/** The paid bookings of a span, latest payment first. */
export function PaidBookings({ span, timeZone }: { span: EarningsSpan; timeZone: string }) {
  const { t } = useTranslation('provider-workspace');
  return (
    <CardList
      query={useInfiniteQuery(paidBookingsQuery(span))}
      empty={t('noPaidVisits')}
      drawing={<Letter />}
    >
      {(bookings) => (
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {bookings.map((booking) => (
            <PaidRow key={booking.id} booking={booking} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </CardList>
  );
}

function PaidRow({ booking, timeZone }: { booking: PaidBooking; timeZone: string }) {
  const { t } = useTranslation('provider-workspace');
  const { t: packages } = useTranslation('packages');
  const lang = useLanguage();
  const Icon = MODE_ICONS[booking.mode];
  const money = (dollars: number) => formatMoney(lang, Math.round(dollars * 100), 'USD');
  const day = (at: string) => formatDate(lang, { at: new Date(at), timeZone }, 'short');
  return (
    <li className="relative flex items-center gap-3.5 border-line px-4 py-3 not-first:border-t hover:bg-sunken/60">
      <Icon size={22} className="shrink-0 text-ink-soft" />
      <div className="min-w-0 grow">
        <Link
          to={booking.package ? '/app/sold-packages' : `/app/visits/${booking.bookingId}`}
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {booking.patientName}
        </Link>
        <p className="text-14 text-ink-soft">
          {booking.package
            ? packages('name', { count: booking.package.visits, service: serviceName(lang, booking) })
            : serviceName(lang, booking)}
        </p>
        <p className="text-14 text-ink-soft">
          {t('paidOn', { date: day(booking.paidAt) })}
          {/* Paid before it took place: that money is sent on only afterwards. */}
          {booking.visitAt && Date.parse(booking.visitAt) > Date.now() && (
            <span className="block text-ink">{t('visitOn', { date: day(booking.visitAt) })}</span>
          )}
        </p>
      </div>
      <p className="shrink-0 text-right font-bold tabular-nums">
        {money(booking.earned)}
        {booking.refunded > 0 && (
          <span className="block text-14 font-medium text-hibiscus-ink">{money(-booking.refunded)}</span>
        )}
      </p>
    </li>
  );
}
