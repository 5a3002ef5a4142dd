/** Why a person must send a refund: MonCash cannot be asked to, it does not say who paid, or it or PayPal refused. */
export const BY_HAND_WHYS = ['no_payouts', 'no_account', 'refused'] as const;
export type ByHandWhy = (typeof BY_HAND_WHYS)[number];

export const REFUND_STATES = ['pending', 'completed', 'failed', 'by_hand'] as const;
export const LONGEST_REFERENCE = 60;

/**
 * They have money that we did not book; we booked what they do not have; another amount; other refunds; whether they
 * charged is not known; the payer disputes it.
 */
export const DIFFERENCE_KINDS = [
  'not_booked',
  'not_paid',
  'amount',
  'refunds',
  'unanswered',
  'dispute',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];
export const DIFFERENCE_STATES = ['open', 'closed'] as const;
export const NOTE_LENGTHS = [3, 300] as const;
