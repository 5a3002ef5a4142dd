import { beforeAll, describe, expect, test } from 'vitest';
import { withKeyLock } from '#platform/key-lock.ts';
import { bookingTest, type Somebody } from '#test/bookings.ts';

const t = bookingTest();
const refunds = (id: string) =>
  t.lakou.db.query<{ data: object }>(
    "select data from pgboss.job where name = 'refund-booking' and data->>'bookingId' = $1",
    [id],
  );
const preview = async (as: Somebody, id: string) =>
  (await t.send('GET', `/api/bookings/${id}/cancellation`, as)).json();

let doctor: Somebody;
let patient: Somebody;
beforeAll(async () => {
  doctor = await t.provider();
  patient = await t.patient();
});

/** A paid visit at 14:00 UTC on a day of November. */
async function paidVisit(day: number) {
  const booking = await t.booking(patient, doctor.id, `2026-11-${day}T14:00:00Z`);
  await t.put(booking.id, 'confirmed', 'paid');
  return booking;
}

describe('BOOK-5 cancelling', () => {
  test('frees the slot, keeps the reason, and tells the other side', async () => {
    const booking = await t.booking(patient, doctor.id, '2026-11-20T14:00:00Z');
    expect(await preview(patient, booking.id)).toEqual({ allowed: true, paid: 0, refund: 0 });
    const reply = await t.act(patient, booking.id, 'cancel', { reason: 'Feeling better' });
    expect(reply.json()).toMatchObject({
      status: 'cancelled',
      cancelledAt: '2026-11-15T12:00:00.000Z',
      cancelledBy: 'patient',
      cancelReason: 'Feeling better',
      refund: null,
    });
    expect(await t.told(doctor.id, booking.id)).toEqual(['booking_new', 'booking_cancelled']);
    expect(await t.told(patient.id, booking.id)).toEqual(['booking_confirmed']);
    expect(await preview(patient, booking.id)).toEqual({ allowed: false, paid: 0, refund: 0 });
    expect((await t.act(patient, booking.id, 'cancel')).json().code).toBe('move_not_allowed');
    await t.booking(await t.patient(), doctor.id, '2026-11-20T14:00:00Z');
  });

  test('by the patient until 24 hours before: all goes back, ordered once', async () => {
    const booking = await paidVisit(16);
    t.clock.move(2 * 3600); // to the second: a day before
    expect(await preview(patient, booking.id)).toEqual({ allowed: true, paid: 55, refund: 55 });
    expect((await t.act(patient, booking.id, 'cancel')).json()).toMatchObject({ refund: 55 });
    await t.act(patient, booking.id, 'cancel');
    expect(await refunds(booking.id)).toEqual([{ data: { bookingId: booking.id } }]);
  });

  test('by the patient later: nothing; by the provider at any time: all', async () => {
    const [late, byDoctor] = [
      await paidVisit(16),
      await t.booking(patient, doctor.id, '2026-11-16T14:30:00Z'),
    ];
    await t.put(byDoctor.id, 'confirmed', 'paid');
    t.clock.move(1);
    expect(await preview(patient, late.id)).toEqual({ allowed: true, paid: 55, refund: 0 });
    expect((await t.act(patient, late.id, 'cancel')).json()).toMatchObject({ refund: 0 });
    expect(await refunds(late.id)).toEqual([]);
    expect(await preview(doctor, byDoctor.id)).toEqual({ allowed: true, paid: 55, refund: 55 });
    const reply = await t.act(doctor, byDoctor.id, 'cancel');
    expect(reply.json()).toMatchObject({ refund: 55, cancelledBy: 'provider' });
    expect(await refunds(byDoctor.id)).toHaveLength(1);
    expect(await t.told(patient.id, byDoctor.id)).toEqual(['booking_confirmed', 'booking_cancelled']);
  });

  test('ATTACK moving a visit when it is too late for a refund does not win it back', async () => {
    const booking = await paidVisit(16);
    const moved = await t.act(patient, booking.id, 'reschedule', { dateTime: '2026-11-25T14:00:00Z' });
    expect(moved.json()).toMatchObject({ dateTime: '2026-11-25T14:00:00.000Z', paymentStatus: 'paid' });
    const again = await t.act(patient, booking.id, 'reschedule', { dateTime: '2026-11-26T14:00:00Z' });
    expect(again.statusCode).toBe(200);
    expect((await t.act(patient, booking.id, 'cancel')).json()).toMatchObject({ refund: 0 });
  });

  test('by the clinic, for providers of its own: all goes back and both are told', async () => {
    const admin = await t.somebody('CLINIC_ADMIN');
    const [clinic] = await t.lakou.db.query<{ id: string }>(
      'select clinic_id as id from app_users where id = $1',
      [admin.id],
    );
    const ours = await t.provider({ clinicId: clinic?.id ?? '' });
    const booking = await t.booking(patient, ours.id, '2026-11-16T15:00:00Z');
    expect(booking).toMatchObject({ clinicId: clinic?.id, clinicName: 'Klinik' });
    await t.put(booking.id, 'confirmed', 'paid');
    const moved = await t.act(admin, booking.id, 'reschedule', { dateTime: '2026-11-16T16:00:00Z' });
    expect(moved.statusCode).toBe(200);
    expect((await t.act(admin, booking.id, 'cancel')).json()).toMatchObject({
      refund: 55,
      cancelledBy: 'provider',
    });
    expect(await t.told(ours.id, booking.id)).toEqual(['booking_new', 'booking_moved', 'booking_cancelled']);
    const stranger = await t.somebody('CLINIC_ADMIN');
    expect((await t.act(stranger, booking.id, 'cancel')).statusCode).toBe(404);
  });
});

describe('BOOK-5 another time', () => {
  test('a free slot with the same provider; the old one is free again', async () => {
    const booking = await t.booking(patient, doctor.id, '2026-11-23T14:00:00Z');
    const reply = await t.act(patient, booking.id, 'reschedule', { dateTime: '2026-11-23T14:30:00Z' });
    expect(reply.json()).toMatchObject({
      id: booking.id,
      status: 'confirmed',
      dateTime: '2026-11-23T14:30:00.000Z',
      endsAt: '2026-11-23T15:00:00.000Z',
    });
    expect(await t.told(doctor.id, booking.id)).toEqual(['booking_new', 'booking_moved']);
    await t.booking(await t.patient(), doctor.id, '2026-11-23T14:00:00Z');
  });

  test('its own time does not stand in its way; a taken one does; the past is past', async () => {
    const booking = await t.booking(patient, doctor.id, '2026-11-24T14:00:00Z', { mode: undefined });
    const half = { dateTime: '2026-11-24T14:30:00Z' };
    expect((await t.act(patient, booking.id, 'reschedule', half)).statusCode).toBe(200);
    await t.booking(await t.patient(), doctor.id, '2026-11-24T16:00:00Z');
    const taken = await t.act(patient, booking.id, 'reschedule', { dateTime: '2026-11-24T16:00:00Z' });
    expect(taken.json()).toMatchObject({ code: 'slot_taken' });
    expect(taken.json().slots[0]).toBe('2026-11-24T16:30:00.000Z');
    const past = await t.act(patient, booking.id, 'reschedule', { dateTime: '2026-11-01T16:00:00Z' });
    expect([past.statusCode, past.json().code]).toEqual([422, 'time_passed']);
  });

  test('neither once it has begun nor when it is over', async () => {
    const booking = await t.booking(patient, doctor.id, '2026-11-27T14:00:00Z');
    const later = { dateTime: '2026-11-28T14:00:00Z' };
    for (const status of ['in_progress', 'completed', 'cancelled', 'no_show'] as const) {
      await t.put(booking.id, status);
      expect((await t.act(patient, booking.id, 'reschedule', later)).json().code).toBe('move_not_allowed');
    }
  });

  test('with two who want the same free slot, one gets it', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => t.patient()));
    const bookings = [];
    for (const [i, one] of people.entries())
      bookings.push(await t.booking(one, doctor.id, `2026-11-29T1${4 + i}:00:00Z`));
    const same = { dateTime: '2026-11-29T20:00:00Z' };
    const replies = await Promise.all(
      bookings.map((booking, i) => t.act(people[i] as Somebody, booking.id, 'reschedule', same)),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  test('waits its turn among those who want the same provider, and touches nothing until then', async () => {
    const patient = await t.patient();
    const booking = await t.booking(patient, doctor.id, '2026-11-30T14:00:00Z');
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = withKeyLock(t.instance().platform, doctor.id, () => promise);
    const done: string[] = [];
    const moving = t
      .act(patient, booking.id, 'reschedule', { dateTime: '2026-11-30T16:00:00Z' })
      .then((reply) => {
        done.push('moved');
        return reply;
      });
    // Requests about other visits are served meanwhile, several times over.
    const elsewhere = await t.provider();
    for (const hour of [14, 15, 16])
      await t.booking(await t.patient(), elsewhere.id, `2026-11-30T${hour}:00:00Z`);
    expect(done).toEqual([]);
    done.push('made way');
    resolve();
    await before;
    expect((await moving).statusCode).toBe(200);
    expect(done).toEqual(['made way', 'moved']);
  });
});
