import type { PaidVisit } from '@lakou/contract/agenda';
import { formatDate, formatMoney } from '@lakou/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { Letter } from '../../ui/drawings/letter.tsx';
import { serviceName } from '../bookings/service-name.ts';
import { MODE_ICONS } from '../bookings/visit-modes.ts';
import { type EarningsSpan, paidVisitsQuery } from './agenda.queries.ts';
import { PagedList } from './paged-list.tsx';

/** The visits behind the figures, the latest payment first. */
export function PaidVisits({ span, timeZone }: { span: EarningsSpan; timeZone: string }) {
  const { t } = useTranslation('agenda');
  return (
    <PagedList found={useInfiniteQuery(paidVisitsQuery(span))} empty={t('noPaidVisits')} drawing={<Letter />}>
      {(visits) => (
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {visits.map((visit) => (
            <PaidRow key={visit.id} visit={visit} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function PaidRow({ visit, timeZone }: { visit: PaidVisit; timeZone: string }) {
  const { t } = useTranslation('agenda');
  const lang = useLanguage();
  const Icon = MODE_ICONS[visit.mode];
  const money = (dollars: number) => formatMoney(lang, Math.round(dollars * 100), 'USD');
  const day = (at: string) => formatDate(lang, { at: new Date(at), timeZone }, 'short');
  return (
    <li className="relative flex items-center gap-3.5 border-line px-4 py-3 not-first:border-t hover:bg-sunken/60">
      <Icon size={22} className="shrink-0 text-ink-soft" />
      <div className="min-w-0 grow">
        <Link
          to={`/app/visits/${visit.bookingId}`}
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {visit.patientName}
        </Link>
        <p className="text-14 text-ink-soft">{serviceName(lang, visit)}</p>
        <p className="text-14 text-ink-soft">{t('paidOn', { date: day(visit.paidAt) })}</p>
      </div>
      <p className="shrink-0 text-right font-bold tabular-nums">
        {money(visit.earned)}
        {visit.refunded > 0 && (
          <span className="block text-14 font-medium text-hibiscus-ink">{money(-visit.refunded)}</span>
        )}
      </p>
    </li>
  );
}
