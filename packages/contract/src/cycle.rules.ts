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

export const LONGEST_CYCLE_NOTES = 1000;

/** Empty when there is nothing to note. */
export const INTIMACY = ['', 'protected', 'unprotected'] as const;

/** What she took, got or missed on a day. */
export const CONTRACEPTION = [
  'pill',
  'missed_pill',
  'injection',
  'implant',
  'iud',
  'patch_or_ring',
  'emergency_pill',
] as const;

/** Those with hormones, which change the cycle. */
export const HORMONAL: readonly (typeof CONTRACEPTION)[number][] = [
  'pill',
  'injection',
  'implant',
  'patch_or_ring',
];
