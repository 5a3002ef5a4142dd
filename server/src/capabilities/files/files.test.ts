import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { uuidv7 } from 'uuidv7';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '#test/app.ts';
import { type Instance, signedIn, testDatabase } from '#test/instance.ts';
import { jpeg, jpegWithPlace, pdf, png } from '#test/pictures.ts';
import { sweepFiles } from './files.jobs.ts';
import { releaseFiles } from './release.service.ts';

const lakou = testDatabase();
const clock = testClock();
type Somebody = Awaited<ReturnType<typeof signedIn>>;
let instance: Instance;
let owner: Somebody;
let other: Somebody;
beforeAll(async () => {
  instance = await lakou.open({ clock, jobs: false });
  owner = await signedIn(instance.platform);
  other = await signedIn(instance.platform, 'PROVIDER');
});

const upload = (payload: Buffer, { kind = 'document', type = 'image/png', as = owner } = {}) =>
  instance.app.inject({
    method: 'POST',
    url: `/api/files?kind=${kind}`,
    headers: { ...as.headers, 'content-type': type },
    payload,
  });
const get = (url: string, as: Somebody | undefined = owner, headers: Record<string, string> = {}) =>
  instance.app.inject({ url, headers: { ...as?.headers, ...headers } });

describe('PROF-5 a file handed in', () => {
  test.each(['PATIENT', 'PROVIDER', 'CLINIC_ADMIN', 'SPONSOR', 'ADMIN'] as const)(
    '%s hands one in and gets it back',
    async (role) => {
      const as = await signedIn(instance.platform, role);
      const reply = await upload(await png(), { as });
      expect(reply.statusCode).toBe(201);
      const { id, url, contentType, size } = reply.json();
      expect(url).toBe(`/api/files/${id}`);
      expect(contentType).toBe('image/png');
      const file = await get(url, as);
      expect(file.statusCode).toBe(200);
      expect(file.rawPayload.length).toBe(size);
    },
  );

  test('a photo becomes a small WebP, with a smaller one for lists', async () => {
    const { url, contentType } = (await upload(await jpeg(2000, 1000), { kind: 'photo' })).json();
    expect(contentType).toBe('image/webp');
    const whole = await sharp((await get(url)).rawPayload).metadata();
    expect([whole.format, whole.width, whole.height]).toEqual(['webp', 512, 256]);
    const small = await get(`${url}?thumb=1`);
    const thumb = await sharp(small.rawPayload).metadata();
    expect([thumb.width, thumb.height]).toEqual([96, 96]);
    expect(small.headers.etag).not.toBe((await get(url)).headers.etag);
  });

  test('a logo is never cut, and a small picture not blown up', async () => {
    const { url } = (await upload(await png(200, 50), { kind: 'logo' })).json();
    const whole = await sharp((await get(url)).rawPayload).metadata();
    expect([whole.width, whole.height]).toEqual([200, 50]);
    const thumb = await sharp((await get(`${url}?thumb=1`)).rawPayload).metadata();
    expect([thumb.width, thumb.height]).toEqual([96, 24]);
  });

  test('a PDF is kept as it is and only ever saved, never shown', async () => {
    const bytes = pdf();
    const reply = await upload(bytes, { type: 'application/pdf' });
    expect(reply.json()).toMatchObject({ contentType: 'application/pdf', size: bytes.length });
    const file = await get(reply.json().url);
    expect(file.rawPayload.equals(bytes)).toBe(true);
    expect(file.headers['content-disposition']).toBe('attachment; filename="document.pdf"');
  });

  test('the bytes say what it is: a JPEG called a PNG, or nothing at all, is a JPEG', async () => {
    for (const type of ['image/png', 'application/pdf', 'application/octet-stream']) {
      const reply = await upload(await jpeg(), { type });
      expect(reply.json()).toMatchObject({ contentType: 'image/jpeg' });
    }
  });

  test('attack: where a picture was taken, and by which phone, is gone; it stands upright', async () => {
    const taken = await jpegWithPlace();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    for (const kind of ['photo', 'document', 'logo']) {
      const { rawPayload } = await get((await upload(taken, { kind })).json().url);
      const { exif, xmp, iptc, width = 0, height = 0 } = await sharp(rawPayload).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
      expect(rawPayload.includes('SecretPhone')).toBe(false);
      expect(height).toBeGreaterThan(width);
    }
  });
});

describe('who may see it', () => {
  const statusFor = async (kind: string, as: Somebody | undefined) => {
    const { url } = (await upload(await png(), { kind })).json();
    return (await get(url, as ?? { id: '', headers: { cookie: '' } })).statusCode;
  };
  test('ACC-14 a document is opened by whom it was sent to, which is written down; photos are everybody’s', async () => {
    const doctor = await signedIn(instance.platform, 'PROVIDER');
    const lines = () =>
      lakou.db.query('select action, subject_id as "subjectId" from audit_events where actor_id = $1', [
        doctor.id,
      ]);
    const document = (await upload(await png())).json();
    await lakou.db.query('insert into file_readers (file_id, user_id) values ($1, $2)', [
      document.id,
      doctor.id,
    ]);
    await get((await upload(await png(), { kind: 'photo' })).json().url, doctor);
    expect(await lines()).toEqual([]);
    expect((await get(document.url, doctor)).statusCode).toBe(200);
    expect(await lines()).toEqual([{ action: 'file:read', subjectId: owner.id }]);
    const before = await lakou.db.query('select 1 from audit_events where actor_id = $1', [owner.id]);
    await get(document.url, owner);
    expect(await lakou.db.query('select 1 from audit_events where actor_id = $1', [owner.id])).toEqual(
      before,
    );
  });

  test('a document is its owner’s; to others it does not exist', async () => {
    expect(await statusFor('document', owner)).toBe(200);
    expect(await statusFor('document', other)).toBe(404);
    expect(await statusFor('document', await signedIn(instance.platform, 'ADMIN'))).toBe(404);
    expect(await statusFor('document', undefined)).toBe(401);
  });
  test.each(['photo', 'logo'])('a %s that stands nowhere yet is its owner’s alone', async (kind) => {
    expect(await statusFor(kind, owner)).toBe(200);
    expect(await statusFor(kind, other)).toBe(404);
    expect(await statusFor(kind, undefined)).toBe(401);
  });
  test.each(['..%2f..%2fetc%2fpasswd', '%00', '..', 'x', `${uuidv7()}-thumb`, `${uuidv7()}%2f..`])(
    'attack: %s is no way out of the storage',
    async (id) => {
      expect((await get(`/api/files/${id}`)).statusCode).toBe(404);
    },
  );
  test('a file whose bytes are lost is missing, not a fault', async () => {
    const { id, url } = (await upload(await png())).json();
    await instance.platform.storage.remove(id);
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('how it is served', () => {
  test('harmless in every browser, and kept by none but the reader’s own', async () => {
    const document = await get((await upload(await png())).json().url);
    expect(document.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="document.png"',
    });
    const photo = await get((await upload(await png(), { kind: 'photo' })).json().url);
    expect(photo.headers['cache-control']).toBe('private, max-age=86400, immutable');
    // What a browser kept is shown to nobody who signs in there next.
    expect(photo.headers.vary).toBe('cookie');
  });

  test('in parts, as slow phones ask', async () => {
    const { url, size } = (await upload(pdf(), { type: 'application/pdf' })).json();
    const whole = await get(url);
    const part = await get(url, owner, { range: 'bytes=5-9' });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({ 'content-range': `bytes 5-9/${size}`, 'content-length': '5' });
    expect(part.rawPayload.equals(whole.rawPayload.subarray(5, 10))).toBe(true);
    expect((await get(url, owner, { range: 'bytes=-4' })).rawPayload.toString()).toBe('EOF\n');
    const stale = { range: 'bytes=0-1', 'if-range': '"another"' };
    expect((await get(url, owner, stale)).statusCode).toBe(200);
    const beyond = await get(url, owner, { range: `bytes=${size}-` });
    expect([beyond.statusCode, beyond.json().code]).toEqual([416, 'range_invalid']);
    expect(beyond.headers).toMatchObject({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' });
  });

  test('and not again when the reader has it', async () => {
    const { url } = (await upload(await png())).json();
    const { etag = '' } = (await get(url)).headers;
    const again = await get(url, owner, { 'if-none-match': `"x", W/${String(etag)}` });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect((await get(url, other, { 'if-none-match': String(etag) })).statusCode).toBe(404);
  });

  test('as it is: compressing it again would break its parts and win nothing', async () => {
    for (const bytes of [await jpeg(900, 900), pdf({ middle: `%${'x'.repeat(5000)}\n` })]) {
      const { url, size } = (await upload(bytes)).json();
      const reply = await get(url, owner, { 'accept-encoding': 'br, gzip' });
      expect(reply.headers['content-encoding']).toBeUndefined();
      expect(reply.rawPayload.length).toBe(size);
    }
  });

  test('HEAD tells its size without its bytes', async () => {
    const { url, size } = (await upload(await png())).json();
    const reply = await instance.app.inject({ method: 'HEAD', url, headers: owner.headers });
    expect([reply.statusCode, reply.headers['content-length'], reply.body]).toEqual([200, String(size), '']);
  });
});

describe('room', () => {
  const MB = 1024 * 1024;
  afterEach(() => lakou.db.query('delete from files where size > $1', [100 * MB]));
  const fill = (bytes: number) =>
    lakou.db.query(
      `insert into files (id, owner_id, kind, content_type, size, sha256, created_at)
       values ($1, $2, 'document', 'application/pdf', $3, $4, now())`,
      [uuidv7(), other.id, bytes, Buffer.alloc(32)],
    );
  test('each person has 200 MB, and what is over is refused before it is kept', async () => {
    await fill(200 * MB - 500);
    const small = await upload(pdf(), { type: 'application/pdf', as: other });
    expect(small.statusCode).toBe(201);
    const large = await upload(pdf({ middle: `%${'x'.repeat(500)}\n` }), {
      type: 'application/pdf',
      as: other,
    });
    expect([large.statusCode, large.json().code]).toEqual([413, 'storage_full']);
  });
  test('attack: many at once do not slip through together', async () => {
    const room = await signedIn(instance.platform);
    const bytes = pdf();
    await lakou.db.query(
      `insert into files (id, owner_id, kind, content_type, size, sha256, created_at)
       values ($1, $2, 'document', 'application/pdf', $3, $4, now())`,
      [uuidv7(), room.id, 200 * MB - 2 * bytes.length, Buffer.alloc(32)],
    );
    const replies = await Promise.all(
      Array.from({ length: 6 }, () => upload(bytes, { type: 'application/pdf', as: room })),
    );
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 201, 413, 413, 413, 413]);
  });
});

describe('what is not used', () => {
  const there = async (id: string, as = owner) => (await get(`/api/files/${id}`, as)).statusCode === 200;
  const use = (id: string, by = uuidv7()) =>
    lakou.db.query(`insert into file_uses (used_as, used_by, file_id) values ('test', $1, $2)`, [by, id]);
  test('goes after a day, bytes and all; what is used stays', async () => {
    const idle = (await upload(await png(), { kind: 'photo' })).json().id;
    const used = (await upload(await png(), { kind: 'photo' })).json().id;
    await use(used);
    clock.move(24 * 3600 - 60);
    await sweepFiles(instance.platform);
    expect([await there(idle), await there(used)]).toEqual([true, true]);
    clock.move(120);
    await sweepFiles(instance.platform);
    expect([await there(idle), await there(used)]).toEqual([false, true]);
    const kept = await readdir(join(instance.platform.config.dataDir, 'files'), { recursive: true });
    expect(kept.filter((name) => name.includes(idle))).toEqual([]);
    expect(kept.filter((name) => name.includes(used))).toHaveLength(2);
  });
  test('goes when its owner is gone', async () => {
    const leaver = await signedIn(instance.platform);
    const { id } = (await upload(await png(), { kind: 'photo', as: leaver })).json();
    await use(id, leaver.id);
    clock.move(25 * 3600);
    await sweepFiles(instance.platform);
    expect(await there(id, leaver)).toBe(true);
    await releaseFiles(lakou.db, [leaver.id]);
    await sweepFiles(instance.platform);
    expect(await there(id, leaver)).toBe(false);
  });
});

test('what is kept is what it says it is', async () => {
  for (const type of ['jpeg', 'png', 'webp'] as const) {
    const bytes = await sharp(await png(30, 30))
      .toFormat(type)
      .toBuffer();
    const { url, contentType } = (await upload(bytes)).json();
    expect(contentType).toBe(`image/${type}`);
    expect((await fileTypeFromBuffer((await get(url)).rawPayload))?.mime).toBe(contentType);
  }
});
