import {
  LONGEST_LAB_CSV_COLUMN,
  MOST_LAB_CSV_COLUMNS,
  MOST_LAB_CSV_ROWS,
} from '@lakou/contract/lab-imports.rules';
import papa from 'papaparse';

export type CsvProblem = 'csv_unreadable' | 'csv_no_rows' | 'csv_duplicate_columns' | 'csv_too_large';

export interface CsvTable {
  readonly header: readonly string[];
  /** With their number in the file; the header is line 1. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** A character that a wrong encoding leaves behind, or that no text has. */
const BROKEN = /[\0\uFFFD]/;
const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** As much of a file as tells what parts its cells and its lines: each sign that is tried reads all that it is given. */
const SAMPLE = 64 * 1024;

function signsOf(text: string): { delimiter: string; newline: '\r' | '\n' | '\r\n' } {
  const delimitersToGuess = [',', ';', '\t', '|'];
  const { delimiter, linebreak } = papa.parse(text.slice(0, SAMPLE), { preview: 10, delimitersToGuess }).meta;
  const newline = linebreak === '\r' || linebreak === '\r\n' ? linebreak : '\n';
  return { delimiter, newline };
}

/** Reads a file with a header row; commas, semicolons and tabs are told apart. Rows beyond the limit are not read. */
export function readCsv(text: string, mostRows = MOST_LAB_CSV_ROWS): CsvTable | CsvProblem {
  if (BROKEN.test(text)) return 'csv_unreadable';
  const { data, errors } = papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    preview: mostRows + 2,
    ...signsOf(text),
    // The fast mode splits the whole file before it counts.
    fastMode: false,
  });
  if (errors.some(({ type }) => type === 'Quotes')) return 'csv_unreadable';
  const [first = [], ...others] = data;
  const header = first.map((name) => name.trim().slice(0, LONGEST_LAB_CSV_COLUMN));
  const rows = others
    .map((cells, index) => ({ line: index + 2, cells }))
    .filter(({ cells }) => !isEmpty(cells));
  if (others.length > mostRows || header.length > MOST_LAB_CSV_COLUMNS) return 'csv_too_large';
  if (isEmpty(header) || rows.length === 0) return 'csv_no_rows';
  const named = header.filter(Boolean).map((name) => name.toLowerCase());
  return new Set(named).size < named.length ? 'csv_duplicate_columns' : { header, rows };
}
