import { Id } from '@lakou/contract/primitives';
import { notify } from '../notifications/notify.service.ts';
import { post } from './cash.store.ts';
import {
  findOwed,
  type InvoicePayer,
  insertOnline,
  listManagers,
  lockOwed,
  markVisit,
  type OnlinePayment,
  type OwedInvoice,
  type SettlementGrant,
  saveReturned,
} from './online.store.ts';

/** The queue for what a credit note gives back. */
export const REFUND_INVOICE = 'refund-invoice';

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** An invoice that this person may pay, and what is left to pay of it. */
export async function findInvoiceToPay(
  grant: InvoicePayer,
  id: string,
  userId: string,
): Promise<OwedInvoice | undefined> {
  const parsed = Id.safeParse(id);
  return parsed.success ? findOwed(grant, parsed.data, userId) : undefined;
}

/**
 * The money for an invoice came: the clinic's books follow, and who runs it is told. False when the same is no longer
 * owed, because something was paid at the desk or the invoice was taken back meanwhile: then it is refunded.
 */
export async function markInvoicePaid(tx: SettlementGrant, payment: OnlinePayment): Promise<boolean> {
  const { invoiceId, paymentId, cents } = payment;
  const invoice = await lockOwed(tx, invoiceId);
  if (!invoice || invoice.isCredited || invoice.owedCents !== cents) return false;
  const { clinicId, name } = invoice;
  await insertOnline(tx, { ...payment, clinicId });
  await post(tx, clinicId, paymentId, [
    { account: 'online', cents },
    { account: 'receivable', cents: -cents },
  ]);
  await markVisit(tx, invoiceId);
  const details = { name, amount: dollars(cents) };
  for (const userId of await listManagers(tx, clinicId))
    await notify(tx, { userId, kind: 'invoice_paid', subjectId: invoiceId, details });
  return true;
}

/** A part or all of it went back without a credit note: that much is owed again. */
export async function markInvoiceReturned(
  tx: SettlementGrant,
  { refundId, ...payment }: OnlinePayment & { refundId: string },
): Promise<void> {
  const { invoiceId, cents } = payment;
  const invoice = await lockOwed(tx, invoiceId);
  if (!invoice || invoice.isCredited || !(await saveReturned(tx, payment))) return;
  await post(tx, invoice.clinicId, refundId, [
    { account: 'online', cents: -cents },
    { account: 'receivable', cents },
  ]);
  await markVisit(tx, invoiceId);
}

interface PaidInvoice {
  readonly patientId: string | null;
  readonly clinicName: string;
}

/** Whose invoice it is, for the words that tell of a payment. */
export async function findInvoiceOwner(tx: SettlementGrant, id: string): Promise<PaidInvoice | undefined> {
  return lockOwed(tx, id);
}
