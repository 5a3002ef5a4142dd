import { RESCHEDULABLE } from './bookings.rules.ts';

/** Since when somebody has what they come for, from the shortest time to the longest. */
export const SINCE = ['today', 'days', 'weeks', 'months', 'years'] as const;

/** How right the urgency was that the symptom checker said, as the provider found it. */
export const TRIAGE_MARKS = ['right', 'too_urgent', 'not_urgent_enough'] as const;

export const LONGEST_ANSWER = 2000;

interface Visit {
  readonly status: (typeof RESCHEDULABLE)[number];
  readonly startsAt: Date;
}

/** Whether the visit has not begun, so that what was told for it can still change. */
export const isBeforeVisit = ({ status, startsAt }: Visit, at: Date): boolean =>
  RESCHEDULABLE.includes(status) && at < startsAt;
