import { addDays, type PlainDate } from './plain-date.ts';

/** A pregnancy counted from the first day of the last period. */
export const PREGNANCY_DAYS = 280;

/**
 * Naegele's rule as ACOG Committee Opinion 700 (2017) states it: 280 days after the first day of the last period.
 * Assumes a cycle of 28 days; an early ultrasound knows better. Undefined for a day that doesn't exist.
 */
export const findDueDate = (lastPeriod: PlainDate): PlainDate | undefined =>
  addDays(lastPeriod, PREGNANCY_DAYS);
