import type { EducationContent } from '@lakou/contract/education';
import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';

const lakou = testApp();
const path = '/api/features/education/content';
const list = async (query: string) => (await lakou.send(`GET ${path}${query}`)).json<EducationContent[]>();

test('EDU-3 `all` and no category bring everything, a category its own, an unknown one nothing', async () => {
  const all = await list('?category=all');
  expect(all.length).toBeGreaterThanOrEqual(40);
  expect(await list('')).toEqual(all);
  const maternal = await list('?category=maternal_care');
  expect(maternal.length).toBeGreaterThan(0);
  expect(maternal).toEqual(all.filter(({ category }) => category === 'maternal_care'));
  expect(await list('?category=astrology')).toEqual([]);
});

test('EDU-2 Haiti’s burden is there, in the language asked for', async () => {
  const ids = (await list('')).map(({ id }) => id);
  expect(ids).toEqual(
    expect.arrayContaining([
      'cholera',
      'hypertension',
      'diabetes',
      'malaria',
      'pregnancy-danger-signs',
      'breastfeeding',
      'oral-rehydration',
      'hurricane-preparedness',
      'safe-water',
    ]),
  );
  for (const lang of ['en', 'fr', 'ht']) {
    const cholera = (await list(`?lang=${lang}`)).find(({ id }) => id === 'cholera');
    expect(cholera?.title).toMatch(
      { en: /^Cholera/, fr: /^Le choléra|^Choléra/, ht: /[Kk]olera/ }[lang] ?? /x/,
    );
  }
});

test('EDU-1 one guide: its text plain and under its headings, with its sources', async () => {
  const guide = (await lakou.send(`GET ${path}/cholera`)).json<EducationContent>();
  expect(guide).toMatchObject({ format: 'guide', category: 'emergency_basics', reviewedBy: null });
  expect(guide.sections[0]?.title).toBe('How you catch it');
  expect(guide.content).toContain('How you catch it\n\nThe germ lives');
  expect(guide.content).toContain('1. Give oral rehydration solution');
  expect(guide.source[0]?.publisher).toBe('World Health Organization');
  expect(guide.questions[0]).toMatchObject({
    title: 'Can cholera kill even a strong person?',
    blocks: [{ kind: 'paragraph', text: expect.stringContaining('almost everyone gets well') }],
  });
  expect(guide.content).not.toContain('Can cholera kill');
  expect((await lakou.send(`GET ${path}/astrology`)).statusCode).toBe(404);
});

test('EDU-1 the hub may be kept on the device', async () => {
  const { etag } = (await lakou.send(`GET ${path}`)).headers;
  const again = await lakou.send(`GET ${path}`, { headers: { 'if-none-match': String(etag) } });
  expect(again.statusCode).toBe(304);
});
