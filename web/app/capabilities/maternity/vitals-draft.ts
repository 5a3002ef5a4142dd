import { MATERNITY_BOUNDS } from '@lakou/contract/maternity.rules';
import { type Language, parseDecimal } from '@lakou/i18n';
import { toMetric, type Unit } from '#platform/units/units.ts';

export interface VitalsDraft {
  weight: string;
  systolic: string;
  diastolic: string;
}

export const NO_VITALS: VitalsDraft = { weight: '', systolic: '', diastolic: '' };

type Field = keyof VitalsDraft;
type Numbers = Record<Field, number | null>;
export type VitalsFault = 'pressureBoth' | 'pressureOrder' | 'outOfRange';

/** Null when a field is empty, NaN when it holds no number. */
function numberIn(text: string, lang: Language): number | null {
  return text.trim() === '' ? null : (parseDecimal(lang, text) ?? Number.NaN);
}

/** In kilograms, from the unit that was typed. */
function weightIn(text: string, lang: Language, unit: Unit<'weight'>): number | null {
  const typed = numberIn(text, lang);
  return typed === null ? null : Math.round(toMetric(unit, typed) * 100) / 100;
}

export const numbersOf = (draft: VitalsDraft, lang: Language, unit: Unit<'weight'>): Numbers => ({
  weight: weightIn(draft.weight, lang, unit),
  systolic: numberIn(draft.systolic, lang),
  diastolic: numberIn(draft.diastolic, lang),
});

const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** Why these numbers cannot be saved; each may be left out, but a pressure has both of its own. */
export function faultOf(numbers: Numbers): VitalsFault | undefined {
  const { systolic, diastolic } = numbers;
  if ((systolic === null) !== (diastolic === null)) return 'pressureBoth';
  const fields = Object.keys(MATERNITY_BOUNDS) as Field[];
  const isWrong = fields.some((field) => {
    const value = numbers[field];
    return value !== null && !isWithin(value, MATERNITY_BOUNDS[field]);
  });
  if (isWrong) return 'outOfRange';
  return systolic !== null && diastolic !== null && systolic <= diastolic ? 'pressureOrder' : undefined;
}

/** In Haiti people say 12/8 for 120/80; undefined when that cannot be meant. */
export function spokenPressure({ systolic, diastolic }: Pick<Numbers, 'systolic' | 'diastolic'>) {
  if (systolic === null || diastolic === null) return undefined;
  const isSpoken =
    systolic >= 5 && systolic <= 26 && diastolic >= 3 && diastolic <= 18 && systolic > diastolic;
  return isSpoken
    ? { systolic: Math.round(systolic * 10), diastolic: Math.round(diastolic * 10) }
    : undefined;
}
