/** The longest name of a kind of event. */
export const LONGEST_ACTION = 80;
