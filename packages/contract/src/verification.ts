import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Id, Language, Page, PlainDate } from './primitives.ts';
import {
  LICENCE_DECISIONS,
  LONGEST_REVIEW_NOTE,
  REJECT_REASONS,
  REVIEW_STATES,
} from './verification.rules.ts';

const ReviewState = z.enum(REVIEW_STATES);
const Decision = z.enum(LICENCE_DECISIONS);
const RejectReason = z.enum(REJECT_REASONS);
export type RejectReason = z.infer<typeof RejectReason>;

/** A provider who waits for a review. */
const WaitingProvider = z.object({
  id: Id,
  name: z.string(),
  professionalTitle: z.string().nullable(),
  specialty: z.string().nullable(),
  profilePictureUrl: z.string().nullable(),
  /** Since when what was changed last waits. */
  waitingSince: z.string(),
});
export type WaitingProvider = z.infer<typeof WaitingProvider>;

const PastDecision = z.object({
  decision: Decision,
  reason: RejectReason.nullable(),
  note: z.string().nullable(),
  decidedAt: z.string(),
  /** Null when the account was erased. */
  decidedBy: z.string().nullable(),
});

/** Everything an administrator needs to decide about one provider. */
export const VerificationCase = WaitingProvider.extend({
  state: ReviewState,
  /** Whether the licence counts as verified now. */
  licenseVerified: z.boolean(),
  /** Grows with each change of what is reviewed. */
  version: z.number().int(),
  preferredLanguage: Language,
  joinedAt: z.string(),
  languagesSpoken: z.array(z.string()),
  places: z.string().nullable(),
  licenseNumber: z.string().nullable(),
  licenseIssuingAuthority: z.string().nullable(),
  licenseExpirationDate: PlainDate.nullable(),
  npi: z.string().nullable(),
  credentials: z.string().nullable(),
  education: z.string().nullable(),
  /** The addresses of files, or the provider's own text. */
  medicalLicenseUrl: z.string().nullable(),
  photoIdUrl: z.string().nullable(),
  backgroundCheckUrl: z.string().nullable(),
  /** Newest first. */
  decisions: z.array(PastDecision),
});
export type VerificationCase = z.infer<typeof VerificationCase>;

export const LicenceDecision = z.object({
  decision: Decision,
  /** Required when rejecting. */
  reason: RejectReason.optional(),
  note: z.string().trim().max(LONGEST_REVIEW_NOTE).optional(),
  /** The version that was looked at; another one is refused. */
  version: z.number().int().optional(),
});
export type LicenceDecision = z.infer<typeof LicenceDecision>;

const OwnVerification = z.object({
  state: ReviewState,
  licenseVerified: z.boolean(),
  /** Whether the server shows more of patients than their names. */
  readsRecords: z.boolean(),
  /** Of the last rejection, while it stands. */
  reason: RejectReason.nullable(),
  note: z.string().nullable(),
});
export type OwnVerification = z.infer<typeof OwnVerification>;

const OneProvider = z.object({ id: Id });

/** Whether licences are genuine, as administrators decide it. */
export const verification = {
  'GET /api/admin/verifications': {
    summary: 'Providers whose licence waits for a review, the longest first',
    query: Page,
    reply: z.array(WaitingProvider),
  },
  'GET /api/admin/providers/:id/verification': {
    summary: 'What is known of a provider’s licence, with the documents and earlier decisions',
    params: OneProvider,
    reply: VerificationCase,
  },
  'PUT /api/admin/providers/:id/verification': {
    summary: 'Verify a provider’s licence, or reject it with a reason; the provider is told',
    params: OneProvider,
    body: LicenceDecision,
    reply: VerificationCase,
  },
  'GET /api/providers/me/verification': {
    summary: 'Where the review of one’s own licence stands',
    reply: OwnVerification,
  },
} as const satisfies Contract;
