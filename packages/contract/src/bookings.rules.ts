import type { ErrorCode } from './errors.ts';

export const BOOKING_MODES = ['in_home', 'clinic', 'video', 'audio', 'chat'] as const;
type BookingMode = (typeof BOOKING_MODES)[number];
/** The modes without meeting in person. */
export const REMOTE_MODES: readonly BookingMode[] = ['video', 'audio', 'chat'];

export const BOOKING_STATUSES = [
  'requested',
  'confirmed',
  'awaiting_payment',
  'in_progress',
  'completed',
  'cancelled',
  'no_show',
] as const;
type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const PAYMENT_STATUSES = ['unpaid', 'paid', 'refunded'] as const;

/** Reasons to choose from when a visit is cancelled, by side; any other text may be sent as well. */
export const CANCEL_REASONS = {
  patient: ['other_time', 'no_transport', 'feeling_better', 'cost'],
  provider: ['ill', 'emergency', 'no_transport', 'other_time'],
} as const;
export type CancelReason = (typeof CANCEL_REASONS)['patient' | 'provider'][number];

const MINUTE_MS = 60_000;

interface Transition {
  readonly from: readonly BookingStatus[];
  readonly to: BookingStatus;
  /**
   * The earliest time of the transition relative to the visit's start; negative means before it.
   */
  readonly notBefore?: number;
  /** Statuses from which it may be made at any time. */
  readonly atAnyTimeFrom?: readonly BookingStatus[];
}

/** All transitions of a visit; any other is refused and changes nothing. */
export const TRANSITIONS = {
  accept: { from: ['requested'], to: 'confirmed' },
  start: { from: ['confirmed'], to: 'in_progress', notBefore: -10 * MINUTE_MS },
  complete: {
    from: ['confirmed', 'in_progress'],
    to: 'completed',
    notBefore: 0,
    atAnyTimeFrom: ['in_progress'],
  },
  'undo-start': { from: ['in_progress'], to: 'confirmed' },
  'no-show': { from: ['confirmed'], to: 'no_show', notBefore: 15 * MINUTE_MS },
  cancel: { from: ['requested', 'awaiting_payment', 'confirmed'], to: 'cancelled' },
} as const satisfies Record<string, Transition>;
export type TransitionName = keyof typeof TRANSITIONS;

/** The provider's transitions, in order; cancelling is open to both sides and has its own rules. */
export const PROVIDER_TRANSITIONS = [
  'accept',
  'start',
  'complete',
  'no-show',
  'undo-start',
] as const satisfies readonly TransitionName[];
export type ProviderTransition = (typeof PROVIDER_TRANSITIONS)[number];

export const CANCELLABLE: readonly BookingStatus[] = TRANSITIONS.cancel.from;
/** Statuses in which a visit can be rescheduled. */
export const RESCHEDULABLE: readonly BookingStatus[] = ['requested', 'awaiting_payment', 'confirmed'];

/** Why this transition is not allowed now; undefined when it is. */
export function transitionError(
  name: TransitionName,
  { status, startsAt }: { readonly status: BookingStatus; readonly startsAt: Date },
  at: Date,
): Extract<ErrorCode, 'move_not_allowed' | 'too_early'> | undefined {
  const transition: Transition = TRANSITIONS[name];
  if (!transition.from.includes(status)) return 'move_not_allowed';
  const { notBefore, atAnyTimeFrom = [] } = transition;
  if (notBefore === undefined || atAnyTimeFrom.includes(status)) return undefined;
  const tooEarly = at.getTime() < startsAt.getTime() + notBefore;
  return tooEarly ? 'too_early' : undefined;
}

interface Owed {
  readonly status: BookingStatus;
  readonly paymentStatus: (typeof PAYMENT_STATUSES)[number];
}

/** Whether a visit can still be paid for. */
export const isPayable = ({ status, paymentStatus }: Owed): boolean =>
  paymentStatus === 'unpaid' && status !== 'cancelled' && status !== 'no_show';

/** The fee when the provider has set none, in US cents. */
export const USUAL_BASE_CENTS = 5000;
/** Added to every visit, in US cents. */
export const SERVICE_FEE_CENTS = 500;
/** Without a requested time, the first free slot after this much time is booked. */
export const USUAL_DELAY_MS = 48 * 60 * MINUTE_MS;

export const LONGEST_NOTES = 2000;
export const LONGEST_LOCATION = 500;
