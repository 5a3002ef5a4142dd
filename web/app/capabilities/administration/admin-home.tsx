import type { SiteStats } from '@lakou/contract/administration';
import { OVERVIEW_DAYS } from '@lakou/contract/administration.rules';
import { formatMoney, formatNumber } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { useAddress } from '../../platform/use-address.ts';
import { Card } from '../../ui/card.tsx';
import { figuresLook } from '../../ui/figures-look.ts';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { statsQuery } from './administration.queries.ts';
import { DailyChart } from './daily-chart.tsx';

/** An administrator's home page: what waits, totals, and the last days beside as many before. */
export function AdminHome() {
  const { t } = useTranslation('administration');
  const { get, put } = useAddress();
  const asked = OVERVIEW_DAYS.find((days) => String(days) === get('days')) ?? 30;
  return (
    <QueryState query={useQuery(statsQuery(asked))} failed={t('statsFailed')}>
      {(stats) => (
        <Sections>
          <Waiting waiting={stats.waiting} />
          <Section title={t('totals')}>
            <dl className={figuresLook}>
              <Figure name={t('totalUsers')} value={stats.totalUsers} to="/app/users" />
              <Figure name={t('totalPatients')} value={stats.totalPatients} to="/app/users?role=PATIENT" />
              <Figure name={t('totalProviders')} value={stats.totalProviders} to="/app/users?role=PROVIDER" />
              <Figure name={t('totalClinics')} value={stats.totalClinics} to="/app/all-clinics" />
            </dl>
          </Section>
          <Section title={t('lately')}>
            <FilterChips
              legend={t('lately')}
              options={OVERVIEW_DAYS.map((days) => ({
                value: String(days),
                title: t('days', { count: days }),
              }))}
              value={String(asked)}
              onChange={(days) => put('days', days)}
            />
            <Lately stats={stats} />
            <Card>
              <DailyChart daily={stats.daily} />
            </Card>
          </Section>
        </Sections>
      )}
    </QueryState>
  );
}

function Figure({ name, value, to }: { name: string; value: number; to: string }) {
  const lang = useLanguage();
  return (
    <div className="relative rounded-card border border-line bg-surface p-4 hover:bg-sunken">
      <dt className="text-14 text-ink-soft">
        <Link to={to} className="after:absolute after:inset-0">
          {name}
        </Link>
      </dt>
      <dd className="text-28 font-extrabold">{formatNumber(lang, value, 0)}</dd>
    </div>
  );
}

const QUEUES = {
  licences: '/app/verifications',
  credentials: '/app/verifications',
  clinics: '/app/clinic-verifications',
  support: '/app/support-queue',
  reports: '/app/qna-reports',
  fundRequests: '/app/fund-requests',
  deathReports: '/app/death-reports',
  refunds: '/app/money/refunds',
  differences: '/app/money/differences',
  failedJobs: '/app/system/jobs',
} as const satisfies Record<keyof SiteStats['waiting'], string>;
const QUEUE_NAMES = Object.keys(QUEUES) as (keyof typeof QUEUES)[];

function Waiting({ waiting }: { waiting: SiteStats['waiting'] }) {
  const { t } = useTranslation('administration');
  const some = QUEUE_NAMES.filter((name) => waiting[name] > 0);
  return (
    <Section title={t('waits')}>
      {some.length === 0 ? (
        <Card>
          <p className="text-ink-soft">{t('nothingWaits')}</p>
        </Card>
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-surface">
          {some.map((name) => (
            <li key={name} className="border-line not-first:border-t">
              <Link to={QUEUES[name]} className="flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-sunken">
                <span className="grow">{t(`queue.${name}`)}</span>
                <strong>{waiting[name]}</strong>
                <ChevronRight size={20} className="shrink-0 text-ink-soft" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const FIGURES = ['newUsers', 'bookings', 'completedVisits', 'paid'] as const;

function Lately({ stats: { period, before } }: { stats: SiteStats }) {
  const { t } = useTranslation('administration');
  const lang = useLanguage();
  const say = (name: (typeof FIGURES)[number], value: number) =>
    name === 'paid' ? formatMoney(lang, Math.round(value * 100), 'USD') : formatNumber(lang, value, 0);
  return (
    <dl className={figuresLook}>
      {FIGURES.map((name) => (
        <div key={name} className="rounded-card border border-line bg-surface p-4">
          <dt className="text-14 text-ink-soft">{t(`figure.${name}`)}</dt>
          <dd>
            <span className="block text-22 font-extrabold">{say(name, period[name])}</span>
            <span className="block text-14 text-ink-soft">
              {t('before', { value: say(name, before[name]) })}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
