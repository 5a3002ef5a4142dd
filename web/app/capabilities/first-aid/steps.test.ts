import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundedStep, swipeMove } from './steps.ts';

test('AID-1 steps are bounded at both ends, whatever is asked for', () => {
  expect([boundedStep(0, 5), boundedStep(1, 5), boundedStep(5, 5), boundedStep(6, 5)]).toEqual([1, 1, 5, 5]);
  expect(boundedStep(Number.NaN, 5)).toBe(1);
  fc.assert(
    fc.property(fc.double(), fc.integer({ min: 1, max: 30 }), (asked, count) => {
      const step = boundedStep(asked, count);
      expect(Number.isInteger(step) && step >= 1 && step <= count).toBe(true);
    }),
  );
});

test('AID-1 a swipe turns the page; scrolling does not', () => {
  expect(swipeMove(-120, 10)).toBe(1);
  expect(swipeMove(120, -20)).toBe(-1);
  expect(swipeMove(-120, 90)).toBe(0);
  expect(swipeMove(20, 0)).toBe(0);
});
