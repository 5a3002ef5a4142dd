/** What one dose is counted in. */
export const MEDICINE_FORMS = [
  'tablet',
  'capsule',
  'ml',
  'drop',
  'puff',
  'sachet',
  'injection',
  'suppository',
  'application',
] as const;

export const FREQUENCIES = [
  'morning',
  'evening',
  'night',
  'once_daily',
  'twice_daily',
  'three_daily',
  'four_daily',
  'every_6_hours',
  'every_8_hours',
  'every_12_hours',
  'weekly',
  'once',
  'as_needed',
] as const;

export const PRESCRIPTION_STATUSES = ['active', 'stopped'] as const;

export const LONGEST_DRUG = 200;
export const LONGEST_INSTRUCTIONS = 500;
export const LONGEST_STOP_REASON = 300;
export const MOST_PRESCRIPTIONS = 20;
export const DOSE_BOUNDS = [0.25, 1000] as const;
export const DURATION_BOUNDS = [1, 365] as const;
export const QUANTITY_BOUNDS = [1, 10_000] as const;
export const MOST_REFILLS = 12;

/** Two names are the same medicine when they begin with the same word: strengths and brands differ. */
export function medicineWord(drug: string): string {
  const [first = ''] = drug
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? [drug.trim().toLowerCase()];
  return first;
}
