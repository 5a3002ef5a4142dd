import { addDays, type PlainDate } from './plain-date.ts';

/** The days of a pregnancy, counted from the first day of the last period. */
export const PREGNANCY_DAYS = 280;

/**
 * Naegele's rule as ACOG Committee Opinion 700 (2017) states it: 280 days after the first day of the last period.
 * It assumes a cycle of 28 days; an early ultrasound is more exact. Undefined for a day that does not exist.
 */
export const findDueDate = (lastPeriod: PlainDate): PlainDate | undefined =>
  addDays(lastPeriod, PREGNANCY_DAYS);
