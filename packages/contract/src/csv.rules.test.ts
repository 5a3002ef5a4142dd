import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, quotedCell } from './csv.rules.ts';

/** Cells as a spreadsheet reads them that parts them at this sign: what follows a closed quote belongs to the cell. */
function cellsOf(file: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < file.length; at++) {
    const sign = file[at] ?? '';
    if (quoted && sign === '"' && file[at + 1] === '"') at++;
    else if (sign === '"' && (quoted || cell === '')) {
      quoted = !quoted;
      continue;
    } else if (!quoted && (sign === separator || sign === '\n' || sign === '\r')) {
      cells.push(cell);
      cell = '';
      continue;
    }
    cell += sign;
  }
  return [...cells, cell];
}

const isFormula = (cell: string) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell);

test('OPS-5 attack: what is typed is no formula, also where cells are parted at a semicolon', () => {
  for (const typed of ['=1+1', '+1', '@SUM(A1)', '\t=1', 'Ann;=1+1', 'Ann";=1+1;"', 'a\n=1', 'a;"=1', '＝1'])
    for (const separator of [',', ';', '\t', '|'])
      expect([typed, cellsOf(`${csvCell('x')},${csvCell(typed)}`, separator).filter(isFormula)]).toEqual([
        typed,
        [],
      ]);
});

test('OPS-5 attack: no row of cells holds a formula for any separator', () => {
  const texts = fc.string({ unit: fc.constantFrom(...`=+-@;|,"' \t\n\ra1`), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 4 }), (row) => {
      const line = row.map(csvCell).join(',');
      for (const separator of [',', ';', '\t', '|'])
        expect(cellsOf(line, separator).filter(isFormula)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('OPS-5 attack: what is typed begins no line of its own, for readers that go by lines', () => {
  for (const typed of [
    'Ann\nTotal,0.00',
    'Ann\r\nTotal',
    'Ann\rTotal',
    'Ann\u2028Total',
    'Ann\vTotal',
    'Ann\u0085Total',
  ])
    for (const cell of [csvCell(typed), quotedCell(typed)])
      expect([typed, cell.split(/[\r\n\v\u0085\u2028]/).length]).toEqual([typed, 1]);
});

test('OPS-5 what is no formula is read back as it was', () => {
  const plain = fc.string({ unit: fc.constantFrom(...`;,"' a1é`), maxLength: 12 });
  fc.assert(
    fc.property(plain, (text) => {
      expect(cellsOf(csvCell(text), ',')).toEqual([text]);
    }),
  );
  expect(csvCell('Jan-Pyè')).toBe('Jan-Pyè');
});
