import type { ClinicDashboard as Dashboard } from '@lakou/contract/dispatch';
import { formatDate, formatTime } from '@lakou/i18n';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#platform/language/use-translation.ts';
import { useLanguage } from '../../platform/language/language.tsx';
import { BarChart } from '../../ui/bar-chart.tsx';
import { Card } from '../../ui/card.tsx';
import { figuresLook } from '../../ui/figures-look.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { Section, Sections } from '../../ui/section.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useNow } from '../provider-workspace/use-now.ts';
import { clinicDashboardQuery } from './dispatch.queries.ts';
import { isSoon, VisitRow } from './visit-row.tsx';

/** Shifts and visits of today; every figure leads to its list. Needs the words of `dispatch`. */
export function ClinicDashboard({ clinicId }: { clinicId: string }) {
  const { t } = useTranslation('dispatch');
  return (
    <QueryState query={useQuery(clinicDashboardQuery(clinicId))} failed={t('dashboardFailed')}>
      {(dashboard) => <Today dashboard={dashboard} />}
    </QueryState>
  );
}

function Today({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dispatch');
  const lang = useLanguage();
  const now = useNow();
  const { timeZone, schedule, urgent, shiftsPerDay, shiftsToday, unassignedVisits } = dashboard;
  const time = (at: string) => formatTime(lang, { at: new Date(at), timeZone });
  return (
    <Sections>
      <div className={figuresLook}>
        <Figure to="/app/schedule" value={shiftsToday} name={t('shiftsToday')} />
        <Figure to="/app/dispatch" value={unassignedVisits} name={t('unassigned')} />
      </div>
      <Section title={t('urgent')} aside={<TextLink to="/app/dispatch">{t('all')}</TextLink>}>
        {urgent.length === 0 && <Empty>{t('none')}</Empty>}
        <ul className="grid gap-3 lg:grid-cols-2">
          {urgent.map((visit) => (
            <Card key={visit.id} as="li">
              <VisitRow visit={visit} soon={isSoon(visit, now)} />
            </Card>
          ))}
        </ul>
      </Section>
      <Section title={t('todaysSchedule')} aside={<TextLink to="/app/schedule">{t('week')}</TextLink>}>
        {schedule.length === 0 ? (
          <Empty>{t('noShifts')}</Empty>
        ) : (
          <ul className="overflow-hidden rounded-card border border-line bg-surface">
            {schedule.map(({ id, staffName, startTime, endTime }) => (
              <li
                key={id}
                className="flex flex-wrap justify-between gap-x-4 border-line p-4 not-first:border-t"
              >
                <span className="font-semibold wrap-anywhere">{staffName}</span>
                <span className="text-ink-soft">{`${time(startTime)} – ${time(endTime)}`}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Card>
        <BarChart
          title={t('perDay')}
          heads={[t('day'), t('shifts')]}
          bars={shiftsPerDay.map(({ day, shifts }) => ({
            key: day,
            value: shifts,
            text: String(shifts),
            // Months of seven bars do not fit beside each other on a phone; the table for readers has the whole date.
            name: [String(Number(day.slice(8))), ''] as const,
            spoken: { name: formatDate(lang, day, 'long'), value: String(shifts) },
          }))}
        />
      </Card>
    </Sections>
  );
}

function Figure({ to, value, name }: { to: string; value: number; name: string }) {
  return (
    <Link
      to={to}
      className="grid min-h-24 content-center gap-1 rounded-card border border-line bg-surface p-4 hover:bg-sunken"
    >
      <span className="text-28 font-extrabold">{value}</span>
      <span className="text-15 text-ink-soft">{name}</span>
    </Link>
  );
}

const Empty = ({ children }: { children: ReactNode }) => (
  <Card>
    <p className="text-ink-soft">{children}</p>
  </Card>
);
