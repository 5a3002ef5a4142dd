import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LANGUAGES } from '@lakou/i18n';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Instance, testDatabase } from '#test/instance.ts';
import {
  addressedPage,
  DATA,
  INLINE,
  MODULE,
  pageOf,
  shellOf,
  sitemapAt,
  testWebFolder,
} from '#test/web-folder.ts';
import { createServer } from './server.ts';

const web = testWebFolder();
const lakou = testDatabase();
let instance: Instance;
beforeAll(async () => {
  instance = await lakou.open({ webFolder: web.folder, jobs: false });
});

const get = (url: string, headers: Record<string, string> = {}) => instance.app.inject({ url, headers });
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('pages', () => {
  test('are served at their addresses, asked for anew each time', async () => {
    for (const lang of LANGUAGES) {
      const reply = await get(`/${lang}`);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.headers['cache-control']).toBe('no-cache');
      expect(reply.body).toBe(pageOf(lang, `home ${lang}`));
    }
    const reply = await get('/fr/about');
    expect([reply.statusCode, reply.body]).toEqual([
      200,
      '<!doctype html><html lang="fr"><title>about</title>',
    ]);
  });

  test('that did not change are not sent again', async () => {
    const { etag = '' } = (await get('/ht')).headers;
    expect((await get('/ht', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });

  test('with a slash too many lead to the one address, with what was asked', async () => {
    const reply = await get('/fr/about/?from=mail');
    expect([reply.statusCode, reply.headers.location]).toEqual([308, '/fr/about?from=mail']);
    expect((await get('/fr/')).headers.location).toBe('/fr');
  });

  test('name the hashes of their own inline scripts and of nothing else', async () => {
    const policy = String((await get('/en')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hashOf(INLINE)};`);
    expect(policy).not.toContain(hashOf(DATA));
    expect(String((await get('/en/about')).headers['content-security-policy'])).toContain(
      "script-src 'self';",
    );
    const ofShell = String((await get('/app')).headers['content-security-policy']);
    expect(ofShell).toContain(`script-src 'self' ${hashOf(INLINE)} ${hashOf(MODULE)};`);
    for (const one of [policy, ofShell]) expect(one).not.toContain('unsafe');
  });

  test('HEAD answers as GET does, without the page', async () => {
    const reply = await instance.app.inject({ method: 'HEAD', url: '/en' });
    expect([reply.statusCode, reply.body]).toEqual([200, '']);
  });
});

describe('SITE-12 the address of the site', () => {
  const PUBLIC_URL = 'https://care.example';
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };

  test.each(['br', 'gzip', 'identity'] as const)('is that of the settings, sent as %s', async (encoding) => {
    const { app } = await lakou.open({
      webFolder: web.folder,
      jobs: false,
      config: { publicUrl: PUBLIC_URL },
    });
    for (const [url, type, text] of [
      ['/ht/terms', 'text/html', addressedPage('ht', PUBLIC_URL)],
      ['/sitemap.xml', 'application/xml', sitemapAt(PUBLIC_URL)],
    ] as const) {
      const reply = await app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect([reply.statusCode, reply.headers['content-encoding'] ?? 'identity']).toEqual([200, encoding]);
      expect(reply.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache' });
      expect(reply.headers['content-type']).toContain(type);
      expect(unpack[encoding](reply.rawPayload).toString()).toBe(text);
    }
  });

  test('a page with it that did not change is not sent again, and has its policy', async () => {
    const reply = await get('/ht/terms');
    expect(String(reply.headers['content-security-policy'])).toContain("script-src 'self';");
    const again = await get('/ht/terms', { 'if-none-match': String(reply.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await instance.app.inject({ method: 'HEAD', url: '/ht/terms' })).statusCode).toBe(200);
  });
});

describe('the app', () => {
  test.each(['/app', '/app/', '/app/anything', '/app/a/b/c?d=e', '/app/x.png'])(
    '%s is the shell',
    async (url) => {
      const reply = await get(url);
      expect([reply.statusCode, reply.body]).toEqual([200, shellOf('en')]);
      expect(reply.headers['cache-control']).toBe('no-cache');
    },
  );

  test.each([
    [{ cookie: 'appLanguage=ht' }, 'ht'],
    [{ cookie: 'appLanguage=ht', 'accept-language': 'fr' }, 'ht'],
    [{ 'accept-language': 'fr-CA, en;q=0.5' }, 'fr'],
    [{ cookie: 'appLanguage=../en/about' }, 'en'],
  ])('SITE-9 brings the words of its reader: %o', async (headers, lang) => {
    const reply = await get('/app/anything', headers);
    expect([reply.statusCode, reply.body]).toEqual([200, shellOf(lang)]);
  });

  test('has no other address', async () => {
    expect((await get('/app-ht.html')).statusCode).toBe(404);
  });
});

describe('FIND-4 public profiles of providers', () => {
  const id = '01900000-0000-7000-8000-000000000000';
  test.each([
    `/ht/providers/${id}`,
    '/ht/providers',
    '/ht/providers/x',
    `/es/providers/${id}`,
    `/ht/providers/${id}/x`,
    `/providers/${id}`,
  ])('%s is not one', async (url) => {
    expect((await get(url, { accept: 'text/html' })).statusCode).toBe(404);
  });
});

test('FIND-3 pictures come from us alone, and from the tile server when there is one', async () => {
  const policy = async (mapTilesUrl?: string) => {
    const { app } = await lakou.open({ webFolder: web.folder, jobs: false, config: { mapTilesUrl } });
    return String((await app.inject({ url: '/app' })).headers['content-security-policy']);
  };
  expect(await policy()).toContain("img-src 'self' data: blob:;");
  expect(await policy('https://tiles.example.org/{z}/{x}/{y}.png')).toContain(
    "img-src 'self' data: blob: https://tiles.example.org;",
  );
  expect(await policy('https://{s}.example.org:8443/{z}/{x}/{y}.png')).toContain(
    "img-src 'self' data: blob: https://*.example.org:8443;",
  );
});

test('EDU-1 the app alone frames the two video hosts, and plays no file but ours', async () => {
  const policyOf = async (url: string) => {
    const policy = String((await get(url)).headers['content-security-policy']);
    return Object.fromEntries(policy.split('; ').map((part) => part.split(/ (.*)/s, 2)));
  };
  expect(await policyOf('/app/education/cholera')).toMatchObject({
    'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com',
    'media-src': "'self' blob:",
  });
  expect(await policyOf('/ht')).toMatchObject({ 'default-src': "'none'", 'media-src': "'self' blob:" });
  expect(await policyOf('/ht')).not.toHaveProperty('frame-src');
});

describe('compression', () => {
  const unpack = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
  };
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip;q=0.5, br;q=1', 'br'],
  ] as const)('%s gets %s', async (accept, encoding) => {
    for (const url of ['/en', '/assets/app-1.js']) {
      const plain = await get(url);
      const reply = await get(url, { 'accept-encoding': accept });
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(reply.headers['content-type']).toBe(plain.headers['content-type']);
      expect(reply.headers.vary).toContain('accept-encoding');
      expect(unpack[encoding](reply.rawPayload).equals(plain.rawPayload)).toBe(true);
    }
  });

  test('is not forced on who cannot read it', async () => {
    for (const accept of ['identity', 'br;q=0, gzip;q=0']) {
      const reply = await get('/en', { 'accept-encoding': accept });
      expect(reply.headers).not.toHaveProperty('content-encoding');
      expect(reply.body).toContain('home en');
      expect(reply.headers.vary).toContain('accept-encoding');
    }
  });
});

test('a web app that was not built is said to be missing', async () => {
  await expect(createServer(instance.platform, `${web.folder}/nowhere`)).rejects.toThrow(
    'the web app is not built',
  );
});
