import type { BOOKING_MODES, BOOKING_STATUSES } from './bookings.rules.ts';

/** Visits that have a room. */
export const CALL_MODES = ['video', 'audio'] as const satisfies readonly (typeof BOOKING_MODES)[number][];

/** Statuses in which the room of a visit can be entered. */
const OPEN_STATUSES: readonly (typeof BOOKING_STATUSES)[number][] = ['confirmed', 'in_progress'];

export const SIDES = ['patient', 'provider'] as const;
/** `away`: not in the room or not heard of for a while; `waiting`: at the door, to be admitted. */
export const PRESENCES = ['away', 'waiting', 'in'] as const;
/** `invited`: nobody has come by the link yet. */
export const GUEST_PRESENCES = ['invited', ...PRESENCES] as const;
export const PERSON_KINDS = [...SIDES, 'guest'] as const;
export const SIGNAL_KINDS = ['description', 'candidate'] as const;

const MINUTE_MS = 60_000;
const OPENS_BEFORE_MS = 10 * MINUTE_MS;
/** Visits begin late and last longer than planned; completing one closes its room at once. */
const CLOSES_AFTER_MS = 60 * MINUTE_MS;

/** Longer than any description of two tracks and a channel. */
export const LONGEST_SIGNAL = 20_000;
export const MOST_SIGNALS_AT_ONCE = 20;

/** How often a browser in the room says that it is there. */
export const SYNC_EVERY_MS = 10_000;
/** A guest has no account and so no stream of events, and asks oftener. */
export const GUEST_SYNC_EVERY_MS = 2500;
/** Each browser sends to each other one: more than four people are too many for a phone. */
export const MOST_GUESTS = 2;
export const LONGEST_GUEST_NAME = 60;
/** Who was not heard of for so long is away. */
export const PRESENT_FOR_MS = 35_000;

interface CallTime {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export const callWindow = ({ startsAt, endsAt }: CallTime): { opensAt: Date; closesAt: Date } => ({
  opensAt: new Date(startsAt.getTime() - OPENS_BEFORE_MS),
  closesAt: new Date(endsAt.getTime() + CLOSES_AFTER_MS),
});

interface Visit extends CallTime {
  readonly status: (typeof BOOKING_STATUSES)[number];
}

/** Whether its two people may be in the room now. */
export function isCallOpen(visit: Visit, at: Date): boolean {
  const { opensAt, closesAt } = callWindow(visit);
  return OPEN_STATUSES.includes(visit.status) && opensAt <= at && at < closesAt;
}

/** Whether the room of a visit is open or will be. */
export const hasCallAhead = (visit: Visit, at: Date): boolean =>
  OPEN_STATUSES.includes(visit.status) && at < callWindow(visit).closesAt;
