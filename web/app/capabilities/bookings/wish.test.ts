import { expect, test } from 'vitest';
import { timesOf, WISHED_PARTS, wishOf } from './wish.ts';

const now = new Date('2026-11-17T10:30');
const dayHere = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

test('OUT-1 a wish names the times that suit, by the clock of the device, and is read back from them', () => {
  const morning = timesOf({ day: '2026-11-19', part: 'morning' }, now);
  expect(morning).toEqual({
    dateTime: new Date('2026-11-19T08:00').toISOString(),
    latest: new Date('2026-11-19T11:59').toISOString(),
  });
  for (const part of WISHED_PARTS) {
    const times = timesOf({ day: '2026-11-19', part }, now);
    expect(times && wishOf(times, dayHere)).toEqual({ day: '2026-11-19', part });
  }
});

test('OUT-1 nobody wishes for what has passed, nor for half a day', () => {
  expect(timesOf({ day: '2026-11-17', part: 'morning' }, now)).toBeDefined();
  expect(timesOf({ day: '2026-11-17', part: 'morning' }, new Date('2026-11-17T12:00'))).toBeUndefined();
  expect(timesOf({ day: '2026-11-16', part: 'any' }, now)).toBeUndefined();
  expect(timesOf({ day: '', part: 'any' }, now)).toBeUndefined();
});
