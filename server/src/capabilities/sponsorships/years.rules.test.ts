import { describe, expect, test } from 'vitest';
import { toBudget } from './budgets.rules.ts';
import { dayIn, isRefundable, isRenewable, toYear } from './years.rules.ts';

const PAID = new Date('2026-11-01T12:00:00Z');
const DAY = 24 * 3600 * 1000;
const later = (ms: number) => new Date(PAID.getTime() + ms);
const year = {
  id: 'year',
  sponsorshipId: 'sponsorship',
  amountCents: 25_000,
  startsOn: '2026-11-01',
  endsOn: '2027-10-31',
  paidAt: PAID,
  cancelledAt: null,
  refundAskedAt: null,
};

describe('SPON-2 a year of support', () => {
  test('is given back within two weeks, once', () => {
    expect([isRefundable(year, later(14 * DAY - 1)), isRefundable(year, later(14 * DAY))]).toEqual([
      true,
      false,
    ]);
    expect(isRefundable({ ...year, cancelledAt: PAID }, later(DAY))).toBe(false);
    expect(isRefundable({ ...year, paidAt: null }, later(DAY))).toBe(false);
  });

  test('is renewed from thirty days before its end, by the days of Haiti', () => {
    expect(isRenewable(year, new Date('2027-10-01T03:59:00Z'))).toBe(false);
    expect(isRenewable(year, new Date('2027-10-01T04:01:00Z'))).toBe(true);
    expect(isRenewable({ ...year, endsOn: null }, PAID)).toBe(true);
  });

  test('is shown in dollars', () => {
    expect(toYear(year, later(DAY))).toEqual({
      id: 'year',
      amount: 250,
      startsOn: '2026-11-01',
      endsOn: '2027-10-31',
      isPaid: true,
      renews: true,
      refundable: true,
      renewable: false,
    });
    expect(toYear({ ...year, paidAt: null, cancelledAt: PAID }, later(DAY))).toMatchObject({
      isPaid: false,
      renews: false,
    });
  });

  test('a day begins at midnight in Haiti', () => {
    expect(dayIn(new Date('2026-11-15T04:59:59Z'))).toBe('2026-11-14');
    expect(dayIn(new Date('2026-11-15T05:00:00Z'))).toBe('2026-11-15');
  });
});

test('SPON-5 what is left of a budget is never below zero', () => {
  const budget = { sponsorshipId: 'one', limitCents: 10_000, spentCents: 2550, status: 'active' } as const;
  expect(toBudget(budget as Parameters<typeof toBudget>[0], PAID)).toMatchObject({
    limit: 100,
    spent: 25.5,
    left: 74.5,
    month: '2026-11',
  });
  const over = { ...budget, spentCents: 12_000 } as Parameters<typeof toBudget>[0];
  expect(toBudget(over, PAID)).toMatchObject({ spent: 120, left: 0 });
});
