/** What a clinic's report counts; money in cents, work in minutes, stock in units. */
export const REPORT_FIGURES = [
  'visits',
  'noShows',
  'cancelled',
  'walkIns',
  'invoicedCents',
  'receivedCents',
  'staffMinutes',
  'dispensed',
  'wasted',
] as const;
export type ReportFigure = (typeof REPORT_FIGURES)[number];

export const LONGEST_REPORT_DAYS = 366;
/** A count below this could tell who somebody is. */
export const SMALLEST_SHOWN_COUNT = 5;

export const AGE_GROUPS = ['under1', '1to4', '5to14', '15to24', '25to49', '50plus', 'unknown'] as const;
export const REPORT_SEXES = ['Female', 'Male', 'unknown'] as const;

/** Chapters of ICD-10; `uncoded` where nobody chose a code. */
export const DIAGNOSIS_GROUPS = [
  'infections',
  'neoplasms',
  'blood',
  'endocrine',
  'mental',
  'nervous',
  'eye',
  'ear',
  'circulatory',
  'respiratory',
  'digestive',
  'skin',
  'musculoskeletal',
  'genitourinary',
  'pregnancy',
  'perinatal',
  'congenital',
  'symptoms',
  'injuries',
  'external',
  'factors',
  'special',
  'uncoded',
] as const;

export const MONTHLY_COLUMNS = ['month', 'ageGroup', 'sex', 'diagnosisGroup', 'visits'] as const;
export const LONGEST_COLUMN_NAME = 60;
