import { Id } from '@lakou/contract/primitives';
import { z } from 'zod';
import { inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import type { PaymentServices } from './payment-services.service.ts';
import {
  findByCapture,
  findByOrder,
  findPayment,
  isNewWebhookEvent,
  type PaymentRow,
  type SettlementGrant,
} from './payments.store.ts';

export const RECONCILE = 'reconcile-payment';
export const MONCASH_TRANSACTION = 'moncash-transaction';

// An order's own events carry its id; those of captures and refunds name the order they belong to.
const Resource = z.object({
  id: z.string(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }).optional(),
});

interface WebhookEvent {
  readonly id: string;
  readonly event_type: string;
  readonly resource?: unknown;
}

/**
 * PayPal tells of something. It is believed only that there is news: what it is, the job asks PayPal itself.
 * So the order of events does not matter, and the same one a hundred times is one.
 */
export async function handlePaypalWebhook(
  paymentServices: PaymentServices,
  grant: PublicGrant<'payment:webhook'>,
  news: WebhookEvent,
  { headers, raw }: { headers: Readonly<Record<string, unknown>>; raw: string },
): Promise<void> {
  const isTheirs = await paymentServices.gateways.paypal
    .verifyWebhook(headers, raw)
    .catch((error: unknown) => {
      paymentServices.platform.log.warn({ err: error }, 'PayPal did not say whether news are its own');
      return fail('unavailable');
    });
  if (!isTheirs) fail('webhook_invalid');
  const resource = Resource.safeParse(news.resource).data;
  const orderId = resource?.supplementary_data?.related_ids.order_id ?? resource?.id;
  await inTransaction(paymentServices.settlementGrant(grant.requestId), async (tx) => {
    if (!(await isNewWebhookEvent(tx, { provider: 'paypal', id: news.id, kind: news.event_type }))) return;
    const payment = orderId ? await findByOrder(tx, 'paypal', orderId) : undefined;
    if (payment) await paymentServices.platform.jobs.send(tx.db, RECONCILE, { paymentId: payment.id });
  });
}

/** What MonCash's callbacks may name a payment by. */
interface Named {
  readonly reference?: string | undefined;
  readonly orderId?: string | undefined;
  readonly transactionId?: string | undefined;
}

/** MonCash signs nothing: whoever calls only makes us ask MonCash. */
export async function handleMoncashCallback(
  paymentServices: PaymentServices,
  grant: PublicGrant<'payment:callback'>,
  { reference, orderId, transactionId }: Named,
): Promise<void> {
  const { db, jobs } = paymentServices.platform;
  const work = paymentServices.settlementGrant(grant.requestId);
  const ids = [reference, orderId, transactionId].map((id) => Id.safeParse(id).data);
  for (const id of ids) {
    const payment = id ? await findPayment(work, id) : undefined;
    if (payment?.provider !== 'moncash') continue;
    if (!payment.capturedAt) await jobs.send(db, RECONCILE, { paymentId: payment.id });
    return;
  }
  // MonCash's own name for it: which payment that is, MonCash says.
  if (transactionId && !(await findByCapture(work, 'moncash', transactionId)))
    await jobs.send(db, MONCASH_TRANSACTION, { transactionId });
}

/** Which payment of ours a transaction of MonCash's is for; undefined while MonCash knows of none. */
export async function findByTransaction(
  { gateways }: PaymentServices,
  work: SettlementGrant,
  transactionId: string,
): Promise<PaymentRow | undefined> {
  const known = await findByCapture(work, 'moncash', transactionId);
  if (known) return known;
  const id = Id.safeParse((await gateways.moncash.findTransaction(transactionId))?.reference).data;
  const payment = id ? await findPayment(work, id) : undefined;
  return payment?.provider === 'moncash' ? payment : undefined;
}
