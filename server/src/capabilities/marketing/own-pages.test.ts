import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PUBLIC_URL_PLACEHOLDER } from '@lakou/contract/public-url.rules';
import { beforeAll, expect, test } from 'vitest';
import { type Instance, signedIn, testDatabase } from '#test/instance.ts';
import { testWebFolder } from '#test/web-folder.ts';

const web = testWebFolder();
const lakou = testDatabase();
const BASE = '/api/admin/marketing';
let instance: Instance;
let headers: { cookie: string };
const SITEMAP = ['/en', '/ht/guides/cholera', '/fr/guides/cholera', '/ht/medicines/aspirin']
  .map((path) => `<loc>${PUBLIC_URL_PLACEHOLDER}${path}</loc>`)
  .join('');
beforeAll(async () => {
  await writeFile(join(web.folder, 'sitemap.xml'), `<urlset>${SITEMAP}</urlset>`);
  instance = await lakou.open({ webFolder: web.folder, jobs: false });
  ({ headers } = await signedIn(instance.platform, 'ADMIN'));
});

test('MKT-3 our own pages are audited from the sitemap, without a request to anybody', async () => {
  const get = (path: string) => instance.app.inject({ url: `${BASE}${path}`, headers });
  const all = (await get('/audits')).json();
  expect(all).toMatchObject([{ path: '/en', title: 'home en' }]);
  expect(all[0].results).toHaveLength(11);
  const guides = (await get('/audits?group=guides&language=ht')).json();
  expect(guides).toMatchObject([{ path: '/ht/guides/cholera' }]);
  expect(guides[0].results).toHaveLength(12);
  expect(guides[0].results).toContainEqual({ check: 'words', passed: true, found: expect.any(Number) });
  expect((await get('/audits?group=nothing')).statusCode).toBe(400);
  const one = await get('/audits/page?path=/fr/about');
  expect(one.json()).toMatchObject({ path: '/fr/about', title: 'about' });
  for (const path of ['https://example.com', '//example.com/en', '/api/users', '/en/../app', '/en?x', '/app'])
    expect((await get(`/audits/page?path=${encodeURIComponent(path)}`)).statusCode, path).toBe(400);
  expect((await get('/audits/page?path=/en/nowhere')).statusCode).toBe(404);
});

test('MKT-1 pages that people open and searches are counted by day, and nothing of who it was', async () => {
  const open = (url: string, agent = 'Mozilla/5.0') =>
    instance.app.inject({ url, headers: { 'user-agent': agent } });
  for (const url of [
    '/en',
    '/en',
    '/ht/about',
    '/en/nowhere',
    '/app',
    '/api/medicines?q=asp',
    '/api/medicines',
  ])
    await open(url);
  await open('/en', 'Googlebot/2.1');
  const read = async () => (await instance.app.inject({ url: `${BASE}/figures`, headers })).json();
  const figures = await read();
  expect(figures).toMatchObject({
    views: 3,
    searches: 1,
    pages: [
      { path: '/en', views: 2 },
      { path: '/ht/about', views: 1 },
    ],
  });
  expect(figures.days).toHaveLength(30);
  expect(figures.days.at(-1)).toMatchObject({ views: 3, searches: 1 });
  await open('/en');
  expect((await read()).views).toBe(4);
  const columns = await instance.platform.db.query<{ column_name: string }>(
    `select column_name from information_schema.columns where table_name = 'site_counts' order by 1`,
  );
  expect(columns.map(({ column_name }) => column_name)).toEqual(['count', 'day', 'kind', 'path']);
});
