import { setTimeout as sleep } from 'node:timers/promises';
import type { Booking } from '@lakou/contract/bookings';
import type { PaidVisit } from '@lakou/contract/payments';
import type { Language } from '@lakou/i18n';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { awaitsMethod, fitsBudget } from '../sponsorships/sponsorships.service.ts';
import { checkMoncashPage } from './open-payment.service.ts';
import { getPaidBooking } from './paid-booking.service.ts';
import type { ToPay } from './payment-scope.store.ts';
import type { PaymentServices } from './payment-services.service.ts';
import {
  findLive,
  findPayment,
  insertPayment,
  type PaymentRow,
  type SettlementGrant,
  saveOrder,
  saveWithinBudget,
  transitionPayment,
} from './payments.store.ts';
import { offersVault } from './saved-methods.service.ts';
import { failPayment, settlePaypal } from './settle.service.ts';
import { type Bought, getWhatToPay, isStillPayable } from './what-to-pay.service.ts';

/**
 * PayPal deletes an order that was not approved within three hours; we cancel it a little earlier.
 */
export const ORDER_LASTS_MS = 170 * 60_000;

// PayPal has no Creole, and people in Haiti read French.
const LOCALES: Record<Language, string> = { en: 'en-US', fr: 'fr-FR', ht: 'fr-FR' };

type Payer = Grant<'payment:create', ToPay>;

/**
 * Prepares for a new order: an open one of this payer is reused; an old one, one of another method or of somebody else
 * is cancelled.
 */
async function openOrder(
  tx: SettlementGrant,
  bought: Bought,
  payerId: string,
): Promise<PaymentRow | undefined> {
  const live = await findLive(tx, bought.kind, bought.payableId);
  if (!live) return undefined;
  if (live.status === 'capturing') fail('payment_in_progress');
  if (live.status === 'captured') fail('not_payable');
  const isFresh = tx.at.getTime() - live.createdAt.getTime() < ORDER_LASTS_MS;
  const isTheirs = live.provider === 'paypal' && !live.vaulted && live.createdBy === payerId;
  if (isTheirs && isFresh && live.amountCents === bought.amountCents) return live;
  await transitionPayment(tx, live.id, 'voided');
  return undefined;
}

/** A bill that is paid under a budget fits into what is left of it. */
async function requireRoom(tx: SettlementGrant, { kind, payableId, amountCents }: Bought, payerId: string) {
  const bill = { bookingId: payableId, payerId, cents: amountCents };
  if (kind !== 'booking' || !(await fitsBudget(tx, bill))) fail('over_budget');
}

/** An order for what is to be paid, at our price. */
export async function createOrder(
  paymentServices: PaymentServices,
  grant: Payer,
  {
    amount,
    withinBudget = false,
  }: { amount?: number | null | undefined; withinBudget?: boolean | undefined },
) {
  const bought = await getWhatToPay(grant, amount);
  if (!paymentServices.gateways.open.paypal) fail('payment_unreachable');
  const work = paymentServices.settlementGrant(grant.requestId);
  await checkMoncashPage(paymentServices, work, bought);
  const id = uuidv7();
  const saveMethod =
    withinBudget &&
    offersVault(paymentServices) &&
    (await awaitsMethod(work, { bookingId: bought.payableId, payerId: grant.actor.id }));
  const open = await inTransaction(work, async (tx) => {
    if (withinBudget) await requireRoom(tx, bought, grant.actor.id);
    const before = await openOrder(tx, bought, grant.actor.id);
    if (before) {
      if (before.withinBudget !== withinBudget) await saveWithinBudget(tx, before.id, withinBudget);
      return before;
    }
    const isNew = await insertPayment(tx, {
      id,
      kind: bought.kind,
      payableId: bought.payableId,
      createdBy: grant.actor.id,
      provider: 'paypal',
      amountCents: bought.amountCents,
      feeCents: bought.feeCents,
      withinBudget,
      saveMethod,
    });
    if (!isNew) fail('payment_in_progress'); // two requests at once: the other was first
    return undefined;
  });
  if (open?.orderId && open.approveUrl) return { orderID: open.orderId, approveUrl: open.approveUrl };
  // Its request to PayPal may still be running: repeated with the same request id, it gives the
  // same order.
  return placeOrder(paymentServices, work, {
    id: open?.id ?? id,
    cents: bought.amountCents,
    page: bought.page,
    language: grant.actor.language,
    saveMethod: open?.saveMethod ?? saveMethod,
  });
}

/** Places an order at PayPal, whose page then leads back to this one of ours. */
export async function placeOrder(
  { platform, gateways }: PaymentServices,
  work: SettlementGrant,
  {
    id,
    cents,
    page: path,
    language,
    saveMethod,
  }: { id: string; cents: number; page: string; language: Language; saveMethod: boolean },
) {
  const page = `${platform.config.publicUrl}${path}`;
  const outcome = await gateways.paypal
    .createOrder({
      requestId: id,
      customId: id,
      cents,
      returnUrl: `${page}?approved=1`,
      cancelUrl: `${page}?cancelled=1`,
      locale: LOCALES[language],
      saveMethod,
    })
    .catch((error: unknown) => {
      platform.log.warn({ err: error }, 'PayPal took no order');
      return { refused: 'UNREACHABLE' };
    });
  if ('refused' in outcome || !outcome.done.approveUrl) {
    await transitionPayment(work, id, 'voided', {
      failure: 'refused' in outcome ? outcome.refused : 'NO_LINK',
    });
    return fail('payment_unreachable');
  }
  const { id: orderID, approveUrl } = outcome.done;
  await saveOrder(work, id, { id: orderID, approveUrl });
  return { orderID, approveUrl };
}

const hasRoom = (work: SettlementGrant, { payableId, createdBy, amountCents }: PaymentRow) =>
  fitsBudget(work, { bookingId: payableId, payerId: createdBy, cents: amountCents });

/** Ready to be captured: PayPal says that it is approved, and it can still be paid for. */
async function claim(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  payment: PaymentRow,
): Promise<boolean> {
  const order = await paymentServices.gateways.paypal
    .findOrder(payment.orderId ?? '')
    .catch((error: unknown) => {
      paymentServices.platform.log.warn({ err: error }, 'PayPal showed no order');
      return fail('payment_unreachable');
    });
  if (!order || order.status === 'VOIDED') {
    await transitionPayment(work, payment.id, 'voided');
    return false;
  }
  if (order.status === 'COMPLETED') {
    await transitionPayment(work, payment.id, 'capturing');
    await settlePaypal(paymentServices, work, payment, order);
    return false;
  }
  if (order.status !== 'APPROVED') fail('payment_not_approved');
  if (!(await isStillPayable(work, payment))) {
    await transitionPayment(work, payment.id, 'voided');
    return false;
  }
  await transitionPayment(work, payment.id, 'approved');
  // Asked once it counts as approved: of two bills at once that fit only alone, none is paid beyond the budget.
  if (payment.withinBudget && !(await hasRoom(work, payment))) {
    await transitionPayment(work, payment.id, 'voided');
    return false;
  }
  return (await transitionPayment(work, payment.id, 'capturing')) !== undefined;
}

/**
 * Captures the money. Without an answer the result is unknown: it is looked up later, never
 * assumed.
 */
export async function captureMoney(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  payment: PaymentRow,
): Promise<void> {
  const { paypal } = paymentServices.gateways;
  const orderId = payment.orderId ?? '';
  try {
    const outcome = await paypal.capture(orderId, `${payment.id}-capture`);
    if ('done' in outcome) return await settlePaypal(paymentServices, work, payment, outcome.done);
    if (outcome.refused !== 'ORDER_ALREADY_CAPTURED')
      return await failPayment(work, payment.id, outcome.refused.toLowerCase());
    const order = await paypal.findOrder(orderId);
    if (order) await settlePaypal(paymentServices, work, payment, order);
  } catch (error) {
    paymentServices.platform.log.warn(
      { err: error, paymentId: payment.id },
      'it is unknown whether a payment was captured',
    );
  }
}

const PATIENCE_MS = 8_000;
const LOOK_EVERY_MS = 120;

/** Another request is capturing: waits for its result. */
async function outcomeOf(work: SettlementGrant, id: string): Promise<PaymentRow> {
  for (let waited = 0; ; waited += LOOK_EVERY_MS) {
    const payment = (await findPayment(work, id)) ?? fail('not_found');
    if (payment.status !== 'capturing' || waited >= PATIENCE_MS) return payment;
    await sleep(LOOK_EVERY_MS);
  }
}

/** Captures an order if nobody else does, and answers what came of it. */
export async function captureApproved(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  payment: PaymentRow,
): Promise<PaymentRow | undefined> {
  const isOpen = payment.status === 'created' || payment.status === 'approved';
  const isMine = isOpen && (await claim(paymentServices, work, payment));
  if (isMine) await captureMoney(paymentServices, work, payment);
  return isMine ? findPayment(work, payment.id) : outcomeOf(work, payment.id);
}

/**
 * Captures an order at most once. All requests, repeated or at the same time, get the same answer.
 */
export async function captureOrder(
  paymentServices: PaymentServices,
  grant: Grant<'payment:capture', { readonly paymentId: string }>,
): Promise<{ status: 'COMPLETED' | 'PENDING'; booking?: Booking | PaidVisit }> {
  const work = paymentServices.settlementGrant(grant.requestId);
  const payment = (await findPayment(work, grant.scope.paymentId)) ?? fail('not_found');
  const settled = await captureApproved(paymentServices, work, payment);
  if (settled?.status === 'voided') fail('payment_void');
  if (settled?.status === 'failed') fail('payment_declined');
  const booking = await getPaidBooking(grant, payment);
  const status = settled?.status === 'capturing' ? 'PENDING' : 'COMPLETED';
  return { status, ...(booking && { booking }) };
}
