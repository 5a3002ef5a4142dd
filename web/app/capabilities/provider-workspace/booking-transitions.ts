import type { Booking } from '@lakou/contract/bookings';
import {
  CANCELLABLE,
  PROVIDER_TRANSITIONS,
  type ProviderTransition,
  RESCHEDULABLE,
  TRANSITIONS,
  transitionError,
} from '@lakou/contract/bookings.rules';

export type Act = ProviderTransition;

type BookingState = Pick<Booking, 'status' | 'dateTime'>;

/** The transitions that the provider can make now, the next step first. */
export const transitionsOf = ({ status, dateTime }: BookingState, now: Date): Act[] =>
  PROVIDER_TRANSITIONS.filter(
    (act) => transitionError(act, { status, startsAt: new Date(dateTime) }, now) === undefined,
  );

export const isCancellable = ({ status }: Pick<Booking, 'status'>): boolean => CANCELLABLE.includes(status);

/** A visit that has not begun can be moved to another free time. */
export const isMovable = ({ status }: Pick<Booking, 'status'>): boolean => RESCHEDULABLE.includes(status);

/** The earliest moment at which a confirmed booking can be started. */
export const startsFrom = ({ dateTime }: Pick<Booking, 'dateTime'>): Date =>
  new Date(Date.parse(dateTime) + TRANSITIONS.start.notBefore);
