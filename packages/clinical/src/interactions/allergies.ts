import { DRUG_CLASSES } from './classes.ts';

/** Groups in which an allergy to one speaks against the others. */
const CROSSING = [
  'penicillin_class',
  'nsaid',
  'macrolide',
  'fluoroquinolone',
  'aminoglycoside',
  'acei',
] as const;

const isOf = (drug: string, name: string) =>
  (DRUG_CLASSES.get(name)?.has(drug) ?? false) || (name === 'nsaid' && drug === 'aspirin');

/** Whether an allergy to one drug, by id, speaks against another. */
export const isAllergyTo = (allergen: string, drug: string): boolean =>
  allergen === drug || CROSSING.some((name) => isOf(allergen, name) && isOf(drug, name));
