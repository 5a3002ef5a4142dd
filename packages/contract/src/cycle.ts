import { z } from 'zod';
import {
  BASAL_TEMPERATURE,
  CERVICAL_MUCUS,
  CONTRACEPTION,
  CYCLE_SYMPTOMS,
  FLOWS,
  INTIMACY,
  LONGEST_CYCLE_NOTES,
  OVULATION_TESTS,
} from './cycle.rules.ts';
import { HealthDay, SentHealthDay, sentNumber } from './health-values.ts';
import type { Contract } from './kit.ts';
import { Id, PlainDate } from './primitives.ts';

export const Flow = z.enum(FLOWS);
export type Flow = z.infer<typeof Flow>;

export const CycleSymptom = z.enum(CYCLE_SYMPTOMS);
export type CycleSymptom = z.infer<typeof CycleSymptom>;

export const CervicalMucus = z.enum(CERVICAL_MUCUS);
export type CervicalMucus = z.infer<typeof CervicalMucus>;

export const OvulationTest = z.enum(OVULATION_TESTS);
export type OvulationTest = z.infer<typeof OvulationTest>;

const Intimacy = z.enum(INTIMACY);
const Contraception = z.enum(CONTRACEPTION);

const HUNDREDTH = 1e-6;
const isHundredths = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < HUNDREDTH;
const wrong = { error: 'temperature_invalid' } as const;

const [coldest, warmest] = BASAL_TEMPERATURE;
const Degrees = sentNumber(
  z.number(wrong).min(coldest, wrong).max(warmest, wrong).refine(isHundredths, wrong).nullish(),
);
/** Basal temperature in °C; a thermometer shows hundredths. Words are no temperature, and count as none. */
const Temperature = z.preprocess(
  (sent) => (typeof sent === 'string' && !/\d/.test(sent) ? null : sent),
  Degrees,
);

/** The log of one day. */
export const CycleLog = z.object({
  patientId: Id,
  date: PlainDate,
  flow: Flow,
  symptoms: z.array(CycleSymptom),
  bbt: z.number().nullable(),
  cervicalMucus: CervicalMucus,
  ovulationTest: OvulationTest,
  notes: z.string(),
  intimacy: Intimacy,
  contraception: z.array(Contraception),
});
export type CycleLog = z.infer<typeof CycleLog>;

const SeenLog = CycleLog.omit({ patientId: true, date: true }).extend({
  notes: z.string().max(LONGEST_CYCLE_NOTES),
});
export type SeenLog = z.infer<typeof SeenLog>;

/** What was not chosen may be empty or null. */
const orNone = <Chosen extends string>(schema: z.ZodType<Chosen, Chosen>) =>
  schema
    .or(z.literal(''))
    .nullish()
    .transform((sent) => sent || 'none');

const unique = <Chosen extends string>(schema: z.ZodType<Chosen, Chosen>) =>
  z
    .array(schema)
    .max(50)
    .default([])
    .transform((chosen) => [...new Set(chosen)]);

const SentLog = z.object({
  patientId: z.string().max(100),
  date: SentHealthDay,
  flow: orNone(Flow),
  symptoms: unique(CycleSymptom),
  bbt: Temperature,
  cervicalMucus: orNone(CervicalMucus),
  ovulationTest: OvulationTest.nullish().transform((result) => result ?? ''),
  notes: z
    .string()
    .trim()
    .max(LONGEST_CYCLE_NOTES)
    .nullish()
    .transform((notes) => notes ?? ''),
  intimacy: Intimacy.nullish().transform((noted) => noted ?? ''),
  contraception: unique(Contraception),
  /** The day as the writer saw it, null when nothing was noted: a day that differs by now is refused with 409. */
  seen: SeenLog.nullable().optional(),
});
export type SentLog = z.infer<typeof SentLog>;

/** One period: its first and its last day. */
const Period = z.object({ startDate: PlainDate, endDate: PlainDate });

export const cycle = {
  'GET /api/data/health/menstrual/:id': {
    summary: 'Periods, found in the daily logs, and the logs themselves; `from` leaves out older logs',
    params: z.object({ id: Id }),
    query: z.object({ from: HealthDay.optional() }),
    reply: z.object({ cycles: z.array(Period), logs: z.array(CycleLog) }),
  },
  'POST /api/data/health/menstrual/log': {
    summary: 'Note one day; a log of the same day is replaced. Days to come are accepted',
    body: SentLog,
    reply: CycleLog,
    status: 201,
  },
  'DELETE /api/data/health/menstrual/log/:date': {
    summary: 'Take the log of a day back',
    params: z.object({ date: HealthDay }),
  },
} as const satisfies Contract;
