import { expect, test } from 'vitest';
import { freePlaces, refundCents, shareCents } from './shares.rules.ts';

const SIX = { visits: 6, priceCents: 10_000, feeCents: 500 };
const EVERY = [1, 2, 3, 4, 5, 6];

test('PROV-3 the shares of a package are whole cents that add up to its price, the rest on the last', () => {
  expect(EVERY.map((place) => shareCents(SIX, place))).toEqual([1666, 1666, 1666, 1666, 1666, 1670]);
  for (let visits = 2; visits <= 30; visits += 1)
    for (const priceCents of [visits, 100, 9999, 10_000, 123_457]) {
      const shares = Array.from({ length: visits }, (_, at) => shareCents({ visits, priceCents }, at + 1));
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(priceCents);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    }
});

test('PROV-3 what was not used of a package goes back, with the fee only where nothing was', () => {
  expect(refundCents(SIX, [])).toBe(10_500);
  expect(refundCents(SIX, [1])).toBe(8334);
  expect(refundCents(SIX, [2, 5])).toBe(6668);
  expect(refundCents(SIX, [6])).toBe(8330);
  expect(refundCents(SIX, EVERY)).toBe(0);
});

test('PROV-3 a place that was given back is the first to be taken again', () => {
  expect(freePlaces(4, [1, 3])).toEqual([2, 4]);
  expect(freePlaces(2, [1, 2])).toEqual([]);
});
