import { z } from 'zod';
import { sentNumber } from './health-values.ts';
import { VITAL_BOUNDS, type VitalField } from './trackers.rules.ts';

type Bounds = readonly [least: number, most: number];

export const boundedNumber = (error: string, [least, most]: Bounds) =>
  z.number({ error }).min(least, { error }).max(most, { error });

/** A number or null; an empty field means null. */
export const orNull = <T extends z.ZodType>(schema: T) =>
  sentNumber(schema.nullish()).transform((value) => value ?? null);

export const WRONG_READING = { error: 'reading_out_of_range' } as const;
const reading = (field: VitalField) => orNull(boundedNumber(WRONG_READING.error, VITAL_BOUNDS[field]));
const wholeReading = (field: VitalField) =>
  orNull(boundedNumber(WRONG_READING.error, VITAL_BOUNDS[field]).int(WRONG_READING));

/** What may be sent of one measurement; every part is optional. */
export const SentReadings = {
  systolic: wholeReading('systolic'),
  diastolic: wholeReading('diastolic'),
  heartRate: wholeReading('heartRate'),
  temperature: reading('temperature'),
  oxygen: wholeReading('oxygen'),
  weight: reading('weight'),
  glucose: wholeReading('glucose'),
};

interface Pressure {
  systolic: number | null;
  diastolic: number | null;
}
/** Both numbers or none, and the lower one lower. */
export const isWholePressure = ({ systolic, diastolic }: Pressure): boolean =>
  systolic === null || diastolic === null ? systolic === diastolic : diastolic < systolic;
export const AT_DIASTOLIC = { ...WRONG_READING, path: ['diastolic'] };

export const Reading = z.number().nullable();
/** What is read back. */
export const Readings = {
  systolic: Reading,
  diastolic: Reading,
  heartRate: Reading,
  temperature: Reading,
  oxygen: Reading,
  weight: Reading,
  glucose: Reading,
};

/** What is dangerous in what was measured or told. */
export const Danger = z.object({
  level: z.enum(['urgent', 'emergency']),
  /** Codes of what is dangerous: signs that were told, and values that are too high or too low. */
  signs: z.array(z.string()),
  /** When the person, or who supervises a health worker, said that they had read it; null until then. */
  acknowledgedAt: z.string().nullable(),
});
