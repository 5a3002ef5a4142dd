/** As the specification spells them; the web has its own text for each. */
export const FIRST_AID_TAGS = ['Urgent', 'Non-urgent', 'Call Emergency Services'] as const;
