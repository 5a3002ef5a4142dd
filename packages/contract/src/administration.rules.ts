/** What an administrator may make of an account. A clinic's manager comes with the clinic, never by this. */
export const GIVEN_ROLES = ['PATIENT', 'PROVIDER', 'SPONSOR', 'ADMIN'] as const;

export const ACCOUNT_STATES = ['active', 'suspended', 'closing'] as const;

export const ACCOUNT_CHANGES = ['role', 'profile', 'suspend', 'reinstate', 'remove', 'restore'] as const;

/** Days of the overview; each is compared with as many days before. */
export const OVERVIEW_DAYS = [7, 30, 90] as const;

export const LONGEST_REASON = 500;
