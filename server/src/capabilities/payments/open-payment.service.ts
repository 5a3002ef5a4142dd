import { fail } from '#platform/errors.ts';
import { settleMoncash } from './moncash-settle.service.ts';
import type { PaymentServices } from './payment-services.service.ts';
import { findLive, move, type PaymentRow, type SettlementGrant } from './payments.store.ts';

type Wanted = Pick<PaymentRow, 'kind' | 'payableId'>;

// So much of a page's time must be left for somebody to sign in to MonCash and confirm.
const NEEDED_MS = 60_000;

/** The address of MonCash's page, while there is time to pay there. */
export const usablePage = ({ approveUrl, pageUntil, status }: PaymentRow, at: Date): string | undefined =>
  status === 'created' && approveUrl && pageUntil && pageUntil.getTime() - at.getTime() > NEEDED_MS
    ? approveUrl
    : undefined;

/** What is said of a payment that MonCash knows nothing of: it can be made on its page, or in another way. */
export function openPaymentState(payment: PaymentRow, at: Date): { unpaid?: true; pageUrl?: string } {
  if (payment.status !== 'created' || !payment.pageUntil) return {};
  const pageUrl = usablePage(payment, at);
  return { unpaid: true, ...(pageUrl && { pageUrl }) };
}

/** Whoever chooses another way may have paid on MonCash's page already: only MonCash knows. */
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

/** An order that nobody approved makes room for another. */
export async function voidOpenPayment(tx: SettlementGrant, { kind, payableId }: Wanted): Promise<void> {
  const live = await findLive(tx, kind, payableId);
  if (live?.status === 'captured') fail('not_payable');
  if (live && !(await move(tx, live.id, 'voided'))) fail('payment_in_progress');
}
