import type { VitalField } from '@lakou/contract/trackers.rules';
import type { Language } from '@lakou/i18n';
import { parseDecimal } from '@lakou/i18n';
import { fromMetric, toMetric, type Units } from '#platform/units/units.ts';

export type VitalDraft = Record<VitalField, string>;

const between = (value: number | undefined, low: number, high: number): value is number =>
  value !== undefined && value >= low && value <= high;
const MMOL_TO_MG = 18;
/** Sugar below 10 in mg/dL is in nobody alive, and meters show mg/dL without decimals. */
export const isMmol = (sugar: number): boolean =>
  between(sugar, 1, 9.99) || (between(sugar, 10, 33.3) && !Number.isInteger(sugar));
const otherDegrees = ({ temperature }: Pick<Units, 'temperature'>, value: number) =>
  temperature === 'celsius' ? toMetric('fahrenheit', value) : fromMetric('fahrenheit', value);

/**
 * The value that was probably meant in another unit: 12/8 is centimetres of mercury, 98.6 is Fahrenheit, 5.5 is mmol/L.
 * It is offered, never applied automatically.
 */
export function suggestionFor(
  lang: Language,
  draft: Pick<VitalDraft, 'systolic' | 'diastolic' | 'temperature' | 'glucose'> & {
    units: Pick<Units, 'temperature'>;
  },
): Partial<VitalDraft> | undefined {
  const read = (text: string) => parseDecimal(lang, text);
  const [upper, lower] = [read(draft.systolic), read(draft.diastolic)];
  if (between(upper, 6, 30) && between(lower, 3, 20) && lower < upper)
    return { systolic: String(Math.round(upper * 10)), diastolic: String(Math.round(lower * 10)) };
  const heat = read(draft.temperature);
  const [least, most] = draft.units.temperature === 'celsius' ? [86, 113] : [30, 45];
  if (between(heat, least, most)) return { temperature: otherDegrees(draft.units, heat).toFixed(1) };
  const sugar = read(draft.glucose);
  if (sugar !== undefined && isMmol(sugar)) return { glucose: String(Math.round(sugar * MMOL_TO_MG)) };
  return undefined;
}
