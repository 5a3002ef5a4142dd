import type { Workout } from '@lakou/contract/trackers';
import { uuidv7 } from 'uuidv7';
import type { DemoSession } from '#platform/demo-session.ts';

/** The patient of the demo. */
const NADEGE = 'patient@lakou.test';
const DAY = 24 * 3600 * 1000;
/** Seven in the morning and six in the evening in Haiti. */
const MORNING = 12 * 3600 * 1000;
const EVENING = 23 * 3600 * 1000;

/** Fourteen days, the oldest first: blood pressure that comes down with the new pills, pulse, weight. */
const READINGS: readonly (readonly [number, number, number, number])[] = [
  [148, 94, 82, 71.2],
  [146, 93, 80, 71.2],
  [149, 95, 84, 71.3],
  [144, 92, 79, 71.0],
  [143, 90, 78, 71.0],
  [145, 91, 80, 70.9],
  [140, 90, 77, 70.8],
  [139, 88, 76, 70.8],
  [141, 89, 78, 70.6],
  [137, 87, 75, 70.5],
  [136, 86, 74, 70.5],
  [138, 86, 76, 70.3],
  [134, 85, 74, 70.2],
  [132, 84, 73, 70.1],
];
/** Workouts by how many days ago they were. */
const WORKOUTS: readonly (readonly [number, Workout, number, number])[] = [
  [13, 'walking', 30, 130],
  [11, 'walking', 35, 150],
  [10, 'cycling', 40, 260],
  [8, 'walking', 40, 175],
  [6, 'strength', 25, 120],
  [5, 'walking', 45, 195],
  [4, 'running', 20, 210],
  [2, 'walking', 45, 200],
  [1, 'strength', 30, 140],
  [0, 'walking', 40, 175],
];
/** Kilocalories and hours of activity from everyday work, by days ago from today. */
const MOVEMENT: readonly (readonly [number, number])[] = [
  [240, 8],
  [380, 11],
  [410, 12],
  [360, 10],
  [290, 9],
  [420, 12],
  [340, 11],
  [310, 9],
  [390, 12],
  [270, 8],
  [330, 10],
  [400, 12],
  [350, 10],
  [300, 9],
];
const SYMPTOMS: readonly (readonly [number, string, number, string | null])[] = [
  [12, 'headache', 6, 'Solèy'],
  [9, 'headache', 5, 'Mwen pa t dòmi byen'],
  [7, 'dizziness', 3, null],
  [6, 'headache', 4, 'Bri'],
  [3, 'headache', 3, null],
  [1, 'back_pain', 2, 'Pote dlo'],
];

/** Two weeks of entries of the demo patient. */
export async function seedTrackers(session: DemoSession, now: Date): Promise<void> {
  const me = `${await session.idOf(NADEGE)}`;
  const today = Math.floor(now.getTime() / DAY) * DAY;
  /** A time in the future is replaced by now. */
  const when = (daysAgo: number, hour: number) =>
    new Date(Math.min(today - daysAgo * DAY + hour, now.getTime()));
  const note = (kind: string, at: Date, details: object) =>
    session.act(NADEGE, at, `POST /api/data/health/trackers/${me}/${kind}`, {
      id: uuidv7(),
      at: at.toISOString(),
      ...details,
    });
  for (const [index, [systolic, diastolic, heartRate, weight]] of READINGS.entries()) {
    const sugar = index % 4 === 1 ? { glucose: 96 + index, fasting: true } : {};
    await note('vitals', when(READINGS.length - 1 - index, MORNING), {
      systolic,
      diastolic,
      heartRate,
      weight,
      ...sugar,
    });
  }
  await note('vitals', when(3, EVENING), { temperature: 36.8, oxygen: 98 });
  for (const [daysAgo, workout, minutes, kcal] of WORKOUTS)
    await note('activity', when(daysAgo, MORNING - DAY / 24), { workout, minutes, kcal });
  for (const [daysAgo, [kcal, standHours]] of MOVEMENT.entries())
    await note('activity', when(daysAgo, EVENING), { workout: null, kcal, standHours });
  for (const [daysAgo, symptom, severity, triggers] of SYMPTOMS)
    await note('symptoms', when(daysAgo, EVENING), { symptom, severity, triggers });
  await session.act(NADEGE, now, `PUT /api/data/health/trackers/${me}/settings`, { shareSymptoms: true });
  await session.act(NADEGE, now, `PUT /api/data/health/heart/${me}`, {
    heightCm: 163,
    smoker: false,
    diabetes: false,
    pressureTreatment: true,
    heartDisease: false,
  });
}
