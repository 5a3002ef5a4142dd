export const RELATIONSHIPS = ['child', 'spouse', 'parent', 'other'] as const;

/** The maximum number of dependents. */
export const MOST_DEPENDENTS = 20;
