import dicomParser from 'dicom-parser';
import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';
import { dicom, element, fragments, NAME, rle, SYNTAX, sequence } from '#test/dicom.ts';
import { readDicomHead } from './dicom-head.rules.ts';
import { BadDicom } from './dicom-walk.rules.ts';

const care = bookingTest('2026-11-15T12:00:00Z');
let nadege: Somebody;
let doctor: Somebody;

const send = (method: 'GET' | 'POST', url: string, as: Somebody, payload?: object) =>
  care.instance().app.inject({ method, url, headers: as.headers, ...(payload && { payload }) });
const add = async (bytes: Buffer) =>
  send('POST', '/api/data/images', nadege, {
    title: 'CT',
    imageDataUrl: `data:application/dicom;base64,${bytes.toString('base64')}`,
  });
const pixelsOf = async (id: string, frame = 0, query = '') => {
  const { rawPayload } = await send('GET', `/api/data/images/${id}/frames/${frame}${query}`, nadege);
  return sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
};

beforeAll(async () => {
  nadege = await care.patient();
  doctor = await care.provider();
  await care.lakou.db.query('update provider_profiles set license_verified = true');
  const { id } = await care.booking(nadege, doctor.id, '2026-11-16T14:00:00Z');
  await care.put(id, 'confirmed');
});

describe('IMG-2 DICOM is shown', () => {
  test('uncompressed, in its own window or another', async () => {
    const image = (await add(dicom({ window: [128, 256] }))).json();
    expect(image).toMatchObject({
      contentType: 'application/dicom',
      dicom: { modality: 'CT', columns: 16, rows: 16, frames: 1, shown: true, center: 128, width: 256 },
    });
    expect(image.imageDataUrl).toMatch(/^data:image\/webp/);
    const { data, info } = await pixelsOf(image.id);
    expect([info.width, info.height]).toEqual([16, 16]);
    expect(data[0] ?? 255).toBeLessThan(20);
    expect(data.at(-1) ?? 0).toBeGreaterThan(235);
    const dark = await pixelsOf(image.id, 0, '?center=4000&width=10');
    expect(Math.max(...dark.data)).toBeLessThan(10);
  });

  test('without a window of its own: from the darkest to the brightest', async () => {
    expect((await add(dicom())).json().dicom).toMatchObject({ center: 127.5, width: 255 });
  });

  test('of many frames', async () => {
    const image = (await add(dicom({ frames: 3 }))).json();
    expect(image.dicom.frames).toBe(3);
    const status = async (frame: number) =>
      (await send('GET', `/api/data/images/${image.id}/frames/${frame}`, nadege)).statusCode;
    expect([await status(0), await status(2), await status(3)]).toEqual([200, 200, 404]);
  });

  test('run-length encoded, in gray of 16 bits and in colour', async () => {
    const high = Buffer.alloc(256, 1);
    const low = Buffer.alloc(256, 44);
    const gray = dicom({ syntax: SYNTAX.rle, window: [300, 2], pixels: fragments(rle(high, low)) });
    const { id, dicom: facts } = (await add(gray)).json();
    expect(facts.shown).toBe(true);
    expect([...new Set((await pixelsOf(id)).data)]).toHaveLength(1);
    const red = [Buffer.alloc(256, 250), Buffer.alloc(256), Buffer.alloc(256)];
    const colour = dicom({
      syntax: SYNTAX.rle,
      bits: 8,
      samples: 3,
      photometric: 'RGB',
      pixels: fragments(rle(...red)),
    });
    const drawn = await pixelsOf((await add(colour)).json().id);
    expect(drawn.data[0] ?? 0).toBeGreaterThan(230);
    expect(drawn.data[1] ?? 255).toBeLessThan(25);
  });

  test('as JPEG', async () => {
    const jpeg = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#0000ff' } })
      .jpeg({ quality: 95 })
      .toBuffer();
    const file = dicom({
      syntax: SYNTAX.jpeg,
      bits: 8,
      samples: 3,
      photometric: 'YBR_FULL_422',
      pixels: fragments(jpeg),
    });
    const { data } = await pixelsOf((await add(file)).json().id);
    expect(data[2] ?? 0).toBeGreaterThan(220);
  });

  test('other encodings are only downloaded', async () => {
    const file = dicom({ syntax: SYNTAX.jpeg2000, pixels: fragments(Buffer.from('jpeg 2000')) });
    const image = (await add(file)).json();
    expect([image.dicom.shown, image.imageDataUrl]).toEqual([false, null]);
    expect((await send('GET', image.url, nadege)).statusCode).toBe(200);
    expect((await send('GET', `/api/data/images/${image.id}/frames/0`, nadege)).statusCode).toBe(404);
  });
});

describe('IMG-2 a DICOM file that is shared names nobody', () => {
  const PRIVATE = element(0x7fe11001, 'UN', Buffer.from('Nadege behind the pixels'));
  const SECRETS = ['SAINTIL', 'HSM-445566', '19850412', 'OTHER-778899', 'Nadege', 'Saint Michel'];

  test('who treats gets it without names, its patient with them when she asks', async () => {
    const original = dicom({ after: PRIVATE });
    const { url, size } = (await add(original)).json();
    expect(size).toBe(original.length);
    const shared = (await send('GET', url, doctor)).rawPayload;
    for (const secret of SECRETS) expect(shared.includes(secret), secret).toBe(false);
    expect((await send('GET', `${url}?identity=1`, doctor)).rawPayload.equals(shared)).toBe(true);
    expect((await send('GET', url, nadege)).rawPayload.equals(shared)).toBe(true);
    expect((await send('GET', `${url}?identity=1`, nadege)).rawPayload.equals(original)).toBe(true);
    const part = await care
      .instance()
      .app.inject({ url, headers: { ...doctor.headers, range: 'bytes=100-400' } });
    expect(part.rawPayload.equals(shared.subarray(100, 401))).toBe(true);
  });

  test('another program reads the same picture and the sex from it, and no name', async () => {
    const { url } = (await add(dicom({ after: PRIVATE }))).json();
    const read = dicomParser.parseDicom((await send('GET', url, doctor)).rawPayload);
    expect(read.string('x00100010') ?? '').toBe('');
    expect(read.string('x00100040')).toBe('F');
    expect(read.uint16('x00280010')).toBe(16);
    expect(read.elements.x7fe00010?.length).toBe(512);
    expect(dicomParser.parseDicom(dicom()).string('x00100010')).toBe(NAME);
  });
});

describe('attack: a DICOM file that lies', () => {
  const refused = async (bytes: Buffer) => {
    const reply = await add(bytes);
    return [reply.statusCode, reply.json().code];
  };
  const absurd = (tag: number, vr: string) => {
    const bytes = element(tag, vr, Buffer.alloc(8));
    bytes.writeUInt32LE(0xfffffff0, 8);
    return bytes;
  };
  test.each<[string, Buffer]>([
    ['a value of four gigabytes', dicom({ more: [absurd(0x00420011, 'OB')] })],
    ['pixels of four gigabytes', dicom({ pixels: absurd(0x7fe00010, 'OW') })],
    [
      'fewer pixels than it says',
      dicom({ columns: 4000, pixels: element(0x7fe00010, 'OW', Buffer.alloc(8)) }),
    ],
    [
      'fragments that never end',
      dicom({ syntax: SYNTAX.rle, pixels: fragments(Buffer.alloc(80)).subarray(0, -8) }),
    ],
    [
      'runs that end too early',
      dicom({ syntax: SYNTAX.rle, pixels: fragments(rle(Buffer.alloc(9), Buffer.alloc(9))) }),
    ],
    [
      'a JPEG that is none',
      dicom({ syntax: SYNTAX.jpeg, bits: 8, pixels: fragments(Buffer.from('not a picture at all')) }),
    ],
    ['a compressed header', dicom({ syntax: '1.2.840.10008.1.2.1.99' })],
    [
      'sequences inside each other without end',
      dicom({
        more: [
          Array.from({ length: 60 }).reduce<Buffer>((inner) => sequence(0x00400275, inner), Buffer.alloc(0)),
        ],
      }),
    ],
  ])('%s', async (_, bytes) => {
    expect(await refused(bytes)).toEqual([415, 'image_invalid']);
  });

  test('a billion pixels in a few bytes', async () => {
    const bomb = dicom({
      syntax: SYNTAX.rle,
      columns: 65_000,
      rows: 65_000,
      pixels: fragments(Buffer.alloc(80)),
    });
    expect(await refused(bomb)).toEqual([413, 'image_too_large']);
  });

  test('a program in front of it does not survive', async () => {
    const preamble = Buffer.concat([Buffer.from('MZ program'), Buffer.alloc(118)]);
    const { url } = (await add(dicom({ preamble }))).json();
    expect((await send('GET', `${url}?identity=1`, nadege)).rawPayload.includes('MZ program')).toBe(false);
  });

  test('whatever the bytes, they are read or refused, and four times as many cost at most six times the work', () => {
    const good = dicom({ more: [sequence(0x00400275, element(0x00400007, 'LO', 'CT'))] });
    fc.assert(
      fc.property(fc.nat(good.length - 9), fc.uint8Array({ minLength: 1, maxLength: 8 }), (at, noise) => {
        const copy = Buffer.from(good);
        copy.set(noise, at);
        try {
          readDicomHead(copy, copy.length);
        } catch (error) {
          expect(error).toBeInstanceOf(BadDicom);
        }
      }),
      { numRuns: 3000 },
    );
    // Numbers read from the file are counted, because time depends on what else the machine does.
    const reads = [vi.spyOn(Buffer.prototype, 'readUInt16LE'), vi.spyOn(Buffer.prototype, 'readUInt32LE')];
    const [few = 0, many = 0] = [1000, 4000].map((count) => {
      const file = dicom({ more: Array.from({ length: count }, () => element(0x00110001, 'LO', 'x')) });
      for (const read of reads) read.mockClear();
      readDicomHead(file, file.length);
      return reads.reduce((sum, read) => sum + read.mock.calls.length, 0);
    });
    for (const read of reads) read.mockRestore();
    expect(few).toBeGreaterThan(1000);
    expect(many / few).toBeLessThan(6);
  });
});
