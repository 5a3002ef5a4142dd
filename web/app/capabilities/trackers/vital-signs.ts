import {
  assessPressure,
  assessVital,
  findVitalRange,
  type PressureCategory,
  type VitalLevel,
  type VitalSign,
  type VitalSource,
} from '@lakou/clinical';
import type { Vitals } from '@lakou/contract/trackers';
import { DAY_MS } from './days.ts';

export const SIGNS = ['pressure', 'heartRate', 'temperature', 'oxygen', 'glucose', 'weight'] as const;
export type Sign = (typeof SIGNS)[number];
export type Level = VitalLevel | PressureCategory;

type Reading = Omit<Vitals, 'id' | 'at'>;

type Assessed = Exclude<Sign, 'pressure' | 'weight'>;
const CODES: Readonly<Record<Assessed, VitalSign>> = {
  heartRate: 'heart_rate',
  temperature: 'temperature',
  oxygen: 'oxygen',
  glucose: 'glucose',
};
const codeOf = (sign: Assessed, fasting: boolean): VitalSign =>
  sign === 'glucose' && fasting ? 'glucose_fasting' : CODES[sign];

/** Whether a reading has a value for this sign. */
export const hasSign = (reading: Reading, sign: Sign): boolean =>
  (sign === 'pressure' ? reading.systolic : reading[sign]) !== null;

/**
 * The level of a reading for this age; undefined for weight, which depends on height, and where nothing is published.
 */
export function levelOf(reading: Reading, sign: Sign, ageMonths: number | undefined): Level | undefined {
  if (sign === 'weight' || !hasSign(reading, sign)) return undefined;
  if (sign === 'pressure') {
    const ageYears = ageMonths === undefined ? undefined : Math.floor(ageMonths / 12);
    const found = assessPressure({
      systolic: reading.systolic ?? 0,
      diastolic: reading.diastolic ?? 0,
      ageYears,
    });
    return found.kind === 'pressure' ? found.category : undefined;
  }
  const found = assessVital({ vital: codeOf(sign, reading.fasting), value: reading[sign] ?? 0, ageMonths });
  return found.kind === 'vital' ? found.level : undefined;
}

/** The normal range of this age, which the chart shades. */
export function rangeOf(sign: Sign, ageMonths: number | undefined, fasting: boolean) {
  if (sign === 'weight' || sign === 'pressure' || ageMonths === undefined) return undefined;
  return findVitalRange(codeOf(sign, fasting), ageMonths);
}

/** The sources of the ranges shown. */
export function sourcesOf(ageMonths: number | undefined): VitalSource[] {
  const ranges = SIGNS.map((sign) => rangeOf(sign, ageMonths, false));
  return [...new Set(ranges.flatMap((range) => range?.source ?? []))];
}

/** The newest reading of each sign. `vitals` is newest first. */
export const latestOf = (vitals: readonly Vitals[], sign: Sign): Vitals | undefined =>
  vitals.find((reading) => hasSign(reading, sign));

export type DangerCode =
  | 'pressure_crisis'
  | `${'heartRate' | 'temperature' | 'glucose'}_critical_${'low' | 'high'}`
  | 'oxygen_critical_low';

const isDanger = (level: Level | undefined) =>
  level === 'crisis' || level === 'critical_low' || level === 'critical_high';

/** The dangerous values among the newest readings of the last two days. */
export function dangersIn(
  vitals: readonly Vitals[],
  ageMonths: number | undefined,
  now: Date,
): { code: DangerCode; sign: Sign; reading: Vitals }[] {
  return SIGNS.flatMap((sign) => {
    const reading = latestOf(vitals, sign);
    if (!reading || now.getTime() - Date.parse(reading.at) > 2 * DAY_MS) return [];
    const level = levelOf(reading, sign, ageMonths);
    return isDanger(level) ? [{ code: `${sign}_${level}` as DangerCode, sign, reading }] : [];
  });
}
