import { gzipSync } from 'node:zlib';
import { educationGuides, firstAidTopics, medicines } from '@lakou/content';
import { auditFacts, fittingChecks } from '@lakou/contract/marketing-audit.rules';
import { readPage } from '@lakou/contract/marketing-html.rules';
import { LANGUAGES } from '@lakou/i18n';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Instance, signedIn, testDatabase } from '#test/instance.ts';
import { jsonLdFaults } from '#test/json-ld.ts';
import { testWebFolder } from '#test/web-folder.ts';

const web = testWebFolder();
const lakou = testDatabase();
/** Header and footer of the built frame, which the frame of the tests lacks, have more words than this. */
const FRAME_WORDS = 60;
/** With the frame, which the build keeps below 7.2 kB, a page is at most 15 kB. */
const MOST_ARTICLE_BYTES = 7700;
const LISTS = ['/first-aid', '/guides', '/medicines'];
const PATHS = [
  ...LISTS,
  ...firstAidTopics().map(({ slug }) => `/first-aid/${slug}`),
  ...educationGuides().map(({ slug }) => `/guides/${slug}`),
  ...medicines().map(({ slug }) => `/medicines/${slug}`),
];
let instance: Instance;
let origin: string;
beforeAll(async () => {
  instance = await lakou.open({ webFolder: web.folder, jobs: false });
  origin = instance.platform.config.publicUrl;
});

const get = (url: string, headers: Record<string, string> = {}, { app } = instance) =>
  app.inject({ url, headers: { accept: 'text/html', ...headers } });
const found = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const dataOf = (html: string) =>
  JSON.parse(found(html, /<script type="application\/ld\+json">(.+?)<\/script>/) ?? '');
const countOf = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

/** Rules of the auditor on what the server writes into the frame. */
const HEAD_CHECKS = ['title', 'description', 'singleH1', 'headingOrder', 'canonical', 'previews'] as const;

describe.each(LANGUAGES)('PUB-1, MKT-3 the articles in %s', (lang) => {
  test('each answers whole: one heading, its language, its addresses, its data, in a few kilobytes', async () => {
    const titles = new Set<string>();
    for (const path of PATHS) {
      const { statusCode, body } = await get(`/${lang}${path}`);
      const url = `${origin}/${lang}${path}`;
      expect(statusCode, path).toBe(200);
      expect(found(body, /<html lang="(\w+)"/), path).toBe(lang);
      expect(countOf(body, /<h1>/g), path).toBe(1);
      expect(found(body, /rel="canonical" href="([^"]+)"/), path).toBe(url);
      expect(countOf(body, /rel="alternate" hreflang/g), path).toBe(4);
      const facts = readPage(body, new URL(origin).host);
      const checks = fittingChecks(`/${lang}${path}`).includes('words')
        ? ([...HEAD_CHECKS, 'words'] as const)
        : HEAD_CHECKS;
      const audit = auditFacts({ ...facts, words: facts.words + FRAME_WORDS }, checks);
      expect(
        audit.results.filter(({ passed }) => !passed),
        path,
      ).toEqual([]);
      expect(dataOf(body), path).toMatchObject({ '@id': url, inLanguage: lang });
      expect(jsonLdFaults(dataOf(body)), path).toEqual([]);
      expect(body, path).not.toMatch(/undefined|\[object|<script(?! type="application)/);
      expect(gzipSync(body).length, path).toBeLessThan(MOST_ARTICLE_BYTES);
      titles.add(found(body, /<title>([^<]+)/) ?? '');
    }
    expect(titles.size).toBe(PATHS.length);
  });

  test('each article says whom to call, where its facts come from and that it replaces nobody', async () => {
    for (const path of PATHS.filter((one) => !LISTS.includes(one))) {
      const { body } = await get(`/${lang}${path}`);
      expect(body, path).toContain('href="tel:116"');
      expect(body, path).toContain('href="tel:911"');
      const data = dataOf(body);
      expect([data['@type']].flat(), path).toContain('MedicalWebPage');
      expect(data.citation.length, path).toBeGreaterThan(0);
      for (const { datePublished } of data.citation)
        expect(body, path).toMatch(new RegExp(`</cite>, ${datePublished}</li>`));
      expect(body, path).toContain(`href="/${lang}/${path.split('/')[1]}"`);
    }
  });
});

describe('PUB-1 one article', () => {
  test('leads to itself in another language, and numbers its steps', async () => {
    const { body } = await get('/ht/first-aid/burns');
    expect(body).toContain('href="/language/fr?to=/fr/first-aid/burns"');
    expect(countOf(body.split('<ol class="steps">')[1] ?? '', /<li><h2>/g)).toBe(
      firstAidTopics().find(({ slug }) => slug === 'burns')?.texts.ht.steps.length,
    );
    // The picture comes after the words of its heading, and only when it is scrolled to.
    expect(body).toContain(
      '<img src="/media/drawings/cool-burn.svg" alt="Dlo pwòp ap koule sou yon brili nan bra." width="280" height="200" loading="lazy">',
    );
    expect(dataOf(body).mainEntity['@type']).toBe('HowTo');
    expect(dataOf((await get('/en/medicines/warfarin')).body).mainEntity).toMatchObject({
      '@type': 'Drug',
      nonProprietaryName: 'Warfarin',
    });
  });

  test('MKT-3 data for search engines that no engine would read are noticed', () => {
    const page = { '@context': 'https://schema.org', '@type': 'MedicalWebPage', name: 'Burns' };
    const faults = (more: object) => jsonLdFaults({ ...page, ...more });
    expect(faults({})).toEqual([]);
    expect(faults({ '@context': 'schema' })).toEqual(['@context is not schema.org']);
    expect(faults({ '@type': 'Webpage' })).toEqual([' has the type Webpage']);
    expect(faults({ dosage: '2 mg' })).toEqual(['.dosage is not of MedicalWebPage']);
    expect(faults({ url: '/ht/burns' })).toEqual(['.url']);
    expect(faults({ lastReviewed: '3 May' })).toEqual(['.lastReviewed']);
    expect(faults({ description: '' })).toEqual(['.description is empty']);
    expect(faults({ mainEntity: [{ '@type': 'Question', name: 'Why?' }] })).toEqual([
      '.mainEntity[0] lacks acceptedAnswer',
    ]);
    expect(faults({ publisher: {} })).toEqual(['.publisher[0] has no type']);
  });

  test('MKT-3 a guide folds what people ask, and says it to search engines', async () => {
    const { body } = await get('/ht/guides/cholera');
    expect(body).toContain(
      '<details class="ask"><summary>Èske kolera ka touye menm yon moun ki gen fòs?</summary><p>',
    );
    const data = dataOf(body);
    expect(data['@type']).toEqual(['MedicalWebPage', 'FAQPage']);
    expect(data.mainEntity).toHaveLength(countOf(body, /<details class="ask">/g));
    expect(data.mainEntity[0]).toEqual({
      '@type': 'Question',
      name: 'Èske kolera ka touye menm yon moun ki gen fòs?',
      acceptedAnswer: { '@type': 'Answer', text: expect.stringMatching(/^Wi\. Yon granmoun/) },
    });
    expect((await get('/fr/guides?q=la+betterave')).body).toContain('href="/fr/guides/anemia"');
  });

  test('is made anew when a word is corrected or reviewed, and else not sent again', async () => {
    const { headers } = await signedIn(instance.platform, 'ADMIN');
    const first = await get('/en/first-aid/burns');
    expect(first.headers['cache-control']).toBe('no-cache');
    const known = { 'if-none-match': String(first.headers.etag) };
    const again = await get('/en/first-aid/burns', known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const send = (path: string, payload: object) =>
      instance.app.inject({
        method: 'POST',
        url: `/api/admin/content/first-aid.burns/${path}`,
        headers,
        payload,
      });
    const correction = { language: 'en', field: 'title', original: 'Burns', reason: 'Clearer' };
    const corrected = await send('corrections', { ...correction, text: 'Burns & scalds' });
    expect(corrected.statusCode).toBe(201);
    const after = await get('/en/first-aid/burns', known);
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('<h1>Burns &amp; scalds</h1>');
    expect(dataOf(after.body).name).toBe('Burns & scalds');
    expect((await get('/en/first-aid')).body).toContain('Burns &amp; scalds');
    const { digest } = (
      await instance.app.inject({ url: '/api/admin/content/first-aid.burns', headers })
    ).json();
    const review = { reviewer: 'Dr Mirlande Joseph', profession: 'doctor', reviewedOn: '2026-11-01', digest };
    expect((await send('reviews', review)).statusCode).toBe(201);
    const reviewed = (await get('/en/first-aid/burns')).body;
    expect(reviewed).toContain('Reviewed by Dr Mirlande Joseph (doctor)');
    expect(dataOf(reviewed)).toMatchObject({
      lastReviewed: '2026-11-01',
      reviewedBy: { name: 'Dr Mirlande Joseph' },
    });
  });

  test('that does not exist is a 404 like any other, and a slash too many leads to the one address', async () => {
    const nowhere = await get('/ht/nowhere');
    for (const path of ['/ht/first-aid/nothing', '/ht/guides/burns', '/ht/medicines/__proto__']) {
      const reply = await get(path);
      expect([reply.statusCode, reply.body]).toEqual([404, nowhere.body]);
    }
    expect((await get('/ht/article-frame')).statusCode).toBe(404);
    expect((await get('/ht/guides/?q=a/b')).headers.location).toBe('/ht/guides?q=a/b');
  });

  test('is read while the database is away', async () => {
    const lost = await lakou.open({ webFolder: web.folder, jobs: false });
    const refuse = () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
    Object.assign(lost.platform.db, { read: refuse, query: refuse });
    for (const path of [
      '/ht/first-aid',
      '/ht/first-aid/choking',
      '/ht/guides/cholera',
      '/ht/medicines/warfarin',
    ])
      expect((await get(path, {}, lost)).statusCode, path).toBe(200);
  });
});

describe('PUB-1 the lists', () => {
  test('open on what saves a life, and on no medicine of one illness', async () => {
    const firstGroup = async (path: string) => found((await get(path)).body, /<h2 id="([\w-]+)"/);
    expect(await firstGroup('/en/first-aid')).toBe('life_saving');
    expect(await firstGroup('/en/medicines')).toBe('pain-fever');
  });

  test('are searched by the server, in any language, and search engines leave the answers out', async () => {
    const { body } = await get('/ht/first-aid?q=br%C3%BBlure');
    expect(found(body, /<ul class="list"><li><a class="row" href="([^"]+)"/)).toBe('/ht/first-aid/burns');
    expect(body).toContain('content="noindex"');
    const none = (await get('/en/medicines?q=%3Cscript%3Exqzwv')).body;
    expect(none).toContain('Nothing found for “&lt;script&gt;xqzwv”');
    expect(none).toContain('value="&lt;script&gt;xqzwv"');
    expect(none).toContain('href="/en/medicines/paracetamol"');
    expect((await get('/en/medicines?q=a&q=b')).statusCode).toBe(200);
  });
});
