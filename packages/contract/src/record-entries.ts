import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Id, Page } from './primitives.ts';
import {
  CODE_SYSTEMS,
  ENTRY_KINDS,
  ENTRY_LENGTHS,
  ENTRY_STATUSES,
  RELATIONS,
  SEVERITIES,
} from './record-entries.rules.ts';

/** A year, a month or a day, as far as it is known: `2019`, `2019-05`, `2019-05-01`. */
export const VagueDate = z
  .string()
  .max(10)
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/)
  .refine((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text));

const Code = z.object({
  system: z.enum(CODE_SYSTEMS),
  value: z
    .string()
    .regex(/^[A-Z0-9.]{1,10}$/)
    .max(10),
});

export const RecordEntry = z.object({
  id: Id,
  patientId: Id,
  /** Null for the patient themselves. */
  dependentId: Id.nullable(),
  kind: z.enum(ENTRY_KINDS),
  text: z.string(),
  code: z.object({ system: z.enum(CODE_SYSTEMS), value: z.string() }).nullable(),
  status: z.enum(ENTRY_STATUSES),
  since: z.string().nullable(),
  endedOn: z.string().nullable(),
  reaction: z.string().nullable(),
  severity: z.enum(SEVERITIES).nullable(),
  dose: z.string().nullable(),
  frequency: z.string().nullable(),
  lot: z.string().nullable(),
  /** Where a vaccine was given. */
  place: z.string().nullable(),
  relation: z.enum(RELATIONS).nullable(),
  note: z.string().nullable(),
  /** Who wrote it: the patient, or a professional; the name is null once their account is erased. */
  by: z.object({ id: Id, name: z.string().nullable(), provider: z.boolean() }),
  /** The file or link it was taken over from; null for what was written here. */
  importedFrom: z.object({ name: z.string().nullable(), date: z.string().nullable() }).nullable(),
  at: z.string(),
  createdAt: z.string(),
  changedAt: z.string(),
});
export type RecordEntry = z.infer<typeof RecordEntry>;

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((value) => value || null);

export const EntryDetails = z.object({
  text: z.string().trim().min(1).max(ENTRY_LENGTHS.text),
  code: Code.nullish().transform((code) => code ?? null),
  status: z.enum(['active', 'ended']).default('active'),
  since: VagueDate.nullish().transform((day) => day ?? null),
  endedOn: VagueDate.nullish().transform((day) => day ?? null),
  reaction: text(ENTRY_LENGTHS.reaction),
  severity: z
    .enum(SEVERITIES)
    .nullish()
    .transform((severity) => severity ?? null),
  dose: text(ENTRY_LENGTHS.dose),
  frequency: text(ENTRY_LENGTHS.frequency),
  lot: text(ENTRY_LENGTHS.lot),
  place: text(ENTRY_LENGTHS.place),
  relation: z
    .enum(RELATIONS)
    .nullish()
    .transform((relation) => relation ?? null),
  note: text(ENTRY_LENGTHS.note),
});
export type EntryDetails = z.infer<typeof EntryDetails>;

const OfPatient = z.object({ id: Id });
const OneEntry = OfPatient.extend({ entryId: Id });
/** A dependent of the patient; without it, the patient themselves is meant. */
const Whose = z.object({ dependentId: Id.nullish() });

export const recordEntries = {
  'GET /api/records/:id/entries': {
    summary: 'Allergies, conditions, medicines, vaccines, procedures and family history, newest first',
    params: OfPatient,
    query: Page.extend({ dependentId: Id.optional(), kind: z.enum(ENTRY_KINDS).optional() }),
    reply: z.array(RecordEntry),
  },
  'POST /api/records/:id/entries': {
    summary: 'Add an entry; 409 with the existing one when it is likely there already, unless confirmed',
    params: OfPatient,
    body: EntryDetails.extend({
      ...Whose.shape,
      kind: z.enum(ENTRY_KINDS),
      confirmDuplicate: z.boolean().default(false),
    }),
    reply: RecordEntry,
    status: 201,
  },
  'PUT /api/records/:id/entries/:entryId': {
    summary: 'Correct an entry of one’s own',
    params: OneEntry,
    body: EntryDetails.extend(Whose.shape),
    reply: RecordEntry,
  },
  'POST /api/records/:id/entries/:entryId/end': {
    summary: 'Say that it is over: a medicine stopped, a condition healed',
    params: OneEntry,
    body: Whose.extend({ endedOn: VagueDate.nullish() }),
    reply: RecordEntry,
  },
  'POST /api/records/:id/entries/:entryId/entered-in-error': {
    summary: 'Mark an entry of one’s own as entered in error; it stays, crossed out',
    params: OneEntry,
    body: Whose,
    reply: RecordEntry,
  },
  'DELETE /api/records/:id/entries/:entryId': {
    summary: 'Delete what the patient wrote themselves',
    params: OneEntry,
    query: z.object({ dependentId: Id.optional() }),
  },
} as const satisfies Contract;
