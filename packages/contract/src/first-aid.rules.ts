/** As the specification spells it: the web has its own words for each. */
export const FIRST_AID_TAGS = ['Urgent', 'Non-urgent', 'Call Emergency Services'] as const;
