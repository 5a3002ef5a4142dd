import type { PatientCsvColumns } from '@lakou/contract/patient-imports';
import { MOST_PATIENT_CSV_ROWS, type PatientCsvDates } from '@lakou/contract/patient-imports.rules';
import { type CsvProblem, readCsv } from '../lab-imports/csv-table.rules.ts';
import { columnsIn, guessColumns, hasDoubles, patientsIn } from './patients-csv.rules.ts';

interface Asked {
  readonly columns: PatientCsvColumns | null | undefined;
  readonly dates: PatientCsvDates;
  readonly today: string;
}

/** What a file of patients holds; nobody while a column is missing, or stands for two things. */
export interface ReadPatients extends ReturnType<typeof patientsIn> {
  readonly header: readonly string[];
  readonly columns: PatientCsvColumns;
  readonly lines: number;
}

/** Reads a file of patients; the problem when it is none. */
export function readPatients(text: string, { columns: sent, ...read }: Asked): ReadPatients | CsvProblem {
  const table = readCsv(text, MOST_PATIENT_CSV_ROWS);
  if (typeof table === 'string') return table;
  const columns = sent ? columnsIn(table.header, sent) : guessColumns(table.header);
  const canRead = columns.name && !hasDoubles(columns);
  const { patients, faults } = canRead ? patientsIn(table, columns, read) : { patients: [], faults: [] };
  return { header: table.header, columns, lines: table.rows.length, patients, faults };
}
