import type { MoncashState } from '#platform/payments/moncash-wire.ts';
import type { PaymentServices } from './payment-services.service.ts';
import { type PaymentRow, type SettlementGrant, transitionPayment } from './payments.store.ts';
import { credit, failPayment } from './settle.service.ts';

/** A payment confirmed in a page's last moment may be reported a little later. */
export const PAGE_GRACE_MS = 5 * 60_000;

async function applyMoncashState(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  payment: PaymentRow,
  state: MoncashState,
): Promise<void> {
  if (state.message !== 'successful' || !state.transactionId) return; // it is asked again
  if (state.htgCents === payment.htgCents)
    return credit(paymentServices, work, payment.id, state.transactionId);
  // The amount differs from the order: nothing is credited until a person has checked it.
  paymentServices.platform.log.error(
    { paymentId: payment.id },
    'MonCash reports another amount than the order has',
  );
}

async function settlePrompt(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  payment: PaymentRow,
): Promise<void> {
  const state = await paymentServices.gateways.moncash.check(payment.id);
  if (state.message === 'failed') return failPayment(work, payment.id, 'declined');
  await applyMoncashState(paymentServices, work, payment, state);
}

/** MonCash says that nothing was paid, and the time to pay is over. */
async function endUnpaid(work: SettlementGrant, payment: PaymentRow, pageUntil: Date): Promise<void> {
  if (work.at.getTime() < pageUntil.getTime() + PAGE_GRACE_MS) return;
  if (payment.status === 'created') await transitionPayment(work, payment.id, 'voided');
  else await failPayment(work, payment.id, 'not_paid');
}

async function settlePage(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  payment: PaymentRow,
  pageUntil: Date,
): Promise<void> {
  const found = await paymentServices.gateways.moncash.findOrder(payment.id);
  if (!found) return endUnpaid(work, payment, pageUntil);
  if (found.message !== 'failed') return applyMoncashState(paymentServices, work, payment, found);
  await transitionPayment(work, payment.id, 'capturing');
  await failPayment(work, payment.id, 'declined');
}

/** Asks MonCash and applies its answer. Throws when it does not answer. */
export const settleMoncash = (
  paymentServices: PaymentServices,
  work: SettlementGrant,
  payment: PaymentRow,
): Promise<void> =>
  payment.pageUntil
    ? settlePage(paymentServices, work, payment, payment.pageUntil)
    : settlePrompt(paymentServices, work, payment);
