export const QUESTIONNAIRE_IDS = ['mmse', 'phq9', 'gad7'] as const;
export type QuestionnaireId = (typeof QUESTIONNAIRE_IDS)[number];

/** What the record calls them; the web translates these. */
export const QUESTIONNAIRE_TITLES = {
  mmse: 'Cognitive screening',
  phq9: 'Depression questionnaire (PHQ-9)',
  gad7: 'Anxiety questionnaire (GAD-7)',
} as const satisfies Record<QuestionnaireId, string>;

export const QUESTIONNAIRE_LEVELS = [
  'normal',
  'minimal',
  'mild',
  'moderate',
  'moderately_severe',
  'severe',
] as const;
export type QuestionnaireLevel = (typeof QUESTIONNAIRE_LEVELS)[number];

export const MOST_ANSWERS = 40;

/** Those that people answer by themselves; the screening of memory needs somebody who asks. */
export const SELF_ANSWERED = ['phq9', 'gad7'] as const;
export type SelfAnswered = (typeof SELF_ANSWERED)[number];
