import { PREGNANCY_DAYS } from './due-date.ts';
import { daysBetween, type PlainDate } from './plain-date.ts';
import { type Unknown, unknown } from './unknown.ts';

export const TIP_WEEKS = [4, 8, 12, 16, 20, 24, 28, 32, 36, 40] as const;
export type TipWeek = (typeof TIP_WEEKS)[number];

export type Pregnancy = {
  kind: 'pregnancy';
  week: number;
  trimester: 1 | 2 | 3;
  daysLeft: number;
  daysPastDue: number;
  tipWeek: TipWeek;
};

/** The tip of this week, else the nearest earlier one, else the first. */
export const tipWeekFor = (week: number): TipWeek => TIP_WEEKS.findLast((tip) => tip <= week) ?? TIP_WEEKS[0];

/**
 * Where a pregnancy stands. The week is the running one: the due date is the last day of week 40, seven days earlier
 * of week 39. Any due date is accepted: one far ahead is week 1, one in the past goes on counting, and `daysPastDue`
 * lets the screen say so (42 weeks completed is post-term: ACOG Committee Opinion 579, 2013).
 */
export function assessPregnancy(dates: {
  dueDate: PlainDate;
  today: PlainDate;
}): Pregnancy | Unknown<'no_such_day'> {
  const daysToDue = daysBetween(dates.today, dates.dueDate);
  if (daysToDue === undefined) return unknown('no_such_day');
  const week = Math.max(1, Math.ceil((PREGNANCY_DAYS - daysToDue) / 7));
  return {
    kind: 'pregnancy',
    week,
    trimester: week <= 13 ? 1 : week <= 27 ? 2 : 3,
    daysLeft: Math.max(0, daysToDue),
    daysPastDue: Math.max(0, -daysToDue),
    tipWeek: tipWeekFor(week),
  };
}
