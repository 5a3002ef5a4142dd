export const LONGEST_STAFF_REASON = 200;
/** An invitation can be answered for a day. */
export const INVITATION_HOURS = 24;
/** One time sheet spans at most so many days. */
export const LONGEST_SHEET_DAYS = 92;
export const LONGEST_LEAVE_DAYS = 366;

/** What somebody can say that they did on the clock while they had no network. */
export const CLOCK_CLAIM_KINDS = ['clock_in', 'clock_out'] as const;
export const CLOCK_CLAIM_STATES = ['pending', 'accepted', 'refused'] as const;
/** An older one is no longer taken. */
export const OLDEST_CLAIM_DAYS = 7;
/** So far the clock of a device may run ahead. */
export const CLAIM_AHEAD_MINUTES = 5;
