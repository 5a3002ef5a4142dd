import { z } from 'zod';
import type { Contract } from './kit.ts';
import {
  LAB_FLAGS,
  LAB_STATUSES,
  LAB_TEST_TYPES,
  LONGEST_LAB_COMMENT,
  LONGEST_LAB_NOTE,
  labCodesOf,
  MOST_LAB_VALUES,
} from './labs.rules.ts';
import { Id, Instant, Page, SentId, SentIdOrNone } from './primitives.ts';
import { IMPORT_WAYS } from './record-imports.rules.ts';

const LabTestType = z.enum(LAB_TEST_TYPES);
export type LabTestType = z.infer<typeof LabTestType>;
export const LabStatus = z.enum(LAB_STATUSES);
export type LabStatus = z.infer<typeof LabStatus>;

/** Low and high are as the range compared with says; `unknown` means that nothing can be said. */
/** `abnormal` is what a laboratory says without telling in which direction. */
export const LabFlag = z.enum(LAB_FLAGS);
export type LabFlag = z.infer<typeof LabFlag>;

const LabRequest = z.object({
  id: Id,
  patientId: Id,
  /** Absent for the patient themselves. */
  dependentId: Id.optional(),
  testType: LabTestType,
  status: LabStatus,
  requestedDate: z.string(),
  /** Codes of the catalogue: panels and single tests; none when only the sample was named. */
  tests: z.array(z.string()),
  /** What was asked for, in English. */
  title: z.string(),
  note: z.string().nullable(),
  /** The clinic whose providers process it. */
  laboratory: z.object({ id: Id, name: z.string() }).nullable(),
  requestedBy: z.object({ id: Id, name: z.string() }),
  /** Whose sample it is. */
  personName: z.string(),
  /** Completed, but a provider reviews the result before the patient sees it. */
  held: z.boolean(),
  /** When its last state began. */
  changedAt: z.string(),
});
export type LabRequest = z.infer<typeof LabRequest>;

const LabValue = z.object({
  id: Id,
  /** A code of the catalogue; null for a test that we do not know. */
  test: z.string().nullable(),
  name: z.string(),
  loinc: z.string().nullable(),
  /** As it was reported. */
  value: z.string(),
  unit: z.string().nullable(),
  flag: LabFlag,
  /** Where the range is from: printed by the laboratory, ours, what doctors advise, or there is none. */
  basis: z.enum(['printed_range', 'reference_range', 'goal', 'none']),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** The value in the unit of the range; null when it is no number or there is no range. */
  compared: z.number().nullable(),
  rangeUnit: z.string().nullable(),
});
export type LabValue = z.infer<typeof LabValue>;

const LabResult = z.object({
  /** The id of its request. */
  id: Id,
  requestId: Id,
  summary: z.string(),
  reportDate: z.string(),
  downloadUrl: z.string(),
  patientId: Id,
  dependentId: Id.optional(),
  personName: z.string(),
  testType: LabTestType,
  title: z.string(),
  tests: z.array(z.string()),
  laboratory: z.object({ id: Id, name: z.string() }).nullable(),
  values: z.array(LabValue),
  /** What the author wrote beside the values. */
  comment: z.string().nullable(),
  author: z.object({ id: Id, name: z.string() }),
  version: z.number().int(),
  /** Why it was amended; null for the first version. */
  reason: z.string().nullable(),
  held: z.boolean(),
  critical: z.boolean(),
  /** When a provider said that they had seen the critical value. */
  acknowledgedAt: z.string().nullable(),
});
export type LabResult = z.infer<typeof LabResult>;

const SentValue = z.object({
  /** A code of the catalogue, a LOINC code, or a name in any of the three languages. */
  test: z.string().trim().min(1).max(100),
  value: z.union([z.string().trim().min(1).max(100), z.number()]),
  unit: z.string().trim().max(40).optional(),
  /** The range that the laboratory prints, in the unit of the value. */
  low: z.number().optional(),
  high: z.number().optional(),
  /** What the laboratory says of a value whose range it does not print. */
  flag: LabFlag.exclude(['unknown']).optional(),
});
export type SentLabValue = z.infer<typeof SentValue>;

const SentResult = z.object({
  values: z.array(SentValue).max(MOST_LAB_VALUES).default([]),
  /** Words beside the values, or in their place. */
  summary: z.string().trim().max(LONGEST_LAB_COMMENT).optional(),
});
export type SentLabResult = z.infer<typeof SentResult>;

const One = z.object({ id: Id });
/** The patient, or one of their dependents; without it, all of them. */
const Whose = z.object({ subject: Id.optional() });

const LabPerson = z.object({
  name: z.string(),
  ageYears: z.number().int().nullable(),
  sex: z.enum(['Male', 'Female']).nullable(),
  /** Only of a pregnancy that she shares. */
  pregnant: z.boolean(),
});
export type LabPerson = z.infer<typeof LabPerson>;

const LabTrend = z.object({
  test: z.string(),
  unit: z.string(),
  /** Oldest first, in one unit. */
  points: z.array(
    z.object({
      at: z.string(),
      value: z.number(),
      flag: LabFlag,
      /** Of another record: no laboratory of ours measured it. */
      imported: z.boolean(),
    }),
  ),
});
export type LabTrend = z.infer<typeof LabTrend>;

/** What a laboratory of another record measured on one day, as the person brought it in. */
const ImportedResult = z.object({
  id: Id,
  takenOn: z.string(),
  laboratory: z.string().nullable(),
  values: z.array(LabValue),
  importedFrom: z.object({ name: z.string().nullable(), date: z.string().nullable() }),
  via: z.enum(IMPORT_WAYS).nullable(),
  importedAt: z.string(),
});
export type ImportedResult = z.infer<typeof ImportedResult>;

export const labs = {
  'GET /api/data/labs/requests/:id': {
    summary:
      'The requests of a patient and their dependents, newest first; for a provider those of whom they treat',
    params: One,
    query: Page.extend(Whose.shape),
    reply: z.array(LabRequest),
  },
  'POST /api/data/labs/requests': {
    summary: 'Ask for a blood or urine test; sent again with the same clientId, nothing is written twice',
    body: z
      .object({
        patientId: SentId,
        dependentId: SentIdOrNone,
        testType: LabTestType,
        tests: z.array(z.string().max(40)).max(30).default([]),
        note: z.string().trim().max(LONGEST_LAB_NOTE).nullish(),
        laboratoryId: Id.nullish(),
        clientId: Id.optional(),
        // The server sets both itself, whatever clients send.
        status: z.string().max(40).optional(),
        requestedDate: z.union([Instant, z.string().max(40)]).optional(),
      })
      .refine(({ testType, tests }) => tests.every((code) => labCodesOf(testType).includes(code)), {
        error: 'invalid_request',
        path: ['tests'],
      }),
    reply: LabRequest,
    status: 201,
  },
  'PUT /api/data/labs/requests/:id/status': {
    summary: 'Move a request along, or cancel it; a patient only cancels, before the sample is taken',
    params: One,
    body: z.object({ status: LabStatus }),
    reply: LabRequest,
  },
  'GET /api/data/labs/worklist': {
    summary:
      'The requests that the provider may work on: of whom they treat, and those sent to their laboratory',
    query: Page.extend({ status: LabStatus.optional() }),
    reply: z.array(LabRequest),
  },
  'GET /api/data/labs/worklist/:id': {
    summary: 'One of them, with what is needed to compare its values',
    params: One,
    reply: z.object({ request: LabRequest, person: LabPerson, earlier: z.array(LabTrend) }),
  },
  'GET /api/data/labs/criticals': {
    summary: 'Results with a critical value that no provider has acknowledged yet, newest first',
    reply: z.array(LabResult),
  },
  'GET /api/data/labs/results': {
    summary: 'Results that the caller may see, newest first',
    query: Page.extend(Whose.shape),
    reply: z.array(LabResult),
  },
  'POST /api/data/labs/results': {
    summary: 'Enter the result of a request that is being processed, which completes it',
    body: SentResult.extend({
      requestId: Id,
      /** The patient sees it once somebody has reviewed it, or after seven days. */
      hold: z.boolean().default(false),
    }),
    reply: LabResult,
    status: 201,
  },
  'GET /api/data/labs/results/:id': {
    summary: 'The result of a request; an earlier version where one is asked for',
    params: One,
    query: z.object({ version: z.coerce.number().int().min(1).max(1000).optional() }),
    reply: LabResult,
  },
  'POST /api/data/labs/results/:id/amendments': {
    summary: 'Write a new version of the result; the earlier ones stay',
    params: One,
    body: SentResult.extend({ reason: z.string().trim().min(1).max(LONGEST_LAB_NOTE) }),
    reply: LabResult,
    status: 201,
  },
  'POST /api/data/labs/results/:id/review': {
    summary: 'Say that the result was reviewed: the patient sees it from now on',
    params: One,
  },
  'POST /api/data/labs/results/:id/acknowledge': {
    summary: 'Say that the critical value was seen',
    params: One,
  },
  'GET /api/data/labs/results/:id/trends': {
    summary: 'Earlier and present values of the same tests of the same person',
    params: One,
    reply: z.array(LabTrend),
  },
  'GET /api/records/:id/imported-results': {
    summary: 'Laboratory results that came with an imported record, newest first',
    params: One,
    query: Page.extend({ dependentId: Id.optional() }),
    reply: z.array(ImportedResult),
  },
  'GET /api/records/:id/imported-results/:resultId': {
    summary: 'One of them',
    params: One.extend({ resultId: Id }),
    query: z.object({ dependentId: Id.optional() }),
    reply: ImportedResult,
  },
  'GET /api/data/labs/results/:id/download': {
    summary: 'The result as a PDF',
    params: One,
    download: true,
  },
} as const satisfies Contract;
