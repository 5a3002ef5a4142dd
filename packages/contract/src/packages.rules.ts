/** How many visits a package may hold. */
export const PACKAGE_VISITS = [2, 30] as const;
/** Its price without our service fee, in US dollars. */
export const PACKAGE_PRICE = [1, 10_000] as const;
/** For how many days after it was paid visits can be booked on it. */
export const PACKAGE_DAYS = [30, 730] as const;
/** How many packages one provider may offer at a time. */
export const MOST_PACKAGE_OFFERS = 40;

/** `used`: every visit is booked; `ended`: by one of both, by its date, or because it was refunded. */
export const PACKAGE_STATES = ['unpaid', 'open', 'used', 'ended'] as const;
