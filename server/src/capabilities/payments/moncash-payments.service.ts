import type { Booking } from '@lakou/contract/bookings';
import type { MoncashOrder, PaidVisit } from '@lakou/contract/payments';
import { DONATION_PURPOSES } from '@lakou/contract/payments.rules';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { withIdempotencyKey } from '#platform/idempotency/idempotency-key.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { MONCASH_CHECKS, MONCASH_PER_PERSON, MONCASH_PER_PHONE } from '#platform/limits/limits.ts';
import { findPayable } from '../bookings/bookings.service.ts';
import { findInvoiceToPay } from '../invoices/online.service.ts';
import { findPackageToPay } from '../packages/packages.service.ts';
import { settleMoncash } from './moncash-settle.service.ts';
import { checkMoncashPage, openPaymentState, voidOpenPayment } from './open-payment.service.ts';
import { getPaidBooking } from './paid-booking.service.ts';
import type { PaymentServices } from './payment-services.service.ts';
import { findPayment, insertPayment, type NewPayment, transitionPayment } from './payments.store.ts';
import { failPayment } from './settle.service.ts';

type Payer = Grant<'payment:moncash'>;
type Bought = Pick<NewPayment, 'kind' | 'payableId' | 'amountCents' | 'feeCents' | 'purpose' | 'donorName'>;

/** What is paid for, at our price where there is one. */
async function whatFor({ platform }: PaymentServices, grant: Payer, sent: MoncashOrder): Promise<Bought> {
  const amountCents = Math.round(sent.amount * 100);
  if (DONATION_PURPOSES.some((purpose) => purpose === sent.type))
    return {
      kind: 'donation',
      payableId: uuidv7(),
      amountCents,
      feeCents: 0,
      purpose: sent.type,
      donorName: sent.donorName || undefined,
    };
  const isKnown = sent.type === 'booking' || sent.type === 'invoice' || sent.type === 'package';
  if (!isKnown || !platform.config.moncashBookings) fail('moncash_unsupported');
  if (sent.type === 'package') {
    const bought = (await findPackageToPay(grant, sent.customId ?? '', grant.actor.id)) ?? fail('not_found');
    if (!bought.payable) fail('not_payable');
    if (amountCents !== bought.totalCents) fail('amount_mismatch');
    return { kind: 'package', payableId: bought.id, amountCents, feeCents: bought.feeCents };
  }
  if (sent.type === 'invoice') {
    const invoice = (await findInvoiceToPay(grant, sent.customId ?? '', grant.actor.id)) ?? fail('not_found');
    if (invoice.owedCents <= 0) fail('not_payable');
    if (amountCents !== invoice.owedCents) fail('amount_mismatch');
    return { kind: 'invoice', payableId: invoice.id, amountCents, feeCents: 0 };
  }
  const booking = (await findPayable(grant, sent.customId ?? '', grant.actor.id)) ?? fail('not_found');
  if (amountCents !== booking.totalCents) fail('amount_mismatch');
  if (!booking.payable) fail('not_payable');
  return { kind: 'booking', payableId: booking.id, amountCents, feeCents: booking.serviceFeeCents };
}

/**
 * Sends a prompt to the payer's phone. From then on the money may move at any time, and only
 * MonCash knows.
 */
export async function initiateMoncash(
  paymentServices: PaymentServices,
  grant: Payer,
  sent: MoncashOrder,
  key: string | undefined,
): Promise<{ transactionId: string }> {
  const { config, db, log } = paymentServices.platform;
  if (sent.donorId && sent.donorId !== grant.actor.id) fail('forbidden');
  const bought = await whatFor(paymentServices, grant, sent);
  if (!paymentServices.gateways.open.moncash) fail('moncash_initiate_failed');
  const work = paymentServices.settlementGrant(grant.requestId);
  await checkMoncashPage(paymentServices, work, bought);
  await countTry(db, MONCASH_PER_PERSON, grant.actor.id, grant.at);
  await countTry(db, MONCASH_PER_PHONE, sent.phone, grant.at);

  const id = uuidv7();
  const htgCents = Math.round(bought.amountCents * config.htgPerUsd);
  const request = { call: 'moncash', ...sent };
  const opened = await withIdempotencyKey(grant, { key, request }, async ({ db: inside }) => {
    const tx = { ...work, db: inside };
    await voidOpenPayment(tx, bought);
    const htg = { cents: htgCents, rate: config.htgPerUsd };
    const payment = { ...bought, id, createdBy: grant.actor.id, provider: 'moncash', htg } as const;
    if (!(await insertPayment(tx, payment))) fail('payment_in_progress');
    await transitionPayment(tx, id, 'capturing');
    await writeAudit(tx, { action: 'payment:moncash', actorId: grant.actor.id, subjectId: id });
    return { transactionId: id };
  });
  // The same key again: the phone has rung already.
  if (opened.transactionId !== id) return opened;
  const prompt = { reference: id, phone: sent.phone, htgCents };
  const accepted = await paymentServices.gateways.moncash.initiate(prompt).catch((error: unknown) => {
    // The prompt may have been sent all the same: the payment stays open until MonCash answers.
    log.warn({ err: error, paymentId: id }, 'MonCash did not answer');
    return fail('moncash_initiate_failed');
  });
  if (!accepted) {
    await failPayment(work, id, 'refused');
    fail('moncash_initiate_failed');
  }
  return { transactionId: id };
}

/** The state of a payment, as MonCash reports it. */
export async function checkMoncash(
  paymentServices: PaymentServices,
  grant: Grant<'payment:check', { readonly paymentId: string }>,
): Promise<{
  message: 'successful' | 'pending';
  booking?: Booking | PaidVisit;
  unpaid?: true;
  pageUrl?: string;
}> {
  await countTry(paymentServices.platform.db, MONCASH_CHECKS, grant.actor.id, grant.at);
  const work = paymentServices.settlementGrant(grant.requestId);
  const before = (await findPayment(work, grant.scope.paymentId)) ?? fail('not_found');
  if (before.status === 'capturing' || before.status === 'created')
    await settleMoncash(paymentServices, work, before).catch((error: unknown) => {
      paymentServices.platform.log.warn({ err: error, paymentId: before.id }, 'MonCash did not answer');
      fail('payment_check_failed');
    });
  const payment = (await findPayment(work, before.id)) ?? fail('not_found');
  if (payment.status === 'failed' || payment.status === 'voided') fail('payment_declined');
  if (payment.status === 'capturing' || payment.status === 'created')
    return { message: 'pending', ...openPaymentState(payment, grant.at) };
  const booking = await getPaidBooking(grant, payment);
  return { message: 'successful', ...(booking && { booking }) };
}
