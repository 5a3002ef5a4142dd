import { z } from 'zod';
import { CLINIC_VISIT_STATUSES } from './clinic-visits.rules.ts';
import { INVOICE_STATES } from './invoices.rules.ts';
import type { Contract } from './kit.ts';
import { Id, Page, PlainDate, SentDate } from './primitives.ts';
import { PROFILE_LENGTHS } from './profiles.rules.ts';
import { LONGEST_ADDENDUM } from './visit-notes.rules.ts';
import { NoteSections } from './visit-notes.ts';

/** A visit of somebody without an account, whom the clinic wrote down. */
export const ClinicVisit = z.object({
  id: Id,
  name: z.string(),
  dateOfBirth: PlainDate.nullable(),
  gender: z.enum(['Male', 'Female']).nullable(),
  age: z.number().int().nullable(),
  /** A few words said at the desk. */
  reason: z.string(),
  danger: z.boolean(),
  room: z.string().nullable(),
  status: z.enum(CLINIC_VISIT_STATUSES),
  providerId: Id,
  providerName: z.string(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  clinicPatientId: Id.nullable(),
  /** For the desk: what was asked for it. */
  invoice: z.object({ id: Id, number: z.string(), state: z.enum(INVOICE_STATES) }).nullable(),
});
export type ClinicVisit = z.infer<typeof ClinicVisit>;

const VisitText = z.object({
  reason: z.string(),
  history: z.string(),
  findings: z.string(),
  plan: z.string(),
  assessment: z.array(z.object({ code: z.string().nullable(), text: z.string() })),
});

export const ClinicVisitDetails = ClinicVisit.extend({
  /** Grows with each change; a change names the one it was made on. */
  version: z.number().int(),
  /** Whether the caller writes the note. */
  isOwn: z.boolean(),
  /** Of who treats the person: the desk reads none. */
  note: VisitText.nullable(),
  authorName: z.string().nullable(),
  licenseNumber: z.string().nullable(),
  licenseAuthority: z.string().nullable(),
  addenda: z.array(z.object({ id: Id, text: z.string(), authorName: z.string(), createdAt: z.string() })),
});
export type ClinicVisitDetails = z.infer<typeof ClinicVisitDetails>;

const StartedVisit = z.object({
  providerId: Id,
  /** What the desk learns of somebody whom the clinic did not know. */
  phone: z.string().trim().max(PROFILE_LENGTHS.phone).nullish(),
  dateOfBirth: SentDate.nullish(),
  gender: z.enum(['Male', 'Female']).nullish(),
});
export type StartedVisit = z.infer<typeof StartedVisit>;

const Version = z.number().int().min(1).max(1_000_000_000);
const Saved = z.object({ version: z.number().int() });
const ById = z.object({ id: Id });

export const clinicVisits = {
  'GET /api/clinics/:id/clinic-visits': {
    summary:
      'Visits of people without an account: those under way first, then the latest; a provider sees theirs',
    params: ById,
    query: Page.extend({ clinicPatientId: Id.optional(), status: z.enum(CLINIC_VISIT_STATUSES).optional() }),
    reply: z.array(ClinicVisit),
  },
  'POST /api/clinics/walk-ins/:id/clinic-visit': {
    summary:
      'Begin the visit of somebody who was called and has no account, once; they become a patient of the clinic',
    params: ById,
    body: StartedVisit,
    reply: ClinicVisit,
    status: 201,
  },
  'GET /api/clinics/clinic-visits/:id': {
    summary: 'One visit; its note is for who treats the person',
    params: ById,
    reply: ClinicVisitDetails,
  },
  'PUT /api/clinics/clinic-visits/:id/note': {
    summary: 'Write the note of a visit that is under way',
    params: ById,
    body: NoteSections.extend({ version: Version }),
    reply: Saved,
  },
  'POST /api/clinics/clinic-visits/:id/sign': {
    summary: 'Sign the note, which ends the visit; nothing of it can be changed afterwards',
    params: ById,
    body: z.object({ version: Version }),
    reply: Saved,
  },
  'POST /api/clinics/clinic-visits/:id/addenda': {
    summary: 'Add to a signed note',
    params: ById,
    body: z.object({ text: z.string().trim().min(1).max(LONGEST_ADDENDUM) }),
    reply: ById,
    status: 201,
  },
  'POST /api/clinics/clinic-visits/:id/cancel': {
    summary: 'The person left before they were seen',
    params: ById,
  },
  'POST /api/clinics/patients/:id/record': {
    summary:
      'Say that an entry without an account is this patient, who accepted the clinic: its visits become part of their record',
    params: ById,
    /** The entry; the patient’s own where the clinic wrote them down before they accepted. */
    body: z.object({ entryId: Id }),
    reply: z.object({ visits: z.number().int() }),
  },
} as const satisfies Contract;
