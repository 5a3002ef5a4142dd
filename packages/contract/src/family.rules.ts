export const RELATIONSHIPS = ['child', 'spouse', 'parent', 'other'] as const;

/** How many people somebody can act for. */
export const MOST_DEPENDENTS = 20;
