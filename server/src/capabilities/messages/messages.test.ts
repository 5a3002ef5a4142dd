import type { LightMyRequestResponse } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '#test/app.ts';
import { chat, listedProvider, type Somebody } from '#test/chat.ts';
import { type Instance, signedIn, testDatabase } from '#test/instance.ts';

const lakou = testDatabase();
const clock = testClock();
let instance: Instance;
let call: ReturnType<typeof chat>;
let nadege: Somebody;
let doctor: Somebody;
beforeAll(async () => {
  instance = await lakou.open({ clock, jobs: false });
  call = chat(instance);
  nadege = await signedIn(instance.platform);
  doctor = await listedProvider(instance);
});

const UNKNOWN = { code: 'recipient_unknown', message: 'Sender or recipient user does not exist.' };

describe('API-3 sending', () => {
  test('CHAT-2 answers the message as it is kept', async () => {
    const reply = await call.send(nadege, doctor, '  Bonjou doktè \n', { clientMessageId: 'tmp-1' });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      senderId: nadege.id,
      recipientId: doctor.id,
      content: 'Bonjou doktè',
      timestamp: clock.now().toISOString(),
      clientMessageId: 'tmp-1',
      read: false,
      writtenBy: null,
      attachments: [],
    });
    expect(await call.history(nadege, doctor)).toEqual([reply.json()]);
    expect(await call.history(doctor, nadege)).toEqual([reply.json()]);
  });

  test('CHAT-2 sent again under its own name it is still one, also when sent at the same moment', async () => {
    const before = (await call.history(nadege, doctor)).length;
    const name = { clientMessageId: uuidv7() };
    const replies = await Promise.all([1, 2, 3, 4].map(() => call.send(nadege, doctor, 'Yon sèl fwa', name)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map((reply) => reply.json().id)).size).toBe(1);
    expect(await call.history(nadege, doctor)).toHaveLength(before + 1);
    const other = await call.send(nadege, doctor, 'Lòt bagay', name);
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
  });

  test.each([
    ['', 400],
    [' \n\t ', 400],
    ['x'.repeat(4000), 201],
    ['x'.repeat(4001), 400],
    ['<script>alert(1)</script> 🌺 è', 201],
    ['\u0000', 400],
  ])('CHAT-1 %j gets %i', async (content, status) => {
    clock.move(60);
    expect((await call.send(nadege, doctor, content)).statusCode).toBe(status);
  });

  test('CHAT-5 at most 30 in a minute; a repetition is not counted', async () => {
    clock.move(60);
    const statuses: number[] = [];
    for (let count = 0; count < 30; count++)
      statuses.push(
        (await call.send(nadege, doctor, `${count}`, { clientMessageId: `n-${count}` })).statusCode,
      );
    expect(new Set(statuses)).toEqual(new Set([201]));
    const over = await call.send(nadege, doctor, 'one too many');
    expect([over.statusCode, over.headers['retry-after']]).toEqual([429, '60']);
    expect((await call.send(nadege, doctor, '7', { clientMessageId: 'n-7' })).statusCode).toBe(201);
    clock.move(60);
    expect((await call.send(nadege, doctor, 'again')).statusCode).toBe(201);
  });

  test('CHAT-3 an unknown recipient and one not allowed get the same words', async () => {
    const stranger = await signedIn(instance.platform);
    for (const id of [uuidv7(), 'nobody', '', nadege.id, stranger.id]) {
      const reply = await call.send(nadege, { id }, 'Alo');
      expect([reply.statusCode, reply.json()]).toEqual([404, UNKNOWN]);
    }
  });

  test('attack: CHAT-5 nobody writes in another’s name', async () => {
    const payload = { senderId: doctor.id, recipientId: nadege.id, content: 'Pran de grenn' };
    const reply = await call.post(nadege, 'send', payload);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'forbidden']);
    const before = await call.history(nadege, doctor);
    const sneaky = {
      senderId: nadege.id,
      recipientId: doctor.id,
      content: 'mwen',
      timestamp: '2001-01-01',
      id: uuidv7(),
      read: true,
    };
    const sent = (await call.post(nadege, 'send', sneaky)).json();
    expect([sent.timestamp, sent.read]).toEqual([clock.now().toISOString(), false]);
    expect(sent.id).not.toBe(sneaky.id);
    expect(await call.history(nadege, doctor)).toHaveLength(before.length + 1);
  });
});

describe('history', () => {
  test('CHAT-1 the newest part first, each part oldest to newest, and the way to the older ones', async () => {
    const [rose, dr] = [await signedIn(instance.platform), await listedProvider(instance)];
    for (let count = 1; count <= 7; count++)
      await call.send(count % 2 ? rose : dr, count % 2 ? dr : rose, `${count}`);
    const seen: string[][] = [];
    let path: string | undefined = `/api/chat/history/${dr.id}/${rose.id}?limit=3`;
    while (path) {
      const reply: LightMyRequestResponse = await instance.app.inject({ url: path, headers: rose.headers });
      seen.push(reply.json().map(({ content }: { content: string }) => content));
      path = /<([^>]+)>; rel="next"/.exec(String(reply.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual([['5', '6', '7'], ['2', '3', '4'], ['1']]);
    expect(await call.history(rose, dr, `?after=${uuidv7()}`)).toEqual([]);
  });

  test('CHAT-4 search within finds words without minding accents or case', async () => {
    clock.move(60);
    const [rose, dr] = [await signedIn(instance.platform), await listedProvider(instance)];
    for (const text of ['Tèt mwen ap fè mwen mal', 'Lafyèv 100% depi yè', 'Mèsi'])
      await call.send(rose, dr, text);
    const find = async (word: string) =>
      (await call.history(rose, dr, `?search=${encodeURIComponent(word)}`)).map(({ content }) => content);
    expect(await find('LAFYEV')).toEqual(['Lafyèv 100% depi yè']);
    expect(await find('%')).toEqual(['Lafyèv 100% depi yè']);
    expect(await find('_')).toEqual([]);
  });

  test('attack: only the two of them read it, whatever the order of the ids; no administrator does', async () => {
    await call.send(nadege, doctor, 'sekrè');
    const admin = await signedIn(instance.platform, 'ADMIN');
    const colleague = await listedProvider(instance);
    for (const spy of [admin, colleague])
      for (const path of [
        `history/${nadege.id}/${doctor.id}`,
        `history/${doctor.id}/${nadege.id}`,
        `history/${nadege.id}/${nadege.id}`,
      ]) {
        const reply = await call.get(spy, path);
        expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
      }
    expect((await call.get(doctor, `history/${nadege.id}/${doctor.id}`)).json()).not.toEqual([]);
    // The pair may write and has not yet: empty, not missing.
    expect(await call.history(nadege, colleague)).toEqual([]);
    expect((await call.get(nadege, `history/${nadege.id}/${nadege.id}`)).statusCode).toBe(404);
  });
});
