import type { Conversation } from '@lakou/contract/messages';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '#test/app.ts';
import { chat, listedProvider, type Somebody } from '#test/chat.ts';
import { type Instance, signedIn, testDatabase } from '#test/instance.ts';
import { standInModel } from '#test/models.ts';

const model = await standInModel('openai');
const lakou = testDatabase();
const clock = testClock();
let instance: Instance;
let call: ReturnType<typeof chat>;
let nadege: Somebody;
let doctor: Somebody;
beforeAll(async () => {
  instance = await lakou.open({ clock, jobs: false, config: { model: model.settings } });
  call = chat(instance);
  nadege = await signedIn(instance.platform);
  doctor = await listedProvider(instance);
  await lakou.db.query("update app_users set name = 'Nadège Pierre' where id = $1", [nadege.id]);
});
beforeEach(() => {
  model.asked.length = 0;
});
afterAll(() => model.close());

const agree = (as: Somebody, consent = true) =>
  instance.app.inject({
    method: 'PUT',
    url: '/api/users/me/ai-consent',
    headers: as.headers,
    payload: { consent },
  });
const translate = (as: Somebody, id: string) => call.post(as, `messages/${id}/translation`, {});
const conversation = async (as: Somebody, other: Somebody) =>
  (await call.get(as, `conversations/${other.id}`)).json<Conversation>();
const write = async (content: string): Promise<string> =>
  (await call.send(nadege, doctor, content)).json().id;

describe('CHAT-7 a message in another language', () => {
  test('AI-4 leaves only when the reader and the patient who wrote it agreed', async () => {
    const id = await write('Mwen gen lafyèv');
    expect((await translate(doctor, id)).statusCode).toBe(403);
    await agree(doctor);
    expect((await conversation(doctor, nadege)).translatable).toBe(false);
    expect((await translate(doctor, id)).statusCode).toBe(403);
    await agree(nadege);
    expect((await conversation(doctor, nadege)).translatable).toBe(true);
    expect(model.asked).toEqual([]);
  });

  test('is translated once, kept for the next time, and names nobody on the way', async () => {
    model.behave({ pieces: ['[name] has ', 'a fever, 39 degrees'] });
    const id = await write('Nadège gen lafyèv, 39 degre');
    const first = await translate(doctor, id);
    expect([first.statusCode, first.json()]).toEqual([
      200,
      { text: '[name] has a fever, 39 degrees', language: 'en' },
    ]);
    expect((await translate(doctor, id)).json()).toEqual(first.json());
    expect(model.asked).toHaveLength(1);
    expect(model.asked[0]?.body).toContain('39 degre');
    expect(model.asked[0]?.body).not.toContain('Nadège');
  });

  test('attack: nobody translates what was not written to them', async () => {
    const id = await write('Sekrè');
    const spy = await listedProvider(instance);
    await agree(spy);
    for (const other of [spy, nadege]) expect((await translate(other, id)).statusCode).toBe(404);
    expect(model.asked).toEqual([]);
  });

  test('a model that fails is said so, and nothing is kept', async () => {
    model.behave({ status: 500 });
    const id = await write('Tèt fè mal');
    expect((await translate(doctor, id)).json().code).toBe('translation_failed');
    model.behave({ pieces: ['Headache'] });
    expect((await translate(doctor, id)).json().text).toBe('Headache');
  });
});

test('CHAT-8 how soon a provider usually replies is said from five replies on', async () => {
  const provider = await listedProvider(instance);
  const replies = async (count: number) => {
    for (let i = 0; i < count; i++) {
      const patient = await signedIn(instance.platform);
      await call.send(patient, provider, 'Bonjou');
      clock.move(600);
      await call.send(patient, provider, 'Èske ou la?');
      clock.move(3 * 3600);
      await call.send(provider, patient, 'Wi');
      // A second word right after is no reply.
      await call.send(provider, patient, 'Kijan ou ye?');
    }
  };
  await replies(4);
  const reader = await signedIn(instance.platform);
  expect(await conversation(reader, provider)).not.toHaveProperty('usualReply');
  await replies(1);
  expect(await conversation(reader, provider)).toMatchObject({ usualReply: 'hours' });
  expect(await conversation(doctor, nadege)).not.toHaveProperty('usualReply');
});
