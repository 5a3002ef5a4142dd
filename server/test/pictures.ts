import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of one colour. */
export const picture = (width = 8, height = 8) =>
  sharp({ create: { width, height, channels: 3, background: { r: 14, g: 92, b: 110 } } });

export const png = (width?: number, height?: number) => picture(width, height).png().toBuffer();
export const jpeg = (width?: number, height?: number) => picture(width, height).jpeg().toBuffer();

/** A picture that no format makes small. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: 14, g: 92, b: 110 },
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();

/** A picture taken in Jacmel on its side, with the place in its metadata. */
export const jpegWithPlace = () =>
  picture(40, 20)
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretPhone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '18/1 14/1 3/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '72/1 32/1 4/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** A PNG of a few bytes whose header claims this size. */
export function pngThatClaims(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(64)));
  return Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
}

/** The smallest PDF, with `middle` before its end and `after` behind it. */
export const pdf = ({ before = '', middle = '', after = '' } = {}) =>
  Buffer.from(
    `${before}%PDF-1.4\n${middle}1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n${after}`,
    'latin1',
  );
