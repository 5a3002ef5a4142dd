import type { AgendaSpan } from '@lakou/contract/agenda';
import type { MyAvailability } from '@lakou/contract/scheduling';
import { expect, test } from 'vitest';
import { fullnessOf, monthLater, monthWeeks } from './fullness.ts';

const HAITI = 'America/Port-au-Prince';
const entry = (from: string, to: string) => ({
  id: from,
  title: 'Poz',
  type: 'break',
  time: `2026-11-16T${from}:00Z`,
  endsAt: `2026-11-16T${to}:00Z`,
  seriesId: null,
});
const span = (...entries: ReturnType<typeof entry>[]) =>
  ({ bookings: [], entries, busy: [], travel: [] }) as unknown as AgendaSpan;
const hours = (from: string, to: string) =>
  ({
    timeZone: HAITI,
    hours: { timeZone: HAITI, hours: [{ day: 'mon', from, to }] },
    exceptions: [],
    repeats: [],
  }) as unknown as MyAvailability;

test('PROV-2 the month is shown in whole weeks, and only those that touch it', () => {
  expect(monthWeeks('2026-11-18').map(([monday]) => monday)).toEqual([
    '2026-10-26',
    '2026-11-02',
    '2026-11-09',
    '2026-11-16',
    '2026-11-23',
    '2026-11-30',
  ]);
  expect(monthWeeks('2027-02-10')).toHaveLength(4);
  expect(monthWeeks('2027-02-10').flat()).toHaveLength(28);
});

test('PROV-2 a month later is the same day, or the last one of a shorter month', () => {
  expect(monthLater('2027-01-31', 1)).toBe('2027-02-28');
  expect(monthLater('2026-12-15', 1)).toBe('2027-01-15');
  expect(monthLater('2027-01-15', -1)).toBe('2026-12-15');
  expect(monthLater('2027-03-31', -1)).toBe('2027-02-28');
});

test('PROV-2 a day is as full as its hours are taken; what overlaps counts once', () => {
  const day = '2026-11-16';
  const full = (of: AgendaSpan, at = hours('08:00', '12:00')) => {
    const { percent, level } = fullnessOf(day, of, at);
    return [percent, level];
  };
  expect(full(span())).toEqual([0, 0]);
  expect(full(span(entry('13:00', '14:00')))).toEqual([25, 1]);
  expect(full(span(entry('13:00', '14:00'), entry('13:30', '15:00')))).toEqual([50, 2]);
  expect(full(span(entry('13:00', '17:00')))).toEqual([100, 4]);
  expect(full(span(entry('13:00', '13:15')))).toEqual([6, 1]);
  expect(full(span(entry('13:00', '20:00')))).toEqual([100, 4]);
  expect(fullnessOf('2026-11-17', span(), hours('08:00', '12:00'))).toMatchObject({ isOff: true, level: 0 });
});
