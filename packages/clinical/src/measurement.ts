import { findNutritionSigns, type NutritionSign } from './growth/nutrition.ts';
import { assessMaternityDanger, type MaternitySign, type MaternitySymptom } from './maternity-danger.ts';
import { findPressureLevel, type MeasuredPerson, type PressureLevel } from './pressure-level.ts';
import { assessVital, type VitalLevel } from './vital-ranges.ts';
import type { VitalSign } from './vital-tables.ts';

/** What one entry holds; null is not measured. */
export type MeasuredValues = {
  systolic: number | null;
  diastolic: number | null;
  heartRate: number | null;
  temperature: number | null;
  oxygen: number | null;
  weight: number | null;
  glucose: number | null;
  /** Null where nobody said; it is then judged as after a meal. */
  fasting: boolean | null;
};
export type MeasuredEntry = MeasuredValues & {
  at: Date;
  signs: readonly MaternitySymptom[];
  /** Around the middle of a child's upper arm. */
  armMm?: number | null;
  /** Whether both feet of a child are swollen. */
  swollenFeet?: boolean | null;
};

export const MEASURED_VITALS = ['heartRate', 'temperature', 'oxygen', 'glucose'] as const;
export type MeasuredVital = (typeof MEASURED_VITALS)[number];
export type MeasuredLevel = VitalLevel | PressureLevel;

const CODES: Readonly<Record<MeasuredVital, VitalSign>> = {
  heartRate: 'heart_rate',
  temperature: 'temperature',
  oxygen: 'oxygen',
  glucose: 'glucose',
};
export const vitalSignOf = (vital: MeasuredVital, fasting: boolean | null): VitalSign =>
  vital === 'glucose' && fasting ? 'glucose_fasting' : CODES[vital];

/** The one verdict on a value, for every screen; undefined where nothing is published for this person. */
export function findMeasuredLevel(
  values: MeasuredValues,
  of: 'pressure' | MeasuredVital,
  person: MeasuredPerson,
): MeasuredLevel | undefined {
  if (of === 'pressure') {
    const { systolic, diastolic } = values;
    if (systolic === null || diastolic === null) return undefined;
    return findPressureLevel({ systolic, diastolic }, person);
  }
  const value = values[of];
  if (value === null) return undefined;
  const vital = vitalSignOf(of, values.fasting);
  const found = assessVital({ vital, value, ageMonths: person.ageMonths });
  return found.kind === 'vital' ? found.level : undefined;
}

export type CriticalSign = 'pressure_crisis' | `${MeasuredVital}_critical_${'low' | 'high'}`;
export type MeasurementSign = MaternitySign | CriticalSign | NutritionSign;
export type MeasurementDanger = { level: 'urgent' | 'emergency'; signs: MeasurementSign[] };

/** The signs that are asked of everybody; the others are asked in pregnancy. */
export const GENERAL_SIGNS = [
  'trouble_breathing',
  'chest_pain',
  'convulsions',
  'fainting',
  'heavy_bleeding',
  'thoughts_of_harm',
] as const satisfies readonly MaternitySymptom[];

const isCritical = (level: MeasuredLevel | undefined) =>
  level === 'crisis' || level === 'critical_low' || level === 'critical_high';

/** The values of an entry that are dangerous by themselves, pregnant or not. */
export function findCriticalSigns(values: MeasuredValues, person: MeasuredPerson): CriticalSign[] {
  return (['pressure', ...MEASURED_VITALS] as const).flatMap((of) => {
    const level = findMeasuredLevel(values, of, person);
    return isCritical(level) ? [`${of}_${level}` as CriticalSign] : [];
  });
}

const DAY_MS = 24 * 3600 * 1000;
/** Older entries are history and raise no alarm. */
const RECENT_MS = 2 * DAY_MS;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);
/** The rules of pregnancy ignore values that are not numbers. */
const orNaN = (value: number | null) => value ?? Number.NaN;

const weightOf = ({ at, weight }: MeasuredEntry) => ({
  date: dayOf(at),
  weightKg: orNaN(weight),
  systolic: Number.NaN,
  diastolic: Number.NaN,
});
const pressureOf = ({ systolic, diastolic }: MeasuredEntry, date: string) => ({
  date,
  weightKg: Number.NaN,
  systolic: orNaN(systolic),
  diastolic: orNaN(diastolic),
});

/** What this entry adds; then, if it adds anything, together with what was measured and told in the day before. */
function assessInPregnancy(entry: MeasuredEntry, earlier: readonly MeasuredEntry[]) {
  const today = dayOf(entry.at);
  const vitals = [...[entry, ...earlier].map(weightOf), pressureOf(entry, today)];
  const own = assessMaternityDanger({ vitals, symptoms: entry.signs });
  if (own.signs.length === 0) return own;
  const dayBefore = earlier.filter(({ at }) => entry.at.getTime() - at.getTime() <= DAY_MS);
  return assessMaternityDanger({
    vitals: [...vitals, ...dayBefore.map((other) => pressureOf(other, today))],
    symptoms: [entry, ...dayBefore].flatMap(({ signs }) => signs),
  });
}

function assessOthers({ signs }: MeasuredEntry) {
  const told = GENERAL_SIGNS.filter((sign) => signs.includes(sign));
  return { level: told.length > 0 ? ('emergency' as const) : ('none' as const), signs: told };
}

/**
 * The danger in a new entry, the same on the server and on the device. `earlier` are the entries of the week before it, in
 * any order; they tell sudden weight gain, and a high pressure or a sign that makes this one worse. Values that are
 * critical for the age are emergencies; a very high pressure without a sign is urgent. Undefined when the entry itself holds nothing dangerous, or is older than two days.
 */
export function assessMeasurement({
  entry,
  earlier,
  person,
  now,
}: {
  entry: MeasuredEntry;
  earlier: readonly MeasuredEntry[];
  person: MeasuredPerson;
  now: Date;
}): MeasurementDanger | undefined {
  if (now.getTime() - entry.at.getTime() > RECENT_MS) return undefined;
  const before = earlier.filter(({ at }) => at.getTime() < entry.at.getTime());
  const told = person.pregnant ? assessInPregnancy(entry, before) : assessOthers(entry);
  const critical = findCriticalSigns(entry, person);
  const signs = [...critical, ...told.signs, ...findNutritionSigns(entry, person.ageMonths)];
  if (signs.length === 0) return undefined;
  const isEmergency = told.level === 'emergency' || critical.some((sign) => sign !== 'pressure_crisis');
  return { level: isEmergency ? 'emergency' : 'urgent', signs };
}
