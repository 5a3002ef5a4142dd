import type { Booking } from '@lakou/contract/bookings';
import type { Dependent } from '@lakou/contract/family';
import type { DemoSession } from '#platform/demo-session.ts';
import type { Platform } from '#platform/platform.ts';
import { extendHolds, readNotificationsBefore, verifyLicences } from './demo.store.ts';
import {
  CHATS,
  FAMILIES,
  FEES,
  OFFERS,
  PLANNED_BOOKINGS,
  type PlannedBooking,
  VERIFIED,
} from './scenario.demo.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
// Nine or ten in the morning in Haiti and in Florida, never the start of a slot, so that the first
// free one is chosen.
const MORNING = 14 * HOUR + MINUTE;

const after = (at: Date | string, ms: number) => new Date(new Date(at).getTime() + ms);

async function settleIn(
  session: DemoSession,
  platform: Platform,
  from: Date,
): Promise<Map<string, Dependent[]>> {
  for (const [email, fees] of Object.entries(FEES))
    await session.act(email, from, 'PUT /api/providers/me/availability', { fees, ...OFFERS[email] });
  await verifyLicences(platform.db, VERIFIED);
  const families = new Map<string, Dependent[]>();
  for (const [email, people] of Object.entries(FAMILIES)) {
    const url = `POST /api/users/${await session.idOf(email)}/dependents`;
    const added: Dependent[] = [];
    for (const person of people) added.push(await session.act<Dependent>(email, from, url, person));
    families.set(email, added);
  }
  return families;
}

async function pay(session: DemoSession, who: string, at: Date, booking: Booking): Promise<void> {
  const order = { amount: booking.fare.total, customId: booking.id };
  const { orderID } = await session.act<{ orderID: string }>(
    who,
    at,
    'POST /api/payments/paypal/create-order',
    order,
  );
  await session.act(who, after(at, MINUTE), 'POST /api/payments/paypal/capture-order', { orderID });
}

/** The result of a past visit. */
async function play(
  session: DemoSession,
  { end, review, ...planned }: PlannedBooking,
  booking: Booking,
): Promise<void> {
  const { who, with: provider } = planned;
  const { id, dateTime } = booking;
  if (end === 'cancelled') {
    await session.act(who, after(dateTime, -2 * DAY), `POST /api/bookings/${id}/cancel`, {});
    return;
  }
  if (end === 'missed') {
    await session.act(provider, after(dateTime, 20 * MINUTE), `POST /api/bookings/${id}/no-show`);
    return;
  }
  await session.act(provider, after(dateTime, 2 * MINUTE), `POST /api/bookings/${id}/start`);
  await session.act(provider, after(dateTime, 26 * MINUTE), `POST /api/bookings/${id}/complete`);
  if (end === 'paid' && booking.paymentStatus === 'unpaid')
    await pay(session, who, after(dateTime, HOUR), booking);
  if (review) await session.act(who, after(dateTime, 5 * HOUR), `POST /api/bookings/${id}/review`, review);
}

async function book(
  session: DemoSession,
  planned: PlannedBooking,
  families: Map<string, Dependent[]>,
  now: Date,
): Promise<Booking> {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const wanted = new Date(today + planned.inDays * DAY + MORNING);
  // Booked a few days before; visits of today and tomorrow were booked yesterday.
  const asked = new Date(
    Math.min(wanted.getTime() - 3 * DAY, now.getTime() - (planned.end ? 0 : 20 * MINUTE)),
  );
  const dependent = families
    .get(planned.who)
    ?.find(({ name }) => planned.for && name.startsWith(planned.for));
  return session.act<Booking>(planned.who, asked, 'POST /api/data/bookings', {
    providerId: await session.idOf(planned.with),
    serviceType: planned.service,
    mode: planned.mode,
    dateTime: wanted.toISOString(),
    ...(dependent && { dependentId: dependent.id }),
    ...(planned.notes && { notes: planned.notes }),
  });
}

async function talk(session: DemoSession, now: Date): Promise<void> {
  for (const { between, said } of CHATS)
    for (const [index, [by, hoursAgo, content]] of said.entries()) {
      const at = after(now, -hoursAgo * HOUR + index * MINUTE);
      const [sender, recipient] = by === 0 ? between : [between[1], between[0]];
      const [senderId, recipientId] = [await session.idOf(sender), await session.idOf(recipient)];
      await session.act(sender, at, 'POST /api/chat/send', { senderId, recipientId, content });
      // A person who answers has read the messages before.
      if (index < said.length - 1)
        await session.act(recipient, after(at, MINUTE / 2), 'POST /api/chat/read', { userId: senderId });
    }
}

/** A month of care, created through the product's own calls at the times it would have happened. */
export async function seedMonth(session: DemoSession, platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const families = await settleIn(session, platform, after(now, -32 * DAY));
  for (const planned of PLANNED_BOOKINGS) {
    const booking = await book(session, planned, families, now);
    if (planned.end) await play(session, planned, booking);
  }
  await talk(session, now);
  await extendHolds(platform.db);
  await readNotificationsBefore(platform.db, after(now, -6 * DAY));
}
