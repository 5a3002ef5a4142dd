import type { BookingStatus } from '@lakou/contract/bookings';

const MINUTE_MS = 60_000;

interface Move {
  readonly from: readonly BookingStatus[];
  readonly to: BookingStatus;
  /** How long after the visit's start it may happen at the earliest; before it when negative. */
  readonly notBefore?: number;
}

/** All that can happen to a visit once it is made; anything else is refused and changes nothing. */
export const TRANSITIONS = {
  accept: { from: ['requested'], to: 'confirmed' },
  start: { from: ['confirmed'], to: 'in_progress', notBefore: -10 * MINUTE_MS },
  complete: { from: ['confirmed', 'in_progress'], to: 'completed', notBefore: 0 },
  'no-show': { from: ['confirmed'], to: 'no_show', notBefore: 15 * MINUTE_MS },
  cancel: { from: ['requested', 'awaiting_payment', 'confirmed'], to: 'cancelled' },
} as const satisfies Record<string, Move>;
export type TransitionName = keyof typeof TRANSITIONS;

/** Visits that can still be given another time. */
export const RESCHEDULABLE: readonly BookingStatus[] = ['requested', 'awaiting_payment', 'confirmed'];

interface Booking {
  readonly status: BookingStatus;
  readonly startsAt: Date;
}

/** Why this cannot happen now; undefined when it can. */
export function transitionError(
  name: TransitionName,
  { status, startsAt }: Booking,
  at: Date,
): 'move_not_allowed' | 'too_early' | undefined {
  const move: Move = TRANSITIONS[name];
  if (!move.from.includes(status)) return 'move_not_allowed';
  const tooEarly = move.notBefore !== undefined && at.getTime() < startsAt.getTime() + move.notBefore;
  return tooEarly ? 'too_early' : undefined;
}
