import { daysBetween, findDueDate, type PlainDate } from '@lakou/clinical';

const PREGNANCY_AT_MOST_DAYS = 300;

/**
 * The due date, and whether a pregnancy of today can have begun on that day; undefined for a day that does not exist.
 */
export function dueOf(
  lastPeriod: string,
  today: PlainDate,
): { due: PlainDate; plausible: boolean } | undefined {
  const due = findDueDate(lastPeriod);
  const ago = daysBetween(lastPeriod, today);
  if (due === undefined || ago === undefined) return undefined;
  return { due, plausible: ago >= 0 && ago <= PREGNANCY_AT_MOST_DAYS };
}
