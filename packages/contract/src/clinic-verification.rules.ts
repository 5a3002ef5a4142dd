/** What kind of place a clinic is, as its registration says. */
export const CLINIC_KINDS = [
  'clinic',
  'hospital',
  'health_center',
  'pharmacy',
  'laboratory',
  'other',
] as const;
export type ClinicKind = (typeof CLINIC_KINDS)[number];

/** Where the review of a clinic stands; `none` until something was sent. */
export const CLINIC_REVIEW_STATES = ['none', 'pending', 'verified', 'rejected'] as const;

export const CLINIC_DECISIONS = ['verified', 'rejected'] as const;

/** Why a clinic is rejected; it reads it in its own language. */
export const CLINIC_REJECT_REASONS = [
  'not_readable',
  'wrong_document',
  'name_differs',
  'number_not_found',
  'kind_differs',
  'expired',
  'other',
] as const;
export type ClinicRejectReason = (typeof CLINIC_REJECT_REASONS)[number];

export const LONGEST_REGISTRATION_NUMBER = 60;
export const LONGEST_AUTHORITY = 120;
/** How long somebody has to agree to take a clinic over. */
export const HANDOVER_DAYS = 14;
