import { z } from 'zod';
import type { Contract } from './kit.ts';
import {
  LONGEST_PATIENT_CSV,
  LONGEST_PATIENT_CSV_COLUMN,
  PATIENT_CSV_DATES,
  PATIENT_CSV_FAULTS,
} from './patient-imports.rules.ts';
import { Id, PlainDate } from './primitives.ts';

const column = z
  .string()
  .max(LONGEST_PATIENT_CSV_COLUMN)
  .nullish()
  .transform((name) => name || null);
const SentColumns = z.object({
  name: column,
  email: column,
  phone: column,
  dateOfBirth: column,
  gender: column,
});
const Columns = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  gender: z.string().nullable(),
});
export type PatientCsvColumns = z.infer<typeof Columns>;

const LineFault = z.object({ line: z.number().int(), fault: z.enum(PATIENT_CSV_FAULTS) });
export type PatientCsvLineFault = z.infer<typeof LineFault>;

/** Somebody as the file names them. */
const ReadPatient = z.object({
  line: z.number().int(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  dateOfBirth: PlainDate.nullable(),
  gender: z.enum(['Male', 'Female']).nullable(),
  /** Whether the clinic already has them on its list. */
  isKnown: z.boolean(),
});

const PatientPreview = z.object({
  header: z.array(z.string()),
  /** Those sent, else as they are called. */
  columns: Columns,
  lines: z.number().int(),
  /** Whom the import would add. */
  ready: z.number().int(),
  /** Whom the clinic already has. */
  known: z.number().int(),
  faults: z.number().int(),
  firstFaults: z.array(LineFault),
  firstPatients: z.array(ReadPatient),
});
export type PatientPreview = z.infer<typeof PatientPreview>;

const Csv = z.string().max(LONGEST_PATIENT_CSV, { error: 'patient_csv_too_large' });
const Dates = z.enum(PATIENT_CSV_DATES).default('dmy');
const ById = z.object({ id: Id });

export const patientImports = {
  'POST /api/clinics/:id/patient-imports/preview': {
    summary: 'What a CSV file of patients would add to a clinic’s list, with what is wrong line by line',
    params: ById,
    body: z.object({ csv: Csv, columns: SentColumns.nullish(), dates: Dates }),
    reply: PatientPreview,
    status: 200,
  },
  'POST /api/clinics/:id/patient-imports': {
    summary:
      'Add all patients of the file, or none; who has an e-mail is asked, and nothing tells whether there is such an account',
    params: ById,
    body: z.object({
      csv: Csv,
      columns: SentColumns,
      dates: Dates,
      /** Leave lines with faults out; without it one fault refuses the file. */
      skipFaults: z.boolean().default(false),
    }),
    reply: z.object({
      added: z.number().int(),
      known: z.number().int(),
      skipped: z.number().int(),
    }),
    status: 200,
  },
} as const satisfies Contract;
