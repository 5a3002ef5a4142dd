import type { Activity } from '@lakou/contract/trackers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { averageOf, byDay, byHour, sumOf } from './activity-sums.ts';

const NOW = new Date(2026, 10, 15, 18, 30);
const at = (daysAgo: number, hour: number) => new Date(2026, 10, 15 - daysAgo, hour).toISOString();
const entry = (more: Partial<Activity>): Activity => ({
  id: crypto.randomUUID(),
  at: at(0, 7),
  workout: 'walking',
  name: null,
  minutes: 0,
  kcal: 0,
  standHours: 0,
  ...more,
});

describe('TRACK-1 what a day amounts to', () => {
  test('energy of workouts and of everyday movement together, minutes of workouts, hours on one’s feet', () => {
    const day = [
      entry({ minutes: 30, kcal: 150 }),
      entry({ workout: 'running', minutes: 20, kcal: 210 }),
      entry({ workout: null, kcal: 240, standHours: 8 }),
    ];
    expect(sumOf(day)).toEqual({ move: 600, exercise: 50, stand: 8 });
  });

  test('nobody stands for more than the hours of a day', () => {
    expect(sumOf([entry({ standHours: 20 }), entry({ standHours: 9 })]).stand).toBe(24);
  });

  test('24 hours, 7 days and 30 days hold each entry in the part it belongs to', () => {
    const entries = [
      entry({ at: at(0, 3), kcal: 1 }),
      entry({ at: at(0, 4), kcal: 2 }),
      entry({ at: at(6, 23), kcal: 4 }),
      entry({ at: at(7, 1), kcal: 8 }),
      entry({ at: at(29, 0), kcal: 16 }),
    ];
    const kcal = (buckets: ReturnType<typeof byDay>) => buckets.map(({ sums }) => sums.move);
    expect(kcal(byHour(entries, NOW))).toEqual([1, 2, 0, 0, 0, 0]);
    expect(kcal(byDay(entries, NOW, 7))).toEqual([4, 0, 0, 0, 0, 0, 3]);
    const month = kcal(byDay(entries, NOW, 30));
    expect([month.length, month[0], month[22], month[29]]).toEqual([30, 16, 8, 3]);
  });

  test('days without a note count in the average', () => {
    expect(averageOf(byDay([entry({ kcal: 700 })], NOW, 7)).move).toBe(100);
  });

  test('a month of buckets holds all that was noted in it, once', () => {
    const noted = fc.record({
      daysAgo: fc.nat({ max: 29 }),
      hour: fc.nat({ max: 23 }),
      kcal: fc.nat({ max: 999 }),
    });
    fc.assert(
      fc.property(fc.array(noted, { maxLength: 60 }), (all) => {
        const entries = all.map(({ daysAgo, hour, kcal }) => entry({ at: at(daysAgo, hour), kcal }));
        const sum = byDay(entries, NOW, 30).reduce((total, { sums }) => total + sums.move, 0);
        expect(sum).toBe(all.reduce((total, { kcal }) => total + kcal, 0));
      }),
    );
  });
});
