export const INTERACTION_SEVERITIES = ['contraindicated', 'major', 'moderate', 'minor'] as const;
export type InteractionSeverity = (typeof INTERACTION_SEVERITIES)[number];

/** The facts about a person that a warning can follow from. */
export const CHART_FACTS = ['pregnancy', 'breastfeeding', 'kidney', 'age'] as const;

/** The most names in one check. */
export const MOST_DRUGS = 30;
export const LONGEST_DRUG_NAME = 200;
export const LONGEST_DESCRIPTION = 300;
export const LONGEST_TERM = 100;

/** As the specification spells them. */
export const TERM_CATEGORIES = [
  'Symptom',
  'Diagnosis',
  'Condition',
  'Procedure',
  'Medication',
  'Lab Value',
  'Imaging',
] as const;
export type TermCategory = (typeof TERM_CATEGORIES)[number];
