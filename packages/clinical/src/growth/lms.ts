import type { Sex } from '../sex.ts';
import tables from './who-lms.json' with { type: 'json' };

// WHO Child Growth Standards (2006), the numbers L, M and S alone: https://www.who.int/tools/child-growth-standards/standards

/** One row: the power that makes the values normal, their median and their coefficient of variation. */
export interface Lms {
  readonly l: number;
  readonly m: number;
  readonly s: number;
}
export type GrowthTable = keyof (typeof tables)['Male'];

/** The row at this age in months or length in cm, between two rows in proportion; undefined outside the table. */
export function findLms(sex: Sex, table: GrowthTable, x: number): Lms | undefined {
  const { start, step, lms } = tables[sex][table];
  const place = (x - start) / step;
  const before = Math.floor(place);
  const last = lms.length / 3 - 1;
  if (!(place >= 0 && place <= last)) return undefined;
  const part = place - before;
  const at = (column: number) => {
    const low = lms[before * 3 + column] ?? Number.NaN;
    const high = lms[Math.min(before + 1, last) * 3 + column] ?? Number.NaN;
    return low + part * (high - low);
  };
  return { l: at(0), m: at(1), s: at(2) };
}

/** The value that lies so many standard deviations from the median. */
export const valueAt = ({ l, m, s }: Lms, z: number): number =>
  Math.abs(l) < 1e-9 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l);

/**
 * How many standard deviations a value lies from the median. Beyond 3 the distance between 2 and 3 is carried on, as WHO
 * does for weight and BMI (WHO Child Growth Standards: Methods and development, 2006, chapter 7).
 */
export function zScoreOf(lms: Lms, value: number): number {
  const { l, m, s } = lms;
  const z = Math.abs(l) < 1e-9 ? Math.log(value / m) / s : ((value / m) ** l - 1) / (l * s);
  if (Math.abs(z) <= 3 || l === 1) return z;
  const side = Math.sign(z);
  const third = valueAt(lms, 3 * side);
  return side * (3 + Math.abs(value - third) / Math.abs(third - valueAt(lms, 2 * side)));
}
