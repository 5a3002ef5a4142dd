import { isWithin, type Unknown, unknown } from './unknown.ts';
import { findRange, type VitalRange, type VitalSign } from './vital-tables.ts';

export type VitalLevel = 'critical_low' | 'low' | 'normal' | 'high' | 'critical_high';
export type VitalUnknown = 'absurd' | 'no_age' | 'no_range';
type Assessed = { kind: 'vital'; level: VitalLevel; range: VitalRange };

/** The values that an instrument can show for a living person. */
const POSSIBLE: Record<VitalSign, readonly [number, number]> = {
  heart_rate: [20, 300],
  respiratory_rate: [3, 120],
  temperature: [25, 45],
  oxygen: [40, 100],
  glucose: [10, 1000],
  glucose_fasting: [10, 1000],
};

function levelOf(value: number, range: VitalRange): VitalLevel {
  if (range.criticalBelow !== undefined && value < range.criticalBelow) return 'critical_low';
  if (range.criticalFrom !== undefined && value >= range.criticalFrom) return 'critical_high';
  if (value < range.low) return 'low';
  return value > range.high ? 'high' : 'normal';
}

/**
 * How a reading (per minute, °C, % or mg/dL) compares with the range for this age, at rest and awake; `range.source`
 * names the publication. Unknown without an age, because a value that is normal at 30 may be dangerous at 3.
 */
export function assessVital(reading: {
  vital: VitalSign;
  value: number;
  ageMonths: number | undefined;
}): Assessed | Unknown<VitalUnknown> {
  const [lowest, highest] = POSSIBLE[reading.vital];
  if (!isWithin(reading.value, lowest, highest)) return unknown('absurd');
  if (reading.ageMonths === undefined || !isWithin(reading.ageMonths, 0, 130 * 12)) return unknown('no_age');
  const range = findRange(reading.vital, reading.ageMonths);
  return range ? { kind: 'vital', level: levelOf(reading.value, range), range } : unknown('no_range');
}
