/** Longer than a day is two shifts. */
export const LONGEST_SHIFT_MS = 24 * 3_600_000;
export const MOST_SHIFT_TEMPLATES = 50;
export const LONGEST_TEMPLATE_NAME = 40;
/** A time of day, `07:30`. */
export const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** People of one role on one day. */
export const MOST_NEEDED = 99;
export const DAYS_OF_WEEK = 7;
