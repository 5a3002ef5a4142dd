import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Instance, testDatabase } from '#test/instance.ts';
import { INLINE, testWebFolder } from '#test/web-folder.ts';

const web = testWebFolder();
const lakou = testDatabase();
let instance: Instance;
beforeAll(async () => {
  instance = await lakou.open({ webFolder: web.folder, jobs: false });
});

const get = (url: string, headers: Record<string, string> = {}) => instance.app.inject({ url, headers });
const HTML = { accept: 'text/html,application/xhtml+xml' };

describe('files', () => {
  test('named by their content are kept for ever', async () => {
    const reply = await get('/assets/app-1.js');
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['content-type']).toContain('javascript');
  });

  test('at fixed names are asked for anew', async () => {
    for (const url of ['/sw.js', '/robots.txt']) {
      const reply = await get(url);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
    }
  });

  test('EDU-1 recordings are sent whole, or the part that a player asks for', async () => {
    const whole = await get('/media/hands/ht.mp3');
    expect([whole.statusCode, whole.body]).toEqual([200, '0123456789']);
    expect(whole.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' });
    expect(whole.headers['cache-control']).toBe('public, max-age=86400');
    const part = await get('/media/hands/ht.mp3', { range: 'bytes=2-4', 'accept-encoding': 'identity' });
    expect([part.statusCode, part.body]).toEqual([206, '234']);
    expect(part.headers['content-range']).toBe('bytes 2-4/10');
  });

  test('DRAW-1 drawings are sent as pictures', async () => {
    const reply = await get('/media/drawings/burn.svg');
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  test.each(['/media/hands/ht.mp3', '/assets/app-1.js', '/robots.txt'])(
    'a part beyond the end of %s is refused, with the size that it has',
    async (url) => {
      const { length } = (await get(url, { 'accept-encoding': 'identity' })).rawPayload;
      const reply = await get(url, { range: `bytes=${length}-`, 'accept-encoding': 'identity' });
      expect([reply.statusCode, reply.json().code]).toEqual([416, 'range_invalid']);
      expect(reply.headers['content-range']).toBe(`bytes */${length}`);
      expect(reply.headers['content-type']).toContain('application/json');
      expect(reply.headers['cache-control']).toBe('no-store');
    },
  );

  test('that are missing are not kept for ever', async () => {
    const reply = await get('/assets/app-2.js');
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  test.each([
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/....//....//package.json',
    '/assets/%252e%252e%252fpackage.json',
    '/assets/app-1.js%00.html',
    '/assets/',
    '/assets',
    '/assets/fonts',
    '/assets/fonts/',
    '/assets//etc/passwd',
    '/media/..%2f..%2fpackage.json',
    '/media/hands',
    '/media/hands/en.mp3',
    '/media/hands/ht.mp3.br',
    '/media/notes.txt',
    '/../package.json',
    '/..%2fpackage.json',
    '/index.html',
    '/en/index.html',
    '/en/not-found/index.html',
    '/sw.js.br',
  ])('%s is not there', async (url) => {
    for (const headers of [{}, HTML]) {
      const reply = await get(url, headers as Record<string, string>);
      expect(reply.statusCode).toBe(404);
      expect(reply.body).not.toContain('secret');
    }
  });
});

describe('what is not there', () => {
  test.each([
    ['/ht/pa-la', {}, 'ht'],
    ['/fr/rien?x=1', { cookie: 'appLanguage=ht' }, 'fr'],
    ['/nothing', { cookie: 'appLanguage=ht' }, 'ht'],
    ['/nothing', { 'accept-language': 'fr' }, 'fr'],
    ['/nothing', {}, 'en'],
    ['/de/nichts', {}, 'en'],
  ])('SITE-9 %s is told in the reader’s language %j', async (url, headers, lang) => {
    const reply = await get(url, { ...HTML, ...(headers as Record<string, string>) });
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain(`lost ${lang}`);
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(String(reply.headers['content-security-policy'])).toContain(
      createHash('sha256').update(INLINE).digest('base64'),
    );
  });

  test.each([
    ['a program', '/ht/pa-la', {}],
    ['a picture', '/ht/pa-la.png', { accept: 'image/*' }],
    ['the API', '/api/auth/login', HTML],
  ])('is JSON for %s', async (_, url, headers) => {
    const reply = await get(url, headers as Record<string, string>);
    expect([reply.statusCode, reply.json()]).toEqual([404, { message: 'Not found.', code: 'not_found' }]);
  });

  test('is JSON for a visitor of the API, who is to sign in first', async () => {
    const reply = await get('/api/nothing', HTML);
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'not_signed_in']);
  });

  test('is JSON for a write', async () => {
    const reply = await instance.app.inject({ method: 'POST', url: '/en', headers: HTML });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  });
});
