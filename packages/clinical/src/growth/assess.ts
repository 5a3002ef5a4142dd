import { daysBetween, type PlainDate } from '../plain-date.ts';
import type { Sex } from '../sex.ts';
import { findLms, type GrowthTable, valueAt, zScoreOf } from './lms.ts';

export const GROWTH_MEASURES = ['weight', 'height', 'weightForHeight', 'bmi'] as const;
export type GrowthMeasure = (typeof GROWTH_MEASURES)[number];

/** `check`: so far off that the numbers are likely wrong. */
export type GrowthLevel = 'very_low' | 'low' | 'usual' | 'high' | 'very_high' | 'check';
export interface GrowthFinding {
  readonly measure: GrowthMeasure;
  readonly z: number;
  readonly level: GrowthLevel;
}

const DAYS_PER_MONTH = 30.4375;
/** Until then a child is measured lying down. */
const STANDS_FROM_MONTHS = 24;
/** The standards end here. */
export const GROWTH_MONTHS = 60;

export const growthAge = (birthDate: PlainDate, day: PlainDate): number | undefined => {
  const days = daysBetween(birthDate, day);
  return days === undefined || days < 0 ? undefined : days / DAYS_PER_MONTH;
};

function tableOf(measure: GrowthMeasure, ageMonths: number): GrowthTable {
  const stands = ageMonths >= STANDS_FROM_MONTHS;
  if (measure === 'weight') return 'weightForAge';
  if (measure === 'height') return stands ? 'heightForAge' : 'lengthForAge';
  if (measure === 'bmi') return stands ? 'bmiForAgeStanding' : 'bmiForAgeLying';
  return stands ? 'weightForHeight' : 'weightForLength';
}

/** Beyond these WHO's software flags a value as implausible (WHO Anthro, 2010). */
const PLAUSIBLE: Readonly<Record<GrowthMeasure, readonly [number, number]>> = {
  weight: [-6, 5],
  height: [-6, 6],
  weightForHeight: [-5, 5],
  bmi: [-5, 5],
};

/** WHO (2006): below −2 is low, below −3 very low. Above +2 is high for all but the height, which may be so. */
function levelOf(measure: GrowthMeasure, z: number): GrowthLevel {
  const [least, most] = PLAUSIBLE[measure];
  if (z < least || z > most) return 'check';
  if (z < -3) return 'very_low';
  if (z < -2) return 'low';
  if (measure === 'height' || z <= 2) return 'usual';
  return z > 3 ? 'very_high' : 'high';
}

export interface GrowthValues {
  readonly weightKg: number | null;
  readonly heightCm: number | null;
}

/** What a child's weight and height mean at an age below five years; empty where the standards say nothing. */
export function assessGrowth(
  { weightKg, heightCm }: GrowthValues,
  child: { readonly sex: Sex; readonly ageMonths: number },
): GrowthFinding[] {
  const { sex, ageMonths } = child;
  const value = {
    weight: weightKg,
    height: heightCm,
    weightForHeight: heightCm === null ? null : weightKg,
    bmi: weightKg === null || heightCm === null ? null : weightKg / (heightCm / 100) ** 2,
  };
  return GROWTH_MEASURES.flatMap((measure) => {
    const measured = value[measure];
    if (measured === null || measured <= 0 || ageMonths > GROWTH_MONTHS) return [];
    const x = measure === 'weightForHeight' ? (heightCm ?? 0) : ageMonths;
    const lms = findLms(sex, tableOf(measure, ageMonths), x);
    if (!lms) return [];
    const z = zScoreOf(lms, measured);
    return [{ measure, z, level: levelOf(measure, z) }];
  });
}

/** The curve at −3, −2, 0, +2 or +3 by age; undefined outside the standards. */
export function growthCurve(
  measure: Exclude<GrowthMeasure, 'weightForHeight'>,
  sex: Sex,
  ageMonths: number,
  z: number,
): number | undefined {
  const lms = findLms(sex, tableOf(measure, ageMonths), ageMonths);
  return lms && valueAt(lms, z);
}
