import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Instance, signedIn, testDatabase } from '#test/instance.ts';
import { jpeg, pdf, picture, png, pngThatClaims } from '#test/pictures.ts';

const lakou = testDatabase();
let instance: Instance;
let person: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  instance = await lakou.open({ jobs: false });
  person = await signedIn(instance.platform);
});

let caller = 0;
const upload = (payload: Buffer | string, type: string | undefined, kind = 'document') =>
  instance.app.inject({
    method: 'POST',
    url: `/api/files?kind=${kind}`,
    headers: { ...person.headers, ...(type && { 'content-type': type }) },
    payload,
    remoteAddress: `10.0.${++caller >> 8}.${caller & 255}`,
  });
const REFUSED = [415, 'file_type_refused'];
const answer = async (payload: Buffer | string, type: string | undefined, kind?: string) => {
  const reply = await upload(payload, type, kind);
  return [reply.statusCode, reply.json().code];
};
const count = async () => (await lakou.db.query<{ n: number }>('select count(*) as n from files'))[0]?.n ?? 0;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(1)</script>';
const JAR = Buffer.concat([
  Buffer.from('PK\x03\x04', 'latin1'),
  Buffer.alloc(40),
  Buffer.from('PK\x05\x06', 'latin1'),
  Buffer.alloc(18),
]);
const GIF = Buffer.from(
  '474946383961010001008000000000ffffff21f90401000000002c00000000010001000002024401003b',
  'hex',
);

describe('attack: what is no picture and no paper is refused, whatever it is called', () => {
  const types = ['image/png', 'image/jpeg', 'application/pdf', 'application/octet-stream'];
  const files: [string, Buffer | string][] = [
    ['an SVG', SVG],
    ['an SVG behind an XML line', `<?xml version="1.0"?>${SVG}`],
    ['a page', HTML],
    ['a page behind 300 spaces', `${' '.repeat(300)}${HTML}`],
    ['a script', '#!/bin/sh\nrm -rf /'],
    ['a GIF', GIF],
    ['a GIF that is a JAR', Buffer.concat([GIF, JAR])],
    ['a JAR', JAR],
    ['a program', Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(100)])],
    ['nothing', ''],
    ['one byte', 'x'],
    [
      'the first bytes of a JPEG and a page',
      Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(HTML)]),
    ],
    [
      'the first bytes of a PNG and a page',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(HTML)]),
    ],
  ];
  test.each(files)('%s', async (_, bytes) => {
    const before = await count();
    for (const type of types)
      for (const kind of ['photo', 'document', 'logo'])
        expect(await answer(bytes, type, kind)).toEqual(REFUSED);
    expect(await count()).toBe(before);
  });

  test('a picture cut off in the middle', async () => {
    const whole = await picture(600, 600).jpeg().toBuffer();
    expect(await answer(whole.subarray(0, whole.length / 2), 'image/jpeg', 'photo')).toEqual(REFUSED);
  });
  test('a PDF is no photo and no logo', async () => {
    for (const kind of ['photo', 'logo'])
      expect(await answer(pdf(), 'application/pdf', kind)).toEqual(REFUSED);
  });
});

describe('attack: a PDF that is something else as well', () => {
  test.each([
    ['a page after its first line', pdf({ middle: `${HTML}\n` })],
    ['a page in front of it', pdf({ before: HTML })],
    ['a page behind it', pdf({ after: HTML })],
    ['a page behind a long one', pdf({ middle: `%${'x'.repeat(9000)}\n`, after: HTML })],
    ['a JAR behind it', Buffer.concat([pdf(), JAR])],
    ['a JAR inside it', Buffer.concat([Buffer.from('%PDF-1.4\n'), JAR, Buffer.from('\n%%EOF\n')])],
    ['no end', Buffer.from('%PDF-1.4\nhello')],
    ['a picture in front of it', Buffer.concat([GIF, pdf()])],
  ])('%s', async (_, bytes) => {
    expect(await answer(bytes, 'application/pdf')).toEqual(REFUSED);
  });
});

test('attack: what hides behind a picture does not survive', async () => {
  const hiding = Buffer.concat([await jpeg(), Buffer.from(HTML), JAR]);
  for (const kind of ['photo', 'document', 'logo']) {
    const reply = await upload(hiding, 'image/jpeg', kind);
    expect(reply.statusCode).toBe(201);
    const { rawPayload } = await instance.app.inject({ url: reply.json().url, headers: person.headers });
    expect(rawPayload.includes('script')).toBe(false);
    expect(rawPayload.includes('PK\x05\x06')).toBe(false);
  }
});

describe('attack: too large', () => {
  test('11 MB', async () => {
    const reply = await upload(Buffer.alloc(11 * 1024 * 1024), 'image/png');
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'body_too_large']);
  });
  test('a pixel bomb: a few bytes that claim a billion pixels', async () => {
    const bomb = pngThatClaims(32_000, 32_000);
    expect(bomb.length).toBeLessThan(200);
    for (const kind of ['photo', 'document', 'logo'])
      expect(await answer(bomb, 'image/png', kind)).toEqual([413, 'image_too_large']);
  });
  test('25 megapixels pass, one line more does not', async () => {
    expect((await upload(await jpeg(5000, 5000), 'image/jpeg', 'photo')).statusCode).toBe(201);
    expect(await answer(await jpeg(5000, 5001), 'image/jpeg', 'photo')).toEqual([413, 'image_too_large']);
  });
});

describe('attack: other ways in', () => {
  test.each([
    'multipart/form-data; boundary=x',
    'application/json',
    'text/html',
    'image/svg+xml',
    'text/plain',
    undefined,
  ])('a body called %s is not read', async (type) => {
    const reply = await upload(await png(), type);
    expect([reply.statusCode, reply.json().code]).toEqual(REFUSED);
  });
  test('files go nowhere else: a call that takes JSON takes no picture', async () => {
    const reply = await instance.app.inject({
      method: 'PUT',
      url: `/api/users/${person.id}`,
      headers: { ...person.headers, 'content-type': 'image/png' },
      payload: await png(),
    });
    expect([reply.statusCode, reply.json().code]).toEqual([415, 'unsupported_media_type']);
  });
  test('another site’s page hands nothing in', async () => {
    const reply = await instance.app.inject({
      method: 'POST',
      url: '/api/files',
      headers: { ...person.headers, 'content-type': 'image/png', origin: 'https://evil.example' },
      payload: await png(),
    });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'foreign_origin']);
  });
  test('a kind nobody knows', async () => {
    expect((await upload(await png(), 'image/png', '../x')).statusCode).toBe(400);
  });
  test('an owner, an id or a type in the address means nothing', async () => {
    const id = uuidv7();
    const reply = await instance.app.inject({
      method: 'POST',
      url: `/api/files?kind=document&ownerId=${id}&id=${id}&contentType=text/html`,
      headers: { ...person.headers, 'content-type': 'image/png' },
      payload: await png(),
    });
    const [row] = await lakou.db.query(
      'select owner_id as owner, content_type as type from files where id = $1',
      [reply.json().id],
    );
    expect(row).toEqual({ owner: person.id, type: 'image/png' });
    expect(reply.json().id).not.toBe(id);
  });
});

test('whatever the bytes, never a fault of ours', async () => {
  const good = [await png(), await jpeg(), pdf()];
  const spoilt = fc
    .tuple(fc.constantFrom(...good), fc.nat(), fc.uint8Array({ minLength: 1, maxLength: 20 }))
    .map(([bytes, at, noise]) => {
      const copy = Buffer.from(bytes);
      copy.set(noise.slice(0, copy.length - (at % copy.length)), at % copy.length);
      return copy;
    });
  await fc.assert(
    fc.asyncProperty(fc.oneof(spoilt, fc.uint8Array({ maxLength: 200 })), async (bytes) => {
      expect([201, 413, 415]).toContain((await upload(Buffer.from(bytes), 'image/png')).statusCode);
    }),
    { numRuns: 120 },
  );
});
