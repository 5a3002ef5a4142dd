export const LONGEST_STAFF_REASON = 200;
/** An invitation can be answered for a day. */
export const INVITATION_HOURS = 24;
/** One time sheet spans at most so many days. */
export const LONGEST_SHEET_DAYS = 92;
export const LONGEST_LEAVE_DAYS = 366;
