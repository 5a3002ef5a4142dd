import { assessBmi } from '@lakou/clinical';
import type { Language } from '@lakou/i18n';
import { readHeight } from '#platform/units/typed-height.ts';
import { isInvalidNumber, parsePositive } from './typed-number.ts';

export const UNITS = ['metric', 'imperial'] as const;
export type Units = (typeof UNITS)[number];

export interface BmiDraft {
  weight: string;
  /** In centimetres or feet. */
  height: string;
  inches: string;
}

const CM_PER_INCH = 2.54;

/** Feet and inches as inches; one of them may be empty. */
function inchesIn(lang: Language, { height, inches }: BmiDraft): number | undefined {
  const read = readHeight(lang, height, 'ft');
  const isWrong = height.trim() !== '' && read === undefined;
  if (isWrong || (isInvalidNumber(lang, inches) && inches.trim() !== '0')) return undefined;
  // Feet and inches in one field leave nothing for the other.
  if (read?.isConverted && inches.trim() !== '') return undefined;
  return (read?.cm ?? 0) / CM_PER_INCH + (parsePositive(lang, inches) ?? 0);
}

/** The result for the typed values; undefined until weight and height are positive numbers. */
export function bmiOf(lang: Language, units: Units, draft: BmiDraft) {
  const weight = parsePositive(lang, draft.weight);
  const height = units === 'metric' ? readHeight(lang, draft.height, 'cm')?.cm : inchesIn(lang, draft);
  if (weight === undefined || height === undefined) return undefined;
  const result =
    units === 'metric'
      ? assessBmi({ system: 'metric', weightKg: weight, heightCm: height })
      : assessBmi({ system: 'imperial', weightLb: weight, heightIn: height });
  return result.kind === 'bmi' ? result : undefined;
}
