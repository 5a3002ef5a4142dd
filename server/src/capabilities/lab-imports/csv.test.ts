import { MOST_LAB_CSV_ROWS } from '@lakou/contract/lab-imports.rules';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { guessColumns, hasRequired } from './csv.rules.ts';
import { readCsv } from './csv-table.rules.ts';
import { linesByRequest } from './lines.rules.ts';

const ID = '0190a000-0000-7000-8000-00000000000a';
const table = (text: string) => {
  const read = readCsv(text);
  if (typeof read === 'string') throw new Error(read);
  return read;
};
const lines = (text: string) => linesByRequest(table(text), guessColumns(table(text).header));

test.each([
  ['commas', 'Request ID,Test,Value,Unit\na,b,1,c'],
  ['semicolons and a mark at the start', '\uFEFFDemande;Analyse;Résultat;Unité\na;b;1,5;c'],
  ['tabs', 'Demann\tTès\tValè\tInite\na\tb\t1\tc'],
])('LAB-2 a file with %s is read, and its columns are told by their names', (_, text) => {
  const { header, rows } = table(text);
  expect([header.length, rows]).toEqual([4, [{ line: 2, cells: expect.any(Array) }]]);
  const columns = guessColumns(header);
  expect([hasRequired(columns), columns.unit]).toEqual([true, header[3]]);
});

test.each([
  ['nothing', '', 'csv_no_rows'],
  ['a header alone', 'request,test,value\n\n', 'csv_no_rows'],
  ['a broken encoding', 'request,test,value\na,h\uFFFDmo,1', 'csv_unreadable'],
  ['bytes of another format', 'PK\0\0', 'csv_unreadable'],
  ['a quote without end', 'request,test,value\n"a,b,1', 'csv_unreadable'],
  ['two columns of one name', 'request,test,value,Value\na,b,1,2', 'csv_duplicate_columns'],
  ['a million rows', `request,test,value\n${'a,b,1\n'.repeat(1_000_000)}`, 'csv_too_large'],
  ['one row too many', `request,test,value\n${'a,b,1\n'.repeat(MOST_LAB_CSV_ROWS + 1)}`, 'csv_too_large'],
  ['too many columns', `${Array.from({ length: 61 }, (_, n) => `c${n}`).join(',')}\n1`, 'csv_too_large'],
])('LAB-2 %s is refused whole', (_, text, problem) => {
  expect(readCsv(text)).toBe(problem);
});

test('LAB-2 attack: of a million lines no more is read than may be sent', () => {
  const file = `request,test,value\n${'a,b,1\n'.repeat(1_000_000)}`;
  const [split, find] = [vi.spyOn(String.prototype, 'split'), vi.spyOn(String.prototype, 'indexOf')];
  try {
    expect(readCsv(file)).toBe('csv_too_large');
    const whole = split.mock.contexts.filter((text) => String(text).length > 100_000);
    expect(whole).toHaveLength(0);
    expect(find.mock.calls.length).toBeLessThan(20 * MOST_LAB_CSV_ROWS);
  } finally {
    vi.restoreAllMocks();
  }
});

test('LAB-2 a first line longer than what tells the cells apart is read whole', () => {
  const read = table(`request;test;${'v'.repeat(70_000)}\na;b;"1;5"`);
  expect(read.rows).toEqual([{ line: 2, cells: ['a', 'b', '1;5'] }]);
});

test('LAB-2 what is wrong is said by line', () => {
  const read = lines(
    [
      'request,test,value,unit,low,high',
      `${ID},hemoglobin,10.6,g/dL,12,16`,
      `${ID},,1`,
      `${ID},glucose,`,
      `${ID},Hemoglobin,11,g/dL`,
      `${ID},potassium,4,mmol/L,low`,
      `${ID},hematocrit,5000,%`,
      ',sodium,140',
      'somebody,sodium,140',
      `${ID},${'x'.repeat(101)},1`,
      `${ID},malaria,negative,,,,more`,
    ].join('\n'),
  );
  expect(read.problems).toEqual([
    { line: 8, problem: 'no_request' },
    { line: 9, problem: 'unknown_request' },
  ]);
  expect(read.requests[0]?.problems).toEqual([
    { line: 3, problem: 'no_test' },
    { line: 4, problem: 'no_value' },
    { line: 5, problem: 'duplicate_test' },
    { line: 6, problem: 'wrong_number' },
    { line: 7, problem: 'impossible_value' },
    { line: 10, problem: 'too_long' },
    { line: 11, problem: 'wrong_columns' },
  ]);
});

test('LAB-2 nothing that a file holds makes the reader fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab1,;\t\n\r"é ') }), (text) => {
      const read = readCsv(`request,test,value\n${text}`);
      if (typeof read !== 'string') linesByRequest(read, guessColumns(read.header));
    }),
  );
});
