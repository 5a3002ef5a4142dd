import type { SentDonation } from '@lakou/contract/community-fund';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { withIdempotencyKey } from '#platform/idempotency/idempotency-key.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { GIFTS_PER_PERSON } from '#platform/limits/limits.ts';
import type { PaymentServices } from './payment-services.service.ts';
import { findPayment, insertPayment, type PaymentRow, type SettlementGrant } from './payments.store.ts';
import { captureApproved, placeOrder } from './paypal-orders.service.ts';
import { offersVault } from './saved-methods.service.ts';

export type CardGift = Pick<PaymentRow, 'id' | 'payableId' | 'status' | 'amountCents' | 'createdAt'> & {
  readonly approveUrl: string | null;
};

const isOpen = ({ status }: PaymentRow) => status === 'created' || status === 'approved';

/** The order of a gift at PayPal, placed once. */
async function placeGift(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  grant: Grant<'donation:give'>,
  payment: PaymentRow,
): Promise<void> {
  if (payment.orderId || !isOpen(payment)) return;
  await placeOrder(paymentServices, work, {
    id: payment.id,
    cents: payment.amountCents,
    page: `/app/give/${payment.payableId}`,
    language: grant.actor.language,
    saveMethod: payment.saveMethod,
  });
}

const stateOf = async (work: SettlementGrant, id: string): Promise<CardGift> => {
  const payment = (await findPayment(work, id)) ?? fail('not_found');
  if (payment.status === 'voided') fail('payment_void');
  if (payment.status === 'failed') fail('payment_declined');
  return payment;
};

/**
 * A gift by card. The same key again is the same gift. With the sandbox the money moves at once, unless the giver
 * wants to confirm; live it waits for their approval at PayPal.
 */
export async function giveByCard(
  paymentServices: PaymentServices,
  grant: Grant<'donation:give'>,
  sent: SentDonation,
  key: string | undefined,
): Promise<CardGift> {
  const { gateways, platform } = paymentServices;
  if (!gateways.open.paypal) fail('payment_unreachable');
  await countTry(platform.db, GIFTS_PER_PERSON, grant.actor.id, grant.at);
  const work = paymentServices.settlementGrant(grant.requestId);
  const { amount, type, donorName, confirm } = sent;
  const saveMethod = sent.saveMethod === true && offersVault(paymentServices);
  const request = {
    call: 'donation',
    amount,
    type,
    donorName: donorName || null,
    confirm: confirm ?? false,
    saveMethod,
  };
  const { id } = await withIdempotencyKey(grant, { key, request }, async ({ db }) => {
    const tx = { ...work, db };
    const payment = {
      id: uuidv7(),
      kind: 'donation',
      payableId: uuidv7(),
      createdBy: grant.actor.id,
      provider: 'paypal',
      amountCents: Math.round(amount * 100),
      feeCents: 0,
      purpose: type,
      donorName: donorName || undefined,
      saveMethod,
    } as const;
    if (!(await insertPayment(tx, payment))) fail('payment_in_progress');
    await writeAudit(tx, { action: 'donation:give', actorId: grant.actor.id, subjectId: payment.id });
    return { id: payment.id };
  });
  await placeGift(paymentServices, work, grant, (await findPayment(work, id)) ?? fail('not_found'));
  if (gateways.sandbox.paypal && !confirm) return captureGift(paymentServices, grant, id);
  return stateOf(work, id);
}

/** Takes the money of a gift that its giver has approved; asked again, the answer is the same. */
export async function captureGift(
  paymentServices: PaymentServices,
  grant: Grant<'donation:give'> | Grant<'donation:capture', { readonly paymentId: string }>,
  paymentId: string,
): Promise<CardGift> {
  const work = paymentServices.settlementGrant(grant.requestId);
  const payment = (await findPayment(work, paymentId)) ?? fail('not_found');
  await captureApproved(paymentServices, work, payment);
  return stateOf(work, paymentId);
}
