import { type Language, parseDecimal } from '@lakou/i18n';

export interface VitalsDraft {
  weight: string;
  systolic: string;
  diastolic: string;
}

export const NO_VITALS: VitalsDraft = { weight: '', systolic: '', diastolic: '' };

/** The three numbers; undefined when one of them is not valid. */
export function numbersOf(draft: VitalsDraft, lang: Language) {
  const weight = parseDecimal(lang, draft.weight);
  const systolic = parseDecimal(lang, draft.systolic);
  const diastolic = parseDecimal(lang, draft.diastolic);
  return weight === undefined || systolic === undefined || diastolic === undefined
    ? undefined
    : { weight, systolic, diastolic };
}

/** In Haiti people say 12/8 for 120/80; undefined when that cannot be meant. */
export function spokenPressure(pressure: { systolic: number; diastolic: number }) {
  const { systolic, diastolic } = pressure;
  const isSpoken =
    systolic >= 5 && systolic <= 26 && diastolic >= 3 && diastolic <= 18 && systolic > diastolic;
  return isSpoken
    ? { systolic: Math.round(systolic * 10), diastolic: Math.round(diastolic * 10) }
    : undefined;
}
