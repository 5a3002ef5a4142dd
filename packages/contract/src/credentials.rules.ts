export const CREDENTIAL_TYPES = [
  'Medical License',
  'Board Certification',
  'Photo ID',
  'Background Check',
] as const;

/** As they are shown: a verified one whose last day has passed is expired. */
export const CREDENTIAL_STATUSES = ['Verified', 'Pending', 'Expired', 'Rejected'] as const;

/** Days before the end at which the provider is told. */
export const REMINDER_DAYS = [90, 30, 7] as const;
