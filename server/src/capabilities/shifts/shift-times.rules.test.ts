import { expect, test } from 'vitest';
import { daysBetween, movedBy, readSpan, weekOf } from './shift-times.rules.ts';

const HAITI = 'America/Port-au-Prince';
const at = (text: string) => new Date(text);

test('CLIN-4 a week runs from Sunday to Saturday', () => {
  const week = [
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ];
  for (const day of week) expect(weekOf(day)).toEqual(week);
  expect(daysBetween('2026-11-15', '2026-11-29')).toBe(14);
});

test('CLIN-4 times without an offset are those of the clinic’s clocks', () => {
  const span = readSpan({ startTime: '2026-11-16T07:00', endTime: '2026-11-16T15:00' }, HAITI);
  expect(span).toEqual({ startsAt: at('2026-11-16T12:00:00Z'), endsAt: at('2026-11-16T20:00:00Z') });
});

test('CLIN-4 an end at or before the start is on the next day; more than 24 hours is none', () => {
  const night = readSpan({ startTime: '2026-11-16T19:00', endTime: '2026-11-16T07:00' }, HAITI);
  expect(night).toEqual({ startsAt: at('2026-11-17T00:00:00Z'), endsAt: at('2026-11-17T12:00:00Z') });
  const whole = readSpan({ startTime: '2026-11-16T07:00', endTime: '2026-11-16T07:00' }, HAITI);
  expect(whole).toEqual({ startsAt: at('2026-11-16T12:00:00Z'), endsAt: at('2026-11-17T12:00:00Z') });
  const two = { startTime: '2026-11-16T07:00', endTime: '2026-11-17T07:01' };
  expect(readSpan(two, HAITI)).toBe('shift_too_long');
  expect(readSpan({ startTime: '2026-11-16T07:00', endTime: '2026-11-14T08:00' }, HAITI)).toBe(
    'invalid_request',
  );
});

test('CLIN-4 a copied shift keeps its clock times over a change of the clocks', () => {
  // Clocks in New York go back on 1 November 2026.
  const span = { startsAt: at('2026-10-30T12:00:00Z'), endsAt: at('2026-10-30T20:00:00Z') };
  expect(movedBy(span, 7, 'America/New_York')).toEqual({
    startsAt: at('2026-11-06T13:00:00Z'),
    endsAt: at('2026-11-06T21:00:00Z'),
  });
  const day = { startsAt: at('2026-10-24T12:00:00Z'), endsAt: at('2026-10-25T12:00:00Z') };
  expect(movedBy(day, 7, 'America/New_York')).toBeUndefined();
});
