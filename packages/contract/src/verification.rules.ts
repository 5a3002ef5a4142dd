/** Where the review of a provider's licence stands. */
export const REVIEW_STATES = ['pending', 'verified', 'rejected', 'expired'] as const;

export const LICENCE_DECISIONS = ['verified', 'rejected'] as const;

/** Why a licence is rejected; the provider reads it in their own language. */
export const REJECT_REASONS = [
  'not_readable',
  'wrong_document',
  'name_differs',
  'number_not_found',
  'date_differs',
  'expired',
  'other',
] as const;

export const LONGEST_REVIEW_NOTE = 500;
