/** What a patient may let a sponsor see, each chosen by itself. `service` can tell something medical. */
export const SPONSOR_SHARES = ['bills', 'upcoming', 'completed', 'provider', 'family', 'service'] as const;
export type SponsorShare = (typeof SPONSOR_SHARES)[number];

/** What is proposed when somebody accepts; nothing medical. */
export const DEFAULT_SHARES: readonly SponsorShare[] = ['bills', 'upcoming', 'completed'];

export const SPONSORSHIP_CONSENTS = ['pending', 'accepted', 'declined'] as const;

export const SPONSORSHIP_LENGTHS = { relationship: 60, shownName: 60, place: 80, about: 300 } as const;

/** One year of support for one person, in US dollars. */
export const YEARLY_FEE = 250;
/** A year that was just paid is refunded when it is cancelled within so many days. */
export const FEE_REFUND_DAYS = 14;
/** How long before its end a year can be paid again. */
export const RENEWABLE_DAYS = 30;
/** How long before its end the sponsor is told. */
export const RENEWAL_TOLD_DAYS = 14;

/** A budget pays bills while it is active; paused, it only waits. */
export const BUDGET_STATES = ['active', 'paused'] as const;

/** How many visits of one person a sponsor is shown. */
export const MOST_SPONSORED_VISITS = 20;
/** How many people one sponsor supports at most. */
export const MOST_SPONSORED = 50;
