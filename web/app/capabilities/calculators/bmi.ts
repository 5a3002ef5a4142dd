import { assessBmi } from '@lakou/clinical';
import type { Language } from '@lakou/i18n';
import { isWrong, positiveIn } from './typed.ts';

export const UNITS = ['metric', 'imperial'] as const;
export type Units = (typeof UNITS)[number];

export interface BmiDraft {
  weight: string;
  /** In centimetres or feet. */
  height: string;
  inches: string;
}

/** Feet and inches as inches; one of them may be empty. */
function inchesIn(lang: Language, { height, inches }: BmiDraft): number | undefined {
  if (isWrong(lang, height) || (isWrong(lang, inches) && inches.trim() !== '0')) return undefined;
  return (positiveIn(lang, height) ?? 0) * 12 + (positiveIn(lang, inches) ?? 0);
}

/** The result for the typed values; undefined until weight and height are positive numbers. */
export function bmiOf(lang: Language, units: Units, draft: BmiDraft) {
  const weight = positiveIn(lang, draft.weight);
  const height = units === 'metric' ? positiveIn(lang, draft.height) : inchesIn(lang, draft);
  if (weight === undefined || height === undefined) return undefined;
  const result =
    units === 'metric'
      ? assessBmi({ system: 'metric', weightKg: weight, heightCm: height })
      : assessBmi({ system: 'imperial', weightLb: weight, heightIn: height });
  return result.kind === 'bmi' ? result : undefined;
}
