import { describe, expect, test } from 'vitest';
import { mint } from '#platform/access/grant.ts';
import { bookingTest } from '#test/bookings.ts';
import { findPayable, findRefund, getBookingView, markPaid, markRefunded } from './bookings.service.ts';
import { releaseUnpaid } from './holds.ts';

const t = bookingTest();
const grant = () =>
  mint<'payment:test', undefined, undefined>({
    actor: undefined,
    scope: undefined,
    db: t.lakou.db,
    at: t.clock.now(),
    requestId: 'test',
  });
const pay = (id: string) => markPaid(grant(), id);

describe('BOOK-9 what payments rely on', () => {
  test('paying confirms a slot that waited for it, and the provider hears of it', async () => {
    const doctor = await t.provider({ fees: { clinic: { base: 70, payFirst: true } } });
    const patient = await t.patient();
    const visit = await t.visit(patient, doctor.id, '2026-11-17T14:00:00Z');
    expect(await findPayable(grant(), visit.id, patient.id)).toMatchObject({
      payable: true,
      totalCents: 7500,
    });
    expect(await pay(visit.id)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'paid',
      holdExpiresAt: null,
    });
    expect(await t.told(doctor.id, visit.id)).toEqual(['booking_new']);
    expect(await t.told(patient.id, visit.id)).toEqual(['booking_confirmed']);
    expect(await findPayable(grant(), visit.id, patient.id)).toMatchObject({ payable: false });
  });

  test('of many payments one counts', async () => {
    const visit = await t.visit(await t.patient(), (await t.provider()).id, '2026-11-17T14:00:00Z');
    const paid = await Promise.all(Array.from({ length: 20 }, () => pay(visit.id)));
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
      const visit = await t.visit(patient, (await t.provider()).id, '2026-11-17T14:00:00Z');
      await t.put(visit.id, status);
      expect(await findPayable(grant(), visit.id, patient.id)).toMatchObject({ payable });
      const paid = await pay(visit.id);
      expect(paid !== undefined).toBe(payable);
      const after = await getBookingView(grant(), visit.id);
      expect(after).toMatchObject({
        status: status === 'awaiting_payment' ? 'confirmed' : status,
        paymentStatus: payable ? 'paid' : 'unpaid',
      });
    },
  );

  test('ATTACK somebody else’s visit is none, nor is a made-up id', async () => {
    const visit = await t.visit(await t.patient(), (await t.provider()).id, '2026-11-17T14:00:00Z');
    const other = await t.patient();
    expect(await findPayable(grant(), visit.id, other.id)).toBeUndefined();
    expect(await findPayable(grant(), 'nonsense', other.id)).toBeUndefined();
  });

  test('money for a slot that was given free meanwhile is not taken', async () => {
    const doctor = await t.provider({ fees: { clinic: { base: 70, payFirst: true } } });
    const visit = await t.visit(await t.patient(), doctor.id, '2026-11-18T14:00:00Z');
    t.clock.move(1800);
    await releaseUnpaid(t.instance().platform);
    expect(await pay(visit.id)).toBeUndefined();
  });

  test('a refund is marked once', async () => {
    const patient = await t.patient();
    const visit = await t.visit(patient, (await t.provider()).id, '2026-11-18T14:00:00Z');
    expect(await markRefunded(grant(), visit.id)).toBe(false);
    await pay(visit.id);
    await t.act(patient, visit.id, 'cancel');
    expect(await findRefund(grant(), visit.id)).toMatchObject({ refundCents: 5500, status: 'cancelled' });
    expect(await markRefunded(grant(), visit.id)).toBe(true);
    expect(await markRefunded(grant(), visit.id)).toBe(false);
    expect((await t.read(patient, visit.id)).json()).toMatchObject({ paymentStatus: 'refunded', refund: 55 });
  });
});
