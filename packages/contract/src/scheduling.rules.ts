/** The maximum fee of a provider for a visit, in US dollars. */
export const HIGHEST_FEE = 10_000;
