import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Id, PlainDate } from './primitives.ts';
import { ENTRY_LENGTHS } from './record-entries.rules.ts';
import { RecordEntry, VagueDate } from './record-entries.ts';
import { DOSE_STATES, VACCINE_ASKS, VACCINE_CHOICES, VACCINE_COUNTRIES } from './vaccines.rules.ts';

const Country = z.enum(VACCINE_COUNTRIES);
const Vaccine = z.enum(VACCINE_CHOICES);

const Given = z.object({
  entryId: Id,
  /** A day, a month or a year, as far as it is known. */
  on: z.string().nullable(),
  lot: z.string().nullable(),
  place: z.string().nullable(),
  byProvider: z.boolean(),
});
export type GivenVaccine = z.infer<typeof Given>;

const CardRow = z.object({
  vaccine: Vaccine,
  /** First, second …; null where the schedule leaves it open. */
  dose: z.number().int().nullable(),
  state: z.enum(DOSE_STATES),
  ask: z.enum(VACCINE_ASKS).nullable(),
  /** On time from the first to the last of these days. */
  from: PlainDate,
  to: PlainDate,
  given: Given.nullable(),
});
export type VaccineRow = z.infer<typeof CardRow>;

export const VaccineCard = z.object({
  country: Country,
  source: z.object({ publisher: z.string(), title: z.string(), year: z.number(), url: z.string() }),
  name: z.string(),
  /** Without it nothing can be said to be due. */
  dateOfBirth: z.string().nullable(),
  rows: z.array(CardRow),
  /** Vaccines of the record that the schedule does not count. */
  others: z.array(Given.extend({ text: z.string() })),
});
export type VaccineCard = z.infer<typeof VaccineCard>;

const OfPatient = z.object({ id: Id });

export const vaccines = {
  'GET /api/records/:id/vaccines': {
    summary: 'The vaccination card: what was given, is due, late or to come by the schedule of a country',
    params: OfPatient,
    query: z.object({ dependentId: Id.optional(), country: Country.default('HT') }),
    reply: VaccineCard,
  },
  'POST /api/records/:id/vaccines': {
    summary: 'Note a dose that was given, as an entry of the record; 409 when the day has it already',
    params: OfPatient,
    body: z.object({
      dependentId: Id.nullish(),
      vaccine: Vaccine,
      on: VagueDate,
      lot: z.string().trim().max(ENTRY_LENGTHS.lot).nullish(),
      place: z.string().trim().max(ENTRY_LENGTHS.place).nullish(),
    }),
    reply: RecordEntry,
    status: 201,
  },
} as const satisfies Contract;
