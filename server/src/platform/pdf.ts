import type { Language } from '@lakou/i18n';
import PDFDocument from 'pdfkit';
import { printable } from './printable.ts';

// The colours of all papers.
export const INK = '#16302f';
export const SOFT = '#4e6665';
export const SEA = '#0b6e69';
export const LINE = '#d9d2c5';

interface Paper {
  readonly language: Language;
  readonly title: string;
  /** Who made it. */
  readonly product: string;
}

/** An A4 document with text that can be searched and read aloud. */
export const openPdf = ({ language, title, product }: Paper, margin: number, createdAt: Date) =>
  new PDFDocument({
    size: 'A4',
    margin,
    lang: language,
    // Its pages are numbered when all are drawn.
    bufferPages: true,
    info: { Title: printable(title), Producer: product, CreationDate: createdAt },
  });

type Papers = PDFKit.PDFDocument;
const FACT_SIZE = 11;
/** What stands together needs so much room at least: a heading and two lines. */
const FEW_LINES = 44;

/** Goes on to the next page where this one has no such room. */
export function needRoom(document: Papers, height: number): void {
  const { margins, height: all } = document.page;
  if (document.y + height > all - margins.bottom && document.y > margins.top) document.addPage();
}

/** A line from margin to margin, where the next text would stand. */
export function drawLine(document: Papers, colour = LINE, thickness = 1): void {
  const { margins, width } = document.page;
  document
    .moveTo(margins.left, document.y)
    .lineTo(width - margins.right, document.y)
    .lineWidth(thickness)
    .stroke(colour);
}

/** Where the next line stands after several texts that began side by side: one of them may have filled the page. */
const lower = (document: Papers, page: unknown, below: number) =>
  document.page === page ? Math.max(below, document.y) : document.y;

/** A name and what it says beside it; what is long goes on overleaf. */
export function drawFact(
  document: Papers,
  [name, value]: readonly [string, string],
  { left, width, names, gap }: { left: number; width: number; names: number; gap: number },
): void {
  document.font('Helvetica').fontSize(FACT_SIZE);
  const place = { width: width - names };
  needRoom(
    document,
    Math.min(
      FEW_LINES,
      Math.max(document.heightOfString(name, { width: names - 8 }), document.heightOfString(value, place)),
    ),
  );
  const { y, page } = document;
  document.fillColor(SOFT).text(name, left, y, { width: names - 8 });
  const below = document.y;
  document.fillColor(INK).text(value, left + names, y, place);
  document.y = lower(document, page, below) + gap;
}

/** Ends a document and reads all of it. */
export function bytesOf(document: Papers): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    document.end();
  });
}

/** The bytes of a paper. Where it has several pages, each says at its foot whose it is and which of them it is. */
export function closePdf(document: Papers, foot: string): Promise<Buffer> {
  const { start, count } = document.bufferedPageRange();
  for (let n = 0; count > 1 && n < count; n++) {
    document.switchToPage(start + n);
    const { margins, width, height } = document.page;
    const { bottom } = margins;
    // The foot stands in the margin, where text would begin another page.
    margins.bottom = 0;
    document
      .font('Helvetica')
      .fontSize(9)
      .fillColor(SOFT)
      .text(printable(`${foot} · ${n + 1} / ${count}`), margins.left, height - 32, {
        width: width - margins.left - margins.right,
        height: 11,
        ellipsis: true,
        align: 'right',
      });
    margins.bottom = bottom;
  }
  return bytesOf(document);
}
