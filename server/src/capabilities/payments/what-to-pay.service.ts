import type { Actor } from '#platform/access/actor.ts';
import type { Grant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { findPayable } from '../bookings/bookings.service.ts';
import { findInvoiceToPay } from '../invoices/online.service.ts';
import { findPackageToPay } from '../packages/packages.service.ts';
import { findYearToPay } from '../sponsorships/sponsorships.service.ts';
import { getBookingToPay } from './booking-to-pay.service.ts';
import type { ToPay } from './payment-scope.store.ts';
import type { NewPayment, PaymentRow, SettlementGrant } from './payments.store.ts';

/** What an order is for, at our price, and the page that PayPal returns to. */
export interface Bought extends Pick<NewPayment, 'kind' | 'payableId' | 'amountCents' | 'feeCents'> {
  readonly page: string;
}

/** Our price counts: another amount is refused. */
function requireSame(amount: number | null | undefined, cents: number): void {
  if (amount !== undefined && amount !== null && Math.abs(amount * 100 - cents) > 1e-6)
    fail('amount_mismatch');
}

/** The page of the payer: their own, that of whom they act for, or that of a sponsor. */
const pageFor = ({ id, role }: Actor, patientId: string, own: string, sponsored: string) =>
  patientId === id ? own : role === 'PATIENT' ? `/app/acting-for/${patientId}` : sponsored;

/** What the payer can pay for now: a visit, an invoice, a package or a year of support. */
export async function getWhatToPay(
  grant: Grant<'payment:create' | 'payment:page', ToPay>,
  amount: number | null | undefined,
): Promise<Bought> {
  const { scope, actor } = grant;
  if ('bookingId' in scope) {
    const booking = await getBookingToPay({ ...grant, scope }, amount);
    const { id, totalCents, serviceFeeCents, patientId } = booking;
    const page = pageFor(actor, patientId, `/app/pay/${id}`, `/app/people/pay/${id}`);
    return { kind: 'booking', payableId: id, amountCents: totalCents, feeCents: serviceFeeCents, page };
  }
  if ('invoiceId' in scope) {
    const invoice = (await findInvoiceToPay(grant, scope.invoiceId, actor.id)) ?? fail('not_found');
    const { id, owedCents, patientId } = invoice;
    if (owedCents <= 0) fail('not_payable');
    requireSame(amount, owedCents);
    const page = pageFor(actor, patientId, `/app/my-invoices/${id}`, `/app/people/pay/${id}`);
    return { kind: 'invoice', payableId: id, amountCents: owedCents, feeCents: 0, page };
  }
  if ('packageId' in scope) {
    const bought = (await findPackageToPay(grant, scope.packageId, actor.id)) ?? fail('not_found');
    const { id, totalCents, feeCents, payable } = bought;
    if (!payable) fail('not_payable');
    requireSame(amount, totalCents);
    return { kind: 'package', payableId: id, amountCents: totalCents, feeCents, page: `/app/packages/${id}` };
  }
  const year = (await findYearToPay(grant, scope.yearId, actor.id)) ?? fail('not_payable');
  requireSame(amount, year.amountCents);
  const page = `/app/people/pay/${year.id}`;
  return { kind: 'sponsorship', payableId: year.id, amountCents: year.amountCents, feeCents: 0, page };
}

/** Whether the money may still be taken: a gift always, all else while the same is open to this payer. */
export async function isStillPayable(work: SettlementGrant, payment: PaymentRow): Promise<boolean> {
  const { kind, payableId, createdBy, amountCents } = payment;
  if (kind === 'donation') return true;
  if (kind === 'sponsorship') return (await findYearToPay(work, payableId, createdBy)) !== undefined;
  if (kind === 'package') return (await findPackageToPay(work, payableId, createdBy))?.payable ?? false;
  if (kind === 'invoice')
    return (await findInvoiceToPay(work, payableId, createdBy))?.owedCents === amountCents;
  return (await findPayable(work, payableId, createdBy))?.payable ?? false;
}
