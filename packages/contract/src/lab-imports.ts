import { z } from 'zod';
import type { Contract } from './kit.ts';
import {
  LAB_CSV_PROBLEMS,
  LONGEST_LAB_CSV,
  LONGEST_LAB_CSV_COLUMN,
  MOST_LAB_CSV_REQUESTS,
} from './lab-imports.rules.ts';
import { LabFlag, LabStatus } from './labs.ts';
import { Id } from './primitives.ts';

const column = z
  .string()
  .max(LONGEST_LAB_CSV_COLUMN)
  .nullish()
  .transform((name) => name || null);
const SentColumns = z.object({
  request: column,
  test: column,
  value: column,
  unit: column,
  low: column,
  high: column,
  comment: column,
});
const Columns = z.object({
  request: z.string().nullable(),
  test: z.string().nullable(),
  value: z.string().nullable(),
  unit: z.string().nullable(),
  low: z.string().nullable(),
  high: z.string().nullable(),
  comment: z.string().nullable(),
});
export type LabCsvColumns = z.infer<typeof Columns>;

const LineProblem = z.object({ line: z.number().int(), problem: z.enum(LAB_CSV_PROBLEMS) });
export type LabCsvLineProblem = z.infer<typeof LineProblem>;

const FoundRequest = z.object({
  id: Id,
  patientId: Id,
  dependentId: Id.nullable(),
  personName: z.string(),
  title: z.string(),
  status: LabStatus,
  values: z.array(
    z.object({
      line: z.number().int(),
      /** As the catalogue names it, else as the file does. */
      name: z.string(),
      /** Whether the catalogue has it. */
      known: z.boolean(),
      value: z.string(),
      unit: z.string().nullable(),
      low: z.number().nullable(),
      high: z.number().nullable(),
      /** What the laboratory says of it where it prints no range. */
      flag: LabFlag.nullable(),
    }),
  ),
  comment: z.string().nullable(),
  /** Nothing of this request is entered while a line of it is wrong. */
  problems: z.array(LineProblem),
});
export type LabCsvRequest = z.infer<typeof FoundRequest>;

const Csv = z.string().max(LONGEST_LAB_CSV, { error: 'csv_too_large' });

export const labImports = {
  'POST /api/data/labs/imports/preview': {
    summary:
      'What a file of results, CSV or HL7 v2 (ORU^R01), holds for the open requests of one’s laboratory, line by line',
    body: z.object({ csv: Csv, columns: SentColumns.nullish() }),
    reply: z.object({
      format: z.enum(['csv', 'hl7']),
      /** Of a CSV file. */
      header: z.array(z.string()),
      /** Those sent, else those the laboratory used last, else as they are called. */
      columns: Columns,
      lines: z.number().int(),
      requests: z.array(FoundRequest),
      /** Of lines that belong to no request of the laboratory. */
      problems: z.array(LineProblem),
    }),
    status: 200,
  },
  'POST /api/data/labs/imports': {
    summary: 'Enter the results of the chosen requests; each with all its lines, or not at all',
    body: z.object({
      csv: Csv,
      /** Of a CSV file. */
      columns: SentColumns.nullish(),
      requestIds: z.array(Id).min(1).max(MOST_LAB_CSV_REQUESTS),
    }),
    reply: z.object({
      entered: z.array(Id),
      /** Those that were not entered, with what is wrong. */
      refused: z.array(z.object({ id: Id, problems: z.array(LineProblem) })),
    }),
    status: 200,
  },
} as const satisfies Contract;
