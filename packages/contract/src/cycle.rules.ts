export const FLOWS = ['none', 'spotting', 'light', 'medium', 'heavy'] as const;

export const CYCLE_SYMPTOMS = [
  'cramps',
  'bloating',
  'headache',
  'fatigue',
  'moodSwings',
  'acne',
  'nausea',
  'breastTenderness',
] as const;

export const CERVICAL_MUCUS = ['none', 'dry', 'sticky', 'creamy', 'egg-white'] as const;

/** Empty when no test was taken. */
export const OVULATION_TESTS = ['', 'negative', 'positive'] as const;

/** In °C; the range of a living body. */
export const BASAL_TEMPERATURE = [34, 43] as const;
