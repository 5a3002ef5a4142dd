// Spreadsheets run what begins with one of these signs; some take the wide ones of East Asia for the same.
const SIGNS = '=+\\-@＝＋－＠';
// In many countries, those that write French among them, they part cells at `;`, also where a comma was meant: all of
// these may begin a cell, or a line, of its own.
const BEGINS = new RegExp(`(?<=^|[;|\\t\\r\\n])(?=[\\s"]*[${SIGNS}])|^(?=[\\t\\r\\n])`, 'g');

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

// Many programs read a table line by line, whatever its quotes say: what is typed must not begin a line of its own.
const BREAKS = /[\r\n\v\f\u0085\u2028\u2029]+/g;

/** What somebody typed, marked so that no spreadsheet takes it for a formula, wherever it parts cells. */
const harmless = (text: string): string => text.replaceAll(BREAKS, ' ').replaceAll(BEGINS, "'");

/** A cell of CSV (RFC 4180) in quotes. */
export const quotedCell = (text: string): string => quoted(harmless(text));

/** A cell of CSV, in quotes where it needs them. */
export function csvCell(text: string): string {
  const cell = harmless(text);
  return /[",;|\t\r\n']/.test(cell) ? quoted(cell) : cell;
}
