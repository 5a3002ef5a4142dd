import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Servable } from '#platform/http/file-reply.ts';
import { shareCardSvg } from './share-card.view.ts';

/** Draws the picture of a shared fund page; each of the 101 there are is drawn once. */
export function createShareCards() {
  const drawn = new Map<number, Promise<Buffer>>();
  async function draw(percent: number): Promise<Buffer> {
    const { default: sharp } = await import('sharp');
    return sharp(Buffer.from(shareCardSvg(percent)))
      .png({ palette: true })
      .toBuffer();
  }
  return async (percent: number): Promise<Servable> => {
    const drawing = drawn.get(percent) ?? draw(percent);
    drawn.set(percent, drawing);
    const bytes = await drawing;
    return {
      contentType: 'image/png',
      size: bytes.length,
      tag: createHash('sha256').update(bytes).digest('base64url'),
      name: 'community-fund.png',
      attachment: false,
      cacheControl: 'public, max-age=3600',
      open: async (part) => Readable.from([part ? bytes.subarray(part.start, part.end + 1) : bytes]),
    };
  };
}
