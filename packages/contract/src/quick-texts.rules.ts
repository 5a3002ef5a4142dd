export const LONGEST_QUICK_TITLE = 60;
export const LONGEST_QUICK_TEXT = 1000;
export const MOST_QUICK_TEXTS = 100;
