import { inflateSync } from 'node:zlib';

interface Placed {
  readonly text: string;
  /** From the top of the page. */
  readonly y: number;
}

const PAGE_HEIGHT = 841.89;

/** What stands on each page of a PDF of ours, with its height on it: each text as it was placed. */
export function pagesOf(pdf: Buffer): Placed[][] {
  const file = pdf.toString('latin1');
  const pages: Placed[][] = [];
  for (const [, number = ''] of file.matchAll(/\/Type \/Page\n[^>]*?\/Contents (\d+) 0 R/g)) {
    const at = file.indexOf(`\n${number} 0 obj`);
    const from = file.indexOf('stream\n', at) + 'stream\n'.length;
    const drawn = inflateSync(pdf.subarray(from, file.indexOf('\nendstream', from))).toString('latin1');
    const texts = [...drawn.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm\n[^[]*\[(.*?)\] TJ/gs)];
    pages.push(
      texts.map(([, y = '', parts = '']) => ({
        text: Buffer.from(
          Array.from(parts.matchAll(/<([0-9a-f]*)>/g), ([, hex]) => hex).join(''),
          'hex',
        ).toString('latin1'),
        y: PAGE_HEIGHT - Number(y),
      })),
    );
  }
  return pages;
}
