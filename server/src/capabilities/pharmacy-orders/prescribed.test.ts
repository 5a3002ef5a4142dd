import { expect, test } from 'vitest';
import { mostNow, oneFill } from './prescribed.rules.ts';

const PILL = { dose: 1, frequency: 'twice_daily', durationDays: 7, quantity: null, refills: 0 } as const;

test('MED-4 what was prescribed bounds what is handed over, also where no quantity was written', () => {
  expect(oneFill({ ...PILL, quantity: 20 })).toBe(20);
  expect(oneFill(PILL)).toBe(14);
  expect(oneFill({ ...PILL, dose: 0.5, frequency: 'weekly', durationDays: 30 })).toBe(3);
  expect(oneFill({ ...PILL, frequency: 'once', durationDays: null })).toBe(1);
  expect(oneFill({ ...PILL, frequency: 'morning', durationDays: null })).toBe(30);
});

test('MED-4 a refill allows as many again, one at a time, and nothing beyond', () => {
  const twice = { ...PILL, quantity: 10, refills: 1 };
  expect([0, 10, 15, 20, 25].map((before) => mostNow(twice, before))).toEqual([10, 10, 5, 0, 0]);
});
