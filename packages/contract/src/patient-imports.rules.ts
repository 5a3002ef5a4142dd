/** What a column of a file of patients can hold; the first one is needed. */
export const PATIENT_CSV_FIELDS = ['name', 'email', 'phone', 'dateOfBirth', 'gender'] as const;
export type PatientCsvField = (typeof PATIENT_CSV_FIELDS)[number];

/** How days with slashes are written: 31/12/1990 or 12/31/1990. */
export const PATIENT_CSV_DATES = ['dmy', 'mdy'] as const;
export type PatientCsvDates = (typeof PATIENT_CSV_DATES)[number];

/** Of the text, in characters. */
export const LONGEST_PATIENT_CSV = 3_000_000;
export const MOST_PATIENT_CSV_ROWS = 10_000;
export const LONGEST_PATIENT_CSV_COLUMN = 100;
/** Faults and people that a preview lists; it counts the others. */
export const MOST_LISTED_FAULTS = 200;
export const MOST_LISTED_PATIENTS = 20;

/** What can be wrong with a line. */
export const PATIENT_CSV_FAULTS = [
  'no_name',
  'too_long',
  'wrong_email',
  'wrong_date',
  'wrong_gender',
  'duplicate',
  'wrong_columns',
] as const;
export type PatientCsvFault = (typeof PATIENT_CSV_FAULTS)[number];
