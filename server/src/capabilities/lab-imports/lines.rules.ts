import type { LabCsvColumns, LabCsvLineProblem } from '@lakou/contract/lab-imports';
import type { LabCsvProblem } from '@lakou/contract/lab-imports.rules';
import type { SentLabValue } from '@lakou/contract/labs';
import { LONGEST_LAB_COMMENT, MOST_LAB_VALUES } from '@lakou/contract/labs.rules';
import { assessLabValue } from '../labs/lab-values.rules.ts';
import type { CsvTable } from './csv-table.rules.ts';

export interface FoundValue {
  readonly line: number;
  readonly name: string;
  readonly known: boolean;
  readonly sent: SentLabValue;
}

/** What the file holds for one request. */
export interface RequestLines {
  readonly id: string;
  readonly lines: number[];
  readonly values: FoundValue[];
  readonly comments: string[];
  readonly problems: LabCsvLineProblem[];
  /** Whom the file names as the person; most files name nobody. */
  readonly people: Set<string>;
}

export const newRequest = (id: string): RequestLines => ({
  id,
  lines: [],
  values: [],
  comments: [],
  problems: [],
  people: new Set(),
});

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const LONGEST = { test: 100, value: 100, unit: 40 } as const;

/** A number as people write it: `1,5` and `1.5`. Undefined when there is none, null when it is no number. */
function numberIn(cell: string): number | undefined | null {
  if (cell === '') return undefined;
  const number = Number(cell.replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}

type Cells = Readonly<Record<keyof LabCsvColumns, string>>;

function valueIn({ test, value, unit, low, high }: Cells): SentLabValue | LabCsvProblem {
  if (!test) return 'no_test';
  if (!value) return 'no_value';
  if (test.length > LONGEST.test || value.length > LONGEST.value || unit.length > LONGEST.unit)
    return 'too_long';
  const [least, most] = [numberIn(low), numberIn(high)];
  if (least === null || most === null) return 'wrong_number';
  return {
    test,
    value,
    ...(unit && { unit }),
    ...(least !== undefined && { low: least }),
    ...(most !== undefined && { high: most }),
  };
}

/** Each once. More characters than a comment has are refused as a whole: further ones are not looked at. */
export function addComment({ comments }: RequestLines, text: string): void {
  if (text && comments.length <= LONGEST_LAB_COMMENT && !comments.includes(text)) comments.push(text);
}

/** A correction takes the place of the value that it corrects. */
export function addLine(
  into: RequestLines,
  line: number,
  cells: Cells,
  { isCorrection = false, flag }: { isCorrection?: boolean; flag?: SentLabValue['flag'] } = {},
): void {
  const note = (problem: LabCsvProblem) => into.problems.push({ line, problem });
  into.lines.push(line);
  addComment(into, cells.comment);
  if (into.values.length > MOST_LAB_VALUES) return; // refused as a whole
  const read = valueIn(cells);
  if (typeof read === 'string') return void note(read);
  const hasRange = read.low !== undefined || read.high !== undefined;
  const sent = flag && !hasRange ? { ...read, flag } : read;
  // Who the person is decides the range, never whether a value is possible.
  const { name, test, fault } = assessLabValue(sent, {});
  const same = into.values.findIndex((value) => value.name === name);
  if (fault) note(fault);
  else if (same >= 0 && isCorrection) into.values[same] = { line, name, known: test !== null, sent };
  else if (same >= 0) note('duplicate_test');
  else into.values.push({ line, name, known: test !== null, sent });
}

/** The lines of a file by request, in their order, and those that name none. */
export function linesByRequest(
  { header, rows }: CsvTable,
  columns: LabCsvColumns,
): { readonly requests: readonly RequestLines[]; readonly problems: readonly LabCsvLineProblem[] } {
  const place = (name: string | null) => (name === null ? -1 : header.indexOf(name));
  const requests = new Map<string, RequestLines>();
  const problems: LabCsvLineProblem[] = [];
  for (const { line, cells } of rows) {
    const cell = (field: keyof LabCsvColumns) => (cells[place(columns[field])] ?? '').trim();
    const id = cell('request').toLowerCase();
    const hasMore = cells.slice(header.length).some((text) => text.trim() !== '');
    if (!id) problems.push({ line, problem: 'no_request' });
    else if (!UUID.test(id)) problems.push({ line, problem: 'unknown_request' });
    else {
      const found = requests.get(id) ?? newRequest(id);
      requests.set(id, found);
      if (hasMore) found.problems.push({ line, problem: 'wrong_columns' });
      addLine(found, line, {
        request: id,
        test: cell('test'),
        value: cell('value'),
        unit: cell('unit'),
        low: cell('low'),
        high: cell('high'),
        comment: cell('comment'),
      });
    }
  }
  return { requests: checkedRequests(requests), problems };
}

/** Those that hold more than one result may say so. */
export function checkedRequests(requests: ReadonlyMap<string, RequestLines>): RequestLines[] {
  for (const { values, comments, problems, lines } of requests.values()) {
    const [line = 2] = lines;
    if (values.length > MOST_LAB_VALUES) problems.push({ line, problem: 'too_many_values' });
    if (comments.join('\n').length > LONGEST_LAB_COMMENT) problems.push({ line, problem: 'too_long' });
  }
  return [...requests.values()];
}
