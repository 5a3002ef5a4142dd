import { describe, expect, test } from 'vitest';
import { isLate, refundCents } from './refund.rules.ts';

const START = new Date('2026-11-20T14:00:00Z');
const earlier = (ms: number) => new Date(START.getTime() - ms);
const DAY = 24 * 3600 * 1000;
const visit = {
  paymentStatus: 'paid',
  totalCents: 5500,
  startsAt: START,
  movedLate: false,
  movedByProvider: false,
};

describe('PAY-5 what comes back', () => {
  test('a day before is in time, a moment later is late', () => {
    expect([isLate(START, earlier(DAY)), isLate(START, earlier(DAY - 1))]).toEqual([false, true]);
    expect(refundCents(visit, true, earlier(DAY))).toBe(5500);
    expect(refundCents(visit, true, earlier(DAY - 1))).toBe(0);
    expect(refundCents(visit, true, earlier(-DAY))).toBe(0);
  });

  test('everything when the provider cancels or has moved it, however late', () => {
    expect(refundCents(visit, false, earlier(0))).toBe(5500);
    expect(refundCents({ ...visit, movedByProvider: true }, true, earlier(0))).toBe(5500);
    expect(refundCents({ ...visit, movedLate: true }, false, earlier(5 * DAY))).toBe(5500);
  });

  test('nothing of a visit that the patient moved late, or that was not paid', () => {
    expect(refundCents({ ...visit, movedLate: true }, true, earlier(5 * DAY))).toBe(0);
    expect(refundCents({ ...visit, paymentStatus: 'unpaid' }, false, earlier(5 * DAY))).toBe(0);
  });
});
