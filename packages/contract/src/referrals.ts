import { z } from 'zod';
import type { Contract } from './kit.ts';
import { LONGEST_SEARCH } from './primitives.rules.ts';
import { Id, Language, line, Page, SentId, SentIdOrNone } from './primitives.ts';
import {
  ATTACHMENT_KINDS,
  FACILITY_KINDS,
  LETTER_SPANS,
  MOST_ATTACHMENTS,
  REFERRAL_LENGTHS,
  REFERRAL_PRIORITIES,
  REFERRAL_RELATIONS,
  REFERRAL_STATUSES,
} from './referrals.rules.ts';

export const ReferralStatus = z.enum(REFERRAL_STATUSES);
export const ReferralPriority = z.enum(REFERRAL_PRIORITIES);
export const AttachmentKind = z.enum(ATTACHMENT_KINDS);
export type AttachmentKind = z.infer<typeof AttachmentKind>;

const Attachment = z.object({ id: Id, title: z.string(), kind: AttachmentKind });
export type Attachment = z.infer<typeof Attachment>;

const moment = z.string().nullable();

/** A clinic's administrator sees it without the patient and without a clinical word. */
export const Referral = z.object({
  id: Id,
  patientId: Id.nullable(),
  patientName: z.string(),
  /** Null: for the patient themselves. */
  dependentId: Id.nullable(),
  referringProviderId: Id,
  referringProviderName: z.string(),
  /** Null for a place outside the directory, which has only its name. */
  destinationFacilityId: z.string().nullable(),
  destinationFacilityName: z.string(),
  destinationKind: z.enum(FACILITY_KINDS),
  reason: z.string(),
  symptoms: z.string().nullable(),
  diagnosis: z.string().nullable(),
  priority: ReferralPriority,
  status: ReferralStatus,
  /** Why it was turned down. */
  statusReason: z.string().nullable(),
  attachments: z.array(Attachment),
  createdAt: z.string(),
  acceptedAt: moment,
  acceptedByName: z.string().nullable(),
  seenAt: moment,
  completedAt: moment,
  /** When it was turned down or referred again. */
  closedAt: moment,
  /** When the patient withdrew it. */
  endedAt: moment,
  /** No answer for longer than its priority allows. */
  isOverdue: z.boolean(),
  /** The referral it follows, and the one that followed it. */
  previousReferralId: Id.nullable(),
  nextReferralId: Id.nullable(),
  relation: z.enum(REFERRAL_RELATIONS),
});
export type Referral = z.infer<typeof Referral>;

const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform((text) => text || null);

const Destination = z.object({
  destinationFacilityId: z
    .string()
    .trim()
    .max(100)
    .nullish()
    .transform((id) => id || null),
  destinationFacilityName: line(REFERRAL_LENGTHS.facility)
    .nullish()
    .transform((name) => name || null),
});

/** Names, status and time are ours, whatever a client sends. */
const NewReferral = Destination.extend({
  patientId: SentId,
  dependentId: SentIdOrNone.transform((id) => id ?? null),
  referringProviderId: SentIdOrNone,
  reason: z.string().trim().min(1).max(REFERRAL_LENGTHS.reason),
  symptoms: words(REFERRAL_LENGTHS.symptoms),
  diagnosis: words(REFERRAL_LENGTHS.diagnosis),
  priority: ReferralPriority.default('routine'),
  attachments: z
    .array(
      z.object({
        id: Id,
        title: line(REFERRAL_LENGTHS.title).min(1),
        kind: AttachmentKind.default('image'),
      }),
    )
    .max(MOST_ATTACHMENTS)
    .nullish()
    .transform((list) => list ?? []),
});
export type NewReferral = z.output<typeof NewReferral>;

/** A place to refer to: a provider or a clinic of the platform, or a hospital that we know of. */
export const Facility = z.object({
  id: z.string(),
  kind: z.enum(FACILITY_KINDS),
  name: z.string(),
  /** Of a provider, as the profile says it in English. */
  specialty: z.string().nullable(),
  place: z.string().nullable(),
  country: z.enum(['HT', 'US']).nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  /** The coordinates are those of the town. */
  isApproximate: z.boolean(),
});
export type Facility = z.infer<typeof Facility>;

/** Something of the person's record that can go with a referral. */
export const Attachable = Attachment.extend({ at: z.string(), from: z.string().nullable() });
export type Attachable = z.infer<typeof Attachable>;

const LetterLink = z.object({
  id: Id,
  createdAt: z.string(),
  expiresAt: z.string(),
  opens: z.number().int(),
  lastOpenedAt: moment,
});
export type LetterLink = z.infer<typeof LetterLink>;

const One = z.object({ id: Id });
const Whose = z.object({ dependentId: Id.optional() });
const ReadersLanguage = z.object({ language: Language.optional() });

export const referrals = {
  'GET /api/data/referrals/patient/:id': {
    summary: 'Referrals of a patient and of those they act for, newest first',
    params: One,
    query: Page.extend(Whose.shape),
    reply: z.array(Referral),
  },
  'GET /api/data/referrals/provider/:id': {
    summary: 'Referrals that a provider sent, and those sent to them or their facility, newest first',
    params: One,
    query: Page.extend({ box: z.enum(['sent', 'received']).optional() }),
    reply: z.array(Referral),
  },
  'GET /api/data/referrals/clinic/:id': {
    summary: 'Referrals to a clinic, without patients and clinical words, newest first',
    params: One,
    query: Page,
    reply: z.array(Referral),
  },
  'GET /api/data/referrals/attachable/:id': {
    summary: 'What of a patient’s record can go with a referral, newest first',
    params: One,
    query: Whose,
    reply: z.array(Attachable),
  },
  'GET /api/referrals/facilities': {
    summary: 'Providers, clinics and hospitals to refer to, at most 20',
    query: z.object({ q: z.string().trim().max(LONGEST_SEARCH).optional() }),
    reply: z.array(Facility),
  },
  'POST /api/data/referrals': {
    summary: 'Refer a patient; an unknown place with a name is one outside the platform',
    body: NewReferral,
    reply: Referral,
    status: 201,
  },
  'GET /api/data/referrals/:id': { summary: 'One referral', params: One, reply: Referral },
  'GET /api/data/referrals/:id/pdf': {
    summary: 'Its letter, in the patient’s and the reader’s language',
    params: One,
    query: ReadersLanguage,
    download: true,
  },
  'PUT /api/data/referrals/:id/status': {
    summary: 'Move it on; referred again, the reply is the new referral that follows it',
    params: One,
    body: Destination.extend({
      status: ReferralStatus,
      reason: words(REFERRAL_LENGTHS.answer),
      priority: ReferralPriority.optional(),
    }),
    reply: Referral,
  },
  'POST /api/data/referrals/:id/end': {
    summary: 'Withdraw it, and what its recipient may see because of it',
    params: One,
    reply: Referral,
  },
  'GET /api/data/referrals/:id/links': {
    summary: 'Open links to its letter, newest first',
    params: One,
    reply: z.array(LetterLink),
  },
  'POST /api/data/referrals/:id/links': {
    summary: 'Make a link to its letter that needs no account; the token is told this once',
    params: One,
    body: z.object({ expiresIn: z.enum(LETTER_SPANS).default('7d') }),
    reply: LetterLink.extend({ token: z.string() }),
    status: 201,
  },
  'DELETE /api/data/referrals/:id/links/:linkId': {
    summary: 'Close a link to its letter',
    params: One.extend({ linkId: Id }),
  },
  'POST /api/referral-letters/open': {
    summary: 'The letter behind a link; unknown, closed and expired links are answered alike',
    body: ReadersLanguage.extend({ token: z.string().min(1).max(100) }),
    download: true,
  },
} as const satisfies Contract;
