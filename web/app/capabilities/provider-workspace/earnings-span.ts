import type { EarningsPeriod } from '@lakou/contract/provider-workspace';
import { addDays } from '#platform/time/days.ts';
import type { EarningsSpan } from './agenda.queries.ts';
import { weekOf } from './days.ts';

/** As many periods as fit on a phone, up to today: seven days, eight weeks or six months. */
export function spanUpTo(today: string, by: EarningsPeriod): EarningsSpan {
  if (by === 'day') return { from: addDays(today, -6), to: today };
  if (by === 'week') return { from: addDays(weekOf(today)[0] ?? today, -7 * 7), to: today };
  const first = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - 5);
  return { from: first.toISOString().slice(0, 10), to: today };
}
