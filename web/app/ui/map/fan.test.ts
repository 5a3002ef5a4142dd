import { expect, test } from 'vitest';
import { fanOf } from './fan.ts';

test.each([2, 3, 5, 12, 40])('FIND-3 each of %i pins at one place can be hit', (count) => {
  const pins = fanOf(count);
  expect(pins).toHaveLength(count);
  for (const [at, [x, y]] of pins.entries())
    for (const [otherX, otherY] of pins.slice(at + 1))
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThanOrEqual(44);
});

test('two stand side by side', () => {
  const [[left, level] = [0, 0], [right, same] = [0, 0]] = fanOf(2);
  expect(left).toBeLessThan(right);
  expect(level).toBeCloseTo(same);
});
