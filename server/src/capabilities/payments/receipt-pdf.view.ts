import { closePdf, drawLine, INK, openPdf, SEA, SOFT } from '#platform/pdf.ts';
import { printable } from '#platform/printable.ts';
import type { Receipt } from './receipt.view.ts';

const MARGIN = 56;
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';
const NAMES_WIDTH = 160;

/** Draws a receipt: one page unless somebody has much to say, with text that can be searched and read aloud. */
export function drawReceipt(receipt: Receipt, createdAt: Date): Promise<Buffer> {
  const document = openPdf(receipt, MARGIN, createdAt);
  const left = MARGIN;
  const width = document.page.width - 2 * left;

  const rule = () => {
    document.moveDown(0.6);
    drawLine(document);
    document.moveDown(0.8);
  };
  const row = ([name, value]: readonly [string, string], font = REGULAR) => {
    const { y } = document;
    document.font(font).fontSize(11).fillColor(SOFT).text(printable(name), left, y, { width: NAMES_WIDTH });
    const below = document.y;
    document.fillColor(INK).text(printable(value), left + NAMES_WIDTH, y, { width: width - NAMES_WIDTH });
    document.y = Math.max(below, document.y) + 6;
  };

  document.font(BOLD).fontSize(14).fillColor(SEA).text(printable(receipt.product));
  document.moveDown(0.4).fontSize(26).fillColor(INK).text(printable(receipt.title));
  rule();
  for (const fact of receipt.facts) row(fact);
  rule();
  for (const sum of receipt.sums) row(sum);
  row(receipt.total, BOLD);
  for (const part of receipt.returned) row(part);
  rule();
  document.font(REGULAR).fontSize(10).fillColor(SOFT);
  for (const note of receipt.notes) document.text(printable(note), left, document.y, { width }).moveDown(0.4);

  return closePdf(document, receipt.foot);
}
