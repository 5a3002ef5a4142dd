import { expect, test } from 'vitest';
import { draftOf, planOf, presetOf, readNumber, wrongFields } from './medicine-draft.ts';

const draft = { ...draftOf(undefined, '2026-11-15'), text: 'Amlodipine' };

test('RX-1 a new medicine is taken once a day, from today on, with a reminder that names nothing', () => {
  expect(planOf(draft, 'America/Port-au-Prince')).toEqual({
    times: ['08:00'],
    weekdays: [0, 1, 2, 3, 4, 5, 6],
    startsOn: '2026-11-15',
    endsOn: null,
    timeZone: 'America/Port-au-Prince',
    remind: true,
    namesMedicine: false,
    perDose: 1,
    quantity: null,
    refillAt: null,
  });
});

test('RX-1 what is taken when needed has no reminder; what is left may be typed with a comma', () => {
  expect(planOf({ ...draft, times: [] }, 'UTC').remind).toBe(false);
  const counted = planOf({ ...draft, counts: true, quantity: '7,5', perDose: '0,5', refillAt: '2' }, 'UTC');
  expect(counted).toMatchObject({ quantity: 7.5, perDose: 0.5, refillAt: 2 });
  expect([readNumber(''), readNumber('x'), readNumber(' 3 ')]).toEqual([undefined, undefined, 3]);
});

test('RX-1 half a tablet and thousands are read as people write them', () => {
  expect(['1/2', '½', '1 1/2', '1½', '3/4', '0,5', '1 000', '1\u00a0500'].map(readNumber)).toEqual([
    ...[0.5, 0.5, 1.5, 1.5, 0.75, 0.5],
    ...[1000, 1500],
  ]);
  expect(['1/0', '1/', '1 2', '½½'].map(readNumber)).toEqual([undefined, undefined, undefined, undefined]);
});

test.each([
  [{}, []],
  [{ text: ' ' }, ['text']],
  [{ times: ['08:00', '08:00'] }, ['times']],
  [{ times: [''] }, ['times']],
  [{ weekdays: [] }, ['weekdays']],
  [{ endsOn: '2026-11-14' }, ['endsOn']],
  [{ endsOn: '2026-11-15' }, []],
  [{ counts: true, quantity: '', perDose: '0', refillAt: '-1' }, ['quantity', 'perDose', 'refillAt']],
])('RX-1 %o: wrong is %o', (change, wrong) => {
  expect(wrongFields({ ...draft, ...change })).toEqual(wrong);
});

test('RX-1 the number of times says how often', () => {
  expect([[], ['08:00'], ['1', '2', '3', '4']].map(presetOf)).toEqual(['needed', 'one', undefined]);
});
