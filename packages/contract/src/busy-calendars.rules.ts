/** Not read yet; read; could not be read. */
export const BUSY_CALENDAR_STATES = ['waiting', 'read', 'failed'] as const;

/** Why a calendar could not be read: no public address; no answer; an answer that is no file; too large; no calendar. */
export const BUSY_CALENDAR_PROBLEMS = [
  'blocked',
  'unreachable',
  'refused',
  'too_large',
  'not_calendar',
] as const;
export type BusyCalendarProblem = (typeof BUSY_CALENDAR_PROBLEMS)[number];

export const LONGEST_CALENDAR_ADDRESS = 1000;
