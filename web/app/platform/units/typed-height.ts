import { type Language, parseDecimal } from '@lakou/i18n';
import { feetToCm, toMetric, type Unit } from './units.ts';

interface TypedHeight {
  cm: number;
  /** Whether it was typed in another way than the field asks for, which is then said. */
  isConverted: boolean;
}

/** Nobody is three centimetres tall, and hardly anybody two and a half feet with decimals. */
const METRES_BELOW = { cm: 3, ft: 2.5 } as const;
const FEET = /^(\d)\s*(?:'|’|′|ft\.?)\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|”|″|''|’’|′′|in\.?)?)?$/i;
const METRES = /^(\d)\s*m\s*(\d{2})?$/i;

const tenths = (cm: number) => Math.round(cm * 10) / 10;

/** A height as people type it: 165, 1.65, 1,65, 1m65, 5'6"; undefined for what is none. */
export function readHeight(lang: Language, text: string, unit: Unit<'height'>): TypedHeight | undefined {
  const typed = text.trim();
  const [, feet, inches] = FEET.exec(typed) ?? [];
  if (feet !== undefined)
    return {
      cm: tenths(feetToCm(Number(feet), Number((inches ?? '0').replace(',', '.')))),
      isConverted: unit === 'cm' || inches !== undefined,
    };
  const [, metres, rest = '0'] = METRES.exec(typed) ?? [];
  if (metres !== undefined) return { cm: Number(metres) * 100 + Number(rest), isConverted: true };
  const value = parseDecimal(lang, typed);
  if (value === undefined || value <= 0) return undefined;
  const isMetres = value < METRES_BELOW[unit] && (unit === 'cm' || !Number.isInteger(value));
  return isMetres
    ? { cm: tenths(value * 100), isConverted: true }
    : { cm: toMetric(unit, value), isConverted: false };
}
