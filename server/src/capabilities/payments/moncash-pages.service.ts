import type { Booking } from '@lakou/contract/bookings';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { MONCASH_CHECKS, MONCASH_PER_PERSON } from '#platform/limits/limits.ts';
import { getBookingView } from '../bookings/bookings.service.ts';
import { settleMoncash } from './moncash-settle.service.ts';
import { checkMoncashPage, openPaymentState, usablePage, voidOpenPayment } from './open-payment.service.ts';
import { findLastPage } from './pages.store.ts';
import type { OwnToPay } from './payment-scope.store.ts';
import type { PaymentServices } from './payment-services.service.ts';
import {
  findLive,
  findPayment,
  insertPayment,
  type PaymentRow,
  type SettlementGrant,
  saveOrder,
  transitionPayment,
} from './payments.store.ts';
import { findByTransaction } from './webhooks.service.ts';
import { type Bought, getWhatToPay } from './what-to-pay.service.ts';

/** How long MonCash's token is valid. */
const PAGE_LASTS_MS = 10 * 60_000;
// The request that creates a page has finished by then.
const MADE_WITHIN_MS = 30_000;
const REMEMBERED_MS = 24 * 3_600_000;

type PagePayer = Grant<'payment:page', OwnToPay>;

/**
 * The page that is open for the same thing, if enough time is left: reusing it prevents paying twice.
 */
function openPage(live: PaymentRow | undefined, bought: Bought, payerId: string, at: Date) {
  // A sponsor's order is not continued by the patient.
  if (live?.createdBy !== payerId) return undefined;
  if (!live?.pageUntil || live.amountCents !== bought.amountCents) return undefined;
  const pageUrl = usablePage(live, at);
  if (pageUrl) return { transactionId: live.id, pageUrl };
  const isBeingMade = !live.approveUrl && at.getTime() - live.createdAt.getTime() < MADE_WITHIN_MS;
  return isBeingMade ? fail('payment_in_progress') : undefined;
}

async function insertPage(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  { kind, payableId, amountCents, feeCents }: Bought,
  payerId: string,
): Promise<PaymentRow> {
  const { htgPerUsd } = paymentServices.platform.config;
  const id = uuidv7();
  return inTransaction(work, async (tx) => {
    await voidOpenPayment(tx, { kind, payableId });
    const isNew = await insertPayment(tx, {
      id,
      kind,
      payableId,
      createdBy: payerId,
      provider: 'moncash',
      amountCents,
      feeCents,
      htg: { cents: Math.round(amountCents * htgPerUsd), rate: htgPerUsd },
      pageUntil: new Date(tx.at.getTime() + PAGE_LASTS_MS),
    });
    if (!isNew) fail('payment_in_progress'); // two requests at once: the other was first
    await writeAudit(tx, { action: 'payment:moncash', actorId: payerId, subjectId: id });
    return (await findPayment(tx, id)) ?? fail('not_found');
  });
}

/** The address of MonCash's page for a visit, an invoice or a package. From then on the payment may arrive at any time. */
export async function openMoncashPage(
  paymentServices: PaymentServices,
  grant: PagePayer,
  amount: number | null | undefined,
): Promise<{ transactionId: string; pageUrl: string }> {
  const { config, db, log } = paymentServices.platform;
  if (!config.moncashBookings) fail('moncash_unsupported');
  const bought = await getWhatToPay(grant, amount);
  if (!paymentServices.gateways.open.moncash) fail('payment_unreachable');
  const work = paymentServices.settlementGrant(grant.requestId);
  const open = openPage(
    await findLive(work, bought.kind, bought.payableId),
    bought,
    grant.actor.id,
    grant.at,
  );
  if (open) return open;
  await checkMoncashPage(paymentServices, work, bought);
  await countTry(db, MONCASH_PER_PERSON, grant.actor.id, grant.at);
  const { id, htgCents } = await insertPage(paymentServices, work, bought, grant.actor.id);
  const pageUrl = await paymentServices.gateways.moncash
    .createPage({ orderId: id, htgCents: htgCents ?? 0 })
    .catch((error: unknown) => log.warn({ err: error, paymentId: id }, 'MonCash made no page'));
  if (!pageUrl) {
    await transitionPayment(work, id, 'voided'); // nobody got the address, so nobody can pay there
    return fail('payment_unreachable');
  }
  await saveOrder(work, id, { id, approveUrl: pageUrl });
  return { transactionId: id, pageUrl };
}

const OWN_KINDS: readonly PaymentRow['kind'][] = ['booking', 'invoice', 'package'];
const idOf = ({ kind, payableId }: PaymentRow) => {
  if (kind === 'booking') return { bookingId: payableId };
  return kind === 'package' ? { packageId: payableId } : { invoiceId: payableId };
};

/**
 * The payment that the payer returns from: looked up by MonCash's id if given, else their last one.
 */
async function findReturned(
  paymentServices: PaymentServices,
  work: SettlementGrant,
  payerId: string,
  transactionId: string | null | undefined,
): Promise<PaymentRow | undefined> {
  const named =
    transactionId &&
    (await findByTransaction(paymentServices, work, transactionId).catch((error: unknown) =>
      paymentServices.platform.log.warn({ err: error }, 'MonCash did not answer'),
    ));
  if (named) return named.createdBy === payerId && OWN_KINDS.includes(named.kind) ? named : undefined;
  return findLastPage(work, payerId, new Date(work.at.getTime() - REMEMBERED_MS));
}

const OUTCOMES = {
  created: 'pending',
  approved: 'pending',
  capturing: 'pending',
  captured: 'successful',
  refunded: 'successful',
  voided: 'failed',
  failed: 'failed',
} as const satisfies Record<PaymentRow['status'], string>;

/** Return from MonCash's page. The address is not trusted: MonCash is asked. */
export async function returnFromMoncash(
  paymentServices: PaymentServices,
  grant: Grant<'payment:return'>,
  transactionId: string | null | undefined,
): Promise<{
  transactionId: string;
  bookingId?: string;
  invoiceId?: string;
  packageId?: string;
  message: (typeof OUTCOMES)[PaymentRow['status']];
  booking?: Booking;
  unpaid?: true;
  pageUrl?: string;
}> {
  await countTry(paymentServices.platform.db, MONCASH_CHECKS, grant.actor.id, grant.at);
  const work = paymentServices.settlementGrant(grant.requestId);
  const found =
    (await findReturned(paymentServices, work, grant.actor.id, transactionId)) ?? fail('not_found');
  if (!found.capturedAt)
    await settleMoncash(paymentServices, work, found).catch(async (error: unknown) => {
      paymentServices.platform.log.warn(
        { err: error, paymentId: found.id },
        'whether a page was paid on is unknown',
      );
      // No other payment is started for this visit until MonCash has answered.
      await transitionPayment(work, found.id, 'capturing');
    });
  const payment = (await findPayment(work, found.id)) ?? fail('not_found');
  const message = OUTCOMES[payment.status];
  const isBooking = payment.kind === 'booking';
  const booking = isBooking && message === 'successful' && (await getBookingView(grant, payment.payableId));
  return {
    transactionId: payment.id,
    ...idOf(payment),
    message,
    ...(booking && { booking }),
    ...openPaymentState(payment, grant.at),
  };
}
