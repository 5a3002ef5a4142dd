export const EDUCATION_CATEGORIES = [
  'maternal_care',
  'chronic_disease',
  'hygiene_nutrition',
  'emergency_basics',
  'first_aid',
] as const;
export const EDUCATION_FORMATS = ['guide', 'video', 'audio'] as const;
