import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';
import { dicom } from '#test/dicom.ts';
import { jpeg, jpegWithPlace, pdf, picture, png, pngThatClaims } from '#test/pictures.ts';
import { sweepImages } from './images.jobs.ts';

const care = bookingTest('2026-11-15T12:00:00Z');
let nadege: Somebody;
let doctor: Somebody;
let stranger: Somebody;
let child: string;

const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`;
const send = (method: 'GET' | 'POST' | 'DELETE', url: string, as: Somebody, payload?: object) =>
  care.instance().app.inject({ method, url, headers: as.headers, ...(payload && { payload }) });
const add = (as: Somebody, more: object) => send('POST', '/api/data/images', as, { title: 'Rash', ...more });
const list = (as: Somebody, query = '') => send('GET', `/api/data/images/${nadege.id}${query}`, as);

beforeAll(async () => {
  nadege = await care.patient();
  doctor = await care.provider();
  stranger = await care.provider();
  child = await care.dependent(nadege);
  await care.lakou.db.query('update provider_profiles set license_verified = true');
  const { id } = await care.booking(nadege, doctor.id, '2026-11-16T14:00:00Z');
  await care.put(id, 'confirmed');
});

test('IMG-1 an image is added by the documented payload, listed and read; the time is ours', async () => {
  const reply = await add(nadege, {
    patientId: nadege.id,
    dependentId: null,
    imageDataUrl: dataUrl(await png(40, 30)),
    uploadedAt: '1999-01-01T00:00:00Z',
  });
  expect(reply.statusCode).toBe(201);
  const image = reply.json();
  expect(image).toMatchObject({
    patientId: nadege.id,
    dependentId: null,
    title: 'Rash',
    contentType: 'image/png',
    uploadedAt: '2026-11-15T12:00:00.000Z',
    uploadedBy: nadege.id,
    url: `/api/data/images/${image.id}/file`,
  });
  expect((await list(nadege)).json()).toEqual([image]);
  expect((await send('GET', `/api/data/images/${image.id}/details`, nadege)).json()).toEqual(image);
  const file = await send('GET', image.url, nadege);
  expect(file.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-store' });
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 40, height: 30 });
});

test('API-6 lists carry small previews unless asked not to; 200 of them stay under 400 kB', async () => {
  const noise = await sharp({
    create: {
      width: 900,
      height: 700,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  const other = await care.patient();
  const image = (await add(other, { imageDataUrl: dataUrl(noise, 'image/jpeg') })).json();
  expect(JSON.stringify(image).length * 200).toBeLessThan(400_000);
  const preview = Buffer.from(image.imageDataUrl.split(',')[1], 'base64');
  expect((await sharp(preview).metadata()).format).toBe('webp');
  const url = `/api/data/images/${other.id}`;
  const [bare] = (await send('GET', `${url}?embed=0`, other)).json();
  expect(bare).toEqual({ ...image, imageDataUrl: null });
  const screen = await send('GET', `${image.url}?size=screen`, other);
  expect([screen.headers['content-type'], screen.rawPayload.length]).toEqual([
    'image/webp',
    image.screenSize,
  ]);
  const part = await care
    .instance()
    .app.inject({ url: image.url, headers: { ...other.headers, range: 'bytes=0-9' } });
  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10]);
});

test('IMG-2 where and with which phone it was taken is not kept', async () => {
  const { url } = (await add(nadege, { imageDataUrl: dataUrl(await jpegWithPlace(), 'image/jpeg') })).json();
  const { rawPayload } = await send('GET', url, nadege);
  expect(rawPayload.includes('SecretPhone')).toBe(false);
  expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
});

test('IMG-2 a PDF is kept and downloaded, never shown as a page of ours', async () => {
  const { url, imageDataUrl } = (
    await add(nadege, { imageDataUrl: dataUrl(pdf(), 'application/pdf') })
  ).json();
  const file = await send('GET', url, nadege);
  expect(imageDataUrl).toBeNull();
  expect(file.headers['content-disposition']).toMatch(/^attachment/);
  expect(file.rawPayload.equals(pdf())).toBe(true);
});

test('FAM-3 a child has images of its own; who treats only the mother does not see them', async () => {
  const before = (await list(nadege)).json().length;
  const image = (await add(nadege, { dependentId: child, imageDataUrl: dataUrl(await png()) })).json();
  expect((await list(nadege, `?dependentId=${child}`)).json()).toEqual([image]);
  expect((await list(nadege)).json().length).toBe(before);
  expect((await list(doctor, `?dependentId=${child}`)).statusCode).toBe(404);
  expect((await send('GET', image.url, doctor)).statusCode).toBe(404);
});

describe('IMG-2 who treats', () => {
  test('sees and adds images, which is put down; others find nothing', async () => {
    const image = (await add(doctor, { patientId: nadege.id, imageDataUrl: dataUrl(await png()) })).json();
    expect(image).toMatchObject({ patientId: nadege.id, uploadedBy: doctor.id });
    expect((await list(doctor)).json()[0]).toEqual(image);
    expect((await send('GET', image.url, doctor)).statusCode).toBe(200);
    for (const url of [image.url, `/api/data/images/${image.id}/details`, `/api/data/images/${nadege.id}`])
      expect((await send('GET', url, stranger)).statusCode).toBe(404);
    const refused = await add(stranger, { patientId: nadege.id, imageDataUrl: dataUrl(await png()) });
    expect(refused.statusCode).toBe(404);
    const trail = await care.lakou.db.query<{ action: string }>(
      "select action from audit_events where actor_id = $1 and action like 'image%' order by id",
      [doctor.id],
    );
    expect(trail.map(({ action }) => action)).toEqual(['image:add', 'images:read', 'image:read']);
  });

  test('what each added, each takes back; nobody else does', async () => {
    const hers = (await add(nadege, { imageDataUrl: dataUrl(await png()) })).json();
    const his = (await add(doctor, { patientId: nadege.id, imageDataUrl: dataUrl(await png()) })).json();
    expect((await send('DELETE', `/api/data/images/${hers.id}`, doctor)).statusCode).toBe(404);
    expect((await send('DELETE', `/api/data/images/${his.id}`, nadege)).statusCode).toBe(404);
    for (const [image, who] of [
      [hers, nadege],
      [his, doctor],
    ] as const) {
      expect((await send('DELETE', `/api/data/images/${image.id}`, who)).statusCode).toBe(204);
      expect((await send('GET', image.url, who)).statusCode).toBe(404);
    }
  });
});

test('IMG-1 an image knows its place in the gallery and those beside it, nothing of others', async () => {
  const person = await care.patient();
  const kid = await care.dependent(person);
  const one = async (title: string, more: object = {}) =>
    (await add(person, { title, imageDataUrl: dataUrl(await png()), ...more })).json();
  const [oldest, middle] = [await one('Day 1'), await one('Day 2')];
  await one('Of the child', { dependentId: kid });
  const gone = await one('Taken back');
  const newest = await one('Day 3');
  await send('DELETE', `/api/data/images/${gone.id}`, person);
  const place = async ({ id }: { id: string }) =>
    (await send('GET', `/api/data/images/${id}/place`, person)).json();
  const bare = (image: object) => ({ ...image, imageDataUrl: null });
  expect(await place(newest)).toEqual({ position: 1, total: 3, previous: null, next: middle });
  expect(await place(middle)).toEqual({ position: 2, total: 3, previous: bare(newest), next: oldest });
  expect(await place(oldest)).toEqual({ position: 3, total: 3, previous: bare(middle), next: null });
  expect((await send('GET', `/api/data/images/${middle.id}/place`, doctor)).statusCode).toBe(404);
  expect((await send('GET', `/api/data/images/${gone.id}/place`, person)).statusCode).toBe(404);
});

describe('attack: what is no image is refused in the exact words, and nothing is written', () => {
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const files: [string, () => Buffer | Promise<Buffer>][] = [
    ['an SVG', () => Buffer.from(SVG)],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF that is a page', () => pdf({ middle: '<html><script>' })],
    ['nothing: 0 bytes', () => Buffer.alloc(0)],
    ['one byte', () => Buffer.from('x')],
    ['a picture cut off', async () => (await picture(600, 600).jpeg().toBuffer()).subarray(0, 1500)],
    ['a DICOM file cut off', () => dicom().subarray(0, 500)],
  ];
  const stored = async () => {
    const folder = join(care.instance().platform.config.dataDir, 'files');
    return (await readdir(folder, { recursive: true })).length;
  };
  const count = async () =>
    (
      await care.lakou.db.query<{ n: number }>(
        'select (select count(*) from images) + (select count(*) from image_files) as n',
      )
    )[0]?.n;

  test.each(files)('%s', async (_, make) => {
    const before = [await stored(), await count()];
    for (const type of ['image/png', 'application/pdf', 'application/dicom']) {
      const reply = await add(nadege, { imageDataUrl: dataUrl(await make(), type) });
      expect([reply.statusCode, reply.json().message]).toEqual([415, 'Invalid Image Data']);
    }
    expect([await stored(), await count()]).toEqual(before);
  });

  test.each(['data:image/png;base64,', 'data:image/png,abc', 'https://evil.example/x.png', 'x'])(
    '%s',
    async (text) => {
      const reply = await add(nadege, { imageDataUrl: text });
      expect([reply.statusCode, reply.json().code]).toEqual([415, 'image_invalid']);
    },
  );

  test('a pixel bomb', async () => {
    const before = [await stored(), await count()];
    const bomb = await add(nadege, { imageDataUrl: dataUrl(pngThatClaims(32_000, 32_000)) });
    expect([bomb.statusCode, bomb.json().code]).toEqual([413, 'image_too_large']);
    expect([await stored(), await count()]).toEqual(before);
  });

  test('10 MB are read, one byte more is not', async () => {
    const before = [await stored(), await count()];
    const start = '{"title":"Rash","imageDataUrl":"data:image/png;base64,';
    const body = (size: number) => `${start.padEnd(size - 2, 'A')}"}`;
    for (const [size, status] of [
      [10 * 1024 * 1024, 415],
      [10 * 1024 * 1024 + 1, 413],
    ] as const) {
      const headers = { ...nadege.headers, 'content-type': 'application/json' };
      const reply = await care
        .instance()
        .app.inject({ method: 'POST', url: '/api/data/images', headers, payload: body(size) });
      expect(reply.statusCode).toBe(status);
    }
    expect([await stored(), await count()]).toEqual(before);
  });

  test('IMG-1 a title that is blank, and no file', async () => {
    const file = dataUrl(await png());
    for (const body of [{ title: '  ', imageDataUrl: file }, { title: 'Rash' }, { imageDataUrl: file }]) {
      const reply = await send('POST', '/api/data/images', nadege, body);
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'image_fields_missing']);
    }
  });

  test('another patient’s id in the body', async () => {
    const other = await care.patient();
    const reply = await add(other, { patientId: nadege.id, imageDataUrl: dataUrl(await png()) });
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden']);
  });
});

test('IMG-2 on the disk no byte of an image is readable, and what is taken back or of nobody goes', async () => {
  const { platform } = care.instance();
  const folder = join(platform.config.dataDir, 'files');
  const person = await care.patient();
  const kept = (await add(person, { imageDataUrl: dataUrl(await jpeg(900, 900), 'image/jpeg') })).json();
  const gone = (await add(person, { imageDataUrl: dataUrl(await jpeg(900, 900), 'image/jpeg') })).json();
  await send('DELETE', `/api/data/images/${gone.id}`, person);
  const orphan = uuidv7();
  await care.lakou.db.query('insert into image_files (id, created_at) values ($1, $2)', [
    orphan,
    new Date('2026-11-01'),
  ]);
  await platform.encryptedStorage.put(orphan, { size: 1, chunks: [Buffer.from('x')] });
  const files = async (id: string) =>
    (await readdir(folder, { recursive: true })).filter((name) => name.includes(id));
  await sweepImages({ ...platform, clock: { now: () => new Date('2026-11-16T12:00:00Z') } });
  expect([(await files(kept.id)).length > 0, (await files(gone.id)).length > 0]).toEqual([true, true]);
  expect(await files(orphan)).toEqual([]);
  await sweepImages({ ...platform, clock: { now: () => new Date('2026-12-30T12:00:00Z') } });
  expect([(await files(kept.id)).length > 0, await files(gone.id)]).toEqual([true, []]);
});
