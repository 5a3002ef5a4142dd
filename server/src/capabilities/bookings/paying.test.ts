import { describe, expect, test } from 'vitest';
import { systemGrant } from '#platform/access/system-grant.ts';
import { bookingTest } from '#test/bookings.ts';
import { findPayable, findRefund, getBookingView, markPaid, markRefunded } from './bookings.service.ts';
import { releaseUnpaid } from './holds.jobs.ts';

const t = bookingTest();
const grant = () => systemGrant('payment:settle', { db: t.lakou.db, at: t.clock.now(), requestId: 'test' });
const pay = (id: string) => markPaid(grant(), id);

describe('BOOK-9 what payments rely on', () => {
  test('paying confirms a slot that waited for it, and the provider hears of it', async () => {
    const doctor = await t.provider({ fees: { clinic: { base: 70, payFirst: true } } });
    const patient = await t.patient();
    const booking = await t.booking(patient, doctor.id, '2026-11-17T14:00:00Z');
    expect(await findPayable(grant(), booking.id, patient.id)).toMatchObject({
      payable: true,
      totalCents: 7500,
    });
    expect(await pay(booking.id)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      holdExpiresAt: null,
    });
    expect(await t.told(doctor.id, booking.id)).toEqual(['booking_new']);
    expect(await t.told(patient.id, booking.id)).toEqual(['booking_confirmed']);
    expect(await findPayable(grant(), booking.id, patient.id)).toMatchObject({ payable: false });
  });

  test('of many payments one counts', async () => {
    const booking = await t.booking(await t.patient(), (await t.provider()).id, '2026-11-17T14:00:00Z');
    const paid = await Promise.all(Array.from({ length: 20 }, () => pay(booking.id)));
    expect(paid.filter(Boolean)).toHaveLength(1);
  });

  test.each([
    ['requested', true],
    ['awaiting_payment', true],
    ['confirmed', true],
    ['in_progress', true],
    ['completed', true],
    ['cancelled', false],
    ['no_show', false],
  ] as const)(
    'an unpaid visit that is %s can be paid: %s; its state stays but for awaiting_payment',
    async (status, payable) => {
      const patient = await t.patient();
      const booking = await t.booking(patient, (await t.provider()).id, '2026-11-17T14:00:00Z');
      await t.put(booking.id, status);
      expect(await findPayable(grant(), booking.id, patient.id)).toMatchObject({ payable });
      const paid = await pay(booking.id);
      expect(paid !== undefined).toBe(payable);
      const after = await getBookingView(grant(), booking.id);
      expect(after).toMatchObject({
        status: status === 'awaiting_payment' ? 'confirmed' : status,
        paymentStatus: payable ? 'paid' : 'unpaid',
      });
    },
  );

  test('ATTACK somebody else’s visit is none, nor is a made-up id', async () => {
    const booking = await t.booking(await t.patient(), (await t.provider()).id, '2026-11-17T14:00:00Z');
    const other = await t.patient();
    expect(await findPayable(grant(), booking.id, other.id)).toBeUndefined();
    expect(await findPayable(grant(), 'nonsense', other.id)).toBeUndefined();
  });

  test('money for a slot that was given free meanwhile is not taken', async () => {
    const doctor = await t.provider({ fees: { clinic: { base: 70, payFirst: true } } });
    const booking = await t.booking(await t.patient(), doctor.id, '2026-11-18T14:00:00Z');
    t.clock.move(1800);
    await releaseUnpaid(t.instance().platform);
    expect(await pay(booking.id)).toBeUndefined();
  });

  test('a refund is marked once', async () => {
    const patient = await t.patient();
    const booking = await t.booking(patient, (await t.provider()).id, '2026-11-18T14:00:00Z');
    expect(await markRefunded(grant(), booking.id)).toBe(false);
    await pay(booking.id);
    await t.act(patient, booking.id, 'cancel');
    expect(await findRefund(grant(), booking.id)).toMatchObject({ refundCents: 5500, status: 'cancelled' });
    expect(await markRefunded(grant(), booking.id)).toBe(true);
    expect(await markRefunded(grant(), booking.id)).toBe(false);
    expect((await t.read(patient, booking.id)).json()).toMatchObject({
      paymentStatus: 'refunded',
      refund: 55,
    });
  });
});
