import { INK, LINE, openPdf, SEA, SOFT } from '#platform/pdf.ts';
import { printable, printableLines } from '#platform/printable.ts';
import type { Letter } from './letter.view.ts';

const MARGIN = 56;
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';
const NAMES_WIDTH = 140;

/** Draws the letter once for each language, each beginning on its own page. */
export function drawLetters(letters: readonly Letter[], createdAt: Date): Promise<Buffer> {
  const [first] = letters;
  const { language = 'en', title = '', product = '' } = first ?? {};
  const document = openPdf({ language, title, product }, MARGIN, createdAt);
  for (const [n, letter] of letters.entries()) {
    if (n > 0) document.addPage();
    drawLetter(document, letter);
  }
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    document.end();
  });
}

function drawLetter(document: PDFKit.PDFDocument, letter: Letter): void {
  const left = MARGIN;
  const width = document.page.width - 2 * left;
  const rule = () => {
    document.moveDown(0.6);
    document
      .moveTo(left, document.y)
      .lineTo(left + width, document.y)
      .lineWidth(1)
      .stroke(LINE);
    document.moveDown(0.8);
  };
  document.font(BOLD).fontSize(14).fillColor(SEA).text(printable(letter.product), left);
  document.moveDown(0.4).fontSize(26).fillColor(INK).text(printable(letter.title));
  rule();
  for (const [name, value] of letter.facts) {
    const { y } = document;
    document
      .font(REGULAR)
      .fontSize(11)
      .fillColor(SOFT)
      .text(printable(name), left, y, { width: NAMES_WIDTH });
    const below = document.y;
    document.fillColor(INK).text(printable(value), left + NAMES_WIDTH, y, { width: width - NAMES_WIDTH });
    document.y = Math.max(below, document.y) + 6;
  }
  rule();
  for (const [name, text] of letter.sections) {
    document.font(BOLD).fontSize(12).fillColor(INK).text(printable(name), left, document.y, { width });
    document.moveDown(0.2).font(REGULAR).fontSize(11).text(printableLines(text), { width }).moveDown(0.9);
  }
  rule();
  document
    .font(REGULAR)
    .fontSize(9)
    .fillColor(SOFT)
    .text(printable(letter.note), left, document.y, { width });
}
