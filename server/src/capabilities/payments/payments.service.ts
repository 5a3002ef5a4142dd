import type { Payment } from '@lakou/contract/payments';
import type { Grant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import { withIdempotencyKey } from '#platform/idempotency/idempotency-key.ts';
import { findPaid, findPayerName, toPayment } from './history.store.ts';
import type { PaymentServices } from './payment-services.service.ts';
import { receiptOf } from './receipt.view.ts';
import { receiptFile } from './receipt-file.service.ts';
import { orderRefund, sendRefund } from './refunds.service.ts';

export async function getReceipt(
  { gateways }: PaymentServices,
  grant: Grant<'payment:receipt', { paymentId: string }>,
): Promise<Servable> {
  const payment = (await findPaid(grant)) ?? fail('not_found');
  const { language } = grant.actor;
  const payer = await findPayerName(grant);
  const sandbox = payment.method !== 'fund' && gateways.sandbox[payment.method];
  const receipt = receiptOf(payment, { language, payer, sandbox });
  return receiptFile(receipt, payment.receiptNumber ?? payment.id, payment.paidAt ?? grant.at);
}

/** Refunds a payment or a part of it; the same key again refunds nothing more. */
export async function refund(
  paymentServices: PaymentServices,
  grant: Grant<'payment:refund', { paymentId: string }>,
  { amount, key }: { amount: number | null | undefined; key: string | undefined },
): Promise<Payment> {
  const { paymentId } = grant.scope;
  const work = paymentServices.settlementGrant(grant.requestId);
  const named = { key, request: { call: 'refund', paymentId, amount: amount ?? null } };
  const { refundId } = await withIdempotencyKey(grant, named, async ({ db }) => {
    const ordered = await orderRefund(
      paymentServices,
      { ...work, db },
      { paymentId, by: grant.actor.id, amount },
    );
    return { refundId: ordered.id };
  });
  // Without an answer it stays pending, and the job sends it again.
  await sendRefund(paymentServices, work, refundId).catch((error: unknown) =>
    paymentServices.platform.log.warn({ err: error, refundId }, 'a refund got no answer'),
  );
  return toPayment((await findPaid(grant)) ?? fail('not_found'));
}
