import type { Booking } from '@lakou/contract/bookings';

const MINUTE_MS = 60_000;

export type Act = 'accept' | 'start' | 'complete' | 'no-show';

/** As the server will have it: from which states, and how long after the visit's start at the earliest. */
const RULES: Record<Act, { from: readonly Booking['status'][]; notBefore: number }> = {
  accept: { from: ['requested'], notBefore: Number.NEGATIVE_INFINITY },
  start: { from: ['confirmed'], notBefore: -10 * MINUTE_MS },
  complete: { from: ['in_progress', 'confirmed'], notBefore: 0 },
  'no-show': { from: ['confirmed'], notBefore: 15 * MINUTE_MS },
};
const ACTS = Object.keys(RULES) as Act[];
const CANCELLABLE: readonly Booking['status'][] = ['requested', 'awaiting_payment', 'confirmed'];

type BookingState = Pick<Booking, 'status' | 'dateTime'>;

/** What the provider can do with a visit just now, the next thing first. */
export const transitionsOf = ({ status, dateTime }: BookingState, now: Date): Act[] =>
  ACTS.filter((act) => {
    const { from, notBefore } = RULES[act];
    return from.includes(status) && now.getTime() >= Date.parse(dateTime) + notBefore;
  });

export const isCancellable = ({ status }: Pick<Booking, 'status'>): boolean => CANCELLABLE.includes(status);

/** From when on a confirmed visit can be started. */
export const startsFrom = ({ dateTime }: Pick<Booking, 'dateTime'>): Date =>
  new Date(Date.parse(dateTime) + RULES.start.notBefore);
