import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from '#test/app.ts';
import { type Instance, testDatabase } from '#test/instance.ts';
import { standInModel } from '#test/models.ts';

const model = await standInModel('gemini');
const lakou = testDatabase();
const lines: string[] = [];
let instance: Instance;
beforeAll(async () => {
  instance = await lakou.open({
    config: { model: model.settings },
    log: { write: (line) => void lines.push(line) },
  });
});
afterAll(() => model.close());

test('AI-4 what people write is in no log, even when the model fails or answers nonsense', async () => {
  const person = { name: 'Somebody', email: 'a@example.test', role: 'PATIENT', password: PASSWORD };
  const send = (method: 'POST' | 'PUT', url: string, payload: object, cookie = '') =>
    instance.app.inject({ method, url, payload, headers: { cookie } });
  await send('POST', '/api/auth/register', person);
  const [session] = (await send('POST', '/api/auth/login', person)).cookies;
  const cookie = `${session?.name}=${session?.value}`;
  await send('PUT', '/api/users/me/ai-consent', { consent: true }, cookie);
  const ask = async () => {
    const history = [{ role: 'user', parts: [{ text: 'zombification of my knee' }] }];
    await send('POST', '/api/chat', { history }, cookie);
    await send('POST', '/api/ai/symptom-checker', { symptoms: 'zombification of my knee' }, cookie);
    await send('POST', '/api/ai/explain-lab-results', { summary: 'zombification 5' }, cookie);
  };
  for (const behaviour of [{ status: 500 }, { pieces: ['{"severity": zombification}'] }]) {
    model.behave(behaviour);
    await ask();
  }
  expect(model.asked.some(({ body }) => body.includes('zombification'))).toBe(true);
  expect(lines.some((line) => line.includes('the hosted model'))).toBe(true);
  expect(lines.join('')).not.toMatch(/zombification|the-key/);
});
