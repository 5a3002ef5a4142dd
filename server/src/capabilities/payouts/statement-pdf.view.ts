import { closePdf, INK, LINE, openPdf, SEA, SOFT } from '#platform/pdf.ts';
import { printable } from '#platform/printable.ts';
import type { Statement } from './statement.view.ts';

const MARGIN = 56;
const DATE_WIDTH = 110;
const AMOUNT_WIDTH = 110;

/** Draws a statement, over as many pages as it needs, with text that can be searched and read aloud. */
export function drawStatement(statement: Statement, createdAt: Date): Promise<Buffer> {
  const document = openPdf(statement, MARGIN, createdAt);
  const left = MARGIN;
  const width = document.page.width - 2 * left;
  const bottom = document.page.height - MARGIN;
  const rule = () => {
    document.moveDown(0.6);
    document
      .moveTo(left, document.y)
      .lineTo(left + width, document.y)
      .lineWidth(1)
      .stroke(LINE);
    document.moveDown(0.8);
  };
  const row = ([first, text, amount]: readonly [string, string, string]) => {
    const textWidth = width - DATE_WIDTH - AMOUNT_WIDTH;
    const height = Math.max(document.heightOfString(printable(text), { width: textWidth }), 14);
    if (document.y + height > bottom) document.addPage();
    const { y } = document;
    document.fillColor(SOFT).text(printable(first), left, y, { width: DATE_WIDTH });
    document.fillColor(INK).text(printable(text), left + DATE_WIDTH, y, { width: textWidth });
    document.text(printable(amount), left + DATE_WIDTH + textWidth, y, {
      width: AMOUNT_WIDTH,
      align: 'right',
    });
    document.y = y + height + 5;
  };

  document.font('Helvetica-Bold').fontSize(14).fillColor(SEA).text(printable(statement.product));
  document.moveDown(0.4).fontSize(24).fillColor(INK).text(printable(statement.title));
  document.font('Helvetica').fontSize(12).fillColor(SOFT).text(printable(statement.provider));
  rule();
  document.fontSize(10);
  if (statement.lines.length === 0) document.text(printable(statement.none), left, document.y, { width });
  for (const line of statement.lines) row(line);
  rule();
  document.font('Helvetica-Bold');
  for (const [name, amount] of statement.sums) row(['', name, amount]);

  return closePdf(document, `${statement.provider} · ${statement.title}`);
}
