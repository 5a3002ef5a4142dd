import type { SymptomCode } from '@lakou/clinical';

export { SYMPTOMS } from '@lakou/clinical';

/** The most frequent symptoms, which are shown first. */
export const FREQUENT_SYMPTOMS: readonly SymptomCode[] = [
  'fever',
  'headache',
  'cough',
  'diarrhea',
  'abdominal_cramps',
  'chest_pain',
  'shortness_of_breath',
  'dizziness',
  'bleeding',
  'fatigue',
];
