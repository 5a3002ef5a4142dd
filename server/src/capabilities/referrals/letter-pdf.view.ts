import { closePdf, drawFact, drawLine, INK, needRoom, openPdf, SEA, SOFT } from '#platform/pdf.ts';
import { printable, printableLines } from '#platform/printable.ts';
import type { Letter } from './letter.view.ts';

const MARGIN = 56;
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';
const NAMES_WIDTH = 140;
/** A heading is not left alone at the foot of a page. */
const ROOM_FOR_HEADING = 60;

/** Draws the letter once for each language, each beginning on its own page. */
export function drawLetters(letters: readonly Letter[], createdAt: Date): Promise<Buffer> {
  const [first] = letters;
  const { language = 'en', title = '', product = '' } = first ?? {};
  const document = openPdf({ language, title, product }, MARGIN, createdAt);
  for (const [n, letter] of letters.entries()) {
    if (n > 0) document.addPage();
    drawLetter(document, letter);
  }
  return closePdf(document, first ? `${first.patient} · ${title}` : title);
}

function drawLetter(document: PDFKit.PDFDocument, letter: Letter): void {
  const left = MARGIN;
  const width = document.page.width - 2 * left;
  const rule = () => {
    document.moveDown(0.6);
    drawLine(document);
    document.moveDown(0.8);
  };
  document.font(BOLD).fontSize(14).fillColor(SEA).text(printable(letter.product), left);
  document.moveDown(0.4).fontSize(26).fillColor(INK).text(printable(letter.title));
  rule();
  for (const [name, value] of letter.facts)
    drawFact(document, [printable(name), printable(value)], { left, width, names: NAMES_WIDTH, gap: 6 });
  rule();
  for (const [name, text] of letter.sections) {
    needRoom(document, ROOM_FOR_HEADING);
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
