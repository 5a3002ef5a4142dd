import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CONTENT = fileURLToPath(new URL('../../', import.meta.url));

/** The rows of a tab-separated file, its path given from the content folder; the first line names the columns. */
export function readTable<const C extends string>(path: string, columns: readonly C[]): Record<C, string>[] {
  const [head, ...lines] = readFileSync(`${CONTENT}${path}`, 'utf8')
    .normalize('NFC')
    .replace(/\n+$/, '')
    .split('\n');
  if (head !== columns.join('\t')) throw new Error(`${path}: the columns are not ${columns.join(', ')}`);
  return lines.map((line, index) => {
    const cells = line.split('\t');
    if (cells.length !== columns.length) throw new Error(`${path}:${index + 2}: ${cells.length} columns`);
    return Object.fromEntries(columns.map((name, at) => [name, cells[at] ?? ''])) as Record<C, string>;
  });
}

/** The parts of a cell that holds several. */
export const listOf = (cell: string): string[] => cell.split('|').flatMap((part) => part.trim() || []);
