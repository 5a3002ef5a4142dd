import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '#test/app.ts';
import { chat, listedProvider, type Somebody } from '#test/chat.ts';
import { type Instance, signedIn, testDatabase } from '#test/instance.ts';
import { png } from '#test/pictures.ts';
import { sweepFiles } from '../files/files.jobs.ts';
import { notifyUnreadMessages } from './unread-messages.jobs.ts';

const lakou = testDatabase();
const clock = testClock();
let instance: Instance;
let call: ReturnType<typeof chat>;
let nadege: Somebody;
let doctor: Somebody;
beforeAll(async () => {
  instance = await lakou.open({ clock });
  call = chat(instance);
  nadege = await signedIn(instance.platform);
  doctor = await listedProvider(instance);
});
const list = async (as: Somebody, query = '') => (await call.get(as, `conversations${query}`)).json();
const rename = (who: Somebody, name: string) =>
  lakou.db.query('update app_users set name = $2 where id = $1', [who.id, name]);

describe('CHAT-4 the list of conversations', () => {
  test('has the latest first, with its last message and what is unread', async () => {
    const second = await listedProvider(instance);
    await rename(doctor, 'Dr. Mireille Jean-Baptiste');
    await rename(second, 'Enfimyè Étienne');
    await call.send(nadege, doctor, 'Premye');
    await call.send(nadege, doctor, 'Dezyèm');
    clock.move(1);
    await call.send(nadege, second, 'Bonjou');
    const [latest, first] = await list(nadege);
    expect(latest).toMatchObject({ id: second.id, name: 'Enfimyè Étienne', role: 'PROVIDER', unread: 0 });
    expect(first).toMatchObject({
      id: doctor.id,
      specialty: 'Pediatrics',
      lastMessage: { content: 'Dezyèm' },
    });
    const [seen] = await list(doctor);
    expect(seen).toMatchObject({ id: nadege.id, unread: 2, found: null, blocked: false });
    expect([await call.unread(doctor), await call.unread(nadege)]).toEqual([2, 0]);
    const [page] = await list(nadege, '?limit=1');
    expect(page.id).toBe(second.id);
    expect((await list(nadege, `?limit=1&after=${second.id}`))[0].id).toBe(doctor.id);
  });

  test('search finds names and words of messages, and says in which', async () => {
    expect((await list(nadege, '?search=etienne')).map(({ name }: { name: string }) => name)).toEqual([
      'Enfimyè Étienne',
    ]);
    const [found] = await list(nadege, '?search=PREMYE');
    expect(found).toMatchObject({
      id: doctor.id,
      found: { content: 'Premye' },
      lastMessage: { content: 'Dezyèm' },
    });
    expect(await list(nadege, '?search=zzz')).toEqual([]);
    expect(await list(await signedIn(instance.platform), '?search=premye')).toEqual([]);
  });

  test('one of them can be asked for, also before the first word', async () => {
    const fresh = await listedProvider(instance);
    const reply = await call.get(nadege, `conversations/${fresh.id}`);
    expect(reply.json()).toMatchObject({ id: fresh.id, lastMessage: null, unread: 0 });
    expect((await call.get(fresh, `conversations/${nadege.id}`)).statusCode).toBe(404);
    expect((await call.get(nadege, `conversations/${uuidv7()}`)).statusCode).toBe(404);
  });
});

describe('CHAT-4 read receipts', () => {
  test('up to a message, then all; the sender sees it; unread never counts own words', async () => {
    const [first] = await call.history(doctor, nadege);
    const read = (messageId?: string) => call.post(doctor, 'read', { userId: nadege.id, messageId });
    expect((await read(first?.id)).statusCode).toBe(204);
    expect(await call.unread(doctor)).toBe(1);
    expect((await call.history(nadege, doctor)).map((message) => message.read)).toEqual([true, false]);
    await call.send(doctor, nadege, 'Wi?');
    expect(await call.unread(doctor)).toBe(1);
    expect((await read()).statusCode).toBe(204);
    expect(await call.unread(doctor)).toBe(0);
    expect((await call.history(nadege, doctor)).map((message) => message.read)).toEqual([true, true, false]);
    // Marking an older message as seen does not undo it.
    await read(first?.id);
    expect((await call.history(nadege, doctor))[1]?.read).toBe(true);
  });

  test('attack: nothing is marked in conversations of others, nor by messages of others', async () => {
    const spy = await signedIn(instance.platform);
    expect((await call.post(spy, 'read', { userId: nadege.id })).statusCode).toBe(404);
    const [foreign] = await call.history(
      nadege,
      (await list(nadege)).find(({ id }: Somebody) => id !== doctor.id),
    );
    const reply = await call.post(doctor, 'read', { userId: nadege.id, messageId: foreign?.id });
    expect(reply.statusCode).toBe(404);
  });
});

describe('CHAT-5 blocking', () => {
  test('who is blocked is told what a stranger is told, until unblocked; own words stop too', async () => {
    await call.send(doctor, nadege, 'Bonswa');
    expect((await call.post(nadege, 'block', { userId: doctor.id })).statusCode).toBe(204);
    const refused = await call.send(doctor, nadege, 'Ankò');
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'recipient_unknown']);
    expect((await call.post(doctor, 'typing', { recipientId: nadege.id })).statusCode).toBe(404);
    expect((await call.send(nadege, doctor, 'Non')).statusCode).toBe(404);
    const blocked = (await list(nadege)).find(({ id }: Somebody) => id === doctor.id);
    expect(blocked.blocked).toBe(true);
    expect((await list(doctor)).find(({ id }: Somebody) => id === nadege.id).blocked).toBe(false);
    expect(await call.unread(nadege)).toBe(0);
    expect((await call.post(nadege, 'unblock', { userId: doctor.id })).statusCode).toBe(204);
    expect((await call.send(doctor, nadege, 'Mèsi')).statusCode).toBe(201);
  });
});

describe('NOTE-1 messages that lie unread', () => {
  const notifications = async (who: Somebody) =>
    lakou.db.query<{ kind: string; subject_id: string }>(
      'select kind, subject_id from notifications where user_id = $1 order by id',
      [who.id],
    );
  test('are told of once until they are read, and never when read at once', async () => {
    const [rose, dr] = [await signedIn(instance.platform), await listedProvider(instance)];
    await call.send(rose, dr, 'Premye');
    await notifyUnreadMessages(instance.platform);
    expect(await notifications(dr)).toEqual([]);
    clock.move(31);
    await call.send(rose, dr, 'Dezyèm');
    await notifyUnreadMessages(instance.platform);
    await notifyUnreadMessages(instance.platform);
    expect(await notifications(dr)).toEqual([{ kind: 'message_new', subject_id: rose.id }]);
    await call.post(dr, 'read', { userId: rose.id });
    await call.send(rose, dr, 'Twazyèm');
    await call.post(dr, 'read', { userId: rose.id });
    clock.move(60);
    await notifyUnreadMessages(instance.platform);
    expect(await notifications(dr)).toHaveLength(1);
    await call.send(rose, dr, 'Katriyèm');
    clock.move(60);
    await notifyUnreadMessages(instance.platform);
    expect(await notifications(dr)).toHaveLength(2);
  });
});

test('NOTE-1 one question counts messages and notifications, each one’s own', async () => {
  const [rose, dr] = [await signedIn(instance.platform), await listedProvider(instance)];
  const counts = async (who: Somebody) =>
    (await instance.app.inject({ url: '/api/unread', headers: who.headers })).json();
  await call.send(rose, dr, 'Premye');
  await call.send(rose, dr, 'Dezyèm');
  expect(await counts(dr)).toEqual({ messages: 2, notifications: 0 });
  clock.move(60);
  await notifyUnreadMessages(instance.platform);
  expect(await counts(dr)).toEqual({ messages: 2, notifications: 1 });
  await call.post(dr, 'read', { userId: rose.id });
  expect(await counts(dr)).toEqual({ messages: 0, notifications: 1 });
  expect(await counts(rose)).toEqual({ messages: 0, notifications: 0 });
});

describe('CHAT-4 attachments', () => {
  const upload = async (as: Somebody) => {
    const headers = { ...as.headers, 'content-type': 'image/png' };
    const payload = await png(20, 10);
    return (await instance.app.inject({ method: 'POST', url: '/api/files', headers, payload })).json();
  };
  const open = async (as: Somebody, url: string) =>
    (await instance.app.inject({ url, headers: as.headers })).statusCode;

  test('are for the two of them, need no words, and stay', async () => {
    clock.move(60);
    const spy = await listedProvider(instance);
    const file = await upload(nadege);
    expect(await open(doctor, file.url)).toBe(404);
    const sent = await call.send(nadege, doctor, '', { attachmentIds: [file.id] });
    expect(sent.json()).toMatchObject({ content: '', attachments: [{ ...file, contentType: 'image/png' }] });
    expect((await call.history(doctor, nadege)).at(-1)?.attachments).toEqual([file]);
    expect([await open(nadege, file.url), await open(doctor, file.url), await open(spy, file.url)]).toEqual([
      200, 200, 404,
    ]);
    clock.move(25 * 3600);
    await sweepFiles(instance.platform);
    expect(await open(doctor, file.url)).toBe(200);
  });

  test('CHAT-8 a voice note is heard by the two of them, once it was sent', async () => {
    clock.move(60);
    const spy = await listedProvider(instance);
    const record = async (size: number) => {
      const head = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from('..webm..A_OPUS')]);
      const headers = { ...nadege.headers, 'content-type': 'audio/webm' };
      const payload = Buffer.concat([head, Buffer.alloc(size, 1)]);
      return (
        await instance.app.inject({ method: 'POST', url: '/api/files?kind=audio', headers, payload })
      ).json();
    };
    const voice = await record(100);
    expect(await open(nadege, voice.url)).toBe(404);
    const sent = await call.send(nadege, doctor, '', { attachmentIds: [voice.id] });
    expect(sent.json()).toMatchObject({ attachments: [{ contentType: 'audio/webm' }] });
    expect([
      await open(nadege, voice.url),
      await open(doctor, voice.url),
      await open(spy, voice.url),
    ]).toEqual([200, 200, 404]);
    // Its reply was lost, so the phone has uploaded it anew: still one message, with the first recording.
    const name = { clientMessageId: uuidv7() };
    const twice = [await record(110), await record(110)].map(async ({ id }) =>
      (await call.send(nadege, doctor, '', { attachmentIds: [id], ...name })).json(),
    );
    const [first, again] = await Promise.all(twice);
    expect(again).toEqual(first);
    const long = await record(3 * 1024 * 1024);
    expect((await call.send(nadege, doctor, '', { attachmentIds: [long.id] })).statusCode).toBe(404);
  });

  test('attack: files of others and files that are not there are not sent', async () => {
    const foreign = await upload(doctor);
    for (const id of [foreign.id, uuidv7()]) {
      const reply = await call.send(nadege, doctor, 'gade', { attachmentIds: [id] });
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    }
    expect(await open(nadege, foreign.url)).toBe(404);
    const six = await call.send(nadege, doctor, 'x', {
      attachmentIds: Array.from({ length: 6 }, () => uuidv7()),
    });
    expect(six.statusCode).toBe(400);
  });
});
