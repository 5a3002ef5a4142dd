/** Planned, the patient was told, a visit was booked, or the day passed without one. */
export const RECALL_STATES = ['planned', 'due', 'booked', 'missed'] as const;

export const MOST_RECALL_WEEKS = 104;
export const LONGEST_RECALL_NOTE = 200;
/** Days before the day at which the patient is told. */
export const TOLD_BEFORE_DAYS = 14;
