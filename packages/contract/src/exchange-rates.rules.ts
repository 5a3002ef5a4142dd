/** What happened to a reading: it counts, waits for an administrator, was refused or replaced by a later one, or failed. */
export const RATE_STATES = ['counts', 'waiting', 'refused', 'replaced', 'failed'] as const;
export const RATE_PROBLEMS = ['blocked', 'unreachable', 'refused', 'too_large', 'no_number'] as const;
/** How far a rate may be from the last one that counts, in percent, before an administrator is asked. */
export const LARGEST_RATE_STEP = 10;
