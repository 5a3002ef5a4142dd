export const PAYMENT_KINDS = [
  'booking',
  'donation',
  'sponsorship',
  'medicine',
  'invoice',
  'package',
] as const;
/** `fund`: the community fund paid. */
export const PAYMENT_METHODS = ['paypal', 'moncash', 'fund'] as const;

export const PAYMENT_STATES = [
  'created',
  'approved',
  'capturing',
  'captured',
  'refunded',
  'voided',
  'failed',
] as const;
type PaymentState = (typeof PAYMENT_STATES)[number];

/**
 * The previous states of each state; a payment service may answer late, and skip states we did not
 * see.
 */
export const PAYMENT_TRANSITIONS = {
  approved: ['created'],
  capturing: ['created', 'approved'],
  captured: ['created', 'approved', 'capturing'],
  refunded: ['captured'],
  voided: ['created', 'approved'],
  failed: ['capturing'],
} as const satisfies Partial<Record<PaymentState, readonly PaymentState[]>>;

/** Asked each time; charged once the next payment has saved the method; charged. */
export const CHARGE_STATES = ['off', 'pending', 'on'] as const;

/** What a donation can be for. */
export const DONATION_PURPOSES = ['visit', 'medication', 'general'] as const;
/** The limits of one donation or refund, in US dollars. */
export const AMOUNT_BOUNDS = [0.01, 10_000] as const;
