import { z } from 'zod';
import {
  CLINIC_DECISIONS,
  CLINIC_KINDS,
  CLINIC_REJECT_REASONS,
  CLINIC_REVIEW_STATES,
  LONGEST_AUTHORITY,
  LONGEST_REGISTRATION_NUMBER,
} from './clinic-verification.rules.ts';
import type { Contract } from './kit.ts';
import { Id, line, Page } from './primitives.ts';
import { LONGEST_REVIEW_NOTE } from './verification.rules.ts';

const Kind = z.enum(CLINIC_KINDS);
const Decision = z.enum(CLINIC_DECISIONS);
const Reason = z.enum(CLINIC_REJECT_REASONS);

const filled = (longest: number) => line(longest).min(1);

export const SentRegistration = z.object({
  kind: Kind,
  registrationNumber: filled(LONGEST_REGISTRATION_NUMBER),
  issuingAuthority: filled(LONGEST_AUTHORITY),
  /** The address of an uploaded document, or a data URL; what was sent before stays without one. */
  documentUrl: z.string().min(1).max(15_000_000).nullish(),
});
export type SentRegistration = z.infer<typeof SentRegistration>;

/** What a clinic sent, and where the review of it stands. */
const ClinicVerification = z.object({
  state: z.enum(CLINIC_REVIEW_STATES),
  kind: Kind.nullable(),
  registrationNumber: z.string().nullable(),
  issuingAuthority: z.string().nullable(),
  documentUrl: z.string().nullable(),
  sentAt: z.string().nullable(),
  /** Of the last rejection, while it stands. */
  reason: Reason.nullable(),
  note: z.string().nullable(),
});
export type ClinicVerification = z.infer<typeof ClinicVerification>;

const WaitingClinic = z.object({
  id: Id,
  name: z.string(),
  kind: Kind,
  address: z.string().nullable(),
  waitingSince: z.string(),
});
export type WaitingClinic = z.infer<typeof WaitingClinic>;

const PastDecision = z.object({
  decision: Decision,
  reason: Reason.nullable(),
  note: z.string().nullable(),
  decidedAt: z.string(),
  /** Null when the account was erased. */
  decidedBy: z.string().nullable(),
});

/** Everything an administrator needs to decide about one clinic. */
const ClinicCase = WaitingClinic.extend({
  state: z.enum(['pending', 'verified', 'rejected']),
  /** Grows with each change of what is reviewed. */
  version: z.number().int(),
  registrationNumber: z.string(),
  issuingAuthority: z.string(),
  documentUrl: z.string().nullable(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  /** Who runs it. */
  owner: z.string().nullable(),
  registeredAt: z.string(),
  /** Newest first. */
  decisions: z.array(PastDecision),
});
export type ClinicCase = z.infer<typeof ClinicCase>;

export const ClinicDecision = z.object({
  decision: Decision,
  /** Required when rejecting. */
  reason: Reason.optional(),
  note: z.string().trim().max(LONGEST_REVIEW_NOTE).optional(),
  /** The version that was looked at; another one is refused. */
  version: z.number().int().optional(),
});
export type ClinicDecision = z.infer<typeof ClinicDecision>;

const Person = z.object({ id: Id, name: z.string() });

/** Whether somebody is asked to take the clinic over, and who could be. */
const Handover = z.object({
  asked: z
    .object({
      from: Person,
      to: Person,
      /** Whether who runs it now stays as an administrator. */
      stays: z.boolean(),
      expiresAt: z.string(),
      /** Whether the caller is the one who is asked. */
      isForMe: z.boolean(),
    })
    .nullable(),
  /** Administrators of the clinic who can sign in; empty for all but who runs it. */
  candidates: z.array(Person),
});
export type Handover = z.infer<typeof Handover>;

const ById = z.object({ id: Id });

/** Whether clinics are genuine, as administrators decide it, and who runs them. */
export const clinicVerification = {
  'GET /api/clinics/:id/verification': {
    summary: 'What one’s own clinic sent for its review, and where the review stands',
    params: ById,
    reply: ClinicVerification,
  },
  'PUT /api/clinics/:id/verification': {
    summary: 'Send the registration of one’s own clinic for review; what changes it returns to pending',
    params: ById,
    body: SentRegistration,
    reply: ClinicVerification,
  },
  'GET /api/admin/clinic-verifications': {
    summary: 'Clinics that wait for a review, the longest first',
    query: Page,
    reply: z.array(WaitingClinic),
  },
  'GET /api/admin/clinics/:id/verification': {
    summary: 'What a clinic sent, with the document and earlier decisions',
    params: ById,
    reply: ClinicCase,
  },
  'PUT /api/admin/clinics/:id/verification': {
    summary: 'Verify a clinic, or reject it with a reason; it is told',
    params: ById,
    body: ClinicDecision,
    reply: ClinicCase,
  },
  'GET /api/clinics/:id/handover': {
    summary: 'Whether one of a clinic’s administrators is asked to take it over',
    params: ById,
    reply: Handover,
  },
  'POST /api/clinics/:id/handover': {
    summary: 'Ask an administrator of one’s own clinic to take it over; nothing changes until they agree',
    params: ById,
    body: z.object({ staffId: Id, stays: z.boolean() }),
    reply: Handover,
    status: 200,
  },
  'DELETE /api/clinics/:id/handover': {
    summary: 'Take the request back',
    params: ById,
  },
  'POST /api/clinics/:id/handover/answer': {
    summary: 'Take the clinic over, or decline; who ran it becomes an administrator or leaves',
    params: ById,
    body: z.object({ answer: z.enum(['accept', 'decline']) }),
  },
} as const satisfies Contract;
