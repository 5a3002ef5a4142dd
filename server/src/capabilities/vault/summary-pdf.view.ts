import { closePdf, drawFact, drawLine, INK, LINE, needRoom, openPdf, SEA, SOFT } from '#platform/pdf.ts';
import { printable } from '#platform/printable.ts';
import type { Summary } from './summary.view.ts';

const MARGIN = 48;
const DANGER = '#a3281c';
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';
const NAMES_WIDTH = 150;
/** A heading is not left alone at the foot of a page. */
const ROOM_FOR_HEADING = 60;

/** Draws a summary, with text that can be searched and read aloud. */
export function drawSummary(summary: Summary, createdAt: Date): Promise<Buffer> {
  const document = openPdf(summary, MARGIN, createdAt);
  const left = MARGIN;
  const width = document.page.width - 2 * left;

  const section = ({ title, alert, lines }: Summary['sections'][number]) => {
    needRoom(document, ROOM_FOR_HEADING);
    document.moveDown(0.8);
    drawLine(document, alert ? DANGER : LINE, alert ? 2 : 1);
    document.moveDown(0.4);
    document
      .font(BOLD)
      .fontSize(13)
      .fillColor(alert ? DANGER : SEA);
    document.text(printable(title), left, document.y, { width }).moveDown(0.2);
    document.font(REGULAR).fontSize(11).fillColor(INK);
    for (const line of lines) {
      const text = printable(`• ${line}`);
      needRoom(document, document.heightOfString(text, { width }));
      document.fillColor(INK).text(text, left, document.y, { width }).moveDown(0.15);
    }
  };

  document
    .font(BOLD)
    .fontSize(12)
    .fillColor(SEA)
    .text(printable(`${summary.product} · ${summary.title}`));
  document.moveDown(0.3).fontSize(22).fillColor(INK).text(printable(summary.name)).moveDown(0.4);
  for (const [name, value] of summary.facts)
    drawFact(document, [printable(name), printable(value)], { left, width, names: NAMES_WIDTH, gap: 4 });
  for (const one of summary.sections) section(one);
  document.moveDown(1).font(REGULAR).fontSize(9).fillColor(SOFT);
  for (const note of summary.notes) document.text(printable(note), left, document.y, { width });

  return closePdf(document, `${summary.name} · ${summary.title}`);
}
