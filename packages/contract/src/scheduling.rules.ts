/** The maximum fee of a provider for a visit, in US dollars. */
export const HIGHEST_FEE = 10_000;

/** How far a provider may go for a home visit, in kilometres. */
export const LONGEST_RADIUS_KM = 500;
/** How many services a provider may name. */
export const MOST_SERVICES = 200;
