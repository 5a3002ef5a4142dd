import { isWithin, type Unknown, unknown } from './unknown.ts';

type Reading = { systolic: number; diastolic: number; ageYears?: number | undefined };

export type PressureCategory = 'low' | 'normal' | 'elevated' | 'stage_1' | 'stage_2' | 'crisis';
export type Pressure = { kind: 'pressure'; category: PressureCategory };
export type PressureUnknown = 'absurd' | 'in_centimetres' | 'diastolic_not_below_systolic' | 'under_13';

/** Some people write "12/8" in centimetres of mercury for 120/80 in millimetres. */
const looksLikeCentimetres = ({ systolic, diastolic }: Reading) =>
  isWithin(systolic, 6, 30) && isWithin(diastolic, 3, 20) && diastolic < systolic;

/** Why no person can have this pair of values; undefined when it is possible. */
export function findPressureFault(reading: Reading): PressureUnknown | undefined {
  if (looksLikeCentimetres(reading)) return 'in_centimetres';
  if (!isWithin(reading.systolic, 40, 300) || !isWithin(reading.diastolic, 20, 200)) return 'absurd';
  return reading.diastolic < reading.systolic ? undefined : 'diastolic_not_below_systolic';
}

/**
 * ACC/AHA 2017 categories (Whelton, Hypertension 2018;71:e13), the higher of the two numbers deciding; 180 or 120 and
 * more is a crisis, as the American Heart Association tells patients. Same limits from 13 years on (AAP 2017); younger children need a table by height, so unknown.
 * Below 90 or below 60 is low (NHLBI) unless the other number is raised. For pregnancy see maternity-danger, where 140/90
 * is already a danger sign.
 */
export function assessPressure(reading: Reading): Pressure | Unknown<PressureUnknown> {
  const fault = findPressureFault(reading);
  if (fault) return unknown(fault);
  if (reading.ageYears !== undefined && reading.ageYears < 13) return unknown('under_13');
  return { kind: 'pressure', category: categoryOf(reading) };
}

function categoryOf({ systolic, diastolic }: Reading): PressureCategory {
  if (systolic >= 180 || diastolic >= 120) return 'crisis';
  if (systolic >= 140 || diastolic >= 90) return 'stage_2';
  if (systolic >= 130 || diastolic >= 80) return 'stage_1';
  if (systolic >= 120) return 'elevated';
  return systolic < 90 || diastolic < 60 ? 'low' : 'normal';
}
