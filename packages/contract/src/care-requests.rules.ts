export const CARE_REQUEST_STATUSES = ['open', 'accepted', 'cancelled', 'expired'] as const;

/** How many requests one person may have open at a time. */
export const MOST_OPEN_REQUESTS = 5;
/** An open request ends after this many hours, and never later than the time that was asked for. */
export const REQUEST_LASTS_HOURS = 72;
export const LONGEST_COMMUNE = 80;
