export const EARNINGS_PERIODS = ['day', 'week', 'month'] as const;

/**
 * Why a patient needs their provider, the most urgent first; the order sorts the list. `danger`: a measurement of the last
 * two weeks that is a danger. `pregnancy_risk`: pregnant, with a danger sign in the last two weeks. `result`: a result that
 * waits for a review, or a critical one that nobody has acknowledged. `recall`: called back, and neither came nor booked.
 * `away`: not seen for half a year, and nothing is planned.
 */
export const PATIENT_FLAGS = ['danger', 'pregnancy_risk', 'result', 'recall', 'away', 'pregnant'] as const;

/** What the list may be narrowed to; `pregnant` holds those at risk too. */
export const PATIENT_FILTERS = ['danger', 'pregnant', 'result', 'recall', 'away'] as const;

/** By need, by the next visit, by the last visit (the latest first), or by name. */
export const PATIENT_SORTS = ['name', 'need', 'next', 'last'] as const;

export const DANGER_SHOWN_DAYS = 14;
export const AWAY_DAYS = 182;
