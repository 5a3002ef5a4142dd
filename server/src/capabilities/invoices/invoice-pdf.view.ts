import { type Language, PRODUCT } from '@lakou/i18n';
import { closePdf, drawFact, drawLine, INK, needRoom, openPdf, SEA, SOFT } from '#platform/pdf.ts';
import { printable } from '#platform/printable.ts';

/** What an invoice says, before it is drawn: names and values. */
export interface InvoicePaper {
  readonly title: string;
  readonly language: Language;
  readonly facts: readonly (readonly [string, string])[];
  readonly lines: readonly (readonly [string, string])[];
  readonly sums: readonly (readonly [string, string])[];
  readonly notes: readonly string[];
  /** Whose it is and which, at the foot of each of several pages. */
  readonly foot: string;
}

const MARGIN = 56;
const AMOUNT_WIDTH = 120;
const NAMES_WIDTH = 110;

/** Draws an invoice or a credit note, on as many pages as its lines take. */
export function drawInvoice(paper: InvoicePaper, createdAt: Date): Promise<Buffer> {
  const document = openPdf({ ...paper, product: PRODUCT }, MARGIN, createdAt);
  const left = MARGIN;
  const width = document.page.width - 2 * left;
  const rule = () => {
    document.y += 4;
    drawLine(document);
    document.y += 10;
  };
  const line = ([name, amount]: readonly [string, string], font = 'Helvetica') => {
    const names = { width: width - AMOUNT_WIDTH - 12 };
    document.font(font).fontSize(11).fillColor(INK);
    needRoom(document, document.heightOfString(printable(name), names));
    const { y } = document;
    document.text(printable(amount), left + width - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: 'right' });
    document.text(printable(name), left, y, names);
    document.y += 6;
  };

  document.font('Helvetica-Bold').fontSize(14).fillColor(SEA).text(printable(PRODUCT));
  document.moveDown(0.4).fontSize(26).fillColor(INK).text(printable(paper.title));
  rule();
  for (const [name, value] of paper.facts)
    drawFact(document, [printable(name), printable(value)], { left, width, names: NAMES_WIDTH, gap: 4 });
  rule();
  for (const one of paper.lines) line(one);
  rule();
  for (const one of paper.sums) line(one, 'Helvetica-Bold');
  document.font('Helvetica').fontSize(10).fillColor(SOFT);
  for (const note of paper.notes) document.moveDown(0.6).text(printable(note), left, document.y, { width });

  return closePdf(document, paper.foot);
}
