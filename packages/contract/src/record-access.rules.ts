/** Why somebody can read a record. */
export const ACCESS_SOURCES = ['visit', 'patient', 'referral', 'clinic', 'break_glass'] as const;
export type AccessSource = (typeof ACCESS_SOURCES)[number];

export const SHORTEST_REASON = 20;
export const LONGEST_REASON = 500;
export const EMERGENCY_MINUTES = 60;
export const LONGEST_GRANT_DAYS = 366;
