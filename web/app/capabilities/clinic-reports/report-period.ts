import type { ReportPeriod } from '@lakou/contract/clinic-reports';
import { addDays } from '#platform/time/days.ts';

export const QUICK_PERIODS = ['thisMonth', 'lastMonth', 'last90', 'lastYear'] as const;
type QuickPeriod = (typeof QUICK_PERIODS)[number];

/** The days that the words name, seen from this day. */
export function quickPeriod(quick: QuickPeriod, today: string): ReportPeriod {
  const first = `${today.slice(0, 8)}01`;
  if (quick === 'thisMonth') return { from: first, to: today };
  if (quick === 'last90') return { from: addDays(today, -89), to: today };
  if (quick === 'lastYear') return { from: addDays(today, -364), to: today };
  const last = addDays(first, -1);
  return { from: `${last.slice(0, 8)}01`, to: last };
}

/** This month and those before it, `2026-11` first. */
export function latestMonths(today: string, count: number): string[] {
  const months = [today.slice(0, 7)];
  while (months.length < count) months.push(addDays(`${months.at(-1)}-01`, -1).slice(0, 7));
  return months;
}
