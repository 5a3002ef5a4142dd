/** What a column of a laboratory's file can hold; the first three are needed. */
export const LAB_CSV_FIELDS = ['request', 'test', 'value', 'unit', 'low', 'high', 'comment'] as const;
export type LabCsvField = (typeof LAB_CSV_FIELDS)[number];
export const REQUIRED_LAB_CSV_FIELDS = ['request', 'test', 'value'] as const satisfies readonly LabCsvField[];

/** Of the text, in characters. */
export const LONGEST_LAB_CSV = 2_000_000;
export const MOST_LAB_CSV_ROWS = 5000;
export const MOST_LAB_CSV_COLUMNS = 60;
export const LONGEST_LAB_CSV_COLUMN = 100;
/** Requests whose results one file may hold. */
export const MOST_LAB_CSV_REQUESTS = 500;

/** What can be wrong with a line. */
export const LAB_CSV_PROBLEMS = [
  'no_request',
  'unknown_request',
  'not_processing',
  'no_test',
  'no_value',
  'wrong_number',
  'impossible_value',
  'no_unit',
  'duplicate_test',
  'too_long',
  'too_many_values',
  'wrong_columns',
  'wrong_value',
  'wrong_type',
  'not_final',
  'other_person',
] as const;
export type LabCsvProblem = (typeof LAB_CSV_PROBLEMS)[number];
