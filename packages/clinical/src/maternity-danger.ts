import { findPressureFault } from './blood-pressure.ts';
import { daysBetween, type PlainDate } from './plain-date.ts';
import { isWithin } from './unknown.ts';

export type MaternityVitals = { date: PlainDate; weightKg: number; systolic: number; diastolic: number };

const EMERGENCY_SYMPTOMS = [
  'convulsions',
  'fainting',
  'heavy_bleeding',
  'bleeding',
  'waters_broken',
  'green_waters',
  'fall_or_blow',
  'chest_pain',
  'trouble_breathing',
  'severe_headache',
  'vision_changes',
  'severe_belly_pain',
  'baby_not_moving',
  'thoughts_of_harm',
] as const;
const URGENT_SYMPTOMS = [
  'fever',
  'swelling_face_hands',
  'baby_moves_less',
  'constant_vomiting',
  'one_leg_swollen',
  'painful_urination',
] as const;
export const MATERNITY_SYMPTOMS = [...EMERGENCY_SYMPTOMS, ...URGENT_SYMPTOMS] as const;
export type MaternitySymptom = (typeof MATERNITY_SYMPTOMS)[number];

export type MaternitySign =
  | MaternitySymptom
  | 'pressure_severe'
  | 'pressure_high'
  | 'pressure_high_with_protein'
  | 'sudden_weight_gain';

export type MaternityDanger = {
  /** `unknown` when there was nothing that could be read. */
  level: 'emergency' | 'urgent' | 'none' | 'unknown';
  signs: MaternitySign[];
};

type MaternityInput = {
  /** In any order; the latest day is judged, and earlier days show how much weight was gained. */
  vitals?: readonly MaternityVitals[];
  symptoms?: readonly MaternitySymptom[];
  /** A dipstick of 1+ or more. */
  urineProtein?: boolean;
};

/** WHO: the rules of pregnancy hold until six weeks after its end, because preeclampsia also begins then. */
export const POSTPARTUM_DAYS = 42;

/** Five pounds within a week, the upper end of what preeclampsia advice warns of; 0.5 kg a week is usual. */
const SUDDEN_GAIN_KG = 2.3;
const SUDDEN_GAIN_DAYS = 7;

function pressureSign(today: readonly MaternityVitals[], urineProtein: boolean): MaternitySign | undefined {
  const reaches = (systolic: number, diastolic: number) =>
    today.some((reading) => reading.systolic >= systolic || reading.diastolic >= diastolic);
  if (reaches(160, 110)) return 'pressure_severe';
  if (!reaches(140, 90)) return undefined;
  return urineProtein ? 'pressure_high_with_protein' : 'pressure_high';
}

function hasSuddenGain(vitals: readonly MaternityVitals[], latestDay: PlainDate): boolean {
  const weighed = vitals.filter(({ weightKg }) => isWithin(weightKg, 25, 350));
  const now = Math.max(...weighed.filter(({ date }) => date === latestDay).map(({ weightKg }) => weightKg));
  return weighed.some((earlier) => {
    const days = daysBetween(earlier.date, latestDay) ?? 0;
    // The difference 72.3 − 70 is slightly less than 2.3 in binary arithmetic.
    return days > 0 && days <= SUDDEN_GAIN_DAYS && now - earlier.weightKg >= SUDDEN_GAIN_KG - 1e-9;
  });
}

const isEmergency = (sign: MaternitySign) =>
  sign === 'pressure_severe' ||
  sign === 'pressure_high_with_protein' ||
  (EMERGENCY_SYMPTOMS as readonly string[]).includes(sign);

/**
 * Danger signs in pregnancy and the six weeks after birth. 140/90 is high; 160/110 is severe and an emergency (ACOG
 * Practice Bulletin 222, 2020). The symptoms are those of WHO's Pregnancy, Childbirth, Postpartum and Newborn Care (2015)
 * and of the CDC's Hear Her campaign. Bleeding, broken or green waters and a fall or a blow to the belly are emergencies at
 * any week; a mild headache is no sign, a severe one is. High pressure with swelling or protein is an emergency. Of several
 * readings on the latest day the worst counts, and impossible readings are ignored. `none` does not mean that all is well.
 */
export function assessMaternityDanger({
  vitals = [],
  symptoms = [],
  urineProtein = false,
}: MaternityInput): MaternityDanger {
  const latestDay =
    vitals
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '';
  const today = vitals.filter((reading) => reading.date === latestDay && !findPressureFault(reading));
  const pressure = pressureSign(today, urineProtein);
  const signs: MaternitySign[] = [
    ...(pressure ? [pressure] : []),
    ...(hasSuddenGain(vitals, latestDay) ? (['sudden_weight_gain'] as const) : []),
    ...MATERNITY_SYMPTOMS.filter((symptom) => symptoms.includes(symptom)),
  ];
  const highAndSwollen = pressure !== undefined && signs.includes('swelling_face_hands');
  if (highAndSwollen || signs.some(isEmergency)) return { level: 'emergency', signs };
  if (signs.length > 0) return { level: 'urgent', signs };
  return { level: today.length > 0 ? 'none' : 'unknown', signs };
}
