import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';
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
