import { z } from 'zod';
import { BLOOD_GROUPS } from './family.rules.ts';
import type { Contract } from './kit.ts';
import { LONGEST_PERSON_SEARCH } from './primitives.rules.ts';
import { Id, Language } from './primitives.ts';
import { TABS, TIMELINE_KINDS } from './vault.rules.ts';

const OfPatient = z.object({ id: Id });
/** A dependent of the patient; without it, the patient themselves is meant. */
const Whose = z.object({ dependentId: Id.optional() });

export const TimelineLine = z.object({
  kind: z.enum(TIMELINE_KINDS),
  id: Id,
  at: z.string(),
  /** As people wrote it, or as the catalogue names it in English. */
  title: z.string(),
  status: z.string().nullable(),
  from: z.string().nullable(),
  /** Whether who reads may open it: a visit with somebody else is not the provider's to open. */
  opens: z.boolean(),
});
export type TimelineLine = z.infer<typeof TimelineLine>;

/** The head of a record. */
export const RecordPerson = z.object({
  patientId: Id,
  dependentId: Id.nullable(),
  name: z.string(),
  dateOfBirth: z.string().nullable(),
  gender: z.string().nullable(),
  /** As the family of a dependent says; null for patients themselves. */
  bloodGroup: z.enum(BLOOD_GROUPS).nullable(),
  language: Language,
  profilePhotoUrl: z.string().nullable(),
});
export type RecordPerson = z.infer<typeof RecordPerson>;

export const vault = {
  'GET /api/records/:id/person': {
    summary: 'Whose record it is',
    params: OfPatient,
    query: Whose,
    reply: RecordPerson,
  },
  'GET /api/records/:id/timeline': {
    summary: 'Everything in a record, newest first: visits, labs, images, referrals, notes and entries',
    params: OfPatient,
    query: Whose.extend({
      tab: z.enum(TABS).default('all'),
      q: z.string().trim().max(LONGEST_PERSON_SEARCH).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
      /** `next` of the page before. */
      before: z
        .string()
        .max(80)
        .regex(/^\d{1,15}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
        .optional(),
    }),
    reply: z.object({ entries: z.array(TimelineLine), next: z.string().nullable() }),
  },
  'GET /api/records/:id/counts': {
    summary: 'How many entries each tab of the timeline has, up to a hundred',
    params: OfPatient,
    query: Whose,
    reply: z.object({ tabs: z.array(z.object({ tab: z.enum(TABS), count: z.number().int() })) }),
  },
  'GET /api/records/:id/summary': {
    summary: 'The record in short as a PDF: who it is, allergies first, and whom to call',
    params: OfPatient,
    query: Whose.extend({ language: Language.optional() }),
    download: true,
  },
  'GET /api/records/:id/doctor-page': {
    summary:
      'One page for a doctor as a PDF: headings in the doctor’s language and the patient’s, allergies first',
    params: OfPatient,
    query: Whose.extend({ language: Language.optional() }),
    download: true,
  },
} as const satisfies Contract;
