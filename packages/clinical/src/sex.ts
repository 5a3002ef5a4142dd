/** As profiles say it; the published formulas know only these two. */
export type Sex = 'Male' | 'Female';
