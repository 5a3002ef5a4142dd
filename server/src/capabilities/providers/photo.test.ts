import { expect, test } from 'vitest';
import { png } from '#test/pictures.ts';
import { PROVIDER, profileTest, type Somebody } from '#test/profiles.ts';

const { instance, somebody, put, complete } = profileTest();

const look = (id: string, query = '', headers: Record<string, string> = {}) =>
  instance().app.inject({ url: `/api/providers/${id}/photo${query}`, headers });

async function upload(as: Somebody, kind: string): Promise<string> {
  const reply = await instance().app.inject({
    method: 'POST',
    url: `/api/files?kind=${kind}`,
    headers: { ...as.headers, 'content-type': 'image/png' },
    payload: await png(600, 600),
  });
  return reply.json().url;
}

test('FIND-4 the picture of a listed provider is for everybody, may be kept, and is known again', async () => {
  const doctor = await somebody('PROVIDER');
  await put(doctor, { profilePhotoUrl: await upload(doctor, 'photo') });
  expect((await look(doctor.id)).statusCode).toBe(404); // not listed yet
  await complete(doctor, PROVIDER);
  const whole = await look(doctor.id);
  expect(whole.statusCode).toBe(200);
  expect(whole.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600',
  });
  const small = await look(doctor.id, '?thumb=1');
  expect(small.rawPayload.length).toBeLessThan(whole.rawPayload.length);
  const again = await look(doctor.id, '', { 'if-none-match': String(whole.headers.etag) });
  expect(again.statusCode).toBe(304);
});

test('a provider without a picture has none to show', async () => {
  const doctor = await somebody('PROVIDER');
  await complete(doctor, PROVIDER);
  expect((await look(doctor.id)).statusCode).toBe(404);
});

test('attack: a patient’s picture, a paper and a file by its own id are not shown without a session', async () => {
  const patient = await somebody('PATIENT');
  const photo = await upload(patient, 'photo');
  await put(patient, { profilePhotoUrl: photo });
  expect((await look(patient.id)).statusCode).toBe(404);
  expect((await instance().app.inject({ url: photo })).statusCode).toBe(401);
  expect((await look(photo.replace('/api/files/', ''))).statusCode).toBe(404);

  const doctor = await somebody('PROVIDER');
  await complete(doctor, PROVIDER);
  const paper = await upload(doctor, 'document');
  // Set directly in the database.
  const { db } = instance().platform;
  await db.query('update app_users set profile_photo_url = $2 where id = $1', [doctor.id, paper]);
  expect((await look(doctor.id)).statusCode).toBe(404);
});
