import { z } from 'zod';
import type { Contract } from './kit.ts';
import { LONGEST_REFERENCE, REFUND_STATES } from './money.rules.ts';
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
  reference: z.string().nullable(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
});
export type RefundLine = z.infer<typeof RefundLine>;

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
} as const satisfies Contract;
