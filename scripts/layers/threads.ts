/** Files whose functions run in a thread of their own: others call them through `inThread`. */
const RUNS_IN_THREAD = /(?:\.thread|-pdf\.view)\.ts$/;
/** Work that grows with what somebody sends or has: drawing papers, reading files of others, drawing frames. */
const LARGE_WORK = [
  'pdfkit',
  'server/src/platform/pdf.ts',
  'server/src/capabilities/lab-imports/csv-table.rules.ts',
  'server/src/capabilities/lab-imports/hl7.rules.ts',
  'server/src/capabilities/lab-imports/hl7-lines.rules.ts',
  'server/src/capabilities/record-imports/parse.rules.ts',
  'server/src/capabilities/busy-calendars/busy-times.rules.ts',
  'server/src/capabilities/busy-calendars/ics-text.rules.ts',
];
const isPartOfIt = (file: string) => RUNS_IN_THREAD.test(file) || LARGE_WORK.includes(file);

/** The error of a server file that imports values of what runs in a thread; types may be imported freely. */
export function threadObjection(from: string, to: string): string | undefined {
  if (!from.startsWith('server/src/') || isPartOfIt(from) || !isPartOfIt(to)) return undefined;
  return 'it runs in a thread: import its types, and call it through inThread';
}
