import { uuidv7 } from 'uuidv7';
import { inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { findPayable } from '../bookings/bookings.service.ts';
import { fitsBudget, tellOfBill } from '../sponsorships/sponsorships.service.ts';
import { keepDifference } from './differences.store.ts';
import type { PaymentServices } from './payment-services.service.ts';
import {
  findLive,
  findPayment,
  insertGiftCharge,
  insertPayment,
  type PaymentRow,
  type SettlementGrant,
  saveOrder,
  transitionPayment,
} from './payments.store.ts';
import { offersVault } from './saved-methods.service.ts';
import { findVaultId } from './saved-methods.store.ts';
import { dollars, failPayment, settlePaypal } from './settle.service.ts';
import { isStillPayable } from './what-to-pay.service.ts';

/** The queue for charges of payers who are not present. */
export const CHARGE = 'charge-payment';

// PayPal knows a repeated request for six hours; after that, repeating it could charge twice.
const REPEATABLE_MS = 5 * 3_600_000;

/** Charges the saved account. Without an answer it is unknown whether it was: the same request is repeated later. */
async function sendCharge(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  payment: PaymentRow,
): Promise<void> {
  const { gateways, platform } = paymentServices;
  const vaultId = await findVaultId(work, payment.createdBy);
  // A removed method is never charged; whether it was before, PayPal tells by an event.
  if (!vaultId) return;
  try {
    const { id, amountCents: cents } = payment;
    const outcome = await gateways.paypal.charge({ requestId: id, customId: id, cents, vaultId });
    if ('refused' in outcome) return await failPayment(work, id, outcome.refused.toLowerCase());
    const order = outcome.done;
    await saveOrder(work, id, { id: order.id, approveUrl: null });
    if (!order.capture) return await failPayment(work, id, 'payer_action_required');
    await settlePaypal(paymentServices, work, { ...payment, orderId: order.id }, order);
  } catch (error) {
    platform.log.warn({ err: error, paymentId: payment.id }, 'it is unknown whether a payer was charged');
  }
}

/** Charges a payment once, however often it is asked. */
export async function chargePayment(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  paymentId: string,
): Promise<void> {
  const payment = await findPayment(work, paymentId);
  if (!payment?.vaulted || (payment.status !== 'created' && payment.status !== 'approved')) return;
  await transitionPayment(work, payment.id, 'approved');
  const bill = { bookingId: payment.payableId, payerId: payment.createdBy, cents: payment.amountCents };
  const fits = !payment.withinBudget || (await fitsBudget(work, bill));
  if (!fits || !(await isStillPayable(work, payment))) {
    await transitionPayment(work, payment.id, 'voided');
    return;
  }
  if (!(await transitionPayment(work, payment.id, 'capturing'))) return;
  if (await findVaultId(work, payment.createdBy)) return sendCharge(paymentServices, work, payment);
  await failPayment(work, payment.id, 'method_removed');
}

/** A charge without an answer: repeated while that is safe, then a person must look at PayPal. */
export async function repeatCharge(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  payment: PaymentRow,
): Promise<void> {
  if (work.at.getTime() - payment.createdAt.getTime() < REPEATABLE_MS)
    return sendCharge(paymentServices, work, payment);
  await keepDifference(work, payment.id, {
    kind: 'unanswered',
    ourCents: payment.amountCents,
    theirCents: null,
    theirCurrency: null,
  });
}

export interface GiftCharge {
  readonly giftId: string;
  /** Such as 2026-11. */
  readonly month: string;
  readonly donorId: string;
  readonly amountCents: number;
  readonly type: string;
  readonly donorName: string | null;
}

/** Orders the charge of a monthly gift, in the transaction that says so; false when that month has one. */
export async function orderGiftCharge(
  paymentServices: PaymentServices,
  tx: SettlementGrant,
  { giftId, month, donorId, amountCents, type, donorName }: GiftCharge,
): Promise<boolean> {
  if (!offersVault(paymentServices)) return false;
  const id = uuidv7();
  const payment = {
    id,
    payableId: uuidv7(),
    createdBy: donorId,
    amountCents,
    purpose: type,
    donorName,
    giftId,
    month,
  };
  if (!(await insertGiftCharge(tx, payment))) return false;
  await writeAudit(tx, { action: 'donation:charge', actorId: donorId, subjectId: id });
  await paymentServices.platform.jobs.send(tx.db, CHARGE, { paymentId: id });
  return true;
}

/** Charges a bill within a sponsor's budget; what cannot be charged is offered, to be paid in one tap. */
export async function chargeBill(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  { bookingId, payerId }: { bookingId: string; payerId: string },
): Promise<void> {
  const id = await inTransaction(work, async (tx) => {
    const live = await findLive(tx, 'booking', bookingId);
    if (live) return live.vaulted && live.createdBy === payerId ? live.id : undefined;
    const bill = await findPayable(tx, bookingId, payerId);
    if (!bill?.payable || bill.patientId === payerId || !offersVault(paymentServices)) return undefined;
    if (!(await findVaultId(tx, payerId))) return undefined;
    if (!(await fitsBudget(tx, { bookingId, payerId, cents: bill.totalCents }))) return undefined;
    const payment = {
      id: uuidv7(),
      kind: 'booking',
      payableId: bookingId,
      createdBy: payerId,
      provider: 'paypal',
      amountCents: bill.totalCents,
      feeCents: bill.serviceFeeCents,
      withinBudget: true,
      vaulted: true,
    } as const;
    if (!(await insertPayment(tx, payment))) return undefined;
    await writeAudit(tx, { action: 'sponsorship:charge', actorId: payerId, subjectId: payment.id });
    return payment.id;
  });
  if (id) return chargePayment(paymentServices, work, id);
  const bill = await findPayable(work, bookingId, payerId);
  if (bill?.payable) await tellOfBill(work, { bookingId, payerId, amount: dollars(bill.totalCents) });
}
