import { WEEKDAYS } from '@lakou/contract/user.rules';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import type { WorkingTimes } from './open-hours.rules.ts';
import { isFree, isWorking, overlaps, slotsIn } from './slots.rules.ts';

const daily = (from: string, to: string) => WEEKDAYS.map((day) => ({ day, from, to }));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const day = (date: string, timeZone: string) => {
  const start = Temporal.PlainDate.from(date).toZonedDateTime(timeZone);
  return { start: start.epochMilliseconds, end: start.add({ days: 1 }).epochMilliseconds };
};
const local = (moment: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
/** The repeated hour has its own tests: local time alone does not say when work began in it. */
const comesTwice = (there: Temporal.ZonedDateTime) =>
  !there
    .toPlainDateTime()
    .toZonedDateTime(there.timeZoneId, { disambiguation: 'earlier' })
    .equals(there.toPlainDateTime().toZonedDateTime(there.timeZoneId, { disambiguation: 'later' }));
const clockOf = (moment: number, timeZone: string) =>
  local(moment, timeZone).toPlainTime().toString().slice(0, 5);

const starts = (times: WorkingTimes, minutes: number, date: string) =>
  slotsIn(times, minutes, day(date, times.timeZone)).map(({ start }) => clockOf(start, times.timeZone));

const HAITI = 'America/Port-au-Prince';
const NEW_YORK = 'America/New_York';
const every = (from: string, to: string, timeZone = HAITI): WorkingTimes => ({
  timeZone,
  hours: daily(from, to),
  exceptions: {},
});

describe('BOOK-4 slots', () => {
  test('begin every half hour from opening and end before closing', () => {
    expect(starts(every('08:00', '10:00'), 30, '2026-11-16')).toEqual(['08:00', '08:30', '09:00', '09:30']);
    expect(starts(every('08:00', '10:00'), 60, '2026-11-16')).toEqual(['08:00', '08:30', '09:00']);
    expect(starts(every('08:15', '09:00'), 30, '2026-11-16')).toEqual(['08:15']);
    expect(starts(every('08:00', '08:20'), 30, '2026-11-16')).toEqual([]);
  });

  test('go on where one opening touches the next, and stop at a pause', () => {
    const hours = [
      { day: 'mon', from: '08:00', to: '09:00' },
      { day: 'mon', from: '09:00', to: '10:00' },
      { day: 'mon', from: '11:00', to: '12:00' },
    ] as const;
    const times = { timeZone: HAITI, hours, exceptions: {} };
    expect(starts(times, 60, '2026-11-16')).toEqual(['08:00', '08:30', '09:00', '11:00']);
  });

  test('follow the days that differ: other hours, or none', () => {
    const exceptions = { '2026-11-17': [{ from: '18:00', to: '19:00' }], '2026-11-18': [] };
    const times = { ...every('08:00', '09:00'), exceptions };
    expect(starts(times, 30, '2026-11-16')).toEqual(['08:00', '08:30']);
    expect(starts(times, 30, '2026-11-17')).toEqual(['18:00', '18:30']);
    expect(starts(times, 30, '2026-11-18')).toEqual([]);
  });

  test('cross midnight where work does', () => {
    const hours = [
      { day: 'mon', from: '23:00', to: '23:59' },
      { day: 'tue', from: '00:00', to: '01:00' },
    ] as const;
    const times = { timeZone: HAITI, hours, exceptions: {} };
    expect(starts(times, 60, '2026-11-16')).toEqual(['23:00', '23:30']);
    expect(starts(times, 60, '2026-11-17')).toEqual(['00:00']);
    const [, across] = slotsIn(times, 60, day('2026-11-16', HAITI));
    expect(
      local(across?.end ?? 0, HAITI)
        .toPlainDateTime()
        .toString(),
    ).toBe('2026-11-17T00:30:00');
  });
});

// Haiti's clocks have matched New York's since 2017; before that they did not always.
describe.each([NEW_YORK, HAITI])('BOOK-4 when the clocks of %s change', (timeZone) => {
  test('in spring the hour that is skipped has no slots', () => {
    expect(starts(every('01:00', '04:00', timeZone), 30, '2026-03-08')).toEqual([
      '01:00',
      '01:30',
      '03:00',
      '03:30',
    ]);
    expect(starts(every('02:00', '03:00', timeZone), 30, '2026-03-08')).toEqual([]);
    expect(starts(every('02:30', '04:00', timeZone), 30, '2026-03-08')).toEqual(['03:00', '03:30']);
    expect(starts(every('01:00', '02:30', timeZone), 60, '2026-03-08')).toEqual(['01:00']);
  });

  test('in autumn the hour that comes twice has slots twice', () => {
    expect(starts(every('00:30', '02:30', timeZone), 30, '2026-11-01')).toEqual([
      '00:30',
      '01:00',
      '01:30',
      '01:00',
      '01:30',
      '02:00',
    ]);
  });

  test('the first slot is at eight by the clock, on the day before and after', () => {
    for (const [date, utc] of [
      ['2026-03-07', '2026-03-07T13:00:00.000Z'],
      ['2026-03-08', '2026-03-08T12:00:00.000Z'],
      ['2026-10-31', '2026-10-31T12:00:00.000Z'],
      ['2026-11-01', '2026-11-01T13:00:00.000Z'],
    ] as const) {
      const [first] = slotsIn(every('08:00', '16:00', timeZone), 30, day(date, timeZone));
      expect(new Date(first?.start ?? 0).toISOString()).toBe(utc);
    }
  });
});

test('BOOK-4 Haiti kept winter time in the summer of 2016: the tz database decides, never an offset', () => {
  const first = (timeZone: string) =>
    slotsIn(every('08:00', '09:00', timeZone), 30, day('2016-07-04', timeZone))[0];
  expect(new Date(first(HAITI)?.start ?? 0).toISOString()).toBe('2016-07-04T13:00:00.000Z');
  expect(new Date(first(NEW_YORK)?.start ?? 0).toISOString()).toBe('2016-07-04T12:00:00.000Z');
});

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Valid hours: several a day, none overlapping. */
const someHours = fc
  .array(
    fc.tuple(
      fc.constantFrom(...WEEKDAYS),
      fc.uniqueArray(fc.integer({ min: 0, max: 24 * 60 - 1 }), { minLength: 2, maxLength: 6 }),
    ),
    { maxLength: 7 },
  )
  .map((days) => {
    const byDay = new Map(days);
    return [...byDay].flatMap(([on, cuts]) => {
      const sorted = cuts.toSorted((a, b) => a - b);
      return sorted
        .slice(1)
        .map((to, i) => ({ day: on, from: clock(sorted[i] ?? 0), to: clock(to) }))
        .filter((_, i) => i % 2 === 0);
    });
  });

// Weeks around the clock changes, and any other.
const someSpan = fc
  .tuple(
    fc.constantFrom('2026-03-05T00:00Z', '2026-10-29T00:00Z', '2026-07-01T00:00Z'),
    fc.nat(5 * 24 * 60),
    fc.integer({ min: 1, max: 4 * 24 * 60 }),
  )
  .map(([from, offset, length]) => {
    const start = Date.parse(from) + offset * MINUTE;
    return { start, end: start + length * MINUTE };
  });

const someTimes = fc.record({
  timeZone: fc.constantFrom(HAITI, NEW_YORK, 'Europe/Paris', 'Australia/Lord_Howe'),
  hours: someHours,
  exceptions: fc.constant({}),
});

describe('BOOK-4 whatever the hours, the zone and the week', () => {
  const minutes = fc.constantFrom(30, 60);

  test('every minute of a slot lies within the hours, by the clock on the wall there', () => {
    fc.assert(
      fc.property(someTimes, minutes, someSpan, (times, length, span) => {
        for (const { start, end } of slotsIn(times, length, span))
          for (let at = start; at < end; at += 5 * MINUTE) {
            const there = local(at, times.timeZone);
            if (comesTwice(there)) continue;
            const weekday = WEEKDAYS[there.dayOfWeek - 1];
            const time = there.toPlainTime().toString().slice(0, 5);
            const isOpen = times.hours.some(
              (one) => one.day === weekday && one.from <= time && (time < one.to || one.to === '23:59'),
            );
            expect(isOpen, `${there}`).toBe(true);
          }
      }),
      { numRuns: 60 },
    );
  });

  test('slots come in order, last what they should, begin within what was asked for, and none comes twice', () => {
    fc.assert(
      fc.property(someTimes, minutes, someSpan, (times, length, span) => {
        const slots = slotsIn(times, length, span);
        for (const [i, { start, end }] of slots.entries()) {
          expect(end - start).toBe(length * MINUTE);
          expect(start >= span.start && start < span.end).toBe(true);
          if (i > 0) expect(start).toBeGreaterThan(slots[i - 1]?.start ?? 0);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('asking for a part answers the same slots as asking for the whole', () => {
    fc.assert(
      fc.property(
        someTimes,
        minutes,
        someSpan,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (times, length, span, cut) => {
          const middle = Math.round(span.start + (span.end - span.start) * cut);
          const parts = [
            ...slotsIn(times, length, { start: span.start, end: middle }),
            ...slotsIn(times, length, { start: middle, end: span.end }),
          ];
          expect(parts).toEqual(slotsIn(times, length, span));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('taking free slots one after another never makes two visits overlap', () => {
    fc.assert(
      fc.property(
        someTimes,
        someSpan,
        fc.array(fc.tuple(minutes, fc.nat(200)), { maxLength: 30 }),
        (times, span, wishes) => {
          const taken: { start: number; end: number }[] = [];
          for (const [length, nth] of wishes) {
            const free = slotsIn(times, length, span).filter((slot) => isFree(slot, taken));
            const chosen = free[nth % Math.max(free.length, 1)];
            if (chosen) taken.push(chosen);
          }
          for (const [i, one] of taken.entries())
            for (const other of taken.slice(i + 1)) expect(overlaps(one, other)).toBe(false);
        },
      ),
      { numRuns: 30 },
    );
  });
});

test('a year of days has slots on each', () => {
  const from = Date.parse('2026-01-01T05:00Z');
  for (let i = 0; i < 365; i += 7)
    expect(
      slotsIn(every('08:00', '09:00'), 30, { start: from + i * DAY, end: from + (i + 7) * DAY }),
    ).toHaveLength(14);
});

describe('BOOK-4 where one thing ends and the next begins', () => {
  const span = (from: string, to: string) => ({
    start: Date.parse(`2026-11-16T${from}:00-05:00`),
    end: Date.parse(`2026-11-16T${to}:00-05:00`),
  });

  test('what only touches does not overlap', () => {
    expect(overlaps(span('08:00', '09:00'), span('09:00', '10:00'))).toBe(false);
    expect(overlaps(span('09:00', '10:00'), span('08:00', '09:00'))).toBe(false);
    expect(overlaps(span('08:00', '09:01'), span('09:00', '10:00'))).toBe(true);
    expect(isFree(span('09:00', '10:00'), [span('08:00', '09:00'), span('10:00', '11:00')])).toBe(true);
    expect(isFree(span('09:00', '10:00'), [span('07:00', '08:00'), span('09:30', '11:00')])).toBe(false);
  });

  test('work goes on through openings that touch, up to the minute at which it ends', () => {
    const hours = [
      { day: 'mon', from: '08:00', to: '12:00' },
      { day: 'mon', from: '12:00', to: '14:00' },
      { day: 'mon', from: '15:00', to: '16:00' },
    ] as const;
    const times = { timeZone: HAITI, hours, exceptions: {} };
    expect(isWorking(times, span('08:00', '14:00'))).toBe(true);
    expect(isWorking(times, span('15:00', '16:00'))).toBe(true);
    expect(isWorking(times, span('07:59', '09:00'))).toBe(false);
    expect(isWorking(times, span('13:00', '14:01'))).toBe(false);
    expect(isWorking(times, span('13:00', '15:30'))).toBe(false);
  });

  test('a slot that begins when the span ends belongs to the next one', () => {
    const times = every('08:00', '10:00');
    const clocks = (within: { start: number; end: number }) =>
      slotsIn(times, 30, within).map(({ start }) => clockOf(start, HAITI));
    expect(clocks(span('08:30', '09:30'))).toEqual(['08:30', '09:00']);
    expect(clocks(span('08:31', '09:31'))).toEqual(['09:00', '09:30']);
  });

  test('hours that were never set leave every time possible; none at all close every day', () => {
    const open = { timeZone: HAITI, hours: undefined, exceptions: {} };
    expect(starts(open, 30, '2026-11-16')).toHaveLength(48);
    expect(starts({ ...open, hours: [] }, 30, '2026-11-16')).toEqual([]);
  });

  test('an opening that ends before it begins is none', () => {
    expect(starts(every('10:00', '10:00'), 30, '2026-11-16')).toEqual([]);
    expect(starts(every('10:00', '09:00'), 30, '2026-11-16')).toEqual([]);
  });
});
