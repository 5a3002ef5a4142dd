import { z } from 'zod';
import type { Contract } from './kit.ts';
import { LONGEST_LAB_COMMENT } from './labs.rules.ts';
import { LabFlag } from './labs.ts';
import { Id, line, Page } from './primitives.ts';
import { CODE_SYSTEMS, ENTRY_KINDS, RELATIONS, SEVERITIES } from './record-entries.rules.ts';
import { EntryDetails, VagueDate } from './record-entries.ts';
import {
  EARLIEST_YEAR,
  IMPORT_WAYS,
  LEFT_REASONS,
  LONGEST_SOURCE,
  MOST_IMPORTED,
  MOST_IMPORTED_VALUES,
  PERSON_MATCHES,
} from './record-imports.rules.ts';

const Found = z.object({
  /** The same for the same content, in whatever file it is. */
  key: z.string(),
  kind: z.enum(ENTRY_KINDS),
  text: z.string(),
  code: z.object({ system: z.enum(CODE_SYSTEMS), value: z.string() }).nullable(),
  status: z.enum(['active', 'ended']),
  since: z.string().nullable(),
  endedOn: z.string().nullable(),
  reaction: z.string().nullable(),
  severity: z.enum(SEVERITIES).nullable(),
  dose: z.string().nullable(),
  frequency: z.string().nullable(),
  lot: z.string().nullable(),
  place: z.string().nullable(),
  relation: z.enum(RELATIONS).nullable(),
  note: z.string().nullable(),
  /** What of the record is likely the same. */
  existing: z.object({ id: Id, text: z.string() }).nullable(),
});
export type FoundEntry = z.infer<typeof Found>;

const filled = (longest: number) => line(longest).min(1);

/** A laboratory value of another record; its range and its flag are those of that record. */
const ResultValue = z.object({
  loinc: z
    .string()
    .regex(/^\d{1,7}-\d$/)
    .nullable(),
  name: filled(100),
  value: z.string().trim().min(1).max(LONGEST_LAB_COMMENT),
  unit: filled(40).nullable(),
  flag: LabFlag,
  low: z.number().nullable(),
  high: z.number().nullable(),
});
export type ImportedValue = z.infer<typeof ResultValue>;

/** What one laboratory measured on one day. */
const ResultOfDay = z.object({
  takenOn: z.iso.date(),
  laboratory: filled(LONGEST_SOURCE).nullable(),
  values: z.array(ResultValue).min(1).max(MOST_IMPORTED_VALUES),
});
export type ImportedDay = z.infer<typeof ResultOfDay>;

const FoundResult = z.object({
  /** The day and the laboratory. */
  key: z.string(),
  takenOn: z.string(),
  laboratory: z.string().nullable(),
  values: z.array(
    z.object({
      loinc: z.string().nullable(),
      name: z.string(),
      value: z.string(),
      unit: z.string().nullable(),
      flag: LabFlag,
      low: z.number().nullable(),
      high: z.number().nullable(),
      /** Whether the record has the same value of that day. */
      existing: z.boolean(),
    }),
  ),
});
export type FoundResult = z.infer<typeof FoundResult>;

const Left = z.object({
  /** The type of the resource in FHIR. */
  type: z.string(),
  text: z.string(),
  reason: z.enum(LEFT_REASONS),
  /** How many like it. */
  count: z.number().int(),
});
export type LeftOut = z.infer<typeof Left>;

const Source = z.object({ name: z.string().nullable(), date: z.string().nullable() });

const Preview = z.object({
  source: Source,
  person: z.object({
    name: z.string().nullable(),
    birthDate: z.string().nullable(),
    match: z.enum(PERSON_MATCHES),
  }),
  found: z.array(Found),
  results: z.array(FoundResult),
  left: z.array(Left),
  /** Further ones that are not listed. */
  leftMore: z.number().int(),
});
export type ImportPreview = z.infer<typeof Preview>;

const RecordImport = z.object({
  id: Id,
  source: Source,
  /** Null for those from before it was kept. */
  via: z.enum(IMPORT_WAYS).nullable(),
  /** Entries and laboratory values that it added. */
  added: z.number().int(),
  createdAt: z.string(),
  /** When it was taken back; null while it counts. */
  undoneAt: z.string().nullable(),
});
export type RecordImport = z.infer<typeof RecordImport>;

const OfPatient = z.object({ id: Id });
/** A dependent of the patient; without it, the patient themselves is meant. */
const Whose = z.object({ dependentId: Id.nullish() });

export const recordImports = {
  'POST /api/records/:id/imports/preview': {
    summary: 'What a FHIR R4 bundle holds, what is in the record already, and what cannot be taken over',
    params: OfPatient,
    body: Whose.extend({ bundle: z.looseObject({ resourceType: z.string().max(64) }) }),
    reply: Preview,
    status: 200,
  },
  'POST /api/records/:id/imports': {
    summary:
      'Take over the entries and laboratory values that were chosen, all of them or none; what is there already is not added',
    params: OfPatient,
    body: Whose.extend({
      via: z.enum(IMPORT_WAYS).nullish(),
      source: z.object({
        name: line(LONGEST_SOURCE)
          .nullish()
          .transform((name) => name || null),
        date: VagueDate.nullish().transform((date) => date ?? null),
      }),
      entries: z
        .array(
          EntryDetails.extend({ kind: z.enum(ENTRY_KINDS) }).refine(
            ({ since, endedOn }) => (since ?? endedOn ?? EARLIEST_YEAR) >= EARLIEST_YEAR,
            { error: 'invalid_request', path: ['since'] },
          ),
        )
        .max(MOST_IMPORTED)
        .default([]),
      results: z.array(ResultOfDay).max(MOST_IMPORTED_VALUES).default([]),
    }).refine(
      ({ entries, results }) => {
        const values = results.reduce((sum, one) => sum + one.values.length, 0);
        return entries.length + values > 0 && values <= MOST_IMPORTED_VALUES;
      },
      { error: 'invalid_request', path: ['entries'] },
    ),
    reply: z.object({
      /** Null when there was nothing to add. */
      import: RecordImport.nullable(),
      added: z.number().int(),
      already: z.number().int(),
    }),
    status: 201,
  },
  'GET /api/records/:id/imports': {
    summary: 'Imports into a record, newest first',
    params: OfPatient,
    query: Page.extend({ dependentId: Id.optional() }),
    reply: z.array(RecordImport),
  },
  'POST /api/records/:id/imports/:importId/undo': {
    summary: 'Take back the last import; what a professional changed since stays',
    params: OfPatient.extend({ importId: Id }),
    body: Whose,
    reply: RecordImport.extend({ kept: z.number().int() }),
  },
} as const satisfies Contract;
