export const SEVERITIES = ['Emergency', 'Urgent', 'Routine', 'Self-care'] as const;
export const LIKELIHOODS = ['High', 'Medium', 'Low'] as const;

export const LONGEST_COMPLAINT = 4000;

/** The general danger signs that are asked before a mild result, in the order in which they are shown. */
export const DANGER_QUESTIONS = [
  'breathing',
  'waking',
  'bleeding',
  'chest',
  'one_side',
  'pregnancy',
  'baby',
  'dehydration',
  'stiff_neck',
  'swelling',
  'belly',
  'poison',
  'harm',
  'threat',
] as const;

/** What may be asked besides danger signs, with the possible answers in the order in which they are shown. */
export const FOLLOW_UPS = {
  age: ['baby', 'child', 'adult', 'older'],
  since: ['today', 'days', 'weeks'],
  strength: ['mild', 'strong'],
  pregnant: ['yes', 'no'],
  blood_thinner: ['yes', 'no'],
} as const;

/** The longest time since when something is, in days. */
export const LONGEST_SINCE = 3650;
