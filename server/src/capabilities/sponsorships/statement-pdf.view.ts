import { PRODUCT } from '@lakou/i18n';
import PDFDocument from 'pdfkit';
import { printable } from '#platform/printable.ts';
import type { Statement } from './statement.service.ts';

const PAGE = { size: 'A4', margin: 56 } as const;
const INK = '#16302f';
const SOFT = '#4e6665';
const SEA = '#0b6e69';
const LINE = '#d9d2c5';
/** The left edge of each column after the first, and the width of the last. */
const COLUMNS = { what: 90, number: 270, amount: 390 } as const;
const ROW = 22;

/** Draws the statement of a year: one line for each payment, on as many pages as it takes. */
export function drawStatement(statement: Statement, createdAt: Date): Promise<Buffer> {
  const document = new PDFDocument({
    ...PAGE,
    lang: statement.language,
    info: { Title: printable(statement.title), Producer: PRODUCT, CreationDate: createdAt },
  });
  const left = PAGE.margin;
  const width = document.page.width - 2 * left;
  const rule = () => {
    document
      .moveTo(left, document.y + 4)
      .lineTo(left + width, document.y + 4)
      .lineWidth(1)
      .stroke(LINE);
    document.y += 14;
  };

  document.font('Helvetica-Bold').fontSize(14).fillColor(SEA).text(printable(PRODUCT));
  document.moveDown(0.4).fontSize(24).fillColor(INK).text(printable(statement.title));
  document.font('Helvetica').fontSize(12).fillColor(SOFT).text(printable(statement.payer));
  rule();
  for (const [date, what, number, amount] of statement.lines) {
    if (document.y > document.page.height - PAGE.margin - 2 * ROW) document.addPage();
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
  document.text(printable(statement.total[1]), left + COLUMNS.amount, y, {
    width: width - COLUMNS.amount,
    align: 'right',
  });
  document.moveDown(1.2);
  document
    .font('Helvetica')
    .fontSize(10)
    .fillColor(SOFT)
    .text(printable(statement.note), left, document.y, { width });

  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    document.end();
  });
}
