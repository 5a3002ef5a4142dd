import type { BookingStatus } from '@lakou/contract/bookings';
import { BOOKING_STATUSES, TRANSITIONS, type TransitionName } from '@lakou/contract/bookings.rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';

const t = bookingTest();
let doctor: Somebody;
let patient: Somebody;
beforeAll(async () => {
  doctor = await t.provider();
  patient = await t.patient();
});

const hour = 3600;
const moveClockTo = (dateTime: string, seconds = 0) =>
  t.clock.move((Date.parse(dateTime) - t.clock.now().getTime()) / 1000 + seconds);

/** A visit in an hour from now at the earliest. */
const soon = async (provider = doctor, as = patient) => {
  const from = new Date(t.clock.now().getTime() + hour * 1000 + 1).toISOString();
  return t.booking(as, provider.id, from);
};
const stateOf = async (id: string) => (await t.read(patient, id)).json();

describe('BOOK-7 only legal moves', () => {
  // Written out by hand: the table of the code is what is tested.
  const LEGAL: Record<TransitionName, Partial<Record<BookingStatus, BookingStatus>>> = {
    accept: { requested: 'confirmed' },
    start: { confirmed: 'in_progress' },
    complete: { confirmed: 'completed', in_progress: 'completed' },
    'undo-start': { in_progress: 'confirmed' },
    'no-show': { confirmed: 'no_show' },
    cancel: { requested: 'cancelled', awaiting_payment: 'cancelled', confirmed: 'cancelled' },
  };

  test.each(Object.keys(TRANSITIONS) as TransitionName[])('%s from every state', async (move) => {
    const booking = await soon();
    moveClockTo(booking.dateTime, 16 * 60);
    for (const status of BOOKING_STATUSES) {
      await t.put(booking.id, status);
      const reply = await t.act(doctor, booking.id, move);
      const to = LEGAL[move][status];
      expect([status, reply.statusCode]).toEqual([status, to ? 200 : 409]);
      if (!to) expect(reply.json().code).toBe('move_not_allowed');
      expect((await stateOf(booking.id)).status).toBe(to ?? status);
    }
    await t.put(booking.id, 'cancelled');
  });

  test('starting from ten minutes before, completing from the start, a no-show from 15 minutes after', async () => {
    const booking = await soon();
    const code = async (move: string) => (await t.act(doctor, booking.id, move)).json().code;
    moveClockTo(booking.dateTime, -601);
    expect(await code('start')).toBe('too_early');
    moveClockTo(booking.dateTime, -600);
    expect((await t.act(doctor, booking.id, 'start')).json()).toMatchObject({ status: 'in_progress' });
    await t.put(booking.id, 'confirmed');
    expect(await code('complete')).toBe('too_early');
    moveClockTo(booking.dateTime);
    expect((await t.act(doctor, booking.id, 'complete')).json()).toMatchObject({ status: 'completed' });
    expect(await t.told(patient.id, booking.id)).toEqual(['booking_confirmed', 'booking_completed']);

    const missed = await soon();
    moveClockTo(missed.dateTime, 899);
    expect((await t.act(doctor, missed.id, 'no-show')).json().code).toBe('too_early');
    t.clock.move(1);
    expect((await t.act(doctor, missed.id, 'no-show')).json()).toMatchObject({ status: 'no_show' });
  });

  test('a visit started early is completed when it is done; a start by mistake is undone in silence', async () => {
    const booking = await soon();
    moveClockTo(booking.dateTime, -600);
    await t.act(doctor, booking.id, 'start');
    expect((await t.act(doctor, booking.id, 'undo-start')).json()).toMatchObject({ status: 'confirmed' });
    const [row] = await t.lakou.db.query('select started_at from bookings where id = $1', [booking.id]);
    expect(row).toEqual({ started_at: null });
    await t.act(doctor, booking.id, 'start');
    moveClockTo(booking.dateTime, -300);
    expect((await t.act(doctor, booking.id, 'complete')).json()).toMatchObject({ status: 'completed' });
    expect((await t.list(doctor, doctor.id, '?when=upcoming')).json()).not.toContainEqual(
      expect.objectContaining({ id: booking.id }),
    );
    expect(await t.told(patient.id, booking.id)).toEqual(['booking_confirmed', 'booking_completed']);
  });

  test('BOOK-9 a request that is accepted waits for its payment where the fee says pay first', async () => {
    const first = await t.provider({ fees: { clinic: { base: 50, payFirst: true } } });
    const booking = await soon(first);
    await t.put(booking.id, 'requested');
    expect((await t.act(first, booking.id, 'accept')).json()).toMatchObject({
      status: 'awaiting_payment',
      holdExpiresAt: new Date(t.clock.now().getTime() + 30 * 60_000).toISOString(),
    });
    await t.put(booking.id, 'requested', 'paid');
    expect((await t.act(first, booking.id, 'accept')).json()).toMatchObject({ status: 'confirmed' });
  });

  test('of many at once one happens', async () => {
    const booking = await soon();
    moveClockTo(booking.dateTime, 16 * 60);
    const moves = ['complete', 'no-show', 'cancel', 'complete', 'no-show', 'cancel'];
    const replies = await Promise.all(moves.map((move) => t.act(doctor, booking.id, move)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(5);
  });
});

describe('ATTACK who may move a visit', () => {
  test('the provider’s moves are the assigned provider’s alone', async () => {
    const booking = await soon();
    const [otherDoctor, otherPatient] = [await t.provider(), await t.patient()];
    const [admin, sponsor] = [await t.somebody('ADMIN'), await t.somebody('SPONSOR')];
    for (const move of ['accept', 'start', 'undo-start', 'complete', 'no-show']) {
      expect((await t.act(patient, booking.id, move)).statusCode).toBe(403);
      expect((await t.act(otherDoctor, booking.id, move)).statusCode).toBe(404);
      expect((await t.act(otherPatient, booking.id, move)).statusCode).toBe(403);
    }
    for (const stranger of [otherDoctor, otherPatient, admin, sponsor])
      expect((await t.act(stranger, booking.id, 'cancel')).statusCode).toBe(404);
    for (const stranger of [otherDoctor, otherPatient, admin, sponsor])
      expect(
        (await t.act(stranger, booking.id, 'reschedule', { dateTime: '2027-01-05T15:00:00Z' })).statusCode,
      ).toBe(404);
    expect(await stateOf(booking.id)).toMatchObject({ status: 'confirmed', dateTime: booking.dateTime });
  });
});
