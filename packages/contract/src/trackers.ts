import { z } from 'zod';
import { sentNumber } from './health-values.ts';
import type { Contract } from './kit.ts';
import {
  AT_DIASTOLIC,
  boundedNumber,
  isWholePressure,
  orNull,
  Reading,
  Readings,
  SentReadings,
} from './measured-values.ts';
import { Id, Instant, line, Page, PlainDate } from './primitives.ts';
import {
  ACTIVITY_BOUNDS,
  ENTRY_LENGTHS,
  GOAL_BOUNDS,
  HEART_BOUNDS,
  SEVERITY_BOUNDS,
  TRACKER_KINDS,
  WORKOUTS,
} from './trackers.rules.ts';
import { Gender } from './user.ts';

export const TrackerKind = z.enum(TRACKER_KINDS);
export type TrackerKind = z.infer<typeof TrackerKind>;

export const Workout = z.enum(WORKOUTS);
export type Workout = z.infer<typeof Workout>;

type Bounds = readonly [least: number, most: number];
const number = boundedNumber;
const whole = (error: string, bounds: Bounds) => sentNumber(number(error, bounds).int({ error }));

/** One line or a few; blank text counts as none. */
const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || null);

const wrongCount = { error: 'activity_invalid' } as const;
const count = ([, most]: Bounds) =>
  sentNumber(number(wrongCount.error, [0, most]).int(wrongCount).default(0));
const ActivityFields = z
  .object({
    at: Instant,
    /** Null for everyday movement, which has energy and active hours but no minutes of exercise. */
    workout: Workout.nullable(),
    name: line(ENTRY_LENGTHS.workoutName)
      .nullish()
      .transform((text) => text || null),
    minutes: count(ACTIVITY_BOUNDS.minutes),
    kcal: count(ACTIVITY_BOUNDS.kcal),
    standHours: count(ACTIVITY_BOUNDS.standHours),
  })
  .refine(({ workout, minutes }) => (workout ? minutes > 0 : minutes === 0), {
    error: 'activity_invalid',
    path: ['minutes'],
  })
  .refine(({ workout, name }) => workout !== 'other' || name !== null, { path: ['name'] })
  .refine(({ workout, kcal, standHours }) => workout !== null || kcal + standHours > 0, {
    error: 'activity_invalid',
    path: ['standHours'],
  });
export const Activity = z.object({
  id: Id,
  at: z.string(),
  workout: Workout.nullable(),
  name: z.string().nullable(),
  minutes: z.number().int(),
  kcal: z.number().int(),
  standHours: z.number().int(),
});
export type Activity = z.infer<typeof Activity>;

const SymptomFields = z.object({
  at: Instant,
  /** A code of the symptom list, or the person’s own text. */
  symptom: z.string().trim().min(1).max(ENTRY_LENGTHS.symptom),
  severity: whole('severity_invalid', SEVERITY_BOUNDS),
  place: words(ENTRY_LENGTHS.place),
  triggers: words(ENTRY_LENGTHS.triggers),
  note: words(ENTRY_LENGTHS.note),
});
export const SymptomEntry = z.object({
  id: Id,
  at: z.string(),
  symptom: z.string(),
  severity: z.number().int(),
  place: z.string().nullable(),
  triggers: z.string().nullable(),
  note: z.string().nullable(),
});
export type SymptomEntry = z.infer<typeof SymptomEntry>;

const VitalFields = z
  .object({
    at: Instant,
    ...SentReadings,
    /** Whether the blood sugar was measured before eating. */
    fasting: z.boolean().default(false),
  })
  .refine(isWholePressure, AT_DIASTOLIC)
  .refine(
    ({ at: _at, fasting: _fasting, ...values }) => Object.values(values).some((value) => value !== null),
    {
      error: 'reading_empty',
      path: ['systolic'],
    },
  );
export const Vitals = z.object({
  id: Id,
  at: z.string(),
  ...Readings,
  fasting: z.boolean(),
});
export type Vitals = z.infer<typeof Vitals>;

const Goals = z.object({
  moveKcal: whole('goals_invalid', GOAL_BOUNDS.moveKcal),
  exerciseMinutes: whole('goals_invalid', GOAL_BOUNDS.exerciseMinutes),
  standHours: whole('goals_invalid', GOAL_BOUNDS.standHours),
});
export const TrackerSettings = z.object({
  moveKcal: z.number().int(),
  exerciseMinutes: z.number().int(),
  standHours: z.number().int(),
  /** Whether professionals who treat this person see their symptoms. */
  shareSymptoms: z.boolean(),
});
export type TrackerSettings = z.infer<typeof TrackerSettings>;

const heartNumber = (field: keyof typeof HEART_BOUNDS) =>
  orNull(number('heart_numbers_invalid', HEART_BOUNDS[field]));
const orUnknown = <T extends z.ZodType>(schema: T) => schema.nullish().transform((value) => value ?? null);
/**
 * What the heart risk needs besides readings. Sex is asked only when the profile does not have it.
 */
const HeartFields = z
  .object({
    sex: orUnknown(Gender),
    heightCm: heartNumber('heightCm'),
    smoker: orUnknown(z.boolean()),
    diabetes: orUnknown(z.boolean()),
    pressureTreatment: orUnknown(z.boolean()),
    heartDisease: orUnknown(z.boolean()),
    totalCholesterol: heartNumber('totalCholesterol'),
    hdl: heartNumber('hdl'),
  })
  .refine(
    ({ totalCholesterol, hdl }) => totalCholesterol === null || hdl === null || hdl < totalCholesterol,
    {
      error: 'heart_numbers_invalid',
      path: ['hdl'],
    },
  );
const YesNo = z.boolean().nullable();
export const HeartProfile = z.object({
  sex: Gender.nullable(),
  heightCm: Reading,
  smoker: YesNo,
  diabetes: YesNo,
  pressureTreatment: YesNo,
  heartDisease: YesNo,
  totalCholesterol: Reading,
  hdl: Reading,
});
export type HeartProfile = z.infer<typeof HeartProfile>;

const OfPatient = z.object({ id: Id });
const OneEntry = OfPatient.extend({ entryId: Id });
/** A dependent of the patient; without it, the patient's own data is meant. */
const Whose = z.object({ dependentId: Id.optional() });
const Bound = z.union([Instant, PlainDate]).optional();
/** From the first instant, up to but not including the second; a day begins at midnight UTC. */
const Listed = Page.extend({ ...Whose.shape, from: Bound, to: Bound });
/** The client chooses the id: sent again, nothing is written twice. */
const New = Whose.extend({ id: Id });

export const trackers = {
  'GET /api/data/health/trackers/:id/activity': {
    summary: 'Workouts and everyday movement, newest first',
    params: OfPatient,
    query: Listed,
    reply: z.array(Activity),
  },
  'POST /api/data/health/trackers/:id/activity': {
    summary: 'Note a workout or everyday movement; sent again with the same id, nothing is written twice',
    params: OfPatient,
    body: New.and(ActivityFields),
    reply: Activity,
    status: 201,
  },
  'PUT /api/data/health/trackers/:id/activity/:entryId': {
    summary: 'Correct it',
    params: OneEntry,
    body: Whose.and(ActivityFields),
    reply: Activity,
  },
  'DELETE /api/data/health/trackers/:id/activity/:entryId': {
    summary: 'Take it back',
    params: OneEntry,
    query: Whose,
  },
  'GET /api/data/health/trackers/:id/symptoms': {
    summary: 'What was felt, newest first; to those who treat only where the person shares it',
    params: OfPatient,
    query: Listed,
    reply: z.array(SymptomEntry),
  },
  'POST /api/data/health/trackers/:id/symptoms': {
    summary:
      'Note what is felt, with its severity from 1 to 10; sent again with the same id, nothing is written twice',
    params: OfPatient,
    body: New.and(SymptomFields),
    reply: SymptomEntry,
    status: 201,
  },
  'PUT /api/data/health/trackers/:id/symptoms/:entryId': {
    summary: 'Correct it',
    params: OneEntry,
    body: Whose.and(SymptomFields),
    reply: SymptomEntry,
  },
  'DELETE /api/data/health/trackers/:id/symptoms/:entryId': {
    summary: 'Take it back',
    params: OneEntry,
    query: Whose,
  },
  'GET /api/data/health/trackers/:id/vitals': {
    summary: 'Readings, newest first',
    params: OfPatient,
    query: Listed,
    reply: z.array(Vitals),
  },
  'POST /api/data/health/trackers/:id/vitals': {
    summary: 'Note at least one reading; sent again with the same id, nothing is written twice',
    params: OfPatient,
    body: New.and(VitalFields),
    reply: Vitals,
    status: 201,
  },
  'PUT /api/data/health/trackers/:id/vitals/:entryId': {
    summary: 'Correct it',
    params: OneEntry,
    body: Whose.and(VitalFields),
    reply: Vitals,
  },
  'DELETE /api/data/health/trackers/:id/vitals/:entryId': {
    summary: 'Take it back',
    params: OneEntry,
    query: Whose,
  },
  'GET /api/data/health/trackers/:id/settings': {
    summary: 'Goals a day, and whether symptoms are shared with those who treat',
    params: OfPatient,
    query: Whose,
    reply: TrackerSettings,
  },
  'PUT /api/data/health/trackers/:id/settings': {
    summary: 'Set goals, share or keep symptoms; what is not sent stays',
    params: OfPatient,
    body: Goals.partial().extend({ ...Whose.shape, shareSymptoms: z.boolean().optional() }),
    reply: TrackerSettings,
  },
  'GET /api/data/health/heart/:id': {
    summary: 'What the heart’s risk needs beside readings; unknown is null',
    params: OfPatient,
    query: Whose,
    reply: HeartProfile,
  },
  'PUT /api/data/health/heart/:id': {
    summary: 'Say it; what is not sent becomes unknown',
    params: OfPatient,
    body: Whose.and(HeartFields),
    reply: HeartProfile,
  },
} as const satisfies Contract;
