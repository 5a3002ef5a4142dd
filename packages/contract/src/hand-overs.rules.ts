/** How long the link in the mail works. */
export const HAND_OVER_DAYS = 7;

/** How long before the birthday the family is told. */
export const TOLD_OF_AGE_DAYS = 30;

export const HAND_OVER_STATES = ['open', 'expired', 'declined'] as const;

/** What comes over, as it is counted for who decides. */
export const HAND_OVER_PARTS = [
  'visits',
  'entries',
  'notes',
  'prescriptions',
  'labs',
  'images',
  'referrals',
  'measurements',
] as const;
