import { z } from 'zod';
import type { Contract } from './kit.ts';
import { Email, Id } from './primitives.ts';
import { REPRESENTATIVE_SCOPES, REPRESENTATIVE_STATES } from './representatives.rules.ts';

const Scopes = z.array(z.enum(REPRESENTATIVE_SCOPES)).min(1).max(REPRESENTATIVE_SCOPES.length);

/** Somebody who acts for the caller, or was asked to. */
export const Representative = z.object({
  id: Id,
  /** As the caller wrote it; whether it has an account is not told. */
  email: z.string(),
  /** Known once they agreed. */
  name: z.string().nullable(),
  scopes: Scopes,
  state: z.enum(REPRESENTATIVE_STATES),
  /** When they agreed, or were asked. */
  since: z.string(),
  /** Until when an invitation can be accepted; null once it was. */
  expiresAt: z.string().nullable(),
});
export type Representative = z.infer<typeof Representative>;

/** Somebody whom the caller acts for, or is asked to act for. */
export const Represented = z.object({
  id: Id,
  /** Known once the caller agreed. */
  patientId: Id.nullable(),
  name: z.string(),
  profilePhotoUrl: z.string().nullable(),
  scopes: Scopes,
  state: z.enum(['invited', 'active']),
  since: z.string(),
});
export type Represented = z.infer<typeof Represented>;

/** A visit or an invoice that is to be paid, with what a payer needs to know of it. */
export const RepresentedBill = z.object({
  id: Id,
  kind: z.enum(['booking', 'invoice']),
  /** When the visit is, or the invoice was written. */
  at: z.string(),
  /** In dollars. */
  amount: z.number(),
  /** Who is paid: the provider or the clinic. */
  payeeName: z.string().nullable(),
});
export type RepresentedBill = z.infer<typeof RepresentedBill>;

const One = z.object({ id: Id });

export const representatives = {
  'GET /api/users/:id/representatives': {
    summary: 'Who acts for the caller, and who was asked to',
    params: One,
    reply: z.array(Representative),
  },
  'POST /api/users/:id/representatives': {
    summary: 'Ask the owner of an address to act for the caller; nothing opens before they agree',
    params: One,
    body: z.object({ email: Email, scopes: Scopes }),
    reply: Representative,
    status: 201,
  },
  'GET /api/users/:id/represented': {
    summary: 'Whom the caller acts for, and who asks for it',
    params: One,
    reply: z.array(Represented),
  },
  'GET /api/represented/:patientId/bills': {
    summary: 'What is to be paid for somebody who lets the caller pay, the latest first',
    params: z.object({ patientId: Id }),
    reply: z.array(RepresentedBill),
  },
  'POST /api/representatives/:id/accept': {
    summary: 'Agree to act for who asked; the address asked must be the caller’s own, and proven',
    params: One,
    reply: Represented,
  },
  'DELETE /api/representatives/:id': {
    summary: 'End it at once, decline it or take it back: for either of the two',
    params: One,
  },
} as const satisfies Contract;
