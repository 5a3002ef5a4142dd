import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { voice as webm } from '#test/voices.ts';
import { audioTypeOf } from '../files/audio.rules.ts';

const care = agendaTest('2026-11-15T12:00:00Z');
let nadege: Somebody;
let doctor: Somebody;
let colleague: Somebody;

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, as: Somebody, payload?: object) =>
  care.instance().app.inject({ method, url, headers: as.headers, ...(payload && { payload }) });
const upload = (bytes: Buffer, as: Somebody, type = 'audio/webm', kind = 'audio') =>
  care.instance().app.inject({
    method: 'POST',
    url: `/api/files?kind=${kind}`,
    headers: { ...as.headers, 'content-type': type },
    payload: bytes,
  });
const start = async () =>
  (await send('POST', `/api/data/health/visit-notes/${nadege.id}`, doctor, {})).json().id as string;

beforeAll(async () => {
  nadege = await care.patient();
  [doctor, colleague] = [await care.provider(), await care.provider()];
  for (const one of [doctor, colleague]) {
    await care.verify(one);
    await care.booking(nadege, one.id, one === doctor ? '2026-11-16T14:00:00Z' : '2026-11-17T14:00:00Z');
  }
});

test('PROV-4 a voice is known by its bytes: sound alone, of the three kinds browsers record', () => {
  const mp4 = (track: string) =>
    Buffer.concat([Buffer.from('\0\0\0\x1cftypM4A '), Buffer.from(`hdlr${'\0'.repeat(8)}${track}`)]);
  expect(audioTypeOf(webm())).toBe('audio/webm');
  expect(audioTypeOf(Buffer.from('OggS.........OpusHead'))).toBe('audio/ogg');
  expect(audioTypeOf(mp4('soun'))).toBe('audio/mp4');
  for (const bytes of [
    webm('A_OPUS V_VP8'),
    webm('none'),
    mp4('vide'),
    Buffer.concat([mp4('soun'), mp4('vide')]),
    Buffer.from('OggS and something else'),
    Buffer.from('<html>'),
    Buffer.alloc(0),
  ])
    expect(audioTypeOf(bytes)).toBeUndefined();
});

test('PROV-4 a voice note is kept with the draft, and heard by who may read the note', async () => {
  const id = await start();
  const stored = (await upload(webm(), doctor)).json();
  expect(stored.contentType).toBe('audio/webm');
  expect((await send('GET', stored.url, doctor)).statusCode).toBe(404);
  const kept = await send('POST', `/api/visit-notes/${id}/recordings`, doctor, {
    fileId: stored.id,
    seconds: 12,
  });
  expect(kept.statusCode).toBe(201);
  const url = `/api/visit-notes/${id}/recordings/${kept.json().id}`;
  const heard = await send('GET', url, doctor);
  expect([heard.statusCode, heard.headers['content-type'], heard.headers['cache-control']]).toEqual([
    200,
    'audio/webm',
    'private, no-store',
  ]);
  expect(heard.rawPayload).toEqual(webm());
  for (const other of [nadege, colleague]) expect((await send('GET', url, other)).statusCode).toBe(404);
  await send('PUT', `/api/visit-notes/${id}`, doctor, { reason: 'Tansyon', plan: 'Repo', version: 1 });
  await send('POST', `/api/visit-notes/${id}/sign`, doctor, { version: 2 });
  for (const other of [nadege, colleague]) expect((await send('GET', url, other)).statusCode).toBe(200);
  expect((await send('DELETE', url, doctor)).json().code).toBe('note_signed');
  expect((await send('GET', `/api/visit-notes/${id}`, nadege)).json().recordings).toMatchObject([
    { seconds: 12 },
  ]);
});

test('OUT-1 PROV-4 a voice sent again under its id, from a file uploaded anew, is kept once', async () => {
  const id = await start();
  const recordingId = randomUUID();
  const keep = async (note: string) => {
    const { id: fileId } = (await upload(webm(), doctor)).json();
    const body = { id: recordingId, fileId, seconds: 2 };
    return send('POST', `/api/visit-notes/${note}/recordings`, doctor, body);
  };
  const replies = [await keep(id), await keep(id)];
  expect(replies.map((reply) => [reply.statusCode, reply.json().id])).toEqual([
    [201, recordingId],
    [201, recordingId],
  ]);
  const recordings = async (note: string) =>
    (await send('GET', `/api/visit-notes/${note}`, doctor)).json().recordings;
  expect(await recordings(id)).toHaveLength(1);

  // Not under the id of another note's: that one would lose its voice.
  await send('PUT', `/api/visit-notes/${id}`, doctor, { reason: 'Tansyon', plan: 'Repo', version: 1 });
  const signed = await send('POST', `/api/visit-notes/${id}/sign`, doctor, { version: 2 });
  expect(signed.statusCode, signed.body).toBe(200);
  const next = await start();
  expect((await keep(next)).statusCode).toBe(404);
  expect([(await recordings(id)).length, (await recordings(next)).length]).toEqual([1, 0]);
  const heard = await send('GET', `/api/visit-notes/${id}/recordings/${recordingId}`, doctor);
  expect(heard.rawPayload).toEqual(webm());
  await send('DELETE', `/api/visit-notes/${next}`, doctor);
});

test('attack: what is no voice is refused, and another’s voice cannot be taken', async () => {
  for (const kind of ['audio', 'photo', 'document'])
    expect((await upload(Buffer.from('<html>'), doctor, 'audio/webm', kind)).statusCode).toBe(415);
  expect((await upload(webm(), doctor, 'audio/webm', 'document')).statusCode).toBe(415);
  const id = await start();
  const { id: fileId } = (await upload(webm(), colleague)).json();
  const stolen = await send('POST', `/api/visit-notes/${id}/recordings`, doctor, { fileId, seconds: 1 });
  expect(stolen.statusCode).toBe(404);
  expect((await send('GET', `/api/visit-notes/${id}`, doctor)).json().recordings).toEqual([]);
});

test('PROV-4 a voice taken out of a draft is no longer used, and is deleted with the draft', async () => {
  const id = await start();
  const uses = () =>
    care.lakou.db.query(
      "select 1 from file_uses where used_as = 'visitNoteRecording' and file_id = any ($1)",
      [files],
    );
  const files: string[] = [];
  const kept: string[] = [];
  for (let n = 0; n < 2; n++) {
    const { id: fileId } = (await upload(webm(), doctor)).json();
    files.push(fileId);
    const body = { fileId, seconds: 2 };
    kept.push((await send('POST', `/api/visit-notes/${id}/recordings`, doctor, body)).json().id);
  }
  expect(await uses()).toHaveLength(2);
  expect((await send('DELETE', `/api/visit-notes/${id}/recordings/${kept[0]}`, doctor)).statusCode).toBe(204);
  expect(await uses()).toHaveLength(1);
  expect((await send('DELETE', `/api/visit-notes/${id}`, doctor)).statusCode).toBe(204);
  expect(await uses()).toEqual([]);
});
