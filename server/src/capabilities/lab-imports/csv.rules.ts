import type { LabCsvColumns } from '@lakou/contract/lab-imports';
import {
  LAB_CSV_FIELDS,
  type LabCsvField,
  LONGEST_LAB_CSV_COLUMN,
  MOST_LAB_CSV_COLUMNS,
  MOST_LAB_CSV_ROWS,
  REQUIRED_LAB_CSV_FIELDS,
} from '@lakou/contract/lab-imports.rules';
import { plainWords } from '@lakou/i18n';
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

/** Reads a file with a header row; commas, semicolons and tabs are told apart. */
export function readCsv(text: string, mostRows = MOST_LAB_CSV_ROWS): CsvTable | CsvProblem {
  if (BROKEN.test(text)) return 'csv_unreadable';
  const { data, errors } = papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    preview: mostRows + 2,
    delimitersToGuess: [',', ';', '\t', '|'],
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

/** How laboratories call their columns in three languages, without accents. */
const NAMES: Readonly<Record<LabCsvField, RegExp>> = {
  request:
    /^(request|demande|demann|order|lakou|requisition)( ?(id|no|number|numero|nimewo))?$|^(id|nimewo) (demande|demann|request)$/,
  test: /^(test|tes|analyse|analiz|analyte|examen|egzamen|parameter|parametre|loinc|code)( ?(name|code))?$/,
  value: /^(value|valeur|vale|result|resultat|rezilta)s?$/,
  unit: /^(unit|unite|inite)s?$/,
  low: /^(low|min|minimum|bas|ba|lower|ref(erence)? ?(low|min)|borne inf(erieure)?)$/,
  high: /^(high|max|maximum|haut|wo|upper|ref(erence)? ?(high|max)|borne sup(erieure)?)$/,
  comment: /^(comment|commentaire|komante|kominte|note|remark|remarque|not)s?$/,
};

const columnsBy = (find: (field: LabCsvField) => string | undefined): LabCsvColumns => ({
  request: find('request') ?? null,
  test: find('test') ?? null,
  value: find('value') ?? null,
  unit: find('unit') ?? null,
  low: find('low') ?? null,
  high: find('high') ?? null,
  comment: find('comment') ?? null,
});

/** The first column whose name says what it holds. */
export const guessColumns = (header: readonly string[]): LabCsvColumns =>
  columnsBy((field) => header.find((name) => NAMES[field].test(plainWords(name))));

/** Those of a mapping that the file has. */
export const columnsIn = (header: readonly string[], columns: LabCsvColumns): LabCsvColumns =>
  columnsBy((field) => header.find((name) => name === columns[field]));

export const hasRequired = (columns: LabCsvColumns): boolean =>
  REQUIRED_LAB_CSV_FIELDS.every((field) => columns[field] !== null);

/** No column stands for two things. */
export function hasDoubles(columns: LabCsvColumns): boolean {
  const chosen = LAB_CSV_FIELDS.flatMap((field) => columns[field] ?? []);
  return new Set(chosen).size < chosen.length;
}
