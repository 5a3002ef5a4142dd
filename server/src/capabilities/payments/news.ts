import { Id } from '@lakou/contract/primitives';
import { z } from 'zod';
import { inTransaction, type PublicGrant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import type { Desk } from './desk.ts';
import { findByOrder, findPayment, isNews } from './payments.store.ts';

export const RECONCILE = 'reconcile-payment';

// An order's own events carry its id; those of captures and refunds name the order they belong to.
const Resource = z.object({
  id: z.string(),
  supplementary_data: z.object({ related_ids: z.object({ order_id: z.string() }) }).optional(),
});

interface News {
  readonly id: string;
  readonly event_type: string;
  readonly resource?: unknown;
}

/**
 * PayPal tells of something. It is believed only that there is news: what it is, the job asks PayPal itself.
 * So the order of events does not matter, and the same one a hundred times is one.
 */
export async function hearPaypal(
  desk: Desk,
  grant: PublicGrant<'payment:webhook'>,
  news: News,
  { headers, raw }: { headers: Readonly<Record<string, unknown>>; raw: string },
): Promise<void> {
  const isTheirs = await desk.gateways.paypal.verifyWebhook(headers, raw).catch((error: unknown) => {
    desk.platform.log.warn({ err: error }, 'PayPal did not say whether news are its own');
    return fail('unavailable');
  });
  if (!isTheirs) fail('webhook_invalid');
  const resource = Resource.safeParse(news.resource).data;
  const orderId = resource?.supplementary_data?.related_ids.order_id ?? resource?.id;
  await inTransaction(desk.settling(grant.requestId), async (tx) => {
    if (!(await isNews(tx, { provider: 'paypal', id: news.id, kind: news.event_type }))) return;
    const payment = orderId ? await findByOrder(tx, 'paypal', orderId) : undefined;
    if (payment) await desk.platform.jobs.send(tx.db, RECONCILE, { paymentId: payment.id });
  });
}

/** MonCash signs nothing: whoever calls only makes us ask MonCash. */
export async function hearMoncash(
  desk: Desk,
  grant: PublicGrant<'payment:callback'>,
  reference: string,
): Promise<void> {
  const work = desk.settling(grant.requestId);
  const payment = Id.safeParse(reference).success ? await findPayment(work, reference) : undefined;
  if (payment?.provider === 'moncash' && payment.status === 'capturing')
    await desk.platform.jobs.send(work.db, RECONCILE, { paymentId: payment.id });
}
