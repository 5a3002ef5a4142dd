import fc from 'fast-check';
import { expect, test } from 'vitest';
import { around, type Buffers, earliest, fits, type Taken } from './kept-free.rules.ts';
import { modesIn, placeAt } from './open-hours.rules.ts';
import { isWorking, overlaps, slotsIn } from './slots.rules.ts';

const MINUTE = 60_000;
const span = (from: number, to: number, mode?: Taken['mode']): Taken => ({
  start: from * MINUTE,
  end: to * MINUTE,
  ...(mode && { mode }),
});
const BUFFERS: Buffers = { clinic: { before: 10, after: 20 }, in_home: { before: 30, after: 0 } };

test.each([
  ['clinic', 120, true],
  ['clinic', 119, false],
  ['in_home', 130, true],
  ['in_home', 129, false],
  ['video', 120, true],
  ['video', 119, false],
] as const)('PROV-2 after a clinic visit until 100, %s at %i fits: %s', (mode, start, isFree) => {
  // 20 minutes are kept free after it; those before the next one may be the same.
  expect(fits(span(start, start + 30), mode, [span(60, 100, 'clinic')], BUFFERS)).toBe(isFree);
});

test('PROV-2 minutes kept free reach to both sides, of both visits, and away from what is no visit', () => {
  const home = span(200, 260, 'in_home');
  expect(fits(span(140, 170), 'video', [home], BUFFERS)).toBe(true);
  expect(fits(span(141, 171), 'video', [home], BUFFERS)).toBe(false);
  expect(fits(span(150, 180), 'clinic', [home], BUFFERS)).toBe(false);
  expect(fits(span(260, 290), 'video', [home], BUFFERS)).toBe(true);
  expect(fits(span(260, 290), 'clinic', [home], BUFFERS)).toBe(false);
  expect(fits(span(270, 300), 'clinic', [home], BUFFERS)).toBe(true);
  const lunch = span(200, 260);
  expect(fits(span(150, 180), 'clinic', [lunch], BUFFERS)).toBe(true);
  expect(fits(span(151, 181), 'clinic', [lunch], BUFFERS)).toBe(false);
  expect(fits(span(260, 290), 'video', [lunch], BUFFERS)).toBe(true);
  expect(around(span(100, 130), BUFFERS)).toEqual(span(70, 160));
  expect(around(span(100, 130), {})).toEqual(span(100, 130));
  expect(earliest(2, new Date(5))).toBe(5 + 120 * MINUTE);
});

const MODES = ['in_home', 'clinic', 'video'] as const;
const minutes = fc.integer({ min: 0, max: 120 });
const buffers: fc.Arbitrary<Buffers> = fc.dictionary(
  fc.constantFrom(...MODES),
  fc.record({ before: minutes, after: minutes }),
);
const visit = fc.record({
  start: fc.integer({ min: 0, max: 600 }),
  length: fc.constantFrom(15, 30, 60),
  mode: fc.constantFrom(...MODES),
});

test('PROV-2 visits that fit one after another never overlap, and between any two the longer pause is kept', () => {
  fc.assert(
    fc.property(buffers, fc.array(visit, { maxLength: 25 }), (kept, asked) => {
      const planned: (Taken & { mode: (typeof MODES)[number] })[] = [];
      for (const { start, length, mode } of asked) {
        const one = { ...span(start, start + length), mode };
        const looked = planned.filter((other) => overlaps(other, around(one, kept)));
        // What lies outside of `around` never decides.
        expect(fits(one, mode, looked, kept)).toBe(fits(one, mode, planned, kept));
        if (fits(one, mode, planned, kept)) planned.push(one);
      }
      const inOrder = planned.toSorted((a, b) => a.start - b.start);
      for (const [at, next] of inOrder.entries()) {
        const before = inOrder[at - 1];
        if (!before) continue;
        const pause = Math.max(kept[before.mode]?.after ?? 0, kept[next.mode]?.before ?? 0);
        expect(next.start - before.end).toBeGreaterThanOrEqual(pause * MINUTE);
      }
    }),
  );
});

const HAITI = 'America/Port-au-Prince';
const hours = [
  { day: 'mon' as const, from: '08:00', to: '10:00', place: 'Jacmel', modes: ['clinic' as const] },
  { day: 'mon' as const, from: '10:00', to: '12:00', place: 'Marigot' },
  { day: 'tue' as const, from: '08:00', to: '09:00', modes: ['video' as const, 'audio' as const] },
];
const week = { timeZone: HAITI, hours, exceptions: {} };
const moment = (clock: string) => Date.parse(`2026-11-${clock}:00Z`);
const TWO_DAYS = { start: moment('16T05:00'), end: moment('18T05:00') };
const starts = (length: number, mode?: 'clinic' | 'video') =>
  slotsIn(week, length, TWO_DAYS, mode).map(({ start, place }) => [
    new Date(start).toISOString().slice(8, 16),
    place,
  ]);

test('PROV-2 hours for some kinds of visit offer only these, and each slot says its place', () => {
  expect(starts(60, 'clinic')).toEqual([
    ['16T13:00', 'Jacmel'],
    ['16T13:30', 'Jacmel'],
    ['16T14:00', 'Jacmel'],
    ['16T15:00', 'Marigot'],
    ['16T15:30', 'Marigot'],
    ['16T16:00', 'Marigot'],
  ]);
  expect(starts(60, 'video')).toEqual([
    ['16T15:00', 'Marigot'],
    ['16T15:30', 'Marigot'],
    ['16T16:00', 'Marigot'],
    ['17T13:00', undefined],
  ]);
});

test('PROV-2 nobody works at two places during one visit', () => {
  const across = { start: moment('16T14:30'), end: moment('16T15:30') };
  expect(isWorking(week, across, 'clinic')).toBe(false);
  expect(isWorking({ ...week, hours: hours.map(({ place: _, ...line }) => line) }, across, 'clinic')).toBe(
    true,
  );
  expect(isWorking(week, { start: moment('16T13:00'), end: moment('16T14:00') }, 'video')).toBe(false);
  expect(placeAt(week, { start: moment('16T15:00'), end: 0 }, 'clinic')).toBe('Marigot');
  expect(placeAt(week, { start: moment('16T14:30'), end: 0 }, 'video')).toBeUndefined();
});

test('PROV-2 the kinds of visit that have hours; undefined where some hours are for all', () => {
  expect(modesIn(week)).toBeUndefined();
  expect(modesIn({ ...week, hours: hours.filter(({ modes }) => modes) })).toEqual([
    'clinic',
    'video',
    'audio',
  ]);
  expect(modesIn({ ...week, hours: [] })).toBeUndefined();
  expect(modesIn({ ...week, hours: undefined })).toBeUndefined();
  const off = {
    ...week,
    hours: hours.slice(0, 1),
    exceptions: { '2026-11-20': [{ from: '08:00', to: '09:00' }] },
  };
  expect(modesIn(off)).toBeUndefined();
});
