import { expect, test } from 'vitest';
import { beatsBetween } from './beats.ts';

test('DRAW-1 110 beats a minute, none lost or doubled between two looks', () => {
  const looks = Array.from({ length: 600 }, (_, index) => 500 + index * 100);
  const beats = looks.flatMap((at) => beatsBetween(500, 110, at, at + 100));
  expect(beats).toHaveLength(110);
  expect(beats[0]).toBe(500);
  expect((beats.at(-1) ?? 0) - (beats[0] ?? 0)).toBeCloseTo((109 * 60_000) / 110);
});

test('DRAW-1 there is no beat before the first', () => {
  expect(beatsBetween(1000, 110, 0, 1000)).toEqual([]);
  expect(beatsBetween(1000, 110, 0, 1001)).toEqual([1000]);
});
