import { expect, test } from 'vitest';
import { otherTimes } from './other-times.ts';

const ZONE = 'America/Port-au-Prince';

test('BOOK-5 three other times: one a day, the closest to the hour of the visit, never its own', () => {
  const free = [
    '2026-11-23T14:00:00.000Z',
    '2026-11-20T15:00:00.000Z',
    '2026-11-20T18:00:00.000Z',
    '2026-11-21T13:00:00.000Z',
    '2026-11-21T16:00:00.000Z',
    '2026-11-24T15:00:00.000Z',
  ];
  expect(otherTimes(free, '2026-11-20T15:00:00.000Z', ZONE)).toEqual([
    '2026-11-20T18:00:00.000Z',
    '2026-11-21T16:00:00.000Z',
    '2026-11-23T14:00:00.000Z',
  ]);
  expect(otherTimes([], '2026-11-20T15:00:00.000Z', ZONE)).toEqual([]);
});
