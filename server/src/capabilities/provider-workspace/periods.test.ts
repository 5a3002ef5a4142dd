import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { daysOf, momentOf, startsOf } from './periods.rules.ts';

const day = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => Temporal.PlainDate.from('1990-01-01').add({ days }).toString());
const span = fc
  .tuple(day, fc.integer({ min: 0, max: 1100 }))
  .map(([from, days]) => ({ from, to: Temporal.PlainDate.from(from).add({ days }).toString() }));
const zone = fc.constantFrom('America/Port-au-Prince', 'America/New_York', 'America/Havana', 'Asia/Kolkata');

test('PROV-3 every moment of a span lies in exactly one period', () => {
  fc.assert(
    fc.property(span, fc.constantFrom('day', 'week', 'month'), zone, (asked, by, timeZone) => {
      const days = daysOf(asked, '2026-11-15');
      if (!days) throw new Error('a span');
      const starts = startsOf(days, by);
      const moments = starts.map((start) => momentOf(start, timeZone).getTime());
      expect(starts[0]?.toString()).toBe(asked.from);
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect(new Set(moments).size).toBe(moments.length);
      for (const start of starts.slice(1)) {
        if (by === 'week') expect(start.dayOfWeek).toBe(1);
        if (by === 'month') expect(start.day).toBe(1);
      }
      expect(Temporal.PlainDate.compare(starts.at(-1) ?? days.from, days.to)).toBeLessThanOrEqual(0);
    }),
    { numRuns: 60 },
  );
});

test('without a span it is the thirty days up to today', () => {
  const days = daysOf({}, '2026-11-15');
  expect([days?.from.toString(), days?.to.toString()]).toEqual(['2026-10-17', '2026-11-15']);
  expect(daysOf({ from: '2026-11-16' }, '2026-11-15')).toBeUndefined();
});
