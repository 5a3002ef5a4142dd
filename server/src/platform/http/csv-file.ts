import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { quotedCell } from '@lakou/contract/csv.rules';
import type { Servable } from './file-reply.ts';

const line = (cells: readonly string[]) => `${cells.map(quotedCell).join(',')}\r\n`;

/** Lines of cells as a file; programs that calculate take no text for a formula. */
export function csvFile(name: string, lines: readonly (readonly string[])[]): Servable {
  // The mark makes spreadsheets read the accents.
  const bytes = Buffer.from(`\uFEFF${lines.map(line).join('')}`);
  return {
    contentType: 'text/csv; charset=utf-8',
    size: bytes.length,
    tag: createHash('sha256').update(bytes).digest('base64url'),
    name,
    attachment: true,
    cacheControl: 'private, no-store',
    open: async (part) => Readable.from([part ? bytes.subarray(part.start, part.end + 1) : bytes]),
  };
}
