import type { Finding } from './lexicon/index.ts';
import type { RuleCode } from './rules/index.ts';

/** Reasons that come from no red flag. */
export const OTHER_REASONS = [
  'not_understood',
  'breaths_usual',
  'symptom_today',
  'symptom_visit',
  'symptom_home',
  'signs_denied',
  'lasting',
  'strong',
  'vulnerable',
  'several',
  'partly_understood',
  'second_reading',
  'learned_reading',
] as const;
export type ReasonCode = RuleCode | (typeof OTHER_REASONS)[number];
export type Reason = {
  code: ReasonCode;
  evidence: Finding[];
  /** The person's own words that moved the learned reader. */
  words?: string[];
};
