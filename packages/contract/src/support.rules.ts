export const SUPPORT_TOPICS = ['sign_in', 'booking', 'payment', 'privacy', 'other'] as const;
export const LONGEST_SUPPORT_TEXT = 4000;
