import { expect, test } from 'vitest';
import { addressOf, byMonth } from './months.ts';

const line = (at: string, kind = 'visit') =>
  ({ kind, id: at, at, title: 'x', status: null, from: null, opens: true }) as Parameters<
    typeof addressOf
  >[0];

test('VAULT-1 lines stand under their month, in the zone of who reads', () => {
  const lines = ['2026-11-01T03:00:00Z', '2026-10-31T22:00:00Z', '2026-10-02T12:00:00Z'].map((at) =>
    line(at),
  );
  expect(byMonth(lines, 'America/Port-au-Prince').map(({ month, lines: of }) => [month, of.length])).toEqual([
    ['2026-10', 3],
  ]);
  expect(byMonth(lines, 'UTC').map(({ month }) => month)).toEqual(['2026-11', '2026-10']);
  const since = new Map([['2026-10-02T12:00:00Z', '2026']]);
  expect(byMonth(lines, 'UTC', since).map(({ month }) => month)).toEqual(['2026-11', '2026-10', '2026']);
});

test('VAULT-1 each line opens what it is about', () => {
  expect(addressOf(line('a', 'lab'), true)).toBe('/app/labs/a');
  expect(addressOf(line('a', 'lab'), false)).toBe('/app/lab-worklist/a');
  expect(addressOf(line('a', 'prescription'), false)).toBeUndefined();
  expect(addressOf(line('a', 'prescription'), true)).toBe('/app/prescriptions');
  expect(addressOf(line('a', 'entry'), true)).toBeUndefined();
  expect(addressOf({ ...line('a'), opens: false }, true)).toBeUndefined();
});
