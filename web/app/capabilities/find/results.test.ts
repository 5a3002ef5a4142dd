import { expect, test } from 'vitest';
import { askedOf, grouped, moved, type Result, titled } from './results.ts';

const result = (title: string, to = `/app/${title}`): Result => ({ key: title, title, to });

test('SEEK-3 groups keep their order, are never empty, and offer an address once', () => {
  const many = Array.from({ length: 9 }, (_, at) => result(`m${at}`));
  expect(
    grouped({
      medicines: many,
      pages: [result('Visits', '/app/visits')],
      visits: [],
      actions: [result('Cancel a visit', '/app/visits'), result('Pay', '/app/payments')],
    }).map(({ name, results }) => [name, results.map(({ title }) => title)]),
  ).toEqual([
    ['pages', ['Visits']],
    ['actions', ['Pay']],
    ['medicines', ['m0', 'm1', 'm2', 'm3', 'm4']],
  ]);
});

test('SEEK-3 titles are compared without case and accents', () => {
  expect(titled([result('Santé'), result('Visite')], 'SANTE').map(({ title }) => title)).toEqual(['Santé']);
});

test('SEEK-3 what could not be asked for is told apart from what was not found', () => {
  const refetch = () => undefined;
  expect(askedOf({ isError: true, refetch }, undefined).retry).toBeDefined();
  expect(askedOf({ isError: false, refetch }, undefined)).toEqual({ results: [] });
  // What this device still knows is shown.
  expect(askedOf({ isError: true, refetch }, [])).toEqual({ results: [] });
});

test('SEEK-3 the arrows go round', () => {
  expect([moved(0, -1, 3), moved(2, 1, 3), moved(0, 1, 3), moved(0, 1, 0)]).toEqual([2, 0, 1, 0]);
});
