import type { Booking } from '@lakou/contract/bookings';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { record } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { countTry } from '#platform/limits/limiter.ts';
import { MONCASH_CHECKS, MONCASH_PER_PERSON } from '#platform/limits/limits.ts';
import { getBookingView, type Payable } from '../bookings/bookings.service.ts';
import type { Desk } from './desk.ts';
import { askAboutPage, makeRoom, stillOpen, usablePage } from './make-room.ts';
import { settleMoncash } from './moncash-settle.ts';
import { findByTransaction } from './news.ts';
import { findLastPage } from './pages.store.ts';
import {
  findLive,
  findPayment,
  insertPayment,
  move,
  type PaymentRow,
  type Settling,
  saveOrder,
} from './payments.store.ts';
import { getVisitToPay } from './visit-to-pay.ts';

/** How long MonCash's token lasts. */
const PAGE_LASTS_MS = 10 * 60_000;
// The request that makes a page is done with it by then.
const MADE_WITHIN_MS = 30_000;
const REMEMBERED_MS = 24 * 3_600_000;

type PagePayer = Grant<'payment:page', { readonly bookingId: string }>;

/** The page that is open for this visit, if there is time left on it: one order is never paid twice. */
function openPage(live: PaymentRow | undefined, visit: Payable, at: Date) {
  if (!live?.pageUntil || live.amountCents !== visit.totalCents) return undefined;
  const pageUrl = usablePage(live, at);
  if (pageUrl) return { transactionId: live.id, pageUrl };
  const isBeingMade = !live.approveUrl && at.getTime() - live.createdAt.getTime() < MADE_WITHIN_MS;
  return isBeingMade ? fail('payment_in_progress') : undefined;
}

async function insertPage(desk: Desk, work: Settling, visit: Payable, payerId: string): Promise<PaymentRow> {
  const { htgPerUsd } = desk.platform.config;
  const id = uuidv7();
  return inTransaction(work, async (tx) => {
    await makeRoom(tx, { kind: 'booking', payableId: visit.id });
    const isNew = await insertPayment(tx, {
      id,
      kind: 'booking',
      payableId: visit.id,
      createdBy: payerId,
      provider: 'moncash',
      amountCents: visit.totalCents,
      feeCents: visit.serviceFeeCents,
      htg: { cents: Math.round(visit.totalCents * htgPerUsd), rate: htgPerUsd },
      pageUntil: new Date(tx.at.getTime() + PAGE_LASTS_MS),
    });
    if (!isNew) fail('payment_in_progress'); // two at once: the other one was first
    await record(tx, { action: 'payment:moncash', actorId: payerId, subjectId: id });
    return (await findPayment(tx, id)) ?? fail('not_found');
  });
}

/** Where a visit is paid on MonCash's own page. From then on the money may come at any moment. */
export async function openMoncashPage(
  desk: Desk,
  grant: PagePayer,
  amount: number | null | undefined,
): Promise<{ transactionId: string; pageUrl: string }> {
  const { config, db, log } = desk.platform;
  if (!config.moncashBookings) fail('moncash_unsupported');
  const visit = await getVisitToPay(grant, amount);
  if (!desk.gateways.open.moncash) fail('payment_unreachable');
  const work = desk.settling(grant.requestId);
  const open = openPage(await findLive(work, 'booking', visit.id), visit, grant.at);
  if (open) return open;
  await askAboutPage(desk, work, { kind: 'booking', payableId: visit.id });
  await countTry(db, MONCASH_PER_PERSON, grant.actor.id, grant.at);
  const { id, htgCents } = await insertPage(desk, work, visit, grant.actor.id);
  const pageUrl = await desk.gateways.moncash
    .createPage({ orderId: id, htgCents: htgCents ?? 0 })
    .catch((error: unknown) => log.warn({ err: error, paymentId: id }, 'MonCash made no page'));
  if (!pageUrl) {
    await move(work, id, 'voided'); // nobody has the address: nobody can pay there
    return fail('payment_unreachable');
  }
  await saveOrder(work, id, { id, approveUrl: pageUrl });
  return { transactionId: id, pageUrl };
}

/** Which payment somebody comes back from: what MonCash names is looked up there, else it is their last one. */
async function findReturned(
  desk: Desk,
  work: Settling,
  payerId: string,
  transactionId: string | null | undefined,
): Promise<PaymentRow | undefined> {
  const named =
    transactionId &&
    (await findByTransaction(desk, work, transactionId).catch((error: unknown) =>
      desk.platform.log.warn({ err: error }, 'MonCash did not answer'),
    ));
  if (named) return named.createdBy === payerId && named.kind === 'booking' ? named : undefined;
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

/** Back from MonCash's page. What the address says is not believed: MonCash is asked. */
export async function returnFromMoncash(
  desk: Desk,
  grant: Grant<'payment:return'>,
  transactionId: string | null | undefined,
): Promise<{
  transactionId: string;
  bookingId: string;
  message: (typeof OUTCOMES)[PaymentRow['status']];
  booking?: Booking;
  unpaid?: true;
  pageUrl?: string;
}> {
  await countTry(desk.platform.db, MONCASH_CHECKS, grant.actor.id, grant.at);
  const work = desk.settling(grant.requestId);
  const found = (await findReturned(desk, work, grant.actor.id, transactionId)) ?? fail('not_found');
  if (!found.capturedAt)
    await settleMoncash(desk, work, found).catch(async (error: unknown) => {
      desk.platform.log.warn({ err: error, paymentId: found.id }, 'whether a page was paid on is unknown');
      // Nothing else is begun for this visit until MonCash has told.
      await move(work, found.id, 'capturing');
    });
  const payment = (await findPayment(work, found.id)) ?? fail('not_found');
  const message = OUTCOMES[payment.status];
  const booking = message === 'successful' && (await getBookingView(grant, payment.payableId));
  return {
    transactionId: payment.id,
    bookingId: payment.payableId,
    message,
    ...(booking && { booking }),
    ...stillOpen(payment, grant.at),
  };
}
