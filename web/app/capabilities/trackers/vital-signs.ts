import {
  findMeasuredLevel,
  findVitalRange,
  isDangerousPressure,
  type MeasuredLevel,
  type MeasuredValues,
  type PressureLevel,
  type VitalSource,
  vitalSignOf,
} from '@lakou/clinical';
import type { Measurement } from '@lakou/contract/measurements';
import { DAY_MS } from './days.ts';

export const SIGNS = ['pressure', 'heartRate', 'temperature', 'oxygen', 'glucose', 'weight'] as const;
export type Sign = (typeof SIGNS)[number];

type Reading = MeasuredValues & Pick<Measurement, 'pregnant'>;

/** Whether a reading has a value for this sign. */
export const hasSign = (reading: MeasuredValues, sign: Sign): boolean =>
  (sign === 'pressure' ? reading.systolic : reading[sign]) !== null;

/**
 * The one verdict on a reading, for this age and as it was measured, in pregnancy or not; undefined for weight, which
 * depends on height, and where nothing is published.
 */
export const levelOf = (
  reading: Reading,
  sign: Sign,
  ageMonths: number | undefined,
): MeasuredLevel | undefined =>
  sign === 'weight' ? undefined : findMeasuredLevel(reading, sign, { ageMonths, pregnant: reading.pregnant });

/** The normal range of this age, which the chart shades. */
export function rangeOf(sign: Sign, ageMonths: number | undefined, fasting: boolean) {
  if (sign === 'weight' || sign === 'pressure' || ageMonths === undefined) return undefined;
  return findVitalRange(vitalSignOf(sign, fasting), ageMonths);
}

const USUAL_PRESSURE = [
  { low: 90, high: 119 },
  { low: 60, high: 79 },
] as const;

/** The ranges that the chart shades behind these readings; both numbers of a pressure have their own, from 13 years on. */
export function bandsOf(
  sign: Sign,
  ageMonths: number | undefined,
  readings: readonly Pick<Measurement, 'fasting'>[],
): readonly { low: number; high: number }[] {
  if (sign === 'pressure') return ageMonths !== undefined && ageMonths < 13 * 12 ? [] : USUAL_PRESSURE;
  const isFasting = readings.every(({ fasting }) => fasting);
  const range = rangeOf(sign, ageMonths, isFasting);
  return range ? [{ low: range.low, high: range.high }] : [];
}

/** The sources of the ranges shown. */
export function sourcesOf(ageMonths: number | undefined): VitalSource[] {
  const ranges = SIGNS.map((sign) => rangeOf(sign, ageMonths, false));
  return [...new Set(ranges.flatMap((range) => range?.source ?? []))];
}

/** The newest reading of each sign. `vitals` is newest first. */
export const latestOf = <Entry extends MeasuredValues>(
  vitals: readonly Entry[],
  sign: Sign,
): Entry | undefined => vitals.find((reading) => hasSign(reading, sign));

export type DangerCode =
  | `pressure_${Extract<PressureLevel, 'crisis' | `pregnancy_${string}`>}`
  | `${'heartRate' | 'temperature' | 'glucose'}_critical_${'low' | 'high'}`
  | 'oxygen_critical_low';

const isDanger = (level: MeasuredLevel | undefined) =>
  level === 'critical_low' || level === 'critical_high' || isDangerousPressure(level);

/** The dangerous values among the newest readings of the last two days. */
export function dangersIn(
  vitals: readonly Measurement[],
  ageMonths: number | undefined,
  now: Date,
): { code: DangerCode; sign: Sign; reading: Measurement }[] {
  return SIGNS.flatMap((sign) => {
    const reading = latestOf(vitals, sign);
    if (!reading || now.getTime() - Date.parse(reading.at) > 2 * DAY_MS) return [];
    const level = levelOf(reading, sign, ageMonths);
    return isDanger(level) ? [{ code: `${sign}_${level}` as DangerCode, sign, reading }] : [];
  });
}
