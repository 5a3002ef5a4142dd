import { expect, test } from 'vitest';
import { citedIn, objections, quotedIn, readRows, textObjections } from './check-requirements.ts';

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

test('quoted texts of a row are read', () => {
  const row = "| MAT-1 | Set up: 'Profile created!' or ('Failed.'); the patient's own | done |\n";
  expect(quotedIn(row)).toEqual([
    { id: 'MAT-1', text: 'Profile created!' },
    { id: 'MAT-1', text: 'Failed.' },
  ]);
});

test('what is done has every quoted text in the list, said by the product', () => {
  const rows = new Map([
    ['MAT-1', 'done'],
    ['LAB-1', 'later'],
  ]);
  const quoted = [{ id: 'MAT-1', text: 'Created!' }];
  const objectTo = (places: string[], fault?: string, id = 'MAT-1') =>
    textObjections(rows, quoted, [{ id, text: 'Created!', places }], () => fault);
  expect(objectTo(['words:a:b'])).toEqual([]);
  expect(objectTo(['later'])).toEqual(["MAT-1 is called done, but no test asserts its text 'Created!'"]);
  expect(objectTo(['words:a:b'], 'a:b says “x”')).toEqual(["MAT-1 'Created!': a:b says “x”"]);
  expect(objectTo(['later'], undefined, 'LAB-1')).toEqual([
    "MAT-1 is called done, but docs/texts.tsv does not have its text 'Created!'",
  ]);
  expect(objectTo(['later'], undefined, 'NO-1')).toContain(
    'NO-1 is in docs/texts.tsv, but is no requirement',
  );
});
