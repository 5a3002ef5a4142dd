export const SUPPORT_TOPICS = ['sign_in', 'booking', 'payment', 'privacy', 'other'] as const;
export const LONGEST_SUPPORT_TEXT = 4000;
/** Of an answer by text message, which costs by its length. */
export const LONGEST_SUPPORT_SMS = 300;
export const LONGEST_SUPPORT_PHONE = 40;
