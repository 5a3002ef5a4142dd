import type { VitalsEntry } from '@lakou/contract/maternity';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHART, lineThrough, pointsOf } from './chart-points.ts';
import { dangerNow } from './danger.ts';
import { BEADS } from './necklace.ts';
import { NO_VITALS, numbersOf, spokenPressure } from './vitals-draft.ts';

const NOW = new Date('2026-11-15T12:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();
const entry = (over: Partial<VitalsEntry> = {}): VitalsEntry => ({
  id: crypto.randomUUID(),
  date: ago(0),
  weight: 64,
  systolic: 112,
  diastolic: 70,
  signs: [],
  authorId: crypto.randomUUID(),
  ...over,
});
const judge = (vitals: VitalsEntry[], journal: { date: string; signs: VitalsEntry['signs'] }[] = []) =>
  dangerNow({ vitals, journal, now: NOW });

test('MAT-4 140/90 is urgent and names the reading; a newer good one takes it back', () => {
  const high = entry({ systolic: 142, diastolic: 92, date: ago(2) });
  expect(judge([high])).toEqual({ level: 'urgent', signs: ['pressure_high'], reading: '142/92' });
  expect(judge([entry(), high])).toBeUndefined();
  expect(judge([entry({ systolic: 139, diastolic: 89 })])).toBeUndefined();
  expect(judge([entry({ systolic: 160 })])?.level).toBe('emergency');
});

test('MAT-4 a sign told in journal or vitals counts for two days, a measurement for a week', () => {
  expect(judge([], [{ date: ago(1), signs: ['bleeding'] }])).toMatchObject({ level: 'emergency' });
  expect(judge([], [{ date: ago(3), signs: ['bleeding'] }])).toBeUndefined();
  expect(judge([entry({ systolic: 150, date: ago(8) })])).toBeUndefined();
  const swollen = entry({ systolic: 145, signs: ['swelling_face_hands'] });
  expect(judge([swollen])?.level).toBe('emergency');
});

test('MAT-4 all three numbers or none; 12/8 is offered as 120/80', () => {
  expect(numbersOf({ weight: '64,2', systolic: '120', diastolic: '80' }, 'ht')).toEqual({
    weight: 64.2,
    systolic: 120,
    diastolic: 80,
  });
  expect(numbersOf({ ...NO_VITALS, weight: '64' }, 'ht')).toBeUndefined();
  expect(spokenPressure({ systolic: 12, diastolic: 8 })).toEqual({ systolic: 120, diastolic: 80 });
  expect(spokenPressure({ systolic: 14.2, diastolic: 9.5 })).toEqual({ systolic: 142, diastolic: 95 });
  expect(spokenPressure({ systolic: 120, diastolic: 80 })).toBeUndefined();
  expect(spokenPressure({ systolic: 8, diastolic: 12 })).toBeUndefined();
});

test('MAT-4 whatever was measured, the chart keeps it inside, oldest at the left', () => {
  const pressure = fc
    .tuple(fc.integer({ min: 51, max: 260 }), fc.integer({ min: 30, max: 180 }))
    .filter(([systolic, diastolic]) => systolic > diastolic);
  fc.assert(
    fc.property(fc.array(pressure, { minLength: 1, maxLength: 12 }), (readings) => {
      const vitals = readings.map(([systolic, diastolic]) => entry({ systolic, diastolic }));
      const { points } = pointsOf(vitals);
      expect(points.at(-1)?.entry).toBe(vitals[0]);
      expect(points.length).toBe(Math.min(6, vitals.length));
      for (const { x, systolicY, diastolicY } of points) {
        expect(x).toBeGreaterThanOrEqual(CHART.left);
        expect(x).toBeLessThanOrEqual(CHART.right);
        expect(systolicY).toBeLessThan(diastolicY);
        expect(systolicY).toBeGreaterThanOrEqual(CHART.top);
        expect(diastolicY).toBeLessThanOrEqual(CHART.bottom);
      }
    }),
  );
  expect(
    lineThrough([
      { x: 1, y: 2 },
      { x: 3, y: 4 },
    ]),
  ).toBe('M1.0 2.0L3.0 4.0');
});

test('MAT-2 forty beads, from left to right', () => {
  expect(BEADS).toHaveLength(40);
  expect(BEADS[0]).toMatchObject({ week: 1, x: 30, y: 150 });
  expect(BEADS.at(-1)).toMatchObject({ week: 40, x: 298, y: 150 });
  expect(BEADS.every(({ x }, index) => index === 0 || x > (BEADS[index - 1]?.x ?? 0))).toBe(true);
});
