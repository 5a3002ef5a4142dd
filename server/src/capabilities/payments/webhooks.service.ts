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
  saveOrder,
} from './payments.store.ts';

export const RECONCILE = 'reconcile-payment';
export const DISPUTE = 'paypal-dispute';
export const MONCASH_TRANSACTION = 'moncash-transaction';

// An order event carries the order's id; events of captures and refunds name their order.
const Resource = z.object({
  id: z.string(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }).optional(),
  custom_id: z.string().optional(),
  // The order with which an account was kept.
  metadata: z.object({ order_id: z.string() }).optional(),
});

const Disputed = z.object({ dispute_id: z.string().max(255) });

interface WebhookEvent {
  readonly id: string;
  readonly event_type: string;
  readonly resource?: unknown;
}

/**
 * An event from PayPal. Its content is not trusted: a job asks PayPal for the state. So the order
 * of events does not matter, and a repeated event has no further effect.
 */
export async function handlePaypalWebhook(
  paymentServices: PaymentServices,
  grant: PublicGrant<'payment:webhook'>,
  event: WebhookEvent,
  { headers, raw }: { headers: Readonly<Record<string, unknown>>; raw: string },
): Promise<void> {
  const isTheirs = await paymentServices.gateways.paypal
    .verifyWebhook(headers, raw)
    .catch((error: unknown) => {
      paymentServices.platform.log.warn({ err: error }, 'PayPal did not say whether an event is its own');
      return fail('unavailable');
    });
  if (!isTheirs) fail('webhook_invalid');
  const resource = Resource.safeParse(event.resource).data;
  const orderId =
    resource?.supplementary_data?.related_ids.order_id ?? resource?.metadata?.order_id ?? resource?.id;
  await inTransaction(paymentServices.settlementGrant(grant.requestId), async (tx) => {
    if (!(await isNewWebhookEvent(tx, { provider: 'paypal', id: event.id, kind: event.event_type }))) return;
    const disputeId = Disputed.safeParse(event.resource).data?.dispute_id;
    if (disputeId) return void (await paymentServices.platform.jobs.send(tx.db, DISPUTE, { disputeId }));
    const payment = orderId
      ? ((await findByOrder(tx, 'paypal', orderId)) ?? (await nameCharge(tx, resource?.custom_id, orderId)))
      : undefined;
    if (payment) await paymentServices.platform.jobs.send(tx.db, RECONCILE, { paymentId: payment.id });
  });
}

/** A charge whose answer was lost learns its order from the event that names it. */
async function nameCharge(
  tx: SettlementGrant,
  customId: string | undefined,
  orderId: string,
): Promise<PaymentRow | undefined> {
  const id = Id.safeParse(customId).data;
  const payment = id ? await findPayment(tx, id) : undefined;
  if (!payment?.vaulted || payment.orderId || payment.status !== 'capturing') return undefined;
  await saveOrder(tx, payment.id, { id: orderId, approveUrl: null });
  return payment;
}

/** The fields by which MonCash's callbacks may name a payment. */
interface Named {
  readonly reference?: string | undefined;
  readonly orderId?: string | undefined;
  readonly transactionId?: string | undefined;
}

/** MonCash signs nothing, so a callback only makes us ask MonCash. */
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
  // A MonCash transaction id: MonCash says which payment it belongs to.
  if (transactionId && !(await findByCapture(work, 'moncash', transactionId)))
    await jobs.send(db, MONCASH_TRANSACTION, { transactionId });
}

/** Our payment of a MonCash transaction; undefined when MonCash knows none. */
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
