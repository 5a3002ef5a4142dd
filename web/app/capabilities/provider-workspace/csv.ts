import { csvCell } from '@lakou/contract/csv.rules';
import type { PaidBooking } from '@lakou/contract/provider-workspace';
import { dayIn } from '#platform/time/days.ts';

const cell = (value: string | number): string =>
  typeof value === 'number' ? value.toFixed(2) : csvCell(value);

/** A table as CSV; the byte order mark tells spreadsheet programs that it is UTF-8. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

/** One payment in a table: days as 2026-11-18, which every spreadsheet reads and sorts, whatever the language. */
export function paidRow(
  booking: Pick<PaidBooking, 'paidAt' | 'visitAt' | 'patientName' | 'earned' | 'refunded'>,
  timeZone: string,
  { service, mode }: { service: string; mode: string },
): (string | number)[] {
  const { paidAt, visitAt, patientName, earned, refunded } = booking;
  const day = (at: string) => dayIn(timeZone, new Date(at));
  return [day(paidAt), visitAt ? day(visitAt) : '', patientName, service, mode, earned, refunded];
}
