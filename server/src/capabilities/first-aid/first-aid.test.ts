import type { FirstAidTopic, KitItem } from '@lakou/contract/first-aid';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const lakou = testApp();
const topics = async (lang: string) =>
  (await lakou.send(`GET /api/first-aid?lang=${lang}`)).json<FirstAidTopic[]>();

test('AID-1 anybody reads at least 24 topics in ordered steps, each with its tag', async () => {
  const all = await topics('en');
  expect(all.length).toBeGreaterThanOrEqual(24);
  for (const { steps, title } of all) expect(steps.length, title).toBeGreaterThan(1);
  expect(new Set(all.map(({ tag }) => tag))).toEqual(
    new Set(['Urgent', 'Non-urgent', 'Call Emergency Services']),
  );
});

test('AID-1 a burn is cooled for about 10 to 15 minutes, said in each language', async () => {
  for (const [lang, said] of [
    ['en', /about 10 to 15 minutes/],
    ['fr', /10 à 15 minutes/],
    ['ht', /10 a 15 minit/],
  ] as const) {
    const burns = (await topics(lang)).find(({ id }) => id === 'burns');
    expect(JSON.stringify(burns?.steps)).toMatch(said);
  }
});

test('DRAW-1 what must never be done comes with its step, in the language asked for', async () => {
  const burns = (await topics('ht')).find(({ id }) => id === 'burns');
  expect(burns?.never).toContainEqual({ step: 1, sign: 'ice', text: 'Mete glas' });
  expect(burns?.never.every(({ step }) => step < burns.steps.length)).toBe(true);
});

test('AID-1 without a language it is English; one we do not speak is refused', async () => {
  const [plain, english] = [
    await lakou.send('GET /api/first-aid'),
    await lakou.send('GET /api/first-aid?lang=en'),
  ];
  expect(plain.body).toBe(english.body);
  expect((await lakou.send('GET /api/first-aid?lang=es')).statusCode).toBe(400);
});

test('AID-2 the kit says what each thing is for', async () => {
  const kit = (await lakou.send('GET /api/first-aid/kit?lang=ht')).json<KitItem[]>();
  expect(kit.find(({ id }) => id === 'soap')).toEqual({
    id: 'soap',
    name: 'Savon',
    why: 'Pou lave men ak blesi.',
  });
  expect(new Set(kit.map(({ id }) => id)).size).toBe(kit.length);
});
