import { beforeAll, describe, expect, test } from 'vitest';
import { type Instance, testDatabase } from '#test/instance.ts';

const lakou = testDatabase();
let direct: Instance;
let proxied: Instance;
beforeAll(async () => {
  direct = await lakou.open({ jobs: false });
  proxied = await lakou.open({ jobs: false, config: { trustProxy: true } });
});

const get = (url: string, headers: Record<string, string> = {}, where = direct) =>
  where.app.inject({ url, headers: { host: 'localhost:3001', ...headers } });

const COOKIE = 'appLanguage=ht; Max-Age=31536000; Path=/; SameSite=Strict';

describe('SITE-9 the choice of language is kept for a year', () => {
  test.each([
    ['localhost:3001', `${COOKIE}; Secure`],
    ['localhost', `${COOKIE}; Secure`],
    ['192.0.2.1', COOKIE],
    ['192.0.2.1:3001', COOKIE],
    ['lakou.example', COOKIE],
    ['localhost.evil.example', COOKIE],
  ])('on http://%s', async (host, cookie) => {
    const reply = await get('/language/ht', { host });
    expect(reply.statusCode).toBe(303);
    expect(reply.headers['set-cookie']).toBe(cookie);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test('over TLS it is Secure, when a trusted proxy says so', async () => {
    const headers = { host: 'lakou.example', 'x-forwarded-proto': 'https' };
    expect((await get('/language/ht', headers, proxied)).headers['set-cookie']).toBe(`${COOKIE}; Secure`);
    expect((await get('/language/ht', headers)).headers['set-cookie']).toBe(COOKIE);
  });

  test.each(['es', 'EN', 'en-US', 'e', '%00', 'ht;Domain=evil', '__proto__'])(
    'an unknown language %j is not found and sets nothing',
    async (lang) => {
      const reply = await get(`/language/${encodeURIComponent(lang)}`);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual({ message: 'Not found.', code: 'not_found' });
      expect(reply.headers).not.toHaveProperty('set-cookie');
    },
  );
});

describe('after choosing, one is led on', () => {
  test.each([
    ['/ht/about', '/ht/about'],
    ['/ht/about?x=1&y=é#part', '/ht/about?x=1&y=%C3%A9#part'],
    ['/ht/kòman li mache', '/ht/k%C3%B2man%20li%20mache'],
    ['/ht/€', '/ht/%E2%82%AC'],
  ])('to %s', async (to, location) => {
    expect((await get(`/language/ht?to=${encodeURIComponent(to)}`)).headers.location).toBe(location);
  });

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/%09/evil.example\r\nSet-Cookie: session=x',
    'javascript:alert(1)',
    'ht/about',
    '',
  ])('never to another site: %j', async (to) => {
    const reply = await get(`/language/ht?to=${encodeURIComponent(to)}`);
    expect(reply.statusCode).toBe(303);
    const { location = '' } = reply.headers;
    // As the browser will interpret it.
    expect(new URL(location, 'http://localhost:3001').origin).toBe('http://localhost:3001');
    expect(location).toMatch(/^\/[^/\\]/);
    expect(reply.headers['set-cookie']).toBe(`${COOKIE}; Secure`);
  });

  test('home, when the way on is said twice or not at all', async () => {
    expect((await get('/language/fr?to=/fr/a&to=/fr/b')).headers.location).toBe('/fr');
    expect((await get('/language/fr')).headers.location).toBe('/fr');
  });
});

describe('SITE-9 the front door leads to the visitor’s language', () => {
  test.each([
    ['the cookie first', { cookie: 'appLanguage=ht', 'accept-language': 'fr' }, '/ht'],
    ['then what the browser asks for', { 'accept-language': 'fr-HT,fr;q=0.9,en;q=0.5' }, '/fr'],
    ['the best of several', { 'accept-language': 'en;q=0.3, ht;q=0.8' }, '/ht'],
    ['English when nothing is said', {}, '/en'],
    ['English for a language we have not', { 'accept-language': 'es' }, '/en'],
    ['not what a forged cookie says', { cookie: 'appLanguage=//evil.example' }, '/en'],
  ])('%s', async (_, headers, location) => {
    const reply = await get('/', headers as Record<string, string>);
    expect([reply.statusCode, reply.headers.location]).toEqual([302, location]);
    expect(reply.headers.vary).toMatch(/cookie.*accept-language/);
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});
