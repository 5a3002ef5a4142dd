/** The kinds of entries a provider writes into the agenda beside visits that patients booked. */
export const ENTRY_TYPES = ['visit', 'virtual', 'travel', 'break'] as const;

export const LONGEST_ENTRY_TITLE = 120;
export const SHORTEST_ENTRY_MINUTES = 5;
export const LONGEST_ENTRY_MINUTES = 24 * 60;
/** How long an entry lasts when nothing else is said. */
export const USUAL_ENTRY_MINUTES = 30;
/** How many days of the agenda are read at once. */
export const MOST_AGENDA_DAYS = 45;
