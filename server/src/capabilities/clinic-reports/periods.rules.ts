import type { AskedReportPeriod, ReportPeriod, ReportPoint } from '@lakou/contract/clinic-reports';
import { LONGEST_REPORT_DAYS } from '@lakou/contract/clinic-reports.rules';
import type { CountedDay } from './report.store.ts';

const DAY_MS = 24 * 3600 * 1000;
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const daysIn = ({ from, to }: ReportPeriod) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** Both days included; this month until today where nothing was asked. Nothing when it ends before it begins or is too long. */
export function periodOf({ from, to }: AskedReportPeriod, today: string): ReportPeriod | undefined {
  const last = to ?? today;
  const period = { from: from ?? `${last.slice(0, 8)}01`, to: last };
  const days = daysIn(period);
  return days >= 1 && days <= LONGEST_REPORT_DAYS ? period : undefined;
}

/** As many days, right before. */
export const periodBefore = (period: ReportPeriod): ReportPeriod => ({
  from: addDays(period.from, -daysIn(period)),
  to: addDays(period.from, -1),
});

/** The month after, both as `2026-11`. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}

type Step = 'day' | 'week' | 'month';

/** Few enough points for a phone. */
export function stepOf(period: ReportPeriod): Step {
  const days = daysIn(period);
  if (days <= 14) return 'day';
  return days <= 98 ? 'week' : 'month';
}

function startsOf(period: ReportPeriod, step: Step): string[] {
  const starts: string[] = [];
  let day = period.from;
  while (day <= period.to) {
    starts.push(day);
    day = step === 'month' ? `${monthAfter(day.slice(0, 7))}-01` : addDays(day, step === 'day' ? 1 : 7);
  }
  return starts;
}

/** The counted days of the period, added up from each start until the next. */
export function pointsOf(counted: readonly CountedDay[], period: ReportPeriod, step: Step): ReportPoint[] {
  const starts = startsOf(period, step);
  return starts.map((from, index) => {
    const next = starts[index + 1] ?? addDays(period.to, 1);
    const sum = (figure: CountedDay['figure']) =>
      counted
        .filter((one) => one.figure === figure && one.day >= from && one.day < next)
        .reduce((total, { amount }) => total + amount, 0);
    return {
      from,
      visits: sum('visits'),
      noShows: sum('noShows'),
      receivedCents: sum('receivedCents'),
      staffMinutes: sum('staffMinutes'),
    };
  });
}
