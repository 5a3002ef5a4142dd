export const COUNTRIES = ['HT', 'US'] as const;

export const STARS = [1, 2, 3, 4, 5] as const;
export const LONGEST_REVIEW = 1000;
