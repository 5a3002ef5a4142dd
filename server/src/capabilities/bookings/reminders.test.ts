import { describe, expect, test } from 'vitest';
import { bookingTest } from '#test/bookings.ts';
import { releaseUnpaid } from './holds.jobs.ts';
import { sendReminders } from './reminders.jobs.ts';

const t = bookingTest();
const hour = 3600;
const remind = () => sendReminders(t.instance().platform);
const release = () => releaseUnpaid(t.instance().platform);
const clockTo = (dateTime: string, seconds = 0) =>
  t.clock.move((Date.parse(dateTime) - t.clock.now().getTime()) / 1000 + seconds);
const reminders = async (userId: string, id: string) =>
  (await t.told(userId, id)).filter((kind) => kind.startsWith('reminder'));
const inDays = (days: number) => {
  const day = new Date(t.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return `${day}T14:00:00.000Z`;
};

describe('BOOK-5 NOTE-1 reminders', () => {
  test('24 hours and 1 hour before, each once, to the patient', async () => {
    const [doctor, patient] = [await t.provider(), await t.patient()];
    const booking = await t.booking(patient, doctor.id, inDays(2));
    clockTo(booking.dateTime, -24 * hour - 1);
    await remind();
    expect(await reminders(patient.id, booking.id)).toEqual([]);
    t.clock.move(1);
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await reminders(patient.id, booking.id)).toEqual(['reminder_day']);
    clockTo(booking.dateTime, -hour - 1);
    await remind();
    expect(await reminders(patient.id, booking.id)).toEqual(['reminder_day']);
    t.clock.move(1);
    await remind();
    await remind();
    expect(await reminders(patient.id, booking.id)).toEqual(['reminder_day', 'reminder_hour']);
    expect(await reminders(doctor.id, booking.id)).toEqual([]);
  });

  test('die with the cancellation', async () => {
    const [doctor, patient] = [await t.provider(), await t.patient()];
    const booking = await t.booking(patient, doctor.id, inDays(2));
    await t.act(doctor, booking.id, 'cancel');
    clockTo(booking.dateTime, -23 * hour);
    await remind();
    clockTo(booking.dateTime, -600);
    await remind();
    expect(await reminders(patient.id, booking.id)).toEqual([]);
  });

  test('begin anew when the visit is moved', async () => {
    const [doctor, patient] = [await t.provider(), await t.patient()];
    const booking = await t.booking(patient, doctor.id, inDays(2));
    clockTo(booking.dateTime, -20 * hour);
    await remind();
    const moved = (await t.act(patient, booking.id, 'reschedule', { dateTime: inDays(3) })).json();
    await remind();
    clockTo(moved.dateTime, -24 * hour);
    await remind();
    expect(await reminders(patient.id, booking.id)).toEqual(['reminder_day', 'reminder_day']);
  });

  test('a visit booked for in three hours is reminded of once; late ones say what is true', async () => {
    const [doctor, patient] = [await t.provider({ availability: 'any' }), await t.patient()];
    const soon = new Date(t.clock.now().getTime() + 3 * hour * 1000).toISOString();
    const booking = await t.booking(patient, doctor.id, soon);
    await remind();
    expect(await reminders(patient.id, booking.id)).toEqual([]);
    // The server was not running when the reminder was due.
    clockTo(booking.dateTime, -20 * 60);
    await remind();
    expect(await reminders(patient.id, booking.id)).toEqual(['reminder_hour']);
    const missed = await t.booking(patient, doctor.id, inDays(3));
    clockTo(missed.dateTime, 60);
    await remind();
    expect(await reminders(patient.id, missed.id)).toEqual([]);
  });
});

describe('BOOK-9 a slot that waits for its payment', () => {
  const payFirst = { fees: { clinic: { base: 50, payFirst: true } } };

  test('is given free after 30 minutes, and the patient is told', async () => {
    const [doctor, patient] = [await t.provider(payFirst), await t.patient()];
    const booking = await t.booking(patient, doctor.id, inDays(2));
    t.clock.move(30 * 60 - 1);
    await release();
    expect((await t.read(patient, booking.id)).json().status).toBe('awaiting_payment');
    t.clock.move(1);
    await release();
    expect((await t.read(patient, booking.id)).json()).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'system',
      holdExpiresAt: null,
      refund: null,
    });
    expect(await t.told(patient.id, booking.id)).toEqual(['booking_expired']);
    await release();
    expect(await t.told(patient.id, booking.id)).toEqual(['booking_expired']);
    await t.booking(await t.patient(), doctor.id, booking.dateTime);
  });

  test('is never held beyond its own start', async () => {
    const doctor = await t.provider({ ...payFirst, availability: 'any' });
    const soon = new Date(t.clock.now().getTime() + 600_000).toISOString();
    const booking = await t.booking(await t.patient(), doctor.id, soon);
    expect(booking.holdExpiresAt).toBe(soon);
  });
});
