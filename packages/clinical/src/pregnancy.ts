import { PREGNANCY_DAYS } from './due-date.ts';
import { daysBetween, type PlainDate } from './plain-date.ts';
import { type Unknown, unknown } from './unknown.ts';

export const TIP_WEEKS = [4, 8, 12, 16, 20, 24, 28, 32, 36, 40] as const;
export type TipWeek = (typeof TIP_WEEKS)[number];

/** How far a pregnancy is; every number of a week that is shown or compared comes from here. */
export type Gestation = {
  /** Completed weeks and the days after them, as professionals count: 23 weeks and 5 days. Not below zero. */
  weeks: number;
  days: number;
  /** The week that is under way: 24 after 23 weeks and 5 days. A week that is just complete is still its own. */
  week: number;
};

export type Pregnancy = Gestation & {
  kind: 'pregnancy';
  trimester: 1 | 2 | 3;
  daysLeft: number;
  daysPastDue: number;
  tipWeek: TipWeek;
};

/** The tip of this week, else the nearest earlier one, else the first. */
export const tipWeekFor = (week: number): TipWeek => TIP_WEEKS.findLast((tip) => tip <= week) ?? TIP_WEEKS[0];

/** Undefined for a day that does not exist. */
export function findGestation(dates: {
  readonly dueDate: PlainDate;
  readonly today: PlainDate;
}): Gestation | undefined {
  const daysToDue = daysBetween(dates.today, dates.dueDate);
  if (daysToDue === undefined) return undefined;
  const over = Math.max(0, PREGNANCY_DAYS - daysToDue);
  return { weeks: Math.floor(over / 7), days: over % 7, week: Math.max(1, Math.ceil(over / 7)) };
}

/**
 * The current week of a pregnancy: the due date is the last day of week 40, seven days earlier is the last day of week 39.
 * Any due date is accepted: one far ahead gives week 1, and after the due date the weeks are counted on and `daysPastDue`
 * is set (42 completed weeks are post-term: ACOG Committee Opinion 579, 2013).
 */
export function assessPregnancy(dates: {
  dueDate: PlainDate;
  today: PlainDate;
}): Pregnancy | Unknown<'no_such_day'> {
  const daysToDue = daysBetween(dates.today, dates.dueDate);
  const gestation = findGestation(dates);
  if (daysToDue === undefined || !gestation) return unknown('no_such_day');
  const { week } = gestation;
  return {
    kind: 'pregnancy',
    ...gestation,
    trimester: week <= 13 ? 1 : week <= 27 ? 2 : 3,
    daysLeft: Math.max(0, daysToDue),
    daysPastDue: Math.max(0, -daysToDue),
    tipWeek: tipWeekFor(week),
  };
}
