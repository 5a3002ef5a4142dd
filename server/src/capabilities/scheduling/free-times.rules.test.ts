import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dueAgain, freeTimesOf } from './free-times.rules.ts';
import { fits } from './kept-free.rules.ts';
import { dayOf } from './open-hours.rules.ts';
import type { Schedule } from './schedule.store.ts';
import { slotsIn } from './slots.rules.ts';

const AT = new Date('2026-11-16T12:10:00Z');
const schedule: Schedule = {
  providerId: 'p',
  name: 'Dr',
  specialty: null,
  photoUrl: null,
  clinicId: null,
  clinicName: null,
  clinicAddress: null,
  places: null,
  isAvailable: true,
  fees: {},
  licenseVerified: true,
  serviceMinutes: {},
  travelRadiusKm: null,
  buffers: {},
  noticeHours: 0,
  timeZone: 'America/Port-au-Prince',
  keepsHours: true,
  times: {
    timeZone: 'America/Port-au-Prince',
    hours: [
      { day: 'mon', from: '08:00', to: '09:30' },
      { day: 'wed', from: '08:00', to: '08:30' },
    ],
    exceptions: {},
  },
};
const span = (from: string, to: string) => ({
  start: Date.parse(`2026-11-16T${from}Z`),
  end: Date.parse(`2026-11-16T${to}Z`),
});
const of = (one: Schedule, taken: Parameters<typeof freeTimesOf>[1] = []) =>
  Object.fromEntries(
    freeTimesOf(one, taken, AT).map(({ mode, startsAt, ...rest }) => [
      mode,
      { ...rest, startsAt: startsAt.map((start) => start.toISOString().slice(5, 16)) },
    ]),
  );

test('FIND-6 the next three starts, and all days of four weeks, for each kind of visit', () => {
  const times = of(schedule);
  expect(Object.keys(times)).toEqual(['any', 'in_home', 'clinic', 'video', 'audio', 'chat']);
  expect(times.any?.startsAt).toEqual(['11-16T13:00', '11-16T13:30', '11-16T14:00']);
  expect(times.any?.days).toHaveLength(8);
  expect(times.any?.days.slice(0, 3)).toEqual(['2026-11-16', '2026-11-18', '2026-11-23']);
  // A visit at home takes an hour.
  expect(times.in_home?.startsAt).toEqual(['11-16T13:00', '11-16T13:30', '11-23T13:00']);
  expect(times.in_home?.days).toHaveLength(4);
});

test('FIND-6 what is taken is not free, and who takes no visits has no times', () => {
  const taken = [span('13:15:00', '13:45:00')];
  expect(of(schedule, taken).video?.startsAt).toEqual(['11-16T14:00', '11-18T13:00', '11-23T13:00']);
  for (const away of [{ isAvailable: false }, { keepsHours: false }])
    expect(of({ ...schedule, ...away }).any).toEqual({ baseCents: 5000, startsAt: [], days: [] });
});

test('FIND-6 only the modes with a fee are offered; the lowest fee stands for any', () => {
  const fees = {
    in_home: { baseCents: 6000, payFirst: false },
    video: { baseCents: 2500, payFirst: false },
  };
  const times = of({ ...schedule, fees });
  expect(Object.entries(times).map(([mode, { baseCents }]) => [mode, baseCents])).toEqual([
    ['any', 2500],
    ['in_home', 6000],
    ['video', 2500],
  ]);
  const home = of({ ...schedule, fees: { in_home: fees.in_home } });
  expect(home.any?.startsAt).toEqual(home.in_home?.startsAt);
});

test('FIND-6 they are due again when the first has passed, after twelve hours at the latest', () => {
  expect(dueAgain(freeTimesOf(schedule, [], AT), AT).toISOString()).toBe('2026-11-16T13:00:00.000Z');
  const busy = [span('13:00:00', '23:00:00')];
  expect(dueAgain(freeTimesOf(schedule, busy, AT), AT).toISOString()).toBe('2026-11-17T00:10:00.000Z');
});

test('FIND-6 a time that begins right now is over, so that what is due again is always ahead', () => {
  const now = new Date('2026-11-16T13:00:00Z');
  expect(dueAgain(freeTimesOf(schedule, [], now), now).toISOString()).toBe('2026-11-16T13:30:00.000Z');
});

test('PROV-2 FIND-6 notice, kept-free minutes and hours for some kinds of visit are known to a search', () => {
  // Monday from 8 to 9:30 and Wednesday from 8 to 8:30; it is Monday, 7:10.
  expect(of({ ...schedule, noticeHours: 1 }).video?.startsAt[0]).toBe('11-16T13:30');
  expect(of({ ...schedule, noticeHours: 2 }).video?.startsAt[0]).toBe('11-18T13:00');
  const visit = { ...span('13:00:00', '13:30:00'), mode: 'clinic' as const };
  const buffers = { clinic: { before: 0, after: 15 }, audio: { before: 45, after: 0 } };
  const times = of({ ...schedule, buffers }, [visit]);
  expect(times.video?.startsAt[0]).toBe('11-16T14:00');
  expect(times.audio?.startsAt[0]).toBe('11-18T13:00');
  expect(times.any?.startsAt[0]).toBe('11-16T14:00');
  const hours = [
    { day: 'mon' as const, from: '08:00', to: '09:00', modes: ['video' as const] },
    { day: 'wed' as const, from: '08:00', to: '08:30', modes: ['audio' as const] },
  ];
  const some = of({ ...schedule, times: { ...schedule.times, hours } });
  expect([some.video?.startsAt[0], some.audio?.startsAt[0]]).toEqual(['11-16T13:00', '11-18T13:00']);
  expect([some.clinic?.startsAt, some.any?.startsAt[0]]).toEqual([[], '11-16T13:00']);
});

test('PROV-2 FIND-6 with notice the times are computed anew when the first can no longer be booked', () => {
  const noticed = { ...schedule, noticeHours: 24 };
  const times = freeTimesOf(noticed, [], AT);
  expect(times[0]?.startsAt[0]?.toISOString()).toBe('2026-11-18T13:00:00.000Z');
  const late = new Date('2026-11-17T12:30:00Z');
  expect(dueAgain(freeTimesOf(noticed, [], late), late, 24).toISOString()).toBe('2026-11-17T13:00:00.000Z');
});

test('FIND-6 whatever is taken, the days are those on which a visit can begin, and the starts the first of all', () => {
  const half = 1_800_000;
  const taken = fc.array(fc.tuple(fc.integer({ min: 0, max: 28 * 48 }), fc.integer({ min: 1, max: 100 })), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(taken, fc.constantFrom('America/New_York', 'America/Port-au-Prince'), (spans, timeZone) => {
      const planned = spans.map(([from, length]) => ({
        start: AT.getTime() + from * half,
        end: AT.getTime() + (from + length) * half,
      }));
      const days = ['mon', 'tue', 'thu', 'sat'] as const;
      const hours = days.map((day) => ({ day, from: '20:00', to: '23:59' }));
      const one = { ...schedule, timeZone, times: { ...schedule.times, timeZone, hours } };
      const ahead = { start: AT.getTime() + 1, end: AT.getTime() + 28 * 48 * half };
      for (const { mode, startsAt, days: known } of freeTimesOf(one, planned, AT)) {
        const minutes = mode === 'in_home' ? 60 : 30;
        const all = slotsIn(one.times, minutes, ahead).filter((slot) => fits(slot, 'video', planned, {}));
        expect(startsAt.map((start) => start.getTime())).toEqual(all.slice(0, 3).map(({ start }) => start));
        expect(known).toEqual([...new Set(all.map(({ start }) => dayOf(start, timeZone).toString()))]);
      }
    }),
    { numRuns: 40 },
  );
});
