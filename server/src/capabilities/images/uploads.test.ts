import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';
import { dicom, element } from '#test/dicom.ts';
import { sweepImages } from './images.jobs.ts';

const care = bookingTest('2026-11-15T12:00:00Z');
let nadege: Somebody;
let other: Somebody;
beforeAll(async () => {
  nadege = await care.patient();
  other = await care.patient();
});

const PART = 'application/offset+octet-stream';
const call = (
  method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  as: Somebody,
  more: object = {},
) =>
  care.instance().app.inject({ method, url, headers: { ...as.headers, 'tus-resumable': '1.0.0' }, ...more });
const begin = (size: number, as = nadege) =>
  care.instance().app.inject({
    method: 'POST',
    url: '/api/uploads',
    headers: { ...as.headers, 'tus-resumable': '1.0.0', 'upload-length': String(size) },
  });
const patch = (url: string, at: number, bytes: Buffer, as = nadege, type = PART) =>
  care.instance().app.inject({
    method: 'PATCH',
    url,
    headers: { ...as.headers, 'content-type': type, 'upload-offset': String(at) },
    payload: bytes,
  });
const offset = async (url: string) => Number((await call('HEAD', url, nadege)).headers['upload-offset']);
const finish = (url: string, as = nadege, more: object = {}) =>
  call('POST', `${url}/image`, as, { payload: { title: 'X-ray', ...more } });

const photo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#357' } })
    .png({ compressionLevel: 0 })
    .toBuffer();

test('IMG-1 an upload by tus arrives in parts and becomes an image, once', async () => {
  const bytes = await photo();
  const begun = await begin(bytes.length);
  expect([begun.statusCode, begun.headers['tus-resumable']]).toEqual([201, '1.0.0']);
  const url = `${begun.headers.location}`;
  const first = await patch(url, 0, bytes.subarray(0, 100_000));
  expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '100000']);
  expect((await finish(url)).json().code).toBe('upload_incomplete');
  const state = await call('HEAD', url, nadege);
  expect(state.headers).toMatchObject({ 'upload-offset': '100000', 'upload-length': `${bytes.length}` });
  expect(state.headers['cache-control']).toBe('no-store');
  expect((await patch(url, 100_000, bytes.subarray(100_000))).statusCode).toBe(204);
  const made = await finish(url);
  expect([made.statusCode, made.json().title]).toEqual([201, 'X-ray']);
  expect((await finish(url)).json()).toEqual(made.json());
  expect((await call('HEAD', url, nadege)).statusCode).toBe(404);
  expect(await readdir(join(care.instance().platform.config.dataDir, 'uploads'))).toEqual([]);
  const list = await call('GET', `/api/data/images/${nadege.id}`, nadege);
  expect(list.json()).toHaveLength(1);
});

test('IMG-1 killed in the middle of a part, it goes on from the last byte that arrived', async () => {
  const { app } = care.instance();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const bytes = await photo();
  const url = `${(await begin(bytes.length)).headers.location}`;
  const sending = request({
    port,
    path: url,
    method: 'PATCH',
    headers: {
      ...nadege.headers,
      'content-type': PART,
      'upload-offset': '0',
      'content-length': bytes.length,
    },
  });
  sending.on('error', () => {});
  sending.write(bytes.subarray(0, 50_000));
  await expect.poll(() => offset(url)).toBe(50_000);
  sending.destroy();
  await expect.poll(async () => (await patch(url, 50_000, bytes.subarray(50_000))).statusCode).toBe(204);
  expect((await finish(url)).statusCode).toBe(201);
});

test('IMG-1 the file goes to the record that is named, of a dependent too, and of nobody else', async () => {
  const child = await care.dependent(nadege);
  const bytes = await photo();
  const url = `${(await begin(bytes.length)).headers.location}`;
  await patch(url, 0, bytes);
  expect((await finish(url, other)).statusCode).toBe(404);
  expect((await finish(url, nadege, { patientId: other.id })).statusCode).toBe(403);
  expect((await finish(url, nadege, { title: ' ' })).json().code).toBe('image_fields_missing');
  expect((await finish(url, nadege, { dependentId: child })).json()).toMatchObject({ dependentId: child });
});

test('IMG-2 a DICOM file larger than a request may be is read from the disk, frame by frame', async () => {
  const frames = 60;
  const pixels = element(0x7fe00010, 'OW', Buffer.alloc(512 * 512 * 2 * frames, 3));
  const bytes = dicom({ columns: 512, rows: 512, frames, window: [700, 1400], pixels });
  expect(bytes.length).toBeGreaterThan(30_000_000);
  const url = `${(await begin(bytes.length)).headers.location}`;
  expect((await patch(url, 0, bytes)).statusCode).toBe(204);
  const image = (await finish(url)).json();
  expect(image).toMatchObject({ size: bytes.length, dicom: { frames, shown: true } });
  expect((await call('GET', `/api/data/images/${image.id}/frames/59`, nadege)).statusCode).toBe(200);
});

describe('attack: uploads', () => {
  test('what is no image is refused with the same words, and the upload stays to be given up', async () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const url = `${(await begin(bytes.length)).headers.location}`;
    await patch(url, 0, bytes);
    const reply = await finish(url);
    expect([reply.statusCode, reply.json().message]).toEqual([415, 'Invalid Image Data']);
    expect((await call('DELETE', url, nadege)).statusCode).toBe(204);
    expect((await call('HEAD', url, nadege)).statusCode).toBe(404);
  });
  test('another place, another type, more than was said', async () => {
    const url = `${(await begin(10)).headers.location}`;
    expect((await patch(url, 5, Buffer.alloc(5))).statusCode).toBe(409);
    expect(
      (await patch(url, 0, Buffer.alloc(5), nadege, 'application/json')).statusCode,
    ).toBeGreaterThanOrEqual(400);
    await patch(url, 0, Buffer.alloc(500));
    expect(await offset(url)).toBe(10);
  });
  test('nothing, too much, and too many at once', async () => {
    expect((await begin(0)).json().code).toBe('image_invalid');
    expect((await begin(200 * 1024 * 1024 + 1)).json().code).toBe('upload_too_large');
    const greedy = await care.patient();
    const codes = [];
    for (let i = 0; i < 3; i++) codes.push((await begin(200 * 1024 * 1024, greedy)).statusCode);
    expect(codes).toEqual([201, 201, 413]);
  });
  test('somebody else’s upload is nowhere', async () => {
    const url = `${(await begin(10)).headers.location}`;
    for (const method of ['GET', 'HEAD', 'DELETE'] as const)
      expect((await call(method, url, other)).statusCode).toBe(404);
    expect((await patch(url, 0, Buffer.alloc(5), other)).statusCode).toBe(404);
    expect(await offset(url)).toBe(0);
  });
});

test('IMG-2 uploads that nobody continues for two days go, and those of people who are gone', async () => {
  const { platform } = care.instance();
  const leaving = await care.patient();
  await begin(10, leaving);
  await begin(10);
  await care.lakou.db.query('delete from uploads where owner_id = $1', [leaving.id]);
  await sweepImages({ ...platform, clock: { now: () => new Date('2026-11-20T12:00:00Z') } });
  expect(await readdir(join(platform.config.dataDir, 'uploads'))).toEqual([]);
  expect(await care.lakou.db.query('select 1 from uploads')).toEqual([]);
});
