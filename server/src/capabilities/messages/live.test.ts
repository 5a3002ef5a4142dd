import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '#test/app.ts';
import { chat, listedProvider, type Somebody } from '#test/chat.ts';
import { type Instance, signedIn, testDatabase } from '#test/instance.ts';
import { listenTo, type OpenStream } from '#test/streams.ts';

const lakou = testDatabase();
const clock = testClock();
const ROUNDS = 10;
const A_MINUTE = 25;
let two: [Instance, Instance];
let nadege: Somebody;
let doctor: Somebody;
let hers: OpenStream;
let his: OpenStream;
beforeAll(async () => {
  two = [await lakou.open({ clock, jobs: false }), await lakou.open({ clock, jobs: false })];
  const [one, other] = await Promise.all(two.map(({ app }) => app.listen({ port: 0, host: '127.0.0.1' })));
  nadege = await signedIn(two[0].platform);
  doctor = await listedProvider(two[0]);
  hers = await listenTo(one ?? '', nadege.headers.cookie);
  his = await listenTo(other ?? '', doctor.headers.cookie);
  // The patient must write first.
  await chat(two[0]).send(nadege, doctor, 'Bonjou');
});
afterAll(() => {
  hers.stop();
  his.stop();
});
const heard = (stream: OpenStream, kind: string) => stream.events.filter((event) => event.kind === kind);

describe('CHAT-4 two instances on one database', () => {
  test('deliver each message once, in one order, and lose none', async () => {
    const sent = (await chat(two[0]).history(nadege, doctor)).map(({ id }) => id);
    for (let round = 0; round < ROUNDS; round++) {
      clock.move(60);
      const batch = Array.from({ length: A_MINUTE }, (_, index) => {
        const [from, to] = index % 2 ? [doctor, nadege] : [nadege, doctor];
        return chat(two[index % 3 ? 1 : 0]).send(from, to, `${round}-${index}`);
      });
      for (const reply of await Promise.all(batch)) sent.push(reply.json().id);
    }
    const all = ROUNDS * A_MINUTE + 1;
    for (const stream of [hers, his]) await expect.poll(() => heard(stream, 'message').length).toBe(all);
    expect(new Set(heard(his, 'message').map(({ id }) => id))).toEqual(new Set([nadege.id]));
    const kept = await chat(two[0]).history(nadege, doctor);
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set(sent));
    expect(kept).toHaveLength(all);
    expect(await chat(two[1]).history(doctor, nadege)).toEqual(kept);
    const fromHer = kept.filter(({ senderId }) => senderId === nadege.id).length;
    expect(await chat(two[0]).unread(doctor)).toBe(fromHer);
  });

  test('tell of typing and of reading, each to the other', async () => {
    clock.move(60);
    const reply = await chat(two[0]).post(nadege, 'typing', { recipientId: doctor.id });
    expect(reply.statusCode).toBe(204);
    await expect.poll(() => heard(his, 'typing')).toEqual([{ kind: 'typing', id: nadege.id }]);
    expect(heard(hers, 'typing')).toEqual([]);
    await chat(two[1]).post(doctor, 'read', { userId: nadege.id });
    await expect.poll(() => heard(hers, 'read')).toEqual([{ kind: 'read', id: doctor.id }]);
    // Nothing new was read, so no event is sent.
    await chat(two[1]).post(doctor, 'read', { userId: nadege.id });
    await chat(two[0]).post(nadege, 'typing', { recipientId: doctor.id });
    await expect.poll(() => heard(his, 'typing').length).toBe(2);
    expect(heard(hers, 'read')).toHaveLength(1);
  });

  test('attack: a stream tells nothing of what others write', async () => {
    const spy = await signedIn(two[0].platform);
    const stream = await listenTo(two[0].app.listeningOrigin, spy.headers.cookie);
    const before = heard(his, 'message').length;
    await chat(two[1]).send(nadege, doctor, 'sekrè');
    await expect.poll(() => heard(his, 'message').length).toBe(before + 1);
    expect(stream.events).toEqual([]);
    expect(his.text()).not.toContain('sekrè');
    stream.stop();
  });
});
