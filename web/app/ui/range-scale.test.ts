import { expect, test } from 'vitest';
import { findRangeScale } from './range-scale.ts';

test('LAB-3 the good part of a range bar lies in the middle, and far values stay in the drawing', () => {
  const scale = findRangeScale({ low: 12, high: 16 });
  expect([scale?.from, scale?.to, scale?.share(14)]).toEqual([0.25, 0.75, 0.5]);
  expect([scale?.share(1), scale?.share(99)]).toEqual([0.03, 0.97]);
});

test('LAB-3 one limit alone bounds one side, and no limit draws nothing', () => {
  expect(findRangeScale({ low: null, high: 150 })).toMatchObject({ from: 0, to: 0.75 });
  expect(findRangeScale({ low: 60, high: null })?.to).toBe(1);
  expect(findRangeScale({ low: null, high: null })).toBeUndefined();
});
