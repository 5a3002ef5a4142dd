export const QUESTIONNAIRE_IDS = ['mmse', 'phq9', 'gad7'] as const;
export type QuestionnaireId = (typeof QUESTIONNAIRE_IDS)[number];

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
