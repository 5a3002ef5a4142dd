export const SHORTEST_VIEW_REASON = 3;
export const LONGEST_VIEW_REASON = 200;
/** How long an administrator may look. */
export const VIEW_MINUTES = 30;
