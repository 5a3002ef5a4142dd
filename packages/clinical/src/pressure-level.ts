import { assessPressure, type PressureCategory } from './blood-pressure.ts';

/** Who was measured: the age, and whether a pregnancy is followed, decide what a number means. */
export type MeasuredPerson = { ageMonths: number | undefined; pregnant: boolean };

export type PressureLevel = PressureCategory | 'pregnancy_high' | 'pregnancy_severe';

/**
 * The one verdict on a blood pressure, for every screen. In pregnancy 140/90 is a danger sign and 160/110 an emergency
 * (ACOG Practice Bulletin 222, 2020); from 130/80 on it is a little high. Undefined where nothing is published.
 */
export function findPressureLevel(
  reading: { systolic: number; diastolic: number },
  { ageMonths, pregnant }: MeasuredPerson,
): PressureLevel | undefined {
  const ageYears = ageMonths === undefined || pregnant ? undefined : Math.floor(ageMonths / 12);
  const found = assessPressure({ systolic: reading.systolic, diastolic: reading.diastolic, ageYears });
  if (found.kind !== 'pressure') return undefined;
  if (!pregnant) return found.category;
  if (reading.systolic >= 160 || reading.diastolic >= 110) return 'pregnancy_severe';
  if (reading.systolic >= 140 || reading.diastolic >= 90) return 'pregnancy_high';
  return found.category === 'stage_1' ? 'elevated' : found.category;
}

export const isDangerousPressure = (level: string | undefined): boolean =>
  level === 'crisis' || level === 'pregnancy_high' || level === 'pregnancy_severe';
