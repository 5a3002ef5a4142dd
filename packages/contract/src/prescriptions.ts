import { z } from 'zod';
import type { Contract } from './kit.ts';
import {
  DOSE_BOUNDS,
  DURATION_BOUNDS,
  FREQUENCIES,
  LONGEST_DRUG,
  LONGEST_INSTRUCTIONS,
  LONGEST_STOP_REASON,
  MEDICINE_FORMS,
  MOST_REFILLS,
  PRESCRIPTION_STATUSES,
  QUANTITY_BOUNDS,
} from './prescriptions.rules.ts';
import { Id, Page } from './primitives.ts';

const nullable = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => (value ?? null) as z.output<T> | null);

/** One medicine as a professional prescribes it. */
export const PrescribedMedicine = z.object({
  /** Name and strength, `Enalapril 20 mg`. */
  drug: z.string().trim().min(1).max(LONGEST_DRUG),
  form: z.enum(MEDICINE_FORMS),
  /** How many of the form at once. */
  dose: z.number().min(DOSE_BOUNDS[0]).max(DOSE_BOUNDS[1]),
  frequency: z.enum(FREQUENCIES),
  /** Null for a medicine that goes on. */
  durationDays: nullable(z.number().int().min(DURATION_BOUNDS[0]).max(DURATION_BOUNDS[1])),
  /** How many the pharmacy hands out. */
  quantity: nullable(z.number().int().min(QUANTITY_BOUNDS[0]).max(QUANTITY_BOUNDS[1])),
  instructions: nullable(z.string().trim().max(LONGEST_INSTRUCTIONS)),
  refills: z.number().int().min(0).max(MOST_REFILLS).default(0),
});
export type PrescribedMedicine = z.infer<typeof PrescribedMedicine>;

/** The same as it is told. */
export const ToldMedicine = z.object({
  drug: z.string(),
  form: z.enum(MEDICINE_FORMS),
  dose: z.number(),
  frequency: z.enum(FREQUENCIES),
  durationDays: z.number().int().nullable(),
  quantity: z.number().int().nullable(),
  instructions: z.string().nullable(),
  refills: z.number().int(),
});

export const Prescription = z.object({
  id: Id,
  /** Of the paper: medicines that were prescribed together share it. */
  number: z.string(),
  noteId: Id,
  /** Null for the patient themselves. */
  dependentId: Id.nullable(),
  ...ToldMedicine.shape,
  status: z.enum(PRESCRIPTION_STATUSES),
  prescribedAt: z.string(),
  stoppedAt: z.string().nullable(),
  stopReason: z.string().nullable(),
  /** The professional and their licence as they were when it was signed. */
  authorId: Id,
  authorName: z.string(),
  licenseNumber: z.string().nullable(),
  licenseAuthority: z.string().nullable(),
});
export type Prescription = z.infer<typeof Prescription>;

const One = z.object({ id: Id });

export const prescriptions = {
  'GET /api/data/health/prescriptions/:id': {
    summary: 'What was prescribed to a patient, or to one they act for, newest first',
    params: One,
    query: Page.extend({ dependentId: Id.optional() }),
    reply: z.array(Prescription),
  },
  'GET /api/prescriptions/:id/pdf': {
    summary:
      'The paper for the pharmacy: all that was prescribed together and goes on, in the languages of both',
    params: One,
    download: true,
  },
  'POST /api/prescriptions/:id/stop': {
    summary: 'Stop a medicine; by who prescribed it, while they treat the person',
    params: One,
    body: z.object({ reason: nullable(z.string().trim().max(LONGEST_STOP_REASON)) }),
  },
} as const satisfies Contract;
