import { assessKidneys, creatinineFromMicromoles, type Sex } from '@lakou/clinical';
import type { Language } from '@lakou/i18n';
import { parsePositive } from './typed-number.ts';

export const CREATININE_UNITS = ['mg/dL', 'µmol/L'] as const;
type CreatinineUnit = (typeof CREATININE_UNITS)[number];
export const RACES = ['Black', 'Other'] as const;
type Race = (typeof RACES)[number];

/** What is filled in at first: no sex and no race. */
export const BLANK_KIDNEYS: Omit<KidneyDraft, 'unit'> = {
  creatinine: '',
  age: '',
  sex: undefined,
  race: undefined,
};

export interface KidneyDraft {
  creatinine: string;
  unit: CreatinineUnit;
  age: string;
  sex: Sex | undefined;
  /** Nothing is chosen at first; only MDRD needs it. */
  race: Race | undefined;
}

/** The results of both equations; undefined until all values are valid. */
export function kidneysOf(lang: Language, { creatinine, unit, age, sex, race }: KidneyDraft) {
  const value = parsePositive(lang, creatinine);
  const ageYears = parsePositive(lang, age);
  if (value === undefined || ageYears === undefined || sex === undefined) return undefined;
  const creatinineMgDl = unit === 'mg/dL' ? value : creatinineFromMicromoles(value);
  return assessKidneys({ creatinineMgDl, ageYears, sex, race });
}
