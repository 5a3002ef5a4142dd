import { z } from 'zod';
import {
  AGE_GROUPS,
  DIAGNOSIS_GROUPS,
  LONGEST_COLUMN_NAME,
  REPORT_FIGURES,
  REPORT_SEXES,
} from './clinic-reports.rules.ts';
import type { Contract } from './kit.ts';
import { CountedDate, Id, line, PlainDate } from './primitives.ts';

/** Without days it is this month until today. */
const AskedPeriod = z.object({ from: PlainDate.optional(), to: PlainDate.optional() });
export type AskedReportPeriod = z.infer<typeof AskedPeriod>;

const Period = z.object({ from: CountedDate, to: CountedDate });
export type ReportPeriod = z.infer<typeof Period>;

const Figure = z.object({
  figure: z.enum(REPORT_FIGURES),
  value: z.number().int(),
  /** The same of the period before. */
  before: z.number().int(),
});

/** What was counted from this day until the next point. */
const Point = z.object({
  from: CountedDate,
  visits: z.number().int(),
  noShows: z.number().int(),
  receivedCents: z.number().int(),
  staffMinutes: z.number().int(),
});
export type ReportPoint = z.infer<typeof Point>;

const ClinicReport = z.object({
  period: Period,
  /** As many days, right before. */
  before: Period,
  figures: z.array(Figure),
  step: z.enum(['day', 'week', 'month']),
  points: z.array(Point),
  stock: z.object({
    /** As they are now. */
    items: z.number().int(),
    low: z.number().int(),
    out: z.number().int(),
    /** Dispensed most in the period. */
    most: z.array(z.object({ id: Id, name: z.string(), unit: z.string(), quantity: z.number().int() })),
  }),
  staff: z.array(z.object({ id: Id, name: z.string(), minutes: z.number().int(), before: z.number().int() })),
});
export type ClinicReport = z.infer<typeof ClinicReport>;

/** A calendar month, `2026-11`. */
const Month = z
  .string()
  .max(7)
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/);

const Count = z.object({
  ageGroup: z.enum(AGE_GROUPS),
  sex: z.enum(REPORT_SEXES),
  diagnosisGroup: z.enum(DIAGNOSIS_GROUPS),
  /** Visits; null where they are fewer than five. */
  visits: z.number().int().nullable(),
});
export type MonthlyCount = z.infer<typeof Count>;

const column = line(LONGEST_COLUMN_NAME)
  .nullish()
  .transform((name) => name || null);
const SentColumns = z.object({
  month: column,
  ageGroup: column,
  sex: column,
  diagnosisGroup: column,
  visits: column,
});
const Columns = z.object({
  month: z.string().nullable(),
  ageGroup: z.string().nullable(),
  sex: z.string().nullable(),
  diagnosisGroup: z.string().nullable(),
  visits: z.string().nullable(),
});
export type MonthlyColumns = z.infer<typeof Columns>;

const MonthlyReport = z.object({
  month: z.string(),
  counts: z.array(Count),
  /** What the clinic calls the columns of the file; null is our own word. */
  columns: Columns,
});
export type MonthlyReport = z.infer<typeof MonthlyReport>;

const ById = z.object({ id: Id });
const AskedMonth = z.object({ month: Month.optional() });

/** What a clinic did, in numbers that name no patient. */
export const clinicReports = {
  'GET /api/clinics/:id/report': {
    summary: 'Visits, income, stock and work of a clinic between two days, beside the days before',
    params: ById,
    query: AskedPeriod,
    reply: ClinicReport,
  },
  'GET /api/clinics/:id/report/file': {
    summary: 'The same as CSV',
    params: ById,
    query: AskedPeriod,
    download: true,
  },
  'GET /api/clinics/:id/monthly-report': {
    summary:
      'Visits of a month by age group, sex and chapter of ICD-10; counts under five are left out. Not an official form',
    params: ById,
    query: AskedMonth,
    reply: MonthlyReport,
  },
  'GET /api/clinics/:id/monthly-report/file': {
    summary: 'The same as CSV, with the clinic’s own names of the columns',
    params: ById,
    query: AskedMonth,
    download: true,
  },
  'PUT /api/clinics/:id/monthly-report/columns': {
    summary: 'Say what the columns of the monthly file are called',
    params: ById,
    body: SentColumns,
    reply: Columns,
  },
} as const satisfies Contract;
