import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '#test/app.ts';
import { type Instance, signedIn, testDatabase } from '#test/instance.ts';
import { standInModel } from '#test/models.ts';

type Somebody = Awaited<ReturnType<typeof signedIn>>;
const model = await standInModel('openai');
const lakou = testDatabase();
const clock = testClock();
let instance: Instance;
let asker: Somebody;
let reader: Somebody;
beforeAll(async () => {
  instance = await lakou.open({ clock, jobs: false, config: { model: model.settings } });
  asker = await signedIn(instance.platform, 'CLINIC_ADMIN');
  reader = await signedIn(instance.platform, 'CLINIC_ADMIN');
  await lakou.db.query("update app_users set name = 'Nadège Pierre' where id = $1", [asker.id]);
});
beforeEach(() => {
  model.asked.length = 0;
});
afterAll(() => model.close());

const call = (as: Somebody, method: 'POST' | 'PUT' | 'GET', path: string, payload?: object) =>
  instance.app.inject({
    method,
    url: `/api/features/qna${path}`,
    headers: as.headers,
    ...(payload && { payload }),
  });
const agree = (as: Somebody, consent = true) =>
  instance.app.inject({
    method: 'PUT',
    url: '/api/users/me/ai-consent',
    headers: as.headers,
    payload: { consent },
  });
const QUESTION = { title: 'Ki dòz zenk?', description: 'Nadège mande: 10 mg?', specialty: 'Pediatrics' };
const ask = async (): Promise<string> =>
  (await call(asker, 'POST', '/questions', { authorId: asker.id, ...QUESTION, language: 'ht' })).json().id;

describe('QNA-6 a question in another language', () => {
  test('QNA-6 leaves only when the reader agreed', async () => {
    const id = await ask();
    expect((await call(reader, 'POST', `/questions/${id}/translation`)).statusCode).toBe(403);
    expect(model.asked).toEqual([]);
  });

  test('QNA-6 is translated once per version, kept for all, and names nobody on the way', async () => {
    await agree(reader);
    model.behave({ pieces: ['**Which dose of zinc?**\n\n', '10 mg?'] });
    const id = await ask();
    const first = await call(reader, 'POST', `/questions/${id}/translation`);
    expect([first.statusCode, first.json()]).toEqual([
      200,
      { text: '**Which dose of zinc?**\n\n10 mg?', language: 'en' },
    ]);
    const another = await signedIn(instance.platform, 'CLINIC_ADMIN');
    await agree(another);
    expect((await call(another, 'POST', `/questions/${id}/translation`)).json()).toEqual(first.json());
    expect(model.asked).toHaveLength(1);
    expect(model.asked[0]?.body).toContain('10 mg');
    expect(model.asked[0]?.body).not.toContain('Nadège');
    clock.move(60);
    await call(asker, 'PUT', `/questions/${id}`, { title: QUESTION.title, description: '20 mg?' });
    model.behave({ pieces: ['20 mg?'] });
    expect((await call(reader, 'POST', `/questions/${id}/translation`)).json().text).toBe('20 mg?');
    expect(model.asked).toHaveLength(2);
  });

  test('QNA-6 an answer is translated in the same way; a model that fails is said so', async () => {
    const id = await ask();
    const sent = { content: '20 mg chak jou', authorId: asker.id };
    const answerId = (await call(asker, 'POST', `/questions/${id}/answers`, sent)).json().id;
    model.behave({ status: 500 });
    const failed = await call(reader, 'POST', `/answers/${answerId}/translation`);
    expect(failed.json().code).toBe('translation_failed');
    model.behave({ pieces: ['20 mg a day'] });
    expect((await call(reader, 'POST', `/answers/${answerId}/translation`)).json().text).toBe('20 mg a day');
  });

  test('attack: QNA-6 what is hidden is not translated for others', async () => {
    const id = await ask();
    await lakou.db.query("update questions set hidden_at = now(), hidden_reason = 'harm' where id = $1", [
      id,
    ]);
    expect((await call(reader, 'POST', `/questions/${id}/translation`)).statusCode).toBe(404);
    expect(model.asked).toEqual([]);
  });

  test('QNA-6 without a model nothing leaves', async () => {
    const bare = await lakou.open({ clock, jobs: false });
    const id = await ask();
    const reply = await bare.app.inject({
      method: 'POST',
      url: `/api/features/qna/questions/${id}/translation`,
      headers: reader.headers,
    });
    expect(reply.statusCode).toBe(403);
    expect(model.asked).toEqual([]);
  });
});
