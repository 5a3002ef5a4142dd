export const RELATIONSHIPS = ['child', 'spouse', 'parent', 'other'] as const;

export const BLOOD_GROUPS = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
export type BloodGroup = (typeof BLOOD_GROUPS)[number];

/** The maximum number of dependents. */
export const MOST_DEPENDENTS = 20;
