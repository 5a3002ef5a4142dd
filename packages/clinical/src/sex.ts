/** The values of the profile; the published formulas exist for these two only. */
export type Sex = 'Male' | 'Female';
