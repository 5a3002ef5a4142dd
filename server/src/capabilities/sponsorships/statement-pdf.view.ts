import { PRODUCT } from '@lakou/i18n';
import { closePdf, drawLine, INK, openPdf, SEA, SOFT } from '#platform/pdf.ts';
import { printable } from '#platform/printable.ts';
import type { Statement } from './statement.service.ts';

const MARGIN = 56;
/** The left edge of each column after the first; the longest day and amount in French fit. */
const COLUMNS = { what: 100, number: 238, amount: 338 } as const;
const ROW = 22;

/** Draws the statement of a year: one line for each payment, on as many pages as it takes. */
export function drawStatement(statement: Statement, createdAt: Date): Promise<Buffer> {
  const document = openPdf({ ...statement, product: PRODUCT }, MARGIN, createdAt);
  const left = MARGIN;
  const width = document.page.width - 2 * left;
  const rule = () => {
    document.y += 4;
    drawLine(document);
    document.y += 10;
  };

  document.font('Helvetica-Bold').fontSize(14).fillColor(SEA).text(printable(PRODUCT));
  document.moveDown(0.4).fontSize(24).fillColor(INK).text(printable(statement.title));
  document.font('Helvetica').fontSize(12).fillColor(SOFT).text(printable(statement.payer));
  rule();
  for (const [date, what, number, amount] of statement.lines) {
    if (document.y > document.page.height - MARGIN - 2 * ROW) document.addPage();
    const { y } = document;
    document
      .font('Helvetica')
      .fontSize(10)
      .fillColor(SOFT)
      .text(printable(date), left, y, { width: COLUMNS.what - 8 });
    document.text(printable(number), left + COLUMNS.number, y, {
      width: COLUMNS.amount - COLUMNS.number - 8,
    });
    document
      .fillColor(INK)
      .text(printable(amount), left + COLUMNS.amount, y, { width: width - COLUMNS.amount, align: 'right' });
    document.text(printable(what), left + COLUMNS.what, y, { width: COLUMNS.number - COLUMNS.what - 8 });
    document.y = Math.max(document.y, y + ROW - 6) + 6;
  }
  rule();
  const { y } = document;
  document.font('Helvetica-Bold').fontSize(12).fillColor(INK).text(printable(statement.total[0]), left, y);
  // Bold and larger than the lines: it needs the room of two columns.
  document.text(printable(statement.total[1]), left + COLUMNS.number, y, {
    width: width - COLUMNS.number,
    align: 'right',
  });
  document.moveDown(1.2);
  document
    .font('Helvetica')
    .fontSize(10)
    .fillColor(SOFT)
    .text(printable(statement.note), left, document.y, { width });

  return closePdf(document, `${statement.payer} · ${statement.title}`);
}
