import type { Grant } from '#platform/access/grant.ts';
import type { Db } from '#platform/db/db.ts';
import { notify } from '../notifications/notify.service.ts';
import { findAwaited, findRoom } from './budgets.store.ts';
import { findPayer, findPayerOf, findSponsor } from './paid-visits.store.ts';
import { dayIn } from './years.rules.ts';
import { savePaidYear } from './years.store.ts';

export { findYearToPay, type YearToPay } from './years.store.ts';

/** The queue for the year that is given back. */
export const REFUND_YEAR = 'refund-sponsorship-year';
/** The queue for bills that are charged within a budget. */
export const CHARGE_BILL = 'charge-bill';

type SettlementGrant = Grant<'payment:settle', undefined, undefined>;

/** The yearly fee came. False when it was paid already or the sponsorship has ended: then it is refunded. */
export async function markYearPaid(tx: SettlementGrant, yearId: string): Promise<boolean> {
  return (await savePaidYear(tx, yearId, dayIn(tx.at))) !== undefined;
}

/**
 * Tells patient and sponsor that the sponsor paid for a visit. False when the payer is no sponsor, and is told
 * otherwise.
 */
export async function tellOfPaidVisit(
  tx: SettlementGrant,
  { bookingId, payerId, amount }: { bookingId: string; payerId: string; amount: string },
): Promise<boolean> {
  const payer = await findPayer(tx, bookingId, payerId);
  if (!payer) return false;
  const { sponsorshipId, sponsorName, name, patientId, startsAt } = payer;
  const at = startsAt.toISOString();
  await notify(tx, {
    userId: patientId,
    kind: 'sponsor_paid',
    subjectId: sponsorshipId,
    details: { name: sponsorName, amount, at },
  });
  await notify(tx, {
    userId: payerId,
    kind: 'sponsored_paid',
    subjectId: sponsorshipId,
    details: { name, amount },
  });
  return true;
}

/** The same for an invoice of a clinic. */
export async function tellOfPaidInvoice(
  tx: SettlementGrant,
  {
    invoiceId,
    patientId,
    payerId,
    amount,
  }: {
    invoiceId: string;
    patientId: string;
    payerId: string;
    amount: string;
  },
): Promise<boolean> {
  const payer = await findSponsor(tx, patientId, payerId);
  if (!payer) return false;
  const { sponsorshipId, sponsorName, name } = payer;
  await notify(tx, {
    userId: patientId,
    kind: 'invoice_sponsored',
    subjectId: invoiceId,
    details: { name: sponsorName, amount },
  });
  await notify(tx, {
    userId: payerId,
    kind: 'sponsored_paid',
    subjectId: sponsorshipId,
    details: { name, amount },
  });
  return true;
}

/** Tells the sponsor who paid for it that a visit took place, if the patient lets them know. */
export async function tellOfCompletedVisit(
  tx: { readonly db: Db; readonly at: Date },
  bookingId: string,
): Promise<void> {
  const payer = await findPayerOf(tx, bookingId);
  if (!payer?.seesCompleted) return;
  await notify(tx, {
    userId: payer.sponsorId,
    kind: 'sponsored_completed',
    subjectId: payer.sponsorshipId,
    details: { name: payer.name },
  });
}

interface Bill {
  readonly bookingId: string;
  readonly payerId: string;
  readonly amount: string;
}

/** False when the payer is no sponsor of the patient any more. */
async function tellSponsor(
  tx: SettlementGrant,
  kind: 'sponsored_bill' | 'sponsored_declined',
  { bookingId, payerId, amount }: Bill,
): Promise<boolean> {
  const payer = await findPayer(tx, bookingId, payerId);
  if (!payer) return false;
  const { sponsorshipId: subjectId, name } = payer;
  await notify(tx, { userId: payerId, kind, subjectId, details: { name, amount } });
  return true;
}

/** Offers a bill within the budget, to be paid in one tap. */
export const tellOfBill = (tx: SettlementGrant, bill: Bill) => tellSponsor(tx, 'sponsored_bill', bill);
/** The sponsor's account was not charged: they are asked to pay. */
export const tellOfDeclinedBill = (tx: SettlementGrant, bill: Bill) =>
  tellSponsor(tx, 'sponsored_declined', bill);

/** Whether the sponsor agreed to be charged within the budget, and no method of theirs is kept yet. */
export const awaitsMethod = (tx: SettlementGrant, bill: Pick<Bill, 'bookingId' | 'payerId'>) =>
  findAwaited(tx, bill.bookingId, bill.payerId);

/** Whether the payer's budget for this person has room for a bill, beside what they pay for already. */
export async function fitsBudget(
  tx: SettlementGrant,
  bill: { bookingId: string; payerId: string; cents: number },
): Promise<boolean> {
  const room = await findRoom(tx, bill.bookingId, bill.payerId);
  return room !== undefined && bill.cents <= room;
}
