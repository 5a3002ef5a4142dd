import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { findLeftOver, lockFund } from './gift-uses.store.ts';
import type { PaymentServices } from './payment-services.service.ts';
import { orderRefund, sendRefund } from './refunds.service.ts';

/** The giver wants back what care did not need of a gift. Asked again, there is nothing left to give. */
export async function takeBackLeftOver(
  paymentServices: PaymentServices,
  grant: Grant<'donation:take-back', { readonly paymentId: string }>,
): Promise<{ returned: number }> {
  const { paymentId } = grant.scope;
  const work = paymentServices.settlementGrant(grant.requestId);
  const refund = await inTransaction(work, async (tx) => {
    await lockFund(tx);
    const cents = await findLeftOver(tx, paymentId);
    if (cents === 0) fail('nothing_left_over');
    return orderRefund(paymentServices, tx, { paymentId, by: grant.actor.id, amount: cents / 100 });
  });
  // Without an answer it stays pending, and the job sends it again.
  await sendRefund(paymentServices, work, refund.id).catch((error: unknown) =>
    paymentServices.platform.log.warn({ err: error, refundId: refund.id }, 'a refund got no answer'),
  );
  return { returned: refund.cents / 100 };
}
