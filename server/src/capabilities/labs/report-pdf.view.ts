import { closePdf, drawFact, drawLine, INK, needRoom, openPdf, SEA, SOFT } from '#platform/pdf.ts';
import { printable, printableLines } from '#platform/printable.ts';
import type { Report } from './report.view.ts';

const MARGIN = 56;
const ALARM = '#a3271a';
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';
const NAMES_WIDTH = 160;
/** Shares of the width: test, result, range, flag. */
const COLUMNS = [0.36, 0.22, 0.24, 0.18];
/** Between two columns. */
const GAP = 8;

/** Draws a report with text that can be searched and read aloud. */
export function drawReport(report: Report, createdAt: Date): Promise<Buffer> {
  const document = openPdf(report, MARGIN, createdAt);
  const left = MARGIN;
  const width = document.page.width - 2 * left;

  const rule = () => {
    document.moveDown(0.6);
    drawLine(document);
    document.moveDown(0.8);
  };
  const fact = ([name, value]: readonly [string, string], print = printable) =>
    drawFact(document, [printable(name), print(value)], { left, width, names: NAMES_WIDTH, gap: 6 });
  const row = (cells: readonly string[], font: string, colour: string) => {
    const columns = cells.map((cell, n) => ({
      text: printable(cell) || ' ',
      width: (COLUMNS[n] ?? 0) * width - GAP,
    }));
    document.font(font).fontSize(10.5);
    const height = Math.max(...columns.map((one) => document.heightOfString(one.text, one)));
    const { page } = document;
    needRoom(document, height);
    // The heads are said again where the table goes on.
    if (document.page !== page) row(report.heads, BOLD, SOFT);
    document.font(font).fontSize(10.5).fillColor(colour);
    const { y } = document;
    let x = left;
    for (const one of columns) {
      document.text(one.text, x, y, { width: one.width });
      x += one.width + GAP;
    }
    document.y = y + height + 6;
  };

  document.font(BOLD).fontSize(14).fillColor(SEA).text(printable(report.product));
  document.moveDown(0.4).fontSize(26).fillColor(INK).text(printable(report.title));
  rule();
  for (const one of report.facts) fact(one);
  rule();
  if (report.lines.length > 0) row(report.heads, BOLD, SOFT);
  for (const { name, value, range, flag, isCritical } of report.lines)
    row([name, value, range, flag], isCritical ? BOLD : REGULAR, isCritical ? ALARM : INK);
  if (report.comment) {
    document.moveDown(0.4);
    fact(report.comment, printableLines);
  }
  document.x = left;
  rule();
  document
    .font(REGULAR)
    .fontSize(10)
    .fillColor(SOFT)
    .text(printable(report.note), left, document.y, { width });

  return closePdf(document, `${report.person} · ${report.title}`);
}
