import { bandCents } from '@lakou/contract/billing.rules';
import type { Invoice, SentInvoice } from '@lakou/contract/invoices';
import { MOST_CENTS } from '@lakou/contract/invoices.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import { findBand } from '../billing/bands.service.ts';
import { pricesOn } from '../billing/prices.service.ts';
import { notify } from '../notifications/notify.service.ts';
import {
  findPayment,
  insertClose,
  insertPayment,
  lockCash,
  lockInvoice,
  markCredited,
  post,
} from './cash.store.ts';
import type { InvoiceScope } from './invoices.access.ts';
import {
  copyLines,
  findClinicName,
  findClinicVisitor,
  findListed,
  findPayer,
  findSent,
  findVisitor,
  insertInvoice,
  insertLines,
  type NewLine,
  type OfClinic,
  takeNumber,
} from './invoices.store.ts';
import { REFUND_INVOICE } from './online.service.ts';
import { bindClinicVisit, bindVisit, freeVisit, markVisit, sumOnline } from './online.store.ts';

/** The books of a clinic follow the day in Haiti. */
const dayInHaiti = (at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Port-au-Prince' }).format(at);

type Writer = Grant<'invoice:write', OfClinic>;

async function payerOf(tx: Writer, { bookingId, clinicVisitId, clinicPatientId, name }: SentInvoice) {
  if (clinicVisitId) return (await findClinicVisitor(tx, clinicVisitId)) ?? fail('not_found');
  if (bookingId) return (await findVisitor(tx, bookingId)) ?? fail('not_found');
  if (clinicPatientId) return (await findPayer(tx, clinicPatientId)) ?? fail('not_found');
  return { linkId: null, patientId: null, name: name ?? '' };
}

/** The lines at the prices of the day; the sender names only services and how many. */
async function linesOf(tx: Writer, sent: SentInvoice['lines']): Promise<NewLine[]> {
  const prices = await pricesOn(
    tx,
    sent.map(({ serviceCodeId }) => serviceCodeId),
    dayInHaiti(tx.at),
  );
  return sent.map(({ serviceCodeId, quantity }) => {
    const priced = prices.get(serviceCodeId) ?? fail('not_found');
    const { code, description, cents } = priced;
    return { code, description, quantity, unitCents: cents ?? fail('price_missing') };
  });
}

/** What is taken off; a band of nothing is no discount. */
async function discountOf(tx: Writer, sent: SentInvoice['discount'], subtotalCents: number) {
  const none = { discountCents: 0, discountReason: null, bandName: null, bandPercent: null };
  if (!sent) return none;
  const discountReason = sent.reason;
  if (!sent.bandId) return { ...none, discountCents: sent.cents ?? 0, discountReason };
  const { name, percent } = (await findBand(tx, sent.bandId)) ?? fail('not_found');
  const discountCents = bandCents(subtotalCents, percent);
  if (discountCents === 0) return none;
  return { discountCents, discountReason, bandName: name, bandPercent: percent };
}

export const writeInvoice = (grant: Writer, sent: SentInvoice): Promise<Invoice> =>
  inTransaction(grant, async (tx) => {
    const before = await findSent(tx, sent.clientId);
    if (before) return (await findListed(tx, before)) ?? fail('not_found');
    const payer = await payerOf(tx, sent);
    const lines = await linesOf(tx, sent.lines);
    const subtotalCents = lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
    const discount = await discountOf(tx, sent.discount, subtotalCents);
    const { discountCents } = discount;
    if (discountCents > subtotalCents) fail('discount_too_large');
    if (subtotalCents > MOST_CENTS) fail('invalid_request');
    const id = uuidv7();
    const year = Number(dayInHaiti(tx.at).slice(0, 4));
    await insertInvoice(tx, {
      id,
      kind: 'invoice',
      year,
      number: await takeNumber(tx, year),
      clientId: sent.clientId,
      ...payer,
      bookingId: sent.bookingId ?? null,
      clinicVisitId: sent.clinicVisitId ?? null,
      creditsId: null,
      subtotalCents,
      ...discount,
      reason: null,
    });
    await insertLines(tx, id, lines);
    if (sent.bookingId) await bindVisit(tx, id, sent.bookingId);
    if (sent.clinicVisitId) await bindClinicVisit(tx, id, sent.clinicVisitId);
    const cents = subtotalCents - discountCents;
    await post(tx, tx.scope.clinicId, uuidv7(), [
      { account: 'receivable', cents },
      { account: 'income', cents: -cents },
    ]);
    // A discount of everything leaves nothing to pay.
    if (cents === 0) await markVisit(tx, id);
    const subjectId = payer.patientId ?? undefined;
    await writeAudit(tx, { action: 'invoice:write', actorId: tx.actor.id, subjectId });
    if (discountCents > 0)
      await writeAudit(tx, { action: 'invoice:discount', actorId: tx.actor.id, subjectId });
    if (payer.patientId && cents > 0)
      await notify(tx, {
        userId: payer.patientId,
        kind: 'invoice_issued',
        subjectId: id,
        details: { name: await findClinicName(tx), amount: (cents / 100).toFixed(2) },
      });
    return (await findListed(tx, id)) ?? fail('not_found');
  });

interface SentCash {
  readonly clientId: string;
  readonly tenderedCents: number;
  readonly cents?: number | undefined;
}

/** Takes what is owed, or the part that was handed over; the rest is the change. */
export const takeCash = (grant: Grant<'invoice:cash', InvoiceScope>, sent: SentCash) =>
  inTransaction(grant, async (tx) => {
    const invoice = (await lockInvoice(tx)) ?? fail('not_found');
    const before = await findPayment(tx, sent.clientId);
    if (before) return { ...before, receivedAt: before.receivedAt.toISOString() };
    const owed = invoice.totalCents - invoice.paidCents;
    if (invoice.kind !== 'invoice' || invoice.creditedAt || owed <= 0) fail('invoice_settled');
    const cents = Math.min(sent.cents ?? owed, owed, sent.tenderedCents);
    const id = uuidv7();
    await insertPayment(tx, { id, clientId: sent.clientId, cents, tenderedCents: sent.tenderedCents });
    await post(tx, tx.scope.clinicId, id, [
      { account: 'cash', cents },
      { account: 'receivable', cents: -cents },
    ]);
    await markVisit(tx, tx.scope.invoiceId);
    await writeAudit(tx, { action: 'invoice:cash', actorId: tx.actor.id });
    const paid = (await findPayment(tx, sent.clientId)) ?? fail('not_found');
    return { ...paid, receivedAt: paid.receivedAt.toISOString() };
  });

/** Takes the whole invoice back; what was paid goes back in cash, or to whoever paid online. */
export const creditInvoice = (
  { jobs }: Platform,
  grant: Grant<'invoice:credit', InvoiceScope>,
  reason: string,
): Promise<Invoice> =>
  inTransaction(grant, async (tx) => {
    const invoice = (await lockInvoice(tx)) ?? fail('not_found');
    if (invoice.kind !== 'invoice' || invoice.creditedAt) fail('invoice_settled');
    const id = uuidv7();
    const year = Number(dayInHaiti(tx.at).slice(0, 4));
    const { name, linkId, patientId, subtotalCents, discountCents, discountReason, bandName, bandPercent } =
      invoice;
    const { totalCents, paidCents } = invoice;
    const onlineCents = await sumOnline(tx);
    await insertInvoice(tx, {
      id,
      kind: 'credit_note',
      year,
      number: await takeNumber(tx, year),
      clientId: id,
      linkId,
      patientId,
      bookingId: null,
      clinicVisitId: null,
      creditsId: tx.scope.invoiceId,
      name,
      subtotalCents,
      discountCents,
      discountReason,
      bandName,
      bandPercent,
      reason,
    });
    await copyLines(tx, tx.scope.invoiceId, id);
    await markCredited(tx);
    await freeVisit(tx);
    await post(tx, tx.scope.clinicId, id, [
      { account: 'income', cents: totalCents },
      { account: 'receivable', cents: paidCents - totalCents },
      { account: 'cash', cents: onlineCents - paidCents },
      { account: 'online', cents: -onlineCents },
    ]);
    if (onlineCents > 0) await jobs.send(tx.db, REFUND_INVOICE, { invoiceId: tx.scope.invoiceId });
    await writeAudit(tx, { action: 'invoice:credit', actorId: tx.actor.id });
    return (await findListed(tx, id)) ?? fail('not_found');
  });

/** What was counted goes to the safe; what is missing or too much is written as a difference. */
export const closeCash = (grant: Grant<'cash:close', OfClinic>, countedCents: number) =>
  inTransaction(grant, async (tx) => {
    const expectedCents = await lockCash(tx);
    const id = uuidv7();
    await insertClose(tx, { id, expectedCents, countedCents });
    await post(tx, tx.scope.clinicId, id, [
      { account: 'cash', cents: -expectedCents },
      { account: 'safe', cents: countedCents },
      { account: 'difference', cents: expectedCents - countedCents },
    ]);
    await writeAudit(tx, { action: 'cash:close', actorId: tx.actor.id });
    return { expectedCents, countedCents, closedAt: tx.at.toISOString() };
  });
