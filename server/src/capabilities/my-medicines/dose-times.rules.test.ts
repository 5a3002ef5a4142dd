import {
  type DoseTimes,
  daysLeft,
  doseState,
  dosesBetween,
  dosesOn,
  isLow,
  localDay,
  momentOf,
  nextDose,
} from '@lakou/contract/my-medicines.rules';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';

const HAITI = 'America/Port-au-Prince';
const ZONES = [
  HAITI,
  'America/New_York',
  'Europe/Paris',
  'Australia/Lord_Howe',
  'America/Havana',
  'Asia/Kolkata',
];
const PLAN: DoseTimes = {
  times: ['20:00', '08:00'],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  startsOn: '2026-11-01',
  endsOn: null,
  timeZone: HAITI,
};
const at = (text: string) => new Date(text);
const times = (doses: readonly { dueAt: Date }[]) => doses.map(({ dueAt }) => dueAt.toISOString());

describe('RX-1 the moment of a dose', () => {
  test('is what the clocks of the person show, also around each change of the clocks and midnight', () => {
    for (const timeZone of ZONES)
      for (let day = Temporal.PlainDate.from('2026-01-01'); day.year === 2026; day = day.add({ days: 1 }))
        for (const time of ['00:00', '01:45', '02:30', '03:00', '23:59']) {
          const real = day.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds;
          expect([timeZone, `${day}`, time, momentOf(`${day}`, time, timeZone).getTime()]).toEqual([
            timeZone,
            `${day}`,
            time,
            real,
          ]);
        }
  });

  test('that is skipped in spring is after the jump; that comes twice in autumn is the first', () => {
    expect(momentOf('2026-03-08', '02:30', HAITI).toISOString()).toBe('2026-03-08T07:30:00.000Z');
    expect(momentOf('2026-11-01', '01:30', HAITI).toISOString()).toBe('2026-11-01T05:30:00.000Z');
  });

  test('belongs to the day of the person', () => {
    expect(localDay(at('2026-11-15T04:59:59Z'), HAITI)).toBe('2026-11-14');
    expect(localDay(at('2026-11-15T05:00:00Z'), HAITI)).toBe('2026-11-15');
  });
});

describe('RX-1 the doses of a plan', () => {
  test('are in the order of the day, on its days of the week, between its first and its last day', () => {
    expect(dosesOn(PLAN, '2026-11-15').map(({ time }) => time)).toEqual(['08:00', '20:00']);
    expect(dosesOn({ ...PLAN, weekdays: [1] }, '2026-11-15')).toEqual([]);
    expect(dosesOn({ ...PLAN, weekdays: [0] }, '2026-11-15')).toHaveLength(2);
    expect(dosesOn(PLAN, '2026-10-31')).toEqual([]);
    expect(dosesOn({ ...PLAN, endsOn: '2026-11-14' }, '2026-11-15')).toEqual([]);
    expect(dosesOn({ ...PLAN, endsOn: '2026-11-15' }, '2026-11-15')).toHaveLength(2);
    expect(dosesOn({ ...PLAN, times: [] }, '2026-11-15')).toEqual([]);
  });

  test('between two moments are those after the first and until the second', () => {
    const between = (from: string, to: string) => times(dosesBetween(PLAN, at(from), at(to)));
    expect(between('2026-11-15T13:00:00Z', '2026-11-16T01:00:00Z')).toEqual(['2026-11-16T01:00:00.000Z']);
    expect(between('2026-11-15T12:59:59Z', '2026-11-16T00:59:59Z')).toEqual(['2026-11-15T13:00:00.000Z']);
  });

  test('each comes once, whatever the clocks do: cut anywhere, the parts are the whole', () => {
    for (const timeZone of ZONES) {
      const plan = { ...PLAN, timeZone, startsOn: '2026-01-01', times: ['00:00', '01:30', '02:30', '23:30'] };
      const [from, to] = [at('2026-01-02T00:00:00Z'), at('2026-12-30T00:00:00Z')];
      const whole = times(dosesBetween(plan, from, to));
      const parts: string[] = [];
      for (let cut = from; cut < to; ) {
        const next = new Date(Math.min(cut.getTime() + 17.3 * 3_600_000, to.getTime()));
        parts.push(...times(dosesBetween(plan, cut, next)));
        cut = next;
      }
      expect(parts.toSorted()).toEqual(whole.toSorted());
      expect(whole.length).toBeGreaterThan(4 * 360);
    }
  });

  test('have a next one until the plan ends', () => {
    const next = (plan: DoseTimes, after: string) => nextDose(plan, at(after))?.dueAt.toISOString();
    expect(next(PLAN, '2026-11-15T12:59:59Z')).toBe('2026-11-15T13:00:00.000Z');
    expect(next(PLAN, '2026-11-15T13:00:00Z')).toBe('2026-11-16T01:00:00.000Z');
    expect(next({ ...PLAN, weekdays: [0] }, '2026-11-16T01:00:00Z')).toBe('2026-11-22T13:00:00.000Z');
    expect(next({ ...PLAN, startsOn: '2027-05-03' }, '2026-11-15T13:00:00Z')).toBe(
      '2027-05-03T12:00:00.000Z',
    );
    expect(next({ ...PLAN, endsOn: '2026-11-15' }, '2026-11-16T01:00:00Z')).toBeUndefined();
    expect(next({ ...PLAN, times: [] }, '2026-11-16T01:00:00Z')).toBeUndefined();
  });
});

test.each([
  [-61, 'later'],
  [-60, 'now'],
  [60, 'now'],
  [61, 'late'],
  [360, 'late'],
  [361, 'open'],
] as const)('RX-1 %i minutes after its time a dose is %s, unless it was answered', (minutes, state) => {
  const due = at('2026-11-15T13:00:00Z');
  const now = new Date(due.getTime() + minutes * 60_000);
  expect(doseState(due, null, now)).toBe(state);
  expect(doseState(due, 'skipped', now)).toBe('skipped');
});

test('RX-1 what is left lasts for whole days, and says when to get more', () => {
  const stock = { quantity: 9, perDose: 1, times: ['08:00', '20:00'], weekdays: [0, 1, 2, 3, 4, 5, 6] };
  expect(daysLeft(stock)).toBe(4);
  expect(daysLeft({ ...stock, weekdays: [1] })).toBe(31);
  expect(daysLeft({ ...stock, quantity: null })).toBeUndefined();
  expect(daysLeft({ ...stock, times: [] })).toBeUndefined();
  expect([5, 6].map((quantity) => isLow({ quantity, refillAt: 5 }))).toEqual([true, false]);
  expect(isLow({ quantity: 0, refillAt: null })).toBe(true);
  expect(isLow({ quantity: null, refillAt: 5 })).toBe(false);
});
