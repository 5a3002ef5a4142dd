import { csvCell } from '@lakou/contract/csv.rules';

const cell = (value: string | number): string =>
  typeof value === 'number' ? value.toFixed(2) : csvCell(value);

/** A table as CSV; the byte order mark tells spreadsheet programs that it is UTF-8. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
