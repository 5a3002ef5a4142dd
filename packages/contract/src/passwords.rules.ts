export const SHORTEST_PASSWORD = 6;
/** Bcrypt ignores further bytes, so a longer password would be no safer. */
export const LONGEST_PASSWORD_BYTES = 72;
