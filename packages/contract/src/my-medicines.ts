import { z } from 'zod';
import type { Contract } from './kit.ts';
import {
  DOSE_ANSWERS,
  LARGEST_DOSE,
  LARGEST_QUANTITY,
  MOST_HISTORY_DAYS,
  MOST_TIMES,
} from './my-medicines.rules.ts';
import { Id, Instant, Page, PlainDate } from './primitives.ts';
import { ENTRY_LENGTHS } from './record-entries.rules.ts';
import { DrugCheck } from './toolbox.ts';

const OfPatient = z.object({ id: Id });
const OneMedicine = OfPatient.extend({ entryId: Id });
/** A dependent of the patient; without it, the patient themselves is meant. */
const Whose = z.object({ dependentId: Id.optional() });

/** A time of the day, `08:00`. */
const Time = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/);

const isSet = (list: readonly unknown[]) => new Set(list).size === list.length;

export const MedicinePlan = z.object({
  /** Empty for a medicine that is taken when needed. */
  times: z.array(Time).max(MOST_TIMES).refine(isSet),
  /** 0 is Sunday. */
  weekdays: z.array(z.number().int().min(0).max(6)).min(1).max(7).refine(isSet),
  startsOn: PlainDate,
  endsOn: PlainDate.nullable(),
  /** The zone of the person, as `America/Port-au-Prince`. */
  timeZone: z.string().max(60),
  remind: z.boolean(),
  /** Whether the reminder says which medicine; others may read it. */
  namesMedicine: z.boolean(),
  /** How many of what is counted are taken at once. */
  perDose: z.number().positive().max(LARGEST_DOSE),
  /** How many are left; null where nobody counts. */
  quantity: z.number().min(0).max(LARGEST_QUANTITY).nullable(),
  /** At how many left it is time to get more. */
  refillAt: z.number().min(0).max(LARGEST_QUANTITY).nullable(),
});
export type MedicinePlan = z.infer<typeof MedicinePlan>;

/** A medicine of the record that is taken now. */
export const MyMedicine = z.object({
  /** Of the entry in the record. */
  id: Id,
  text: z.string(),
  dose: z.string().nullable(),
  frequency: z.string().nullable(),
  by: z.object({ id: Id, name: z.string().nullable(), provider: z.boolean() }),
  /** The prescription of it that can be sent to a pharmacy. */
  prescriptionId: Id.nullable(),
  /** Null until somebody said when it is taken. */
  plan: MedicinePlan.nullable(),
  /** When that was last said: doses before it were not planned. */
  plannedAt: z.string().nullable(),
});
export type MyMedicine = z.infer<typeof MyMedicine>;

export const Dose = z.object({
  medicineId: Id,
  text: z.string(),
  day: z.string(),
  time: z.string(),
  dueAt: z.string(),
  /** Null while the person has said nothing. */
  answer: z.enum(DOSE_ANSWERS).nullable(),
  answeredAt: z.string().nullable(),
});
export type Dose = z.infer<typeof Dose>;

const text = z.string().trim().min(1).max(ENTRY_LENGTHS.text);
const dose = z
  .string()
  .trim()
  .max(ENTRY_LENGTHS.dose)
  .nullish()
  .transform((value) => value || null);

export const myMedicines = {
  'GET /api/records/:id/medicines': {
    summary: 'The medicines that are taken now, newest first, with when they are taken and what is left',
    params: OfPatient,
    query: Page.extend(Whose.shape),
    reply: z.array(MyMedicine),
  },
  'POST /api/records/:id/medicines': {
    summary:
      'Add a medicine to the record with its plan; 409 when it is likely there already, unless confirmed',
    params: OfPatient,
    body: Whose.extend({ text, dose, confirmDuplicate: z.boolean().default(false), plan: MedicinePlan }),
    reply: MyMedicine,
    status: 201,
  },
  'PUT /api/records/:id/medicines/:entryId': {
    summary: 'Say when a medicine is taken and what is left; name and dose only of what one wrote oneself',
    params: OneMedicine,
    body: Whose.extend({ text: text.optional(), dose, plan: MedicinePlan }),
    reply: MyMedicine,
  },
  'POST /api/records/:id/medicines/:entryId/doses': {
    summary: 'Say that a dose was taken or skipped; `null` takes that back',
    params: OneMedicine,
    body: Whose.extend({
      day: PlainDate,
      time: Time,
      answer: z.enum(DOSE_ANSWERS).nullable(),
      /** When it was taken, by the clock of the phone. */
      at: Instant,
      /** The answer as the writer saw it: another one by now is refused with 409. */
      seen: z.enum(DOSE_ANSWERS).nullable().optional(),
    }),
    reply: Dose,
    status: 201,
  },
  'GET /api/records/:id/medicines/doses': {
    summary: 'The doses of some days that were due, taken or skipped, in order',
    params: OfPatient,
    query: Whose.extend({
      /** The last seven days without it. */
      from: PlainDate.optional(),
      days: z.coerce.number().int().min(1).max(MOST_HISTORY_DAYS).default(7),
    }),
    reply: z.array(Dose),
  },
  'GET /api/records/:id/medicines/interactions': {
    summary:
      'Interactions between the medicines that are taken now, by our list; a list without any is not safety',
    params: OfPatient,
    query: Whose,
    reply: DrugCheck.omit({ note: true }),
  },
} as const satisfies Contract;
