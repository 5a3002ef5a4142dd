import { z } from 'zod';
import type { Contract } from './kit.ts';
import {
  BY_HAND_WHYS,
  DIFFERENCE_KINDS,
  DIFFERENCE_STATES,
  LONGEST_REFERENCE,
  NOTE_LENGTHS,
  REFUND_STATES,
} from './money.rules.ts';
import { PAYMENT_KINDS, PAYMENT_METHODS } from './payments.rules.ts';
import { PaymentState } from './payments.ts';
import { Id, Page } from './primitives.ts';

const Payer = z.object({ id: Id, name: z.string(), email: z.string() });
const RefundState = z.enum(REFUND_STATES);

/** A payment without what it was for: a service may tell of an illness. */
const PaymentLine = z.object({
  id: Id,
  payer: Payer,
  kind: z.enum(PAYMENT_KINDS),
  method: z.enum(PAYMENT_METHODS),
  /** US dollars. */
  amount: z.number(),
  /** What MonCash charged. */
  gourdes: z.number().nullable(),
  /** Returned or on its way back. */
  refunded: z.number(),
  status: PaymentState,
  failure: z.string().nullable(),
  receiptNumber: z.string().nullable(),
  /** The order at PayPal or MonCash. */
  reference: z.string().nullable(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
});
export type PaymentLine = z.infer<typeof PaymentLine>;

const RefundLine = z.object({
  id: Id,
  paymentId: Id,
  payer: Payer,
  method: z.enum(PAYMENT_METHODS),
  amount: z.number(),
  /** What is to be sent by MonCash, at the rate of the payment. */
  gourdes: z.number().nullable(),
  status: RefundState,
  /** Why somebody must send it, and what PayPal or MonCash said when they refused it. */
  why: z.enum(BY_HAND_WHYS).nullable(),
  refusal: z.string().nullable(),
  reference: z.string().nullable(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
});
export type RefundLine = z.infer<typeof RefundLine>;

/** Where PayPal or MonCash and we differ about a payment. */
const DifferenceLine = z.object({
  id: Id,
  paymentId: Id,
  payer: Payer,
  paymentKind: z.enum(PAYMENT_KINDS),
  method: z.enum(PAYMENT_METHODS),
  kind: z.enum(DIFFERENCE_KINDS),
  /** Our state of the payment now. */
  status: PaymentState,
  /** In dollars at PayPal, in gourdes at MonCash; null where there is nothing. */
  ours: z.number().nullable(),
  theirs: z.number().nullable(),
  /** As the provider names it: another one than was asked for is a difference too. */
  theirCurrency: z.string().nullable(),
  reference: z.string().nullable(),
  foundAt: z.string(),
  seenAt: z.string(),
  closedAt: z.string().nullable(),
  /** Null when it was gone by itself. */
  closedBy: z.string().nullable(),
  note: z.string().nullable(),
});
export type DifferenceLine = z.infer<typeof DifferenceLine>;

const [shortestNote, longestNote] = NOTE_LENGTHS;
export const DifferenceFilter = Page.extend({ state: z.enum(DIFFERENCE_STATES).default('open') });
export type DifferenceFilter = z.infer<typeof DifferenceFilter>;

const Reconciliation = z.object({
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  compared: z.int(),
  differing: z.int(),
  unanswered: z.int(),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

export const PaymentFilter = Page.extend({
  status: PaymentState.optional(),
  /** Only those whose result PayPal or MonCash has owed us for ten minutes. */
  unsettled: z.enum(['0', '1']).optional(),
});
export type PaymentFilter = z.infer<typeof PaymentFilter>;

export const RefundFilter = Page.extend({ status: RefundState.default('by_hand') });
export type RefundFilter = z.infer<typeof RefundFilter>;

/** Payments and refunds of everybody, for administrators. */
export const money = {
  'GET /api/admin/payments': {
    summary: 'Payments of everybody, newest first, without what they were for',
    query: PaymentFilter,
    reply: z.array(PaymentLine),
  },
  'GET /api/admin/refunds': {
    summary: 'Refunds in one state, the oldest first',
    query: RefundFilter,
    reply: z.array(RefundLine),
  },
  'POST /api/admin/refunds/close': {
    summary: 'Say that a refund was sent by hand, with the number of the transfer; the payer is told',
    body: z.object({ refundId: Id, reference: z.string().trim().min(3).max(LONGEST_REFERENCE) }),
    reply: RefundLine,
  },
  'GET /api/admin/differences': {
    summary: 'Where PayPal or MonCash and we differ, the oldest first; closed ones newest first',
    query: DifferenceFilter,
    reply: z.array(DifferenceLine),
  },
  'POST /api/admin/differences/close': {
    summary: 'Say what was done about a difference; the same one is not listed again',
    body: z.object({ differenceId: Id, note: z.string().trim().min(shortestNote).max(longestNote) }),
    reply: DifferenceLine,
  },
  'GET /api/admin/reconciliation': {
    summary: 'What the last comparison with PayPal and MonCash found, if there was one',
    reply: z.object({ last: Reconciliation.nullable() }),
  },
} as const satisfies Contract;
