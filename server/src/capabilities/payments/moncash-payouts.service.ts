import type { ByHandWhy } from '@lakou/contract/money.rules';
import { inTransaction } from '#platform/access/grant.ts';
import type { MoncashPayouts } from '#platform/payments/moncash-payouts.ts';
import { finishRefund } from './finish-refund.service.ts';
import { refundInGourdes } from './ledger.rules.ts';
import type { PaymentServices } from './payment-services.service.ts';
import type { PaymentRow, SettlementGrant } from './payments.store.ts';
import { claimPayout, leaveToPerson, type RefundRow } from './refunds.store.ts';

/**
 * MonCash may know of a payout only after some time: until then an unknown reference proves
 * nothing.
 */
const LEARNT_WITHIN_MS = 10 * 60_000;

async function giveToPerson(
  { platform }: PaymentServices,
  work: SettlementGrant,
  refund: RefundRow,
  why: { why: ByHandWhy; refusal?: string },
): Promise<void> {
  platform.log.warn({ refundId: refund.id, ...why }, 'a MonCash payment must be refunded by hand');
  await leaveToPerson(work, refund, why);
}

/** The state of a payout sent before; `again` when MonCash never received it. */
async function learn(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  { payouts, refund, sentAt }: { payouts: MoncashPayouts; refund: RefundRow; sentAt: Date },
): Promise<'again' | undefined> {
  const status = await payouts.find(refund.id);
  if (status === 'successful') await finishRefund(work, refund, refund.id);
  else if (status === 'failed')
    await giveToPerson(paymentServices, work, refund, { why: 'refused', refusal: 'failed' });
  else if (!status && work.at.getTime() - sentAt.getTime() > LEARNT_WITHIN_MS) return 'again';
  return undefined;
}

async function send(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  {
    payouts,
    refund,
    receiver,
    htgCents,
  }: {
    payouts: MoncashPayouts;
    refund: RefundRow;
    receiver: string;
    htgCents: number;
  },
): Promise<void> {
  const outcome = await payouts.send({ reference: refund.id, receiver, htgCents });
  if ('done' in outcome) return finishRefund(work, refund, outcome.done);
  // It may be refused because an earlier attempt arrived after all.
  if ((await payouts.find(refund.id)) === 'successful') return finishRefund(work, refund, refund.id);
  await giveToPerson(paymentServices, work, refund, { why: 'refused', refusal: outcome.refused });
}

/**
 * Refunds a payment to the account it came from. The attempt is stored before it is sent, always
 * with the same reference; one without an answer is looked up before it is sent again.
 */
export async function payOut(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  refund: RefundRow,
  payment: PaymentRow,
): Promise<void> {
  const { payouts, moncash } = paymentServices.gateways;
  if (!payouts) return giveToPerson(paymentServices, work, refund, { why: 'no_payouts' });
  const { sentAt } = refund;
  if (sentAt && (await learn(paymentServices, work, { payouts, refund, sentAt })) !== 'again') return;
  const receiver = (await moncash.findTransaction(payment.captureId ?? ''))?.payer;
  if (!receiver) return giveToPerson(paymentServices, work, refund, { why: 'no_account' });
  const before = await inTransaction(work, (tx) => claimPayout(tx, refund));
  if (before === undefined) return; // another payout of this payment is running; this one follows later
  const htgCents = refundInGourdes(payment, { cents: refund.cents, before });
  await send(paymentServices, work, { payouts, refund, receiver, htgCents });
}
