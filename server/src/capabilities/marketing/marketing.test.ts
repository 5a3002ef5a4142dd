import { educationGuides } from '@lakou/content';
import { EMPTY_WORK } from '@lakou/contract/marketing.rules';
import { clusterKeywords, findKeywords } from '@lakou/contract/marketing-keywords.rules';
import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';

const lakou = testApp();
const BASE = '/api/admin/marketing';
const call = (as: Person, method: string, path: string, payload?: object) =>
  lakou.send(`${method} ${BASE}${path}`, payload && { payload }, as);
const PROJECT = { name: 'Lakou', domain: 'lakou.example' };

async function newProject() {
  const admin = await lakou.person('ADMIN');
  const reply = await call(admin, 'POST', '/projects', PROJECT);
  expect(reply.statusCode, reply.body).toBe(201);
  return { admin, project: reply.json(), path: `/projects/${reply.json().id}` };
}

test('MKT-4 what was worked out is saved with its project and is there again', async () => {
  const { admin, project, path } = await newProject();
  const keywords = findKeywords('malarya', 'ht');
  const work = {
    ...EMPTY_WORK,
    seed: 'malarya',
    keywords,
    clusters: clusterKeywords(keywords),
    calendar: { perWeek: 2, planned: [{ day: '2026-11-20', topic: 'siy malarya' }] },
    ranks: [{ kw: 'malarya', loc: 'Ayiti', pos: 57, url: '', tag: 'blog', competitor: '' }],
    figures: { posts: 3, clickRate: 1.2, topKeywords: 0, health: 91 },
  };
  const saved = await call(admin, 'PUT', path, { ...PROJECT, name: 'Malarya', version: 1, work });
  expect(saved.statusCode, saved.body).toBe(200);
  const other = await lakou.person('ADMIN');
  const read = (await call(other, 'GET', path)).json();
  expect(read).toMatchObject({ id: project.id, name: 'Malarya', version: 2 });
  expect(read.work).toEqual(work);
  expect((await call(other, 'GET', '/projects')).json()[0]).toMatchObject({ id: project.id, version: 2 });
});

test('MKT-4 who saves an old version is told, and changes nothing', async () => {
  const { admin, path } = await newProject();
  const save = (name: string) => call(admin, 'PUT', path, { ...PROJECT, name, version: 1, work: EMPTY_WORK });
  const replies = await Promise.all([save('one'), save('two')]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const winner = replies.find(({ statusCode }) => statusCode === 200)?.json().name;
  expect((await call(admin, 'GET', path)).json()).toMatchObject({ name: winner, version: 2 });
  expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('item_changed');
});

test('MKT-4 figures outside their bounds are refused', async () => {
  const { admin, path } = await newProject();
  const rank = { kw: 'malarya', loc: '', pos: 101, url: '', tag: '', competitor: '' };
  for (const wrong of [
    { ranks: [rank] },
    { keywords: Array.from({ length: 61 }, () => findKeywords('a', 'en')[0]) },
    { calendar: { perWeek: 8, planned: [] } },
    { figures: { posts: 1, clickRate: 101, topKeywords: 1, health: 1 } },
    { article: { title: '', language: 'ht', words: 100, text: '' } },
  ]) {
    const reply = await call(admin, 'PUT', path, {
      ...PROJECT,
      version: 1,
      work: { ...EMPTY_WORK, ...wrong },
    });
    expect(reply.statusCode, JSON.stringify(wrong).slice(0, 80)).toBe(400);
  }
});

test('MKT-4 a deleted project is gone, and fifty are the most', async () => {
  const { admin, path } = await newProject();
  expect((await call(admin, 'DELETE', path)).statusCode).toBe(204);
  expect((await call(admin, 'GET', path)).statusCode).toBe(404);
  for (const { id } of (await call(admin, 'GET', '/projects')).json())
    await call(admin, 'DELETE', `/projects/${id}`);
  for (let count = 0; count < 49; count++) await call(admin, 'POST', '/projects', PROJECT);
  const last = await Promise.all([1, 2, 3].map(() => call(admin, 'POST', '/projects', PROJECT)));
  expect(last.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
});

test('MKT-2 an article is made of our own guides, and says when they do not suffice', async () => {
  const admin = await lakou.person('ADMIN');
  const write = async (topic: string, words: number) =>
    (
      await call(admin, 'POST', '/articles', { topic, language: 'ht', words, headings: ['Siy malarya'] })
    ).json();
  const short = await write('siy malarya', 250);
  expect(short).toMatchObject({ title: 'Siy malarya', by: 'content', isShort: false });
  expect(short.sources[0].id).toBe('malaria');
  expect(short.text).toMatch(/^## /m);
  const long = await write('malarya', 3000);
  expect(long).toMatchObject({ isShort: true });
  expect(long.words).toBeLessThan(3000);
  const malaria = educationGuides().find(({ slug }) => slug === 'malaria');
  const original = malaria?.texts.ht.description ?? '';
  const correction = {
    language: 'ht',
    field: 'description',
    original,
    text: 'Mo ki korije.',
    reason: 'Clearer',
  };
  const corrected = await lakou.send(
    'POST /api/admin/content/education.malaria/corrections',
    { payload: correction },
    admin,
  );
  expect(corrected.statusCode, corrected.body).toBe(201);
  expect((await write('siy malarya', 250)).text).toMatch(/^Mo ki korije\./);
  expect(await write('xqzwvk', 1200)).toMatchObject({ text: '## Siy malarya', isShort: true, sources: [] });
});
