import { expect, test } from 'vitest';
import { citedIn, objections, readRows } from './check-requirements.ts';

test('rows and titles are read', () => {
  expect([...readRows('| ACC-1 | Register | done |\n| ACC-7 | Verify | later |\n')]).toEqual([
    ['ACC-1', 'done'],
    ['ACC-7', 'later'],
  ]);
  const code = `test('ACC-1, ACC-2 x', …); describe("SITE-9 y"); test.each(rows)('API-1 z'); expect('BOOK-1');`;
  expect(citedIn(code)).toEqual(['ACC-1', 'ACC-2', 'SITE-9', 'API-1']);
});

test('a claim without a test, and a test without a row, are found', () => {
  const rows = new Map([
    ['ACC-1', 'done'],
    ['ACC-2', 'partly'],
    ['ACC-3', 'later'],
  ]);
  expect(objections(rows, new Set(['ACC-1', 'ACC-2']))).toEqual([]);
  expect(objections(rows, new Set(['ACC-1']))).toEqual(['ACC-2 is called partly, but no test names it']);
  expect(objections(rows, new Set(['ACC-1', 'ACC-2', 'ACC-3', 'X-1']))).toHaveLength(2);
});
