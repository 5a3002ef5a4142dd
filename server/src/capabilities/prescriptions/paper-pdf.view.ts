import { closePdf, drawFact, drawLine, INK, needRoom, openPdf, SEA, SOFT } from '#platform/pdf.ts';
import { printable } from '#platform/printable.ts';
import type { Paper } from './paper.view.ts';

const MARGIN = 56;
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';
const NAMES_WIDTH = 140;
const AMOUNT_HEIGHT = 14;
const SIGNATURE_HEIGHT = 110;

/** Draws the paper: text that can be searched and read aloud, with room for a stamp. */
export function drawPaper(paper: Paper, createdAt: Date): Promise<Buffer> {
  const document = openPdf(paper, MARGIN, createdAt);
  const left = MARGIN;
  const width = document.page.width - 2 * left;
  const rule = () => {
    document.moveDown(0.5);
    drawLine(document);
    document.moveDown(0.7);
  };
  const say = (text: string, size: number, colour: string, font = REGULAR) =>
    document.font(font).fontSize(size).fillColor(colour).text(printable(text), left, document.y, { width });

  say(paper.product, 13, SEA, BOLD);
  document.moveDown(0.3);
  say(paper.title, 22, INK, BOLD);
  rule();
  for (const [name, value] of paper.facts)
    drawFact(document, [printable(name), printable(value)], { left, width, names: NAMES_WIDTH, gap: 4 });
  rule();
  for (const [index, line] of paper.lines.entries()) {
    // A medicine and how to take it are not torn apart.
    document.font(BOLD).fontSize(14);
    const named = document.heightOfString(printable(line.drug), { width });
    document.font(REGULAR).fontSize(12);
    const said = line.ways.map((way) => document.heightOfString(printable(way), { width }));
    needRoom(document, said.reduce((sum, one) => sum + one, named) + AMOUNT_HEIGHT);
    say(`${index + 1}. ${line.drug}`, 14, INK, BOLD);
    for (const way of line.ways) say(way, 12, INK);
    say(line.amount, 10, SOFT);
    document.moveDown(0.8);
  }
  needRoom(document, SIGNATURE_HEIGHT);
  rule();
  for (const [index, part] of paper.signature.entries()) say(part, 11, INK, index === 0 ? BOLD : REGULAR);
  document.moveDown(1);
  for (const note of paper.notes) say(note, 10, SOFT);

  return closePdf(document, `${paper.person} · ${paper.title}`);
}
