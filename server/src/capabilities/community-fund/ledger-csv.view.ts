import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { LedgerRow } from '@lakou/contract/community-fund';
import { csvCell } from '@lakou/contract/csv.rules';
import type { Servable } from '#platform/http/file-reply.ts';
import { SERVICE_NAMES } from './places.rules.ts';

const COLUMNS = ['date', 'kind', 'amount_usd', 'purpose', 'service', 'location', 'gifts', 'id'];

/** A town is what somebody typed. */
const cell = (value: string | number | null): string =>
  typeof value === 'string' ? csvCell(value) : String(value ?? '');

const cellsOf = (row: LedgerRow) => [
  row.date,
  row.kind,
  row.amount.toFixed(2),
  row.purpose,
  row.service && SERVICE_NAMES[row.service],
  row.location,
  row.gifts,
  row.id,
];

/** The ledger as a file that opens in a spreadsheet. */
export function ledgerCsv(rows: readonly LedgerRow[]): Servable {
  const numbers = (row: LedgerRow) =>
    cellsOf(row).map((value, place) => (place === 2 ? String(value) : cell(value)));
  const lines = [COLUMNS, ...rows.map(numbers)].map((cells) => cells.join(','));
  // The mark at the start tells spreadsheets that it is UTF-8.
  const bytes = Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`);
  return {
    contentType: 'text/csv; charset=utf-8',
    size: bytes.length,
    tag: createHash('sha256').update(bytes).digest('base64url'),
    name: 'community-fund.csv',
    attachment: true,
    cacheControl: 'public, max-age=60',
    open: async (part) => Readable.from([part ? bytes.subarray(part.start, part.end + 1) : bytes]),
  };
}
