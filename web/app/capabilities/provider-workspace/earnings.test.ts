import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paidRow, toCsv } from './csv.ts';
import { spanUpTo } from './earnings-span.ts';

test('PROV-3 days, weeks and months end today and begin at a whole one', () => {
  expect(spanUpTo('2026-11-18', 'day')).toEqual({ from: '2026-11-12', to: '2026-11-18' });
  expect(spanUpTo('2026-11-18', 'week')).toEqual({ from: '2026-09-28', to: '2026-11-18' });
  expect(spanUpTo('2026-03-31', 'month')).toEqual({ from: '2025-10-01', to: '2026-03-31' });
});

test('PROV-3 what is exported opens in a spreadsheet, with its quotes, each row in one line', () => {
  expect(
    toCsv([
      ['Marie "Ti Manan", Jean', 40.5],
      ['de\nliy', 0],
    ]),
  ).toBe('\uFEFF"Marie ""Ti Manan"", Jean",40.50\r\nde liy,0.00\r\n');
});

test('PROV-3 a payment is exported with days that spreadsheets sort, in the zone of the provider', () => {
  const paid = {
    paidAt: '2026-11-18T03:30:00.000Z',
    visitAt: '2026-11-20T15:00:00.000Z',
    patientName: 'Rose Louis',
    earned: 45,
    refunded: 0,
  };
  const words = { service: 'Vizit', mode: 'Videyo' };
  expect(paidRow(paid, 'America/Port-au-Prince', words).slice(0, 3)).toEqual([
    '2026-11-17',
    '2026-11-20',
    'Rose Louis',
  ]);
  expect(paidRow({ ...paid, visitAt: null }, 'UTC', words).slice(0, 2)).toEqual(['2026-11-18', '']);
});

test('attack: no name becomes a formula', () => {
  for (const name of ['=1+1', '+1', '-1', '@SUM(A1)'])
    expect(toCsv([[name]]).slice(1)).toBe(`"'${name}"\r\n`);
  expect(toCsv([['Ann;=1+1', -5]]).slice(1)).toBe(`"Ann;'=1+1",-5.00\r\n`);
  fc.assert(
    fc.property(fc.string(), (name) => {
      const first =
        toCsv([[name]])
          .slice(1)
          .replace(/^"/, '')[0] ?? '';
      expect('=+-@\t'.includes(first) && first !== '').toBe(false);
    }),
  );
});
