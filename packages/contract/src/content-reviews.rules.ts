/** The medical content that a clinician reviews. */
export const CONTENT_KINDS = ['first-aid', 'education', 'medicines', 'triage'] as const;

/** What a text can be: never reviewed, reviewed as it is served, or changed since its review. */
export const REVIEW_STATES = ['unreviewed', 'reviewed', 'changed'] as const;

/** Who may review medical content. */
export const REVIEWER_PROFESSIONS = [
  'doctor',
  'nurse',
  'midwife',
  'pharmacist',
  'dentist',
  'psychologist',
  'paramedic',
] as const;

export const LONGEST_CORRECTION = 2000;
export const SHORTEST_REVIEW_REASON = 3;
export const LONGEST_REVIEW_REASON = 500;
