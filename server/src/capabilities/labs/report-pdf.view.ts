import { INK, LINE, openPdf, SEA, SOFT } from '#platform/pdf.ts';
import { printable, printableLines } from '#platform/printable.ts';
import type { Report } from './report.view.ts';

const MARGIN = 56;
const ALARM = '#a3271a';
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';
const NAMES_WIDTH = 160;
/** Shares of the width: test, result, range, flag. */
const COLUMNS = [0.36, 0.22, 0.24, 0.18];
const LOWEST = 760;

/** Draws a report with text that can be searched and read aloud. */
export function drawReport(report: Report, createdAt: Date): Promise<Buffer> {
  const document = openPdf(report, MARGIN, createdAt);
  const left = MARGIN;
  const width = document.page.width - 2 * left;

  const rule = () => {
    document
      .moveDown(0.6)
      .moveTo(left, document.y)
      .lineTo(left + width, document.y)
      .lineWidth(1)
      .stroke(LINE)
      .moveDown(0.8);
  };
  const fact = ([name, value]: readonly [string, string], print = printable) => {
    const { y } = document;
    document
      .font(REGULAR)
      .fontSize(11)
      .fillColor(SOFT)
      .text(printable(name), left, y, { width: NAMES_WIDTH });
    const below = document.y;
    document.fillColor(INK).text(print(value), left + NAMES_WIDTH, y, { width: width - NAMES_WIDTH });
    document.y = Math.max(below, document.y) + 6;
  };
  const row = (cells: readonly string[], font: string, colour: string) => {
    if (document.y > LOWEST) document.addPage();
    const { y } = document;
    let x = left;
    let below = y;
    document.font(font).fontSize(10.5).fillColor(colour);
    for (const [index, cell] of cells.entries()) {
      const share = (COLUMNS[index] ?? 0) * width;
      document.text(printable(cell) || ' ', x, y, { width: share - 8 });
      below = Math.max(below, document.y);
      x += share;
    }
    document.y = below + 6;
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

  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    document.end();
  });
}
