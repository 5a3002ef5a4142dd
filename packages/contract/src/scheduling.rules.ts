/** What a provider can ask for a visit at most, in US dollars. */
export const HIGHEST_FEE = 10_000;
