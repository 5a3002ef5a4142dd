import { assessHeartRisk, type HeartRisk, type Sex } from '@lakou/clinical';
import type { Measurement } from '@lakou/contract/measurements';
import type { Activity, HeartProfile } from '@lakou/contract/trackers';
import { DAY_MS } from './days.ts';

const READINGS = 7;

export interface HeartData {
  readonly profile: HeartProfile;
  /** From the account, otherwise from the heart profile. */
  readonly sex: Sex | undefined;
  readonly ageMonths: number | undefined;
  /** Both newest first. */
  readonly vitals: readonly Measurement[];
  readonly activity: readonly Activity[];
}

/** The average of the newest readings, because a single one varies too much. */
export function meanPressure(vitals: readonly Measurement[]) {
  const readings = vitals.filter(({ systolic }) => systolic !== null).slice(0, READINGS);
  if (readings.length === 0) return undefined;
  const mean = (value: (reading: Measurement) => number | null) =>
    Math.round(readings.reduce((sum, reading) => sum + (value(reading) ?? 0), 0) / readings.length);
  return {
    systolic: mean(({ systolic }) => systolic),
    diastolic: mean(({ diastolic }) => diastolic),
    readings: readings.length,
    /** As it was for the newest reading. */
    pregnant: readings[0]?.pregnant ?? false,
  };
}

export function bmiOf({ profile, vitals }: Pick<HeartData, 'profile' | 'vitals'>): number | undefined {
  const weight = vitals.find((reading) => reading.weight !== null)?.weight;
  if (!weight || !profile.heightCm) return undefined;
  return weight / (profile.heightCm / 100) ** 2;
}

export const minutesInWeek = (activity: readonly Activity[], now: Date): number =>
  activity
    .filter(({ at }) => now.getTime() - Date.parse(at) < 7 * DAY_MS)
    .reduce((sum, { minutes }) => sum + minutes, 0);

export const MISSING = [
  'birthDate',
  'sex',
  'pressure',
  'weight',
  'height',
  'smoker',
  'diabetes',
  'pressureTreatment',
  'heartDisease',
] as const;
export type Missing = (typeof MISSING)[number];

/** The values that the risk still needs. With both cholesterol values, weight and height are not needed. */
export function missingOf(data: HeartData): Missing[] {
  const { profile } = data;
  const lipids = profile.totalCholesterol !== null && profile.hdl !== null;
  const lacks: Record<Missing, boolean> = {
    birthDate: data.ageMonths === undefined,
    sex: !(data.sex ?? profile.sex),
    pressure: !meanPressure(data.vitals),
    weight: !lipids && !data.vitals.some(({ weight }) => weight !== null),
    height: !lipids && profile.heightCm === null,
    smoker: profile.smoker === null,
    diabetes: profile.diabetes === null,
    pressureTreatment: profile.pressureTreatment === null,
    heartDisease: profile.heartDisease === null,
  };
  return MISSING.filter((one) => lacks[one]);
}

type Why = Extract<ReturnType<typeof assessHeartRisk>, { kind: 'unknown' }>['why'];
export type RiskFound = HeartRisk | { kind: 'unknown'; why: Why } | { kind: 'missing'; what: Missing[] };

/**
 * The risk, why it cannot be calculated, or what is missing. People outside the method are told so before they are
 * asked for more.
 */
export function riskOf(data: HeartData): RiskFound {
  const { profile, ageMonths } = data;
  if (profile.heartDisease) return { kind: 'unknown', why: 'already_has_disease' };
  const ageYears = ageMonths === undefined ? undefined : Math.floor(ageMonths / 12);
  if (ageYears !== undefined && (ageYears < 30 || ageYears > 74))
    return { kind: 'unknown', why: 'age_outside_30_to_74' };
  const what = missingOf(data);
  const pressure = meanPressure(data.vitals);
  const sex = data.sex ?? profile.sex;
  if (what.length > 0 || !pressure || !sex || ageYears === undefined) return { kind: 'missing', what };
  const base = {
    sex,
    ageYears,
    systolic: pressure.systolic,
    onPressureTreatment: profile.pressureTreatment === true,
    smoker: profile.smoker === true,
    diabetes: profile.diabetes === true,
    hadCardiovascularDisease: false,
  };
  const { totalCholesterol, hdl } = profile;
  return totalCholesterol !== null && hdl !== null
    ? assessHeartRisk({ ...base, totalCholesterolMgDl: totalCholesterol, hdlMgDl: hdl })
    : assessHeartRisk({ ...base, bmi: bmiOf(data) ?? 0 });
}

export type GoalState = 'reached' | 'open' | 'unknown';
export const GOALS = ['pressure', 'exercise', 'weight', 'smoke'] as const;
export type Goal = (typeof GOALS)[number];

const WEEKLY_MINUTES = 150;
const stateOf = (known: boolean, reached: boolean): GoalState =>
  known ? (reached ? 'reached' : 'open') : 'unknown';

/** The state of each goal. */
export function goalsOf(data: HeartData, now: Date): Record<Goal, GoalState> {
  const pressure = meanPressure(data.vitals);
  const bmi = bmiOf(data);
  const weight = bmi === undefined ? undefined : bmiClass(bmi);
  return {
    pressure: stateOf(
      Boolean(pressure),
      Boolean(pressure && pressure.systolic < 130 && pressure.diastolic < 80),
    ),
    exercise: stateOf(true, minutesInWeek(data.activity, now) >= WEEKLY_MINUTES),
    weight: stateOf(weight !== undefined, weight === 'normal'),
    smoke: stateOf(data.profile.smoker !== null, data.profile.smoker === false),
  };
}

const bmiClass = (bmi: number) => (bmi < 18.5 ? 'low' : bmi < 25 ? 'normal' : 'high');

export type Advice =
  | 'see_provider'
  | 'pressure_high'
  | 'smoking'
  | 'diabetes'
  | 'weight'
  | 'move_more'
  | 'keep_on';

/** The advice in order of its benefit. */
export function adviceFor(data: HeartData, now: Date): Advice[] {
  const risk = riskOf(data);
  const goals = goalsOf(data, now);
  const bmi = bmiOf(data);
  const grave =
    (risk.kind === 'heart_risk' && risk.band !== 'low') ||
    (risk.kind === 'unknown' && risk.why === 'already_has_disease') ||
    (meanPressure(data.vitals)?.systolic ?? 0) >= 140;
  const advice: [Advice, boolean][] = [
    ['see_provider', grave],
    ['smoking', data.profile.smoker === true],
    ['pressure_high', goals.pressure === 'open'],
    ['diabetes', data.profile.diabetes === true],
    ['weight', bmi !== undefined && bmiClass(bmi) === 'high'],
    ['move_more', goals.exercise === 'open'],
  ];
  const found = advice.filter(([, applies]) => applies).map(([code]) => code);
  return found.length > 0 ? found : ['keep_on'];
}
