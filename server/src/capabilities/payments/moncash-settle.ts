import type { MoncashState } from '#platform/payments/moncash-wire.ts';
import type { Desk } from './desk.ts';
import { move, type PaymentRow, type Settling } from './payments.store.ts';
import { credit, giveUp } from './settle.ts';

/** Who confirmed in a page's last moment may be told of a little later. */
export const PAGE_GRACE_MS = 5 * 60_000;

async function take(desk: Desk, work: Settling, payment: PaymentRow, state: MoncashState): Promise<void> {
  if (state.message !== 'successful' || !state.transactionId) return; // it is asked again
  if (state.htgCents === payment.htgCents) return credit(desk, work, payment.id, state.transactionId);
  // Not what was asked for: nothing is credited until a person has looked.
  desk.platform.log.error({ paymentId: payment.id }, 'MonCash took another amount than was asked for');
}

async function settlePrompt(desk: Desk, work: Settling, payment: PaymentRow): Promise<void> {
  const state = await desk.gateways.moncash.check(payment.id);
  if (state.message === 'failed') return giveUp(work, payment.id, 'declined');
  await take(desk, work, payment, state);
}

/** Nobody paid, says MonCash, and nobody can any more. */
async function letGo(work: Settling, payment: PaymentRow, pageUntil: Date): Promise<void> {
  if (work.at.getTime() < pageUntil.getTime() + PAGE_GRACE_MS) return;
  if (payment.status === 'created') await move(work, payment.id, 'voided');
  else await giveUp(work, payment.id, 'not_paid');
}

async function settlePage(desk: Desk, work: Settling, payment: PaymentRow, pageUntil: Date): Promise<void> {
  const found = await desk.gateways.moncash.findOrder(payment.id);
  if (!found) return letGo(work, payment, pageUntil);
  if (found.message !== 'failed') return take(desk, work, payment, found);
  await move(work, payment.id, 'capturing');
  await giveUp(work, payment.id, 'declined');
}

/** Asks MonCash and does what it says. Throws when it does not answer. */
export const settleMoncash = (desk: Desk, work: Settling, payment: PaymentRow): Promise<void> =>
  payment.pageUntil ? settlePage(desk, work, payment, payment.pageUntil) : settlePrompt(desk, work, payment);
