import { inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { publish } from '#platform/events/publish.ts';
import type { PaypalOrder } from '#platform/payments/paypal-wire.ts';
import type { Platform } from '#platform/platform.ts';
import { markPaid } from '../bookings/bookings.service.ts';
import { findInvoiceOwner, markInvoicePaid } from '../invoices/online.service.ts';
import { notify } from '../notifications/notify.service.ts';
import { markPackagePaid } from '../packages/packages.service.ts';
import { tellOfPaidForAnother } from '../representatives/paid.service.ts';
import {
  markYearPaid,
  tellOfDeclinedBill,
  tellOfPaidInvoice,
  tellOfPaidVisit,
} from '../sponsorships/sponsorships.service.ts';
import { TAKEN } from './compare.rules.ts';
import { addDonation } from './donations.store.ts';
import { captureEntries } from './ledger.rules.ts';
import { post } from './ledger.store.ts';
import { acceptLatePayment } from './pages.store.ts';
import type { PaymentServices } from './payment-services.service.ts';
import { findPayment, type PaymentRow, type SettlementGrant, transitionPayment } from './payments.store.ts';
import { orderRuleRefund, recordOutsideRefunds } from './refunds.service.ts';
import { keepMethod } from './saved-methods.service.ts';
import { subjectOf } from './subject.service.ts';

export const dollars = (cents: number) => (cents / 100).toFixed(2);

/** Whether there is still something that the money is for; else it goes back. */
async function isTaken(tx: SettlementGrant, payment: PaymentRow): Promise<boolean> {
  const { kind, payableId, surplus } = payment;
  if (surplus) return false;
  if (kind === 'invoice')
    return markInvoicePaid(tx, { invoiceId: payableId, paymentId: payment.id, cents: payment.amountCents });
  if (kind === 'booking') return (await markPaid(tx, payableId)) !== undefined;
  if (kind === 'package') return markPackagePaid(tx, payableId);
  return kind === 'donation' || markYearPaid(tx, payableId);
}

/**
 * Most likely another request was first. Money for a cancelled order must be checked by a person.
 */
async function complainOfLost({ log }: Platform, tx: SettlementGrant, paymentId: string): Promise<void> {
  const payment = await findPayment(tx, paymentId);
  if (payment?.status === 'failed' || payment?.status === 'voided')
    log.error({ paymentId }, 'a payment arrived for a cancelled order');
}

/**
 * The money has arrived: updates the ledger and the visit and notifies the people, in one
 * transaction and once.
 */
export async function credit(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  paymentId: string,
  captureId: string,
): Promise<void> {
  await inTransaction(work, async (tx) => {
    const payment =
      (await transitionPayment(tx, paymentId, 'captured', { captureId })) ??
      (await acceptLatePayment(tx, paymentId, captureId));
    if (!payment) return complainOfLost(paymentServices.platform, tx, paymentId);
    await post(tx, { paymentId, kind: 'capture' }, captureEntries(payment));
    await writeAudit(tx, { action: 'payment:captured', actorId: payment.createdBy, subjectId: payment.id });
    publish(tx.db, [payment.createdBy], { kind: 'payment', id: payment.id });
    // The visit was cancelled, expired or was paid otherwise before the money arrived.
    if (!(await isTaken(tx, payment)))
      return orderRuleRefund(paymentServices, tx, payment, payment.amountCents);
    if (payment.kind === 'donation') await addDonation(tx, payment.id);
    await tellOfPayment(tx, payment);
  });
}

async function tellOfPayment(tx: SettlementGrant, payment: PaymentRow): Promise<void> {
  const { createdBy, kind, payableId } = payment;
  const amount = dollars(payment.amountCents);
  const bySponsor = { bookingId: payableId, payerId: createdBy, amount };
  if (kind === 'booking' && (await tellOfPaidVisit(tx, bySponsor))) return;
  if (kind === 'invoice' && (await tellOfInvoice(tx, payment))) return;
  await tellOfPaidForAnother(tx, { kind, payableId, payerId: createdBy, amount });
  const subjectId = await subjectOf(tx, payment);
  await notify(tx, { userId: createdBy, kind: 'payment_received', subjectId, details: { amount } });
}

/** Patient and sponsor, when the sponsor paid. */
async function tellOfInvoice(tx: SettlementGrant, { payableId, createdBy, amountCents }: PaymentRow) {
  const invoice = await findInvoiceOwner(tx, payableId);
  if (!invoice?.patientId || invoice.patientId === createdBy) return false;
  return tellOfPaidInvoice(tx, {
    invoiceId: payableId,
    patientId: invoice.patientId,
    payerId: createdBy,
    amount: dollars(amountCents),
  });
}

/** Nothing was captured, for a known reason. */
export async function failPayment(work: SettlementGrant, paymentId: string, failure: string): Promise<void> {
  await inTransaction(work, async (tx) => {
    const payment = await transitionPayment(tx, paymentId, 'failed', { failure });
    if (!payment) return;
    await writeAudit(tx, { action: 'payment:failed', actorId: payment.createdBy, subjectId: payment.id });
    publish(tx.db, [payment.createdBy], { kind: 'payment', id: payment.id });
    await tellOfFailure(tx, payment);
  });
}

/** Who was charged without being present is asked to pay in one tap. */
async function tellOfFailure(tx: SettlementGrant, payment: PaymentRow): Promise<void> {
  const { createdBy: userId, vaulted, chargedGift, payableId, amountCents } = payment;
  const details = { amount: dollars(amountCents) };
  if (chargedGift) return notify(tx, { userId, kind: 'gift_declined', subjectId: chargedGift, details });
  const bill = { bookingId: payableId, payerId: userId, ...details };
  if (vaulted && (await tellOfDeclinedBill(tx, bill))) return;
  await notify(tx, { userId, kind: 'payment_failed', subjectId: await subjectOf(tx, payment), details });
}

const REFUSED = ['DECLINED', 'FAILED'];

/** Applies the state that PayPal reports for an order, as far as it is not applied yet. */
export async function settlePaypal(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  payment: PaymentRow,
  order: PaypalOrder,
): Promise<void> {
  const { capture } = order;
  if (!capture) return;
  if (REFUSED.includes(capture.status)) return failPayment(work, payment.id, 'declined');
  if (!TAKEN.includes(capture.status)) return; // pending at PayPal: it is asked again
  const isOurs =
    order.id === payment.orderId &&
    capture.cents === payment.amountCents &&
    capture.currency === 'USD' &&
    capture.customId === payment.id;
  if (!isOurs) {
    // The amount does not match, so it is not credited; the money is at PayPal and a person must
    // check.
    paymentServices.platform.log.error(
      { paymentId: payment.id },
      'PayPal captured something else than was ordered',
    );
    return failPayment(work, payment.id, 'mismatch');
  }
  await credit(paymentServices, work, payment.id, capture.id);
  await keepMethod(work, payment, order.vaulted);
  await recordOutsideRefunds(work, payment.id, order.refunds);
}
