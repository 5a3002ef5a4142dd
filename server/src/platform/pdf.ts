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
    info: { Title: printable(title), Producer: product, CreationDate: createdAt },
  });
