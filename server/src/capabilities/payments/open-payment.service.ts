import { fail } from '#platform/errors.ts';
import { settleMoncash } from './moncash-settle.service.ts';
import type { PaymentServices } from './payment-services.service.ts';
import { findLive, type PaymentRow, type SettlementGrant, transitionPayment } from './payments.store.ts';

type Wanted = Pick<PaymentRow, 'kind' | 'payableId'>;

// This much time must be left for the payer to sign in to MonCash and confirm.
const NEEDED_MS = 60_000;

/** The address of MonCash's page, while there is time to pay there. */
export const usablePage = ({ approveUrl, pageUntil, status }: PaymentRow, at: Date): string | undefined =>
  status === 'created' && approveUrl && pageUntil && pageUntil.getTime() - at.getTime() > NEEDED_MS
    ? approveUrl
    : undefined;

/**
 * The state of an open payment that MonCash does not know: the payer can continue on its page, or
 * use another method.
 */
export function openPaymentState(payment: PaymentRow, at: Date): { unpaid?: true; pageUrl?: string } {
  if (payment.status !== 'created' || !payment.pageUntil) return {};
  const pageUrl = usablePage(payment, at);
  return { unpaid: true, ...(pageUrl && { pageUrl }) };
}

/**
 * A payer who chooses another method may have already paid on MonCash's page: only MonCash knows.
 */
export async function checkMoncashPage(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  { kind, payableId }: Wanted,
): Promise<void> {
  const live = await findLive(work, kind, payableId);
  if (live?.status !== 'created' || !live.pageUntil) return;
  await settleMoncash(paymentServices, work, live).catch((error: unknown) => {
    paymentServices.platform.log.warn({ err: error, paymentId: live.id }, 'MonCash did not answer');
    fail('payment_in_progress');
  });
}

/** An order that was not approved is cancelled, so that another can be made. */
export async function voidOpenPayment(tx: SettlementGrant, { kind, payableId }: Wanted): Promise<void> {
  const live = await findLive(tx, kind, payableId);
  if (live?.status === 'captured') fail('not_payable');
  if (live && !(await transitionPayment(tx, live.id, 'voided'))) fail('payment_in_progress');
}
