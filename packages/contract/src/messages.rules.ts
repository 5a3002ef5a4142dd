export const LONGEST_MESSAGE = 4000;
export const MOST_ATTACHMENTS = 5;

/** The longest voice note, and the most that its file may have whatever it was recorded with. */
export const LONGEST_VOICE_SECONDS = 120;
export const MOST_VOICE_BYTES = 3 * 1024 * 1024;

/** How soon somebody usually replies, from the soonest to the latest. */
export const USUAL_REPLIES = ['hour', 'hours', 'day', 'days', 'longer'] as const;
