import { z } from 'zod';
import { CREDENTIAL_STATUSES, CREDENTIAL_TYPES } from './credentials.rules.ts';
import type { Contract } from './kit.ts';
import { Id, Page, SentDate } from './primitives.ts';
import { LICENCE_DECISIONS, LONGEST_REVIEW_NOTE, REJECT_REASONS } from './verification.rules.ts';

const CredentialType = z.enum(CREDENTIAL_TYPES);
const RejectReason = z.enum(REJECT_REASONS);

/** A paper of a provider. */
export const Credential = z.object({
  id: Id,
  type: CredentialType,
  status: z.enum(CREDENTIAL_STATUSES),
  issueDate: z.string().nullable(),
  expiryDate: z.string(),
  fileUrl: z.string(),
  /** Of a rejection. */
  reason: RejectReason.nullable(),
  note: z.string().nullable(),
  sentAt: z.string(),
});
export type Credential = z.infer<typeof Credential>;

export const NewCredential = z.object({
  type: CredentialType,
  /** The address of an uploaded document, or a data URL. */
  fileUrl: z.string().min(1).max(15_000_000),
  issueDate: SentDate.nullish(),
  expiryDate: SentDate,
});
export type NewCredential = z.infer<typeof NewCredential>;

/** A paper that waits for a review, and whose it is. */
export const WaitingCredential = Credential.extend({
  providerId: Id,
  providerName: z.string(),
  professionalTitle: z.string().nullable(),
});
export type WaitingCredential = z.infer<typeof WaitingCredential>;

export const CredentialDecision = z.object({
  decision: z.enum(LICENCE_DECISIONS),
  /** Required when rejecting. */
  reason: RejectReason.optional(),
  note: z.string().trim().max(LONGEST_REVIEW_NOTE).optional(),
});
export type CredentialDecision = z.infer<typeof CredentialDecision>;

/** The papers of providers, as administrators check them. */
export const credentials = {
  'GET /api/providers/me/credentials': {
    summary: 'One’s own papers; of each kind the one in force and the one that was sent last',
    reply: z.array(Credential),
  },
  'POST /api/providers/me/credentials': {
    summary: 'Hand in a paper; the one in force stays until the new one is verified',
    body: NewCredential,
    reply: Credential,
    status: 201,
    missing: 'credential_incomplete',
  },
  'GET /api/admin/credentials': {
    summary: 'Papers that wait for a review, the longest first',
    query: Page,
    reply: z.array(WaitingCredential),
  },
  'PUT /api/admin/credentials/:id': {
    summary: 'Verify a paper, or reject it with a reason; the provider is told',
    params: z.object({ id: Id }),
    body: CredentialDecision,
    reply: Credential,
  },
} as const satisfies Contract;
