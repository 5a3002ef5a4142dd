import { z } from 'zod';
import { MOST_FOUND, SECTION_NAMES, USUAL_FOUND } from './fhir.rules.ts';
import type { Contract } from './kit.ts';
import { Id } from './primitives.ts';

const OnePerson = z.object({ id: Id });
const Text = z.string().max(100);
/** `ge2026-01-01`: a comparison and a date; given twice, both hold. */
const Dates = z.union([Text, z.array(Text).max(4)]).optional();
const Count = z.coerce
  .number()
  .int()
  .min(0)
  .default(USUAL_FOUND)
  .transform((count) => Math.min(count, MOST_FOUND));

/** Names of sections with commas between them; without it, all. */
const Sections = z
  .string()
  .max(300)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.enum(SECTION_NAMES)))
  .optional();

export const FhirSearch = z.object({
  patient: Text.optional(),
  subject: Text.optional(),
  _id: Text.optional(),
  date: Dates,
  code: Text.optional(),
  category: Text.optional(),
  status: Text.optional(),
  _lastUpdated: Dates,
  _count: Count,
  _offset: z.coerce.number().int().min(0).max(100_000).default(0),
});
export type FhirSearch = z.infer<typeof FhirSearch>;

/** FHIR R4, read only: one’s own record and that of the people one acts for. */
export const fhir = {
  'GET /fhir/metadata': {
    summary: 'What this FHIR server can do (CapabilityStatement)',
    download: true,
    anyOrigin: true,
  },
  'GET /fhir/Patient/:id/$summary': {
    summary: 'One person’s record as an International Patient Summary',
    params: OnePerson,
    query: z.object({ sections: Sections }),
    download: true,
    forApps: true,
  },
  'GET /fhir/Patient/:id/$everything': {
    summary: 'One person’s whole record as one bundle',
    params: OnePerson,
    download: true,
    forApps: true,
  },
  'GET /fhir/:type/:id': {
    summary: 'One resource of one’s own record or of a person one acts for',
    params: z.object({ type: z.string().max(60), id: z.string().max(64) }),
    download: true,
    forApps: true,
  },
  'GET /fhir/:type': {
    summary: 'Resources of one type, newest first: of oneself, or of the person that `patient` names',
    params: z.object({ type: z.string().max(60) }),
    query: FhirSearch,
    download: true,
    forApps: true,
  },
} as const satisfies Contract;
