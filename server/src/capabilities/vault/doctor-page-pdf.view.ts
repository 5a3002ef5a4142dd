import { bytesOf, drawLine, INK, LINE, openPdf, SEA, SOFT } from '#platform/pdf.ts';
import { printable } from '#platform/printable.ts';
import { wordsIn } from '#platform/words.ts';
import type { Bilingual, DoctorPage, DoctorSection } from './doctor-page.view.ts';
import { fitLines } from './fit-page.rules.ts';

const MARGIN = 40;
const DANGER = '#a3281c';
const REGULAR = 'Helvetica';
const BOLD = 'Helvetica-Bold';
const TEXT = 9.5;
const LINE_GAP = 1.5;
const HEADING_HEIGHT = 24;
const FACT_WIDTHS = 3;

const LEAST_FIRST = ['visits', 'immunization', 'labs', 'measurements', 'condition', 'medicine', 'allergy'];
const KEEPS = {
  visits: 2,
  immunization: 3,
  labs: 4,
  measurements: 2,
  condition: 6,
  medicine: 10,
  allergy: 10,
};

/** Draws the page: whatever the record holds, it is one, and says what it leaves out. */
export function drawDoctorPage(page: DoctorPage, createdAt: Date): Promise<Buffer> {
  const document = openPdf(page, MARGIN, createdAt);
  const moreText = (count: number) => wordsIn(page.language, 'record-summary')('more', { count });
  const [left, width] = [MARGIN, document.page.width - 2 * MARGIN];
  const bottom = document.page.height - MARGIN;
  const bullet = (line: string) => printable(`• ${line}`);
  const heightOf = (line: string) =>
    document.font(REGULAR).fontSize(TEXT).heightOfString(bullet(line), { width, lineGap: LINE_GAP });

  const bilingual = ([first, second]: Bilingual, size: number, colour: string) => {
    const { y } = document;
    document.font(BOLD).fontSize(size).fillColor(colour);
    document.text(printable(first), left, y, { continued: second !== undefined, width });
    if (second !== undefined)
      document
        .font(REGULAR)
        .fillColor(SOFT)
        .text(printable(` · ${second}`), { continued: false });
  };

  /** Short facts beside each other, three in a row. */
  function drawFacts(): void {
    const column = width / FACT_WIDTHS;
    for (let from = 0; from < page.facts.length; from += FACT_WIDTHS) {
      const { y } = document;
      let below = y;
      for (const [n, { label, value }] of page.facts.slice(from, from + FACT_WIDTHS).entries()) {
        const x = left + n * column;
        const place = { width: column - 8 };
        document.font(REGULAR).fontSize(8).fillColor(SOFT);
        document.text(printable(label.filter(Boolean).join(' · ')), x, y, place);
        document.fontSize(10.5).fillColor(INK).text(printable(value), x, document.y, place);
        below = Math.max(below, document.y);
      }
      document.y = below + 4;
    }
  }

  function drawSection({ name, title, lines }: DoctorSection, count: number): void {
    const isAlert = name === 'allergy' && lines.length > 0;
    document.y += 5;
    drawLine(document, isAlert ? DANGER : LINE, isAlert ? 2 : 0.75);
    document.y += 4;
    bilingual(title, 11, isAlert ? DANGER : SEA);
    document.font(REGULAR).fontSize(TEXT).fillColor(INK);
    const shown = lines.length > 0 ? lines.slice(0, count) : [page.nothing];
    const more = lines.length - count;
    for (const line of more > 0 ? [...shown, moreText(more)] : shown)
      document.text(bullet(line), left, document.y, { width, lineGap: LINE_GAP });
  }

  bilingual([`${page.product} · ${page.heading[0]}`, page.heading[1]], 10, SEA);
  document.font(BOLD).fontSize(18).fillColor(INK);
  document.text(printable(page.name), left, document.y + 2, { width });
  document.y += 4;
  drawFacts();

  const parts = page.sections.map(({ name, lines }) => ({
    name,
    heights: (lines.length > 0 ? lines : [page.nothing]).map(heightOf),
  }));
  const noteLines = [page.cutText, ...page.notes].flatMap((note) =>
    note.filter((text) => text !== undefined),
  );
  document.font(REGULAR).fontSize(8);
  const notesHeight = noteLines.reduce(
    (sum, note) => sum + document.heightOfString(printable(note), { width }),
    8,
  );
  const counts = fitLines(parts, {
    height: bottom - document.y - notesHeight - page.sections.length * HEADING_HEIGHT,
    moreHeight: heightOf(moreText(1000)),
    leastFirst: LEAST_FIRST,
    keeps: KEEPS,
  });
  for (const section of page.sections) drawSection(section, counts.get(section.name) ?? section.lines.length);

  const isCut = page.sections.some(({ name, lines }) => (counts.get(name) ?? 0) < lines.length);
  document.y += 8;
  document.font(REGULAR).fontSize(8).fillColor(SOFT);
  for (const note of isCut ? [page.cutText, ...page.notes] : page.notes)
    for (const text of note) if (text) document.text(printable(text), left, document.y, { width });

  return bytesOf(document);
}
