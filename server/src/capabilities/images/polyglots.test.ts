import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';
import { dicom } from '#test/dicom.ts';
import { jpeg, pdf, png } from '#test/pictures.ts';

const care = bookingTest('2026-11-15T12:00:00Z');
let nadege: Somebody;
beforeAll(async () => {
  nadege = await care.patient();
});

// Each holds MARK, so that any copy of it is found.
const MARK = 'alert("kout-baton")';
const HIDDEN: Readonly<Record<string, Buffer>> = {
  'a page': Buffer.from(`<!doctype html><html><script>${MARK}</script></html>`),
  'a script': Buffer.from(`*/=1;${MARK};/*`),
  'a ZIP file': Buffer.concat([
    Buffer.from('PK\x03\x04', 'latin1'),
    Buffer.alloc(26),
    Buffer.from(MARK),
    Buffer.from('PK\x05\x06', 'latin1'),
    Buffer.alloc(18),
  ]),
  'a PDF': pdf({ middle: `% ${MARK}\n` }),
};

/** A comment directly behind the first bytes, where a reader of other formats finds it. */
function jpegWith(comment: Buffer, whole: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  const marker = Buffer.from([0xff, 0xfe]);
  return Buffer.concat([whole.subarray(0, 2), marker, length, comment, whole.subarray(2)]);
}

const HEAD_OF_PNG = 33;
function pngWith(text: Buffer, whole: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('tEXtComment\0', 'latin1'), text]);
  const chunk = Buffer.alloc(data.length + 8);
  chunk.writeUInt32BE(data.length - 4);
  data.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(data), data.length + 4);
  return Buffer.concat([whole.subarray(0, HEAD_OF_PNG), chunk, whole.subarray(HEAD_OF_PNG)]);
}

const webp = (whole: Buffer) => sharp(whole).webp().toBuffer();
const WAYS: Readonly<Record<string, (hidden: Buffer) => Promise<[Buffer, string]>>> = {
  'in the comment of a JPEG': async (hidden) => [jpegWith(hidden, await jpeg(80, 60)), 'image/jpeg'],
  'behind a JPEG': async (hidden) => [Buffer.concat([await jpeg(80, 60), hidden]), 'image/jpeg'],
  'in the text of a PNG': async (hidden) => [pngWith(hidden, await png(80, 60)), 'image/png'],
  'behind a PNG': async (hidden) => [Buffer.concat([await png(80, 60), hidden]), 'image/png'],
  'behind a WebP': async (hidden) => [Buffer.concat([await webp(await png(80, 60)), hidden]), 'image/webp'],
};
const cases = Object.keys(HIDDEN).flatMap((what) => Object.keys(WAYS).map((where) => [what, where] as const));

const get = (url: string) => care.instance().app.inject({ url, headers: nadege.headers });
const post = (url: string, payload: object | Buffer, headers: Record<string, string> = {}) =>
  care.instance().app.inject({ method: 'POST', url, headers: { ...nadege.headers, ...headers }, payload });

async function addAsJson(bytes: Buffer, type: string) {
  const imageDataUrl = `data:${type};base64,${bytes.toString('base64')}`;
  return (await post('/api/data/images', { title: 'Foto', imageDataUrl })).json();
}
async function addByParts(bytes: Buffer) {
  const tus = { 'tus-resumable': '1.0.0', 'upload-length': `${bytes.length}` };
  const url = `${(await post('/api/uploads', {}, tus)).headers.location}`;
  const headers = {
    ...nadege.headers,
    'content-type': 'application/offset+octet-stream',
    'upload-offset': '0',
  };
  await care.instance().app.inject({ method: 'PATCH', url, headers, payload: bytes });
  return (await post(`${url}/image`, { title: 'Foto' })).json();
}

/** What ends where its picture ends holds nothing else. */
function endsWithPicture(bytes: Buffer, type: string): boolean {
  if (type === 'image/jpeg') return bytes.subarray(-2).equals(Buffer.from('ffd9', 'hex'));
  if (type === 'image/png') return bytes.subarray(-12).equals(Buffer.from('0000000049454e44ae426082', 'hex'));
  return bytes.readUInt32LE(4) + 8 === bytes.length;
}

async function expectHarmless(url: string, type: string) {
  const file = await get(url);
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
  expect(file.rawPayload.includes('kout-baton')).toBe(false);
  for (const start of ['PK\x03\x04', '%PDF', '<html']) expect(file.rawPayload.includes(start)).toBe(false);
  expect(endsWithPicture(file.rawPayload, type)).toBe(true);
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 80, height: 60 });
}

describe('IMG-2 attack: an image that is something else as well is drawn anew', () => {
  test.each(cases)('%s %s', async (what, where) => {
    const [bytes, type] = (await WAYS[where]?.(HIDDEN[what] ?? Buffer.alloc(0))) ?? [];
    if (!bytes || !type) throw new Error('no such case');
    expect(bytes.includes('kout-baton')).toBe(true);
    for (const image of [await addAsJson(bytes, type), await addByParts(bytes)]) {
      await expectHarmless(image.url, type);
      if (image.screenSize !== null) await expectHarmless(`${image.url}?size=screen`, 'image/webp');
      expect(Buffer.from(image.imageDataUrl.split(',')[1], 'base64').includes('kout-baton')).toBe(false);
    }
    for (const kind of ['photo', 'document']) {
      const handedIn = await post(`/api/files?kind=${kind}`, bytes, { 'content-type': type });
      expect(handedIn.statusCode, handedIn.body).toBe(201);
      const { url } = handedIn.json();
      const file = await get(url);
      expect([file.statusCode, file.headers['x-content-type-options']]).toEqual([200, 'nosniff']);
      expect(file.headers['content-type']).toMatch(/^image\//);
      expect(file.rawPayload.includes('kout-baton')).toBe(false);
      expect(endsWithPicture(file.rawPayload, `${file.headers['content-type']}`)).toBe(true);
    }
  });

  test.each(Object.keys(HIDDEN))(
    '%s in front of a DICOM file is blanked, and the file is only downloaded',
    async (what) => {
      const preamble = Buffer.alloc(128);
      HIDDEN[what]?.copy(preamble);
      const bytes = dicom({ preamble });
      expect(bytes.includes('kout-baton')).toBe(true);
      for (const image of [await addAsJson(bytes, 'application/dicom'), await addByParts(bytes)])
        for (const url of [image.url, `${image.url}?identity=1`]) {
          const file = await get(url);
          expect(file.headers).toMatchObject({
            'content-type': 'application/dicom',
            'x-content-type-options': 'nosniff',
            'content-disposition': expect.stringMatching(/^attachment/),
          });
          expect(file.rawPayload.subarray(0, 128).equals(Buffer.alloc(128))).toBe(true);
          expect(file.rawPayload.includes('kout-baton')).toBe(false);
        }
    },
  );
});
