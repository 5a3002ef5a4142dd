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
