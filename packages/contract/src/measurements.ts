import { z } from 'zod';
import type { Contract } from './kit.ts';
import { DangerSign } from './maternity.ts';
import {
  AT_DIASTOLIC,
  boundedNumber,
  Danger,
  isWholePressure,
  orNull,
  Reading,
  Readings,
  SentReadings,
  WRONG_READING,
} from './measured-values.ts';
import { GROWTH_BOUNDS, MEASUREMENT_KINDS } from './measurements.rules.ts';
import { Id, Instant, Page, PlainDate } from './primitives.ts';

const MeasurementKind = z.enum(MEASUREMENT_KINDS);
export type MeasurementKind = z.infer<typeof MeasurementKind>;

export const Measurement = z.object({
  id: Id,
  /** Null for the patient themselves. */
  dependentId: Id.nullable(),
  at: z.string(),
  ...Readings,
  /** In cm; a child under two is measured lying down. */
  height: Reading,
  /** Around the middle of a child's upper arm, in mm. */
  armMm: Reading,
  /** Whether both feet are swollen; null where nobody said. */
  swollenFeet: z.boolean().nullable(),
  /** Whether the blood sugar was measured before eating; null where nobody said. */
  fasting: z.boolean().nullable(),
  signs: z.array(DangerSign),
  /** Whether it was measured in a pregnancy that is followed: 140/90 is then a danger sign. */
  pregnant: z.boolean(),
  /** Who entered it: the patient, or a professional who treats them. */
  authorId: Id,
  danger: Danger.nullable(),
});
export type Measurement = z.infer<typeof Measurement>;

const OfPatient = z.object({ id: Id });
const OneEntry = OfPatient.extend({ entryId: Id });
/** A dependent of the patient; without it, the patient's own data is meant. */
const Whose = z.object({ dependentId: Id.optional() });
const Bound = z.union([Instant, PlainDate]).optional();

const growth = (field: keyof typeof GROWTH_BOUNDS) =>
  orNull(boundedNumber(WRONG_READING.error, GROWTH_BOUNDS[field]));

const SentMeasurement = z
  .object({
    at: Instant,
    ...SentReadings,
    height: growth('height'),
    armMm: growth('armMm'),
    swollenFeet: z
      .boolean()
      .nullish()
      .transform((swollen) => swollen ?? null),
    fasting: z
      .boolean()
      .nullish()
      .transform((fasting) => fasting ?? null),
    signs: z
      .array(DangerSign)
      .max(50)
      .default([])
      .transform((signs) => [...new Set(signs)]),
    /** Whether it is written into the pregnancy's record, which she can keep to herself. */
    inPregnancy: z.boolean().default(false),
  })
  .refine(isWholePressure, AT_DIASTOLIC)
  .refine(
    ({ at: _at, fasting: _fasting, inPregnancy: _inPregnancy, signs, ...values }) =>
      signs.length > 0 || Object.values(values).some((value) => value !== null && value !== false),
    { error: 'reading_empty', path: ['systolic'] },
  );
export type SentMeasurement = z.infer<typeof SentMeasurement>;

export const measurements = {
  'GET /api/data/health/measurements/:id': {
    summary:
      'Everything measured, newest first: of one kind, or all; from the first instant up to the second',
    params: OfPatient,
    query: Page.extend({ ...Whose.shape, kind: MeasurementKind.optional(), from: Bound, to: Bound }),
    reply: z.array(Measurement),
  },
  'POST /api/data/health/measurements/:id': {
    summary:
      'Note any part of a measurement, or danger signs alone; sent again with the same id, nothing is written twice',
    params: OfPatient,
    body: Whose.extend({ id: Id }).and(SentMeasurement),
    reply: Measurement,
    status: 201,
  },
  'DELETE /api/data/health/measurements/:id/:entryId': {
    summary: 'Take it back',
    params: OneEntry,
    query: Whose,
  },
  'GET /api/data/health/measurements/:id/dangers': {
    summary: 'Dangerous ones of the patient and their dependents that nobody has acknowledged, newest first',
    params: OfPatient,
    reply: z.array(Measurement),
  },
  'POST /api/data/health/measurements/:id/:entryId/acknowledge': {
    summary: 'Say that the danger was read',
    params: OneEntry,
    body: Whose,
  },
} as const satisfies Contract;
