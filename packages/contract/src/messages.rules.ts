export const LONGEST_MESSAGE = 4000;
export const MOST_ATTACHMENTS = 5;
