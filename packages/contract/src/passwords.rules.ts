export const SHORTEST_PASSWORD = 6;
/** Bcrypt reads no further, so a longer password would promise more than it keeps. */
export const LONGEST_PASSWORD_BYTES = 72;
