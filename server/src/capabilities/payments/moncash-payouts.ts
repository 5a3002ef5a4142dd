import { inTransaction } from '#platform/access/grant.ts';
import type { MoncashPayouts } from '#platform/payments/moncash-payouts.ts';
import type { Desk } from './desk.ts';
import { finishRefund } from './finish-refund.ts';
import { gourdesBack } from './ledger.ts';
import type { PaymentRow, Settling } from './payments.store.ts';
import { claimPayout, handOver, type RefundRow } from './refunds.store.ts';

/** MonCash may learn of a payout late: until then "never heard of it" tells nothing. */
const LEARNT_WITHIN_MS = 10 * 60_000;

async function giveToPerson(
  { platform }: Desk,
  work: Settling,
  refund: RefundRow,
  why: string,
): Promise<void> {
  platform.log.warn({ refundId: refund.id, why }, 'a MonCash payment is to be returned by hand');
  await handOver(work, refund);
}

/** What became of a payout that was sent before; `again` when MonCash never got it. */
async function learn(
  desk: Desk,
  work: Settling,
  { payouts, refund, sentAt }: { payouts: MoncashPayouts; refund: RefundRow; sentAt: Date },
): Promise<'again' | undefined> {
  const status = await payouts.find(refund.id);
  if (status === 'successful') await finishRefund(work, refund, refund.id);
  else if (status === 'failed') await giveToPerson(desk, work, refund, 'failed');
  else if (!status && work.at.getTime() - sentAt.getTime() > LEARNT_WITHIN_MS) return 'again';
  return undefined;
}

async function send(
  desk: Desk,
  work: Settling,
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
  // Refused perhaps because an earlier one arrived after all.
  if ((await payouts.find(refund.id)) === 'successful') return finishRefund(work, refund, refund.id);
  await giveToPerson(desk, work, refund, outcome.refused);
}

/**
 * Returns a payment to the account it came from. Whoever sends it says so first and under one name; whatever then
 * stays without an answer is asked about before it is sent again.
 */
export async function payOut(
  desk: Desk,
  work: Settling,
  refund: RefundRow,
  payment: PaymentRow,
): Promise<void> {
  const { payouts, moncash } = desk.gateways;
  if (!payouts) return giveToPerson(desk, work, refund, 'no payout credentials');
  const { sentAt } = refund;
  if (sentAt && (await learn(desk, work, { payouts, refund, sentAt })) !== 'again') return;
  const receiver = (await moncash.findTransaction(payment.captureId ?? ''))?.payer;
  if (!receiver) return giveToPerson(desk, work, refund, 'MonCash does not say who paid');
  const before = await inTransaction(work, (tx) => claimPayout(tx, refund));
  if (before === undefined) return; // its turn comes
  const htgCents = gourdesBack(payment, { cents: refund.cents, before });
  await send(desk, work, { payouts, refund, receiver, htgCents });
}
