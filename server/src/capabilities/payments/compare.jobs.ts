import { inTransaction } from '#platform/access/grant.ts';
import { notify } from '../notifications/notify.service.ts';
import { type Compared, compareMoncash, comparePaypal, type Difference } from './compare.rules.ts';
import {
  closeGone,
  finishRun,
  keepDifference,
  listAdministrators,
  listToCompare,
  startRun,
  takeTelling,
} from './differences.store.ts';
import type { PaymentServices } from './payment-services.service.ts';
import type { SettlementGrant } from './payments.store.ts';
import { reconcile } from './reconcile.jobs.ts';

const DAY_MS = 86_400_000;
// A callback or a refund made at the provider may come days later.
const COMPARED_DAYS = 7;
const UNDER_WAY_MS = 15 * 60_000;
const AT_ONCE = 100;
const OPEN = ['created', 'approved', 'capturing'];

/** Throws when the provider does not answer. */
async function compare({ gateways }: PaymentServices, payment: Compared): Promise<Difference | undefined> {
  if (payment.provider === 'paypal')
    return comparePaypal(payment, await gateways.paypal.findOrder(payment.orderId ?? ''));
  const { moncash } = gateways;
  const found = payment.pageUntil ? moncash.findOrder(payment.id) : moncash.check(payment.id);
  return compareMoncash(payment, await found);
}

/** True when there is a difference; what can be settled by itself is, and is looked at the next night. */
async function compareOne(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  payment: Compared,
): Promise<boolean> {
  const found = await compare(paymentServices, payment);
  if (found?.kind === 'not_booked' && OPEN.includes(payment.status)) {
    await reconcile(paymentServices, work, payment.id);
    return false;
  }
  if (found) await keepDifference(work, payment.id, found);
  await closeGone(work, payment.id, found?.kind);
  return found !== undefined;
}

/** Asks PayPal and MonCash about every payment that is open or changed in the last week. */
export async function compareNightly(paymentServices: PaymentServices): Promise<void> {
  const { platform, gateways } = paymentServices;
  const work = paymentServices.settlementGrant('compare-payments');
  const run = await startRun(work);
  const since = new Date(work.at.getTime() - COMPARED_DAYS * DAY_MS);
  const before = new Date(work.at.getTime() - UNDER_WAY_MS);
  const counts = { compared: 0, differing: 0, unanswered: 0 };
  let after: string | undefined;
  for (;;) {
    const page = await listToCompare(work, { since, before, after, limit: AT_ONCE });
    for (const payment of page) {
      const isOpen = payment.provider === 'paypal' ? gateways.open.paypal : gateways.open.moncash;
      if (!isOpen) continue;
      counts.compared++;
      try {
        if (await compareOne(paymentServices, work, payment)) counts.differing++;
      } catch (error) {
        counts.unanswered++;
        platform.log.warn({ err: error, paymentId: payment.id }, 'a payment could not be compared');
      }
    }
    if (page.length < AT_ONCE) break;
    after = page.at(-1)?.id;
  }
  await finishRun(work, run, platform.clock.now(), counts);
  await tellAdministrators(work, run);
}

/** At most once a day, and only of what nobody was told of. */
async function tellAdministrators(work: SettlementGrant, run: string): Promise<void> {
  await inTransaction(work, async (tx) => {
    if (!(await takeTelling(tx, run))) return;
    for (const userId of await listAdministrators(tx))
      await notify(tx, { userId, kind: 'differences_found', subjectId: run });
  });
}
