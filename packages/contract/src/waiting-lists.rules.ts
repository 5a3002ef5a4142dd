/** So long somebody waits who named no moment. */
export const USUAL_WAIT_DAYS = 28;
/** How long at most. */
export const LONGEST_WAIT_DAYS = 180;
/** How many providers one may wait for at once. */
export const MOST_WAITED_FOR = 20;
