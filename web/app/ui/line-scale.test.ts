import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridOf, roundScale, scaleOf } from './line-scale.ts';

const point = fc.record({
  at: fc.integer({ min: 0, max: 4e12 }),
  value: fc.integer({ min: 0, max: 10_000 }).map((tenths) => tenths / 10),
});

test('every point has its place on the drawing, in the order of time', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 40 }), (points) => {
      const scale = scaleOf(points);
      for (const { at, value } of points) {
        expect(scale.share(value)).toBeGreaterThanOrEqual(0);
        expect(scale.share(value)).toBeLessThanOrEqual(1);
        expect(scale.x(at)).toBeGreaterThanOrEqual(0);
        expect(scale.x(at)).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('the lines across are few, and numbers that people count in', () => {
  const pressure = [118, 149, 132].map((value, at) => ({ at, value }));
  expect(gridOf(scaleOf(pressure))).toEqual([110, 120, 130, 140, 150, 160]);
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 40 }), (points) => {
      expect(gridOf(scaleOf(points)).length).toBeLessThanOrEqual(8);
    }),
  );
});

test('what is good is shown when readings are near it, and leaves no desert when they are far', () => {
  const high = [300, 310].map((value, at) => ({ at, value }));
  expect(scaleOf(high, [70, 99]).low).toBeGreaterThan(250);
  expect(
    scaleOf(
      [
        { at: 0, value: 118 },
        { at: 1, value: 131 },
      ],
      [90, 120],
    ).low,
  ).toBeLessThanOrEqual(118);
});

test('nothing is drawn below nought where nothing is', () => {
  expect(scaleOf([0, 615, 415].map((value, at) => ({ at, value }))).low).toBe(0);
});

test('one reading alone stands at the end', () => {
  const scale = scaleOf([{ at: 5, value: 72 }]);
  expect(scale.x(5)).toBe(100);
  expect(scale.low).toBeLessThan(72);
  expect(scale.high).toBeGreaterThan(72);
});

test('GROW-1 the numbers beside a growth chart are round and include every value', () => {
  expect(gridOf(roundScale(1.8, 20.4))).toEqual([0, 5, 10, 15, 20, 25]);
  expect(gridOf(roundScale(43.6, 98.2))).toEqual([40, 50, 60, 70, 80, 90, 100]);
  expect(gridOf(roundScale(10.2, 21.9))).toEqual([10, 12, 14, 16, 18, 20, 22]);
  const amount = fc.integer({ min: 1, max: 20_000 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)];
      const { low, high, step } = roundScale(least, most);
      const lines = gridOf({ low, high, step });
      expect(low).toBeLessThanOrEqual(least);
      expect(high).toBeGreaterThanOrEqual(most);
      expect(lines.length).toBeGreaterThanOrEqual(2);
      expect(lines.length).toBeLessThanOrEqual(8);
      expect([1, 2, 5]).toContain(Number((step / 10 ** Math.floor(Math.log10(step) + 1e-9)).toPrecision(6)));
    }),
  );
});
