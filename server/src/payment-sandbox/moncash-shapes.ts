import { z } from 'zod';
import type { SandboxOrder } from './sandbox.store.ts';

export const Prompt = z.object({
  reference: z.string().min(1).max(100),
  account: z.string().regex(/^509\d{8}$/),
  amount: z.number().positive(),
});

export const PageRequest = z.object({ orderId: z.string().min(1).max(100), amount: z.number().positive() });

/** The payer on the page of the sandbox. */
const SOMEBODY = '50937000000';
export const PAGE_LASTS_MS = 10 * 60_000;
const LOST_FOR_MS = 60_000;

/** Identifies an order of the page by the merchant's reference. */
export const pageName = (orderId: string) => `moncash-page-${orderId}`;

/** A payment as MonCash shows it. */
export function paymentShape(order: SandboxOrder, message: 'successful' | 'failed') {
  const prompt = Prompt.safeParse(order.request).data;
  const { reference, account, amount } = prompt ?? {
    reference: PageRequest.parse(order.request).orderId,
    account: SOMEBODY,
    amount: PageRequest.parse(order.request).amount,
  };
  return {
    payment: { reference, transaction_id: order.captureId, cost: amount, message, payer: account },
    status: 200,
  };
}

/** The money has moved, and requests get no answer for a while. */
export const isLost = ({ choice, capturedAt }: SandboxOrder, at: Date) =>
  choice === 'timeout' && capturedAt !== null && at.getTime() - capturedAt.getTime() < LOST_FOR_MS;

/** Why a page accepts no payment any more. */
export function pageIsOver(order: SandboxOrder, at: Date): 'done' | 'refused' | 'expired' | undefined {
  if (order.captureId) return 'done';
  if (order.choice === 'decline') return 'refused';
  return at.getTime() - order.createdAt.getTime() < PAGE_LASTS_MS ? undefined : 'expired';
}
