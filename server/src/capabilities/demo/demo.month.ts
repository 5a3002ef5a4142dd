import type { Booking } from '@lakou/contract/bookings';
import type { Dependent } from '@lakou/contract/family';
import type { Platform } from '#platform/platform.ts';
import type { Stage } from './demo.stage.ts';
import { CHATS, FAMILIES, FEES, VERIFIED, VISITS, type Visit } from './demo.story.ts';
import { playTrackers } from './demo.trackers.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
// Nine or ten in the morning in Haiti and in Florida, and never the start of a slot: the first free one is taken.
const MORNING = 14 * HOUR + MINUTE;

const after = (at: Date | string, ms: number) => new Date(new Date(at).getTime() + ms);

async function settleIn(stage: Stage, platform: Platform, from: Date): Promise<Map<string, Dependent[]>> {
  for (const [email, fees] of Object.entries(FEES))
    await stage.act(email, from, 'PUT /api/providers/me/availability', { fees });
  await platform.db.query(
    `update provider_profiles set license_verified = true
     from app_users u where u.id = user_id and u.email = any ($1)`,
    [VERIFIED],
  );
  const families = new Map<string, Dependent[]>();
  for (const [email, people] of Object.entries(FAMILIES)) {
    const url = `POST /api/users/${await stage.idOf(email)}/dependents`;
    const added: Dependent[] = [];
    for (const person of people) added.push(await stage.act<Dependent>(email, from, url, person));
    families.set(email, added);
  }
  return families;
}

async function pay(stage: Stage, who: string, at: Date, booking: Booking): Promise<void> {
  const order = { amount: booking.fare.total, customId: booking.id };
  const { orderID } = await stage.act<{ orderID: string }>(
    who,
    at,
    'POST /api/payments/paypal/create-order',
    order,
  );
  await stage.act(who, after(at, MINUTE), 'POST /api/payments/paypal/capture-order', { orderID });
}

/** How a visit of the past went, as its people would have told us. */
async function play(stage: Stage, { end, review, ...visit }: Visit, booking: Booking): Promise<void> {
  const { who, with: provider } = visit;
  const { id, dateTime } = booking;
  if (end === 'cancelled') {
    await stage.act(who, after(dateTime, -2 * DAY), `POST /api/bookings/${id}/cancel`, {});
    return;
  }
  if (end === 'missed') {
    await stage.act(provider, after(dateTime, 20 * MINUTE), `POST /api/bookings/${id}/no-show`);
    return;
  }
  await stage.act(provider, after(dateTime, 2 * MINUTE), `POST /api/bookings/${id}/start`);
  await stage.act(provider, after(dateTime, 26 * MINUTE), `POST /api/bookings/${id}/complete`);
  if (end === 'paid' && booking.paymentStatus === 'unpaid')
    await pay(stage, who, after(dateTime, HOUR), booking);
  if (review) await stage.act(who, after(dateTime, 5 * HOUR), `POST /api/bookings/${id}/review`, review);
}

async function book(
  stage: Stage,
  visit: Visit,
  families: Map<string, Dependent[]>,
  now: Date,
): Promise<Booking> {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  const wanted = new Date(today + visit.inDays * DAY + MORNING);
  // Asked for a few days before; what is for today or tomorrow was asked for yesterday.
  const asked = new Date(Math.min(wanted.getTime() - 3 * DAY, now.getTime() - (visit.end ? 0 : 20 * MINUTE)));
  const dependent = families.get(visit.who)?.find(({ name }) => visit.for && name.startsWith(visit.for));
  return stage.act<Booking>(visit.who, asked, 'POST /api/data/bookings', {
    providerId: await stage.idOf(visit.with),
    serviceType: visit.service,
    mode: visit.mode,
    dateTime: wanted.toISOString(),
    ...(dependent && { dependentId: dependent.id }),
    ...(visit.notes && { notes: visit.notes }),
  });
}

async function talk(stage: Stage, now: Date): Promise<void> {
  for (const { between, said } of CHATS)
    for (const [index, [by, hoursAgo, content]] of said.entries()) {
      const at = after(now, -hoursAgo * HOUR + index * MINUTE);
      const [sender, recipient] = by === 0 ? between : [between[1], between[0]];
      const [senderId, recipientId] = [await stage.idOf(sender), await stage.idOf(recipient)];
      await stage.act(sender, at, 'POST /api/chat/send', { senderId, recipientId, content });
      // Who answers has read what was said before.
      if (index < said.length - 1)
        await stage.act(recipient, after(at, MINUTE / 2), 'POST /api/chat/read', { userId: senderId });
    }
}

/** A month of care, played through the product's own calls at the times it would have happened. */
export async function playMonth(stage: Stage, platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const families = await settleIn(stage, platform, after(now, -32 * DAY));
  for (const visit of VISITS) {
    const booking = await book(stage, visit, families, now);
    if (visit.end) await play(stage, visit, booking);
  }
  await talk(stage, now);
  await playTrackers(stage, now);
  // Who looks at the demo tomorrow still finds something to pay.
  await platform.db.query(
    `update bookings set hold_expires_at = starts_at where status = 'awaiting_payment'`,
  );
  // News older than a few days has been read.
  await platform.db.query('update notifications set read_at = created_at where created_at < $1', [
    after(now, -6 * DAY),
  ]);
}
