import type { LabCsvColumns } from '@lakou/contract/lab-imports';
import { columnsIn, guessColumns, hasDoubles, hasRequired } from './csv.rules.ts';
import { type CsvProblem, type CsvTable, readCsv } from './csv-table.rules.ts';
import { type Hl7Problem, isHl7, readHl7 } from './hl7.rules.ts';
import { hl7ByRequest } from './hl7-lines.rules.ts';
import { linesByRequest } from './lines.rules.ts';

type Found = ReturnType<typeof linesByRequest>;

/** What a file of results holds. */
export type ReadResults =
  | { readonly format: 'hl7'; readonly lines: number; readonly found: Found }
  | {
      readonly format: 'csv';
      readonly header: readonly string[];
      readonly columns: LabCsvColumns;
      readonly lines: number;
      /** Undefined while a column is missing, or stands for two things. */
      readonly found: Found | undefined;
    };

interface KnownColumns {
  readonly sent: LabCsvColumns | null | undefined;
  /** Those that were used last. */
  readonly last: LabCsvColumns | undefined;
}

/** Those sent, else those used last if the file still has them, else as the columns are called. */
function chooseColumns({ header }: CsvTable, { sent, last }: KnownColumns): LabCsvColumns {
  if (sent) return columnsIn(header, sent);
  const remembered = last && columnsIn(header, last);
  return remembered && hasRequired(remembered) ? remembered : guessColumns(header);
}

/** Reads a file, HL7 v2 or CSV; the problem when it is neither. */
export function readResults(text: string, known: KnownColumns): ReadResults | CsvProblem | Hl7Problem {
  if (isHl7(text)) {
    const messages = readHl7(text);
    if (typeof messages === 'string') return messages;
    const { lines, ...found } = hl7ByRequest(messages);
    return { format: 'hl7', lines, found };
  }
  const table = readCsv(text);
  if (typeof table === 'string') return table;
  const columns = chooseColumns(table, known);
  const found = hasRequired(columns) && !hasDoubles(columns) ? linesByRequest(table, columns) : undefined;
  return { format: 'csv', header: table.header, columns, lines: table.rows.length, found };
}
