import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Instance, signedIn, testDatabase } from '#test/instance.ts';

const lakou = testDatabase();
const TOKEN = 'a-token-for-the-test';
let closed: Instance;
let open: Instance;
let overTls: Instance;
beforeAll(async () => {
  closed = await lakou.open({ jobs: false });
  open = await lakou.open({ jobs: false, config: { metricsToken: TOKEN } });
  overTls = await lakou.open({ jobs: false, config: { publicUrl: 'https://lakou.example' } });
});
const get = ({ app }: Instance, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers });

test('the service says that it lives and that it can work', async () => {
  expect((await get(closed, '/healthz')).json()).toEqual({ status: 'ok' });
  expect((await get(closed, '/readyz')).json()).toEqual({ status: 'ready' });
});

describe('whether it can work is told', () => {
  const from = ({ app }: Instance, remoteAddress: string, headers: Record<string, string> = {}) =>
    app.inject({ url: '/readyz', remoteAddress, headers });

  test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])('on this machine (%s)', async (address) =>
    expect((await from(closed, address)).statusCode).toBe(200),
  );

  test.each([
    ['203.0.113.7', {}],
    ['::ffff:203.0.113.7', {}],
    ['10.0.0.127', {}],
    ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }],
    ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['203.0.113.7', { authorization: 'Bearer a-token-for-the-tesT' }],
  ])('not from outside (%s %o)', async (address, headers) => {
    for (const instance of [closed, open]) {
      const reply = await from(instance, address, headers);
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
    }
  });

  test('OPS-5 attack: not under the name of another site that leads to this machine', async () => {
    const under = (host: string, url = '/readyz') => get(closed, url, { host });
    for (const host of [
      'localhost',
      'localhost:3000',
      '127.0.0.1:3000',
      '127.8.0.1',
      '[::1]:3000',
      'LOCALHOST',
    ])
      expect([host, (await under(host)).statusCode]).toEqual([host, 200]);
    for (const host of [
      'evil.example',
      'localhost.evil.example:3000',
      '127.0.0.1.evil.example',
      'lakou.example',
    ])
      for (const url of ['/readyz', '/dev/mail', '/dev/sms'])
        expect([host, url, (await under(host, url)).statusCode]).toEqual([host, url, 404]);
    expect((await under('localhost:3000', '/dev/mail')).statusCode).toBe(200);
    expect((await under('localhost:3000', '/dev/sms')).statusCode).toBe(200);
    const headers = { host: 'lakou.example', authorization: `Bearer ${TOKEN}` };
    expect((await get(open, '/readyz', headers)).statusCode).toBe(200);
  });

  test('to whoever shows the token of the metrics', async () => {
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect((await from(open, '203.0.113.7', headers)).json()).toEqual({ status: 'ready' });
    expect((await from(closed, '203.0.113.7', { authorization: 'Bearer ' })).statusCode).toBe(404);
    expect((await from(closed, '203.0.113.7', { authorization: 'Bearer undefined' })).statusCode).toBe(404);
  });
});

describe('metrics', () => {
  test.each([
    ['no token', {}],
    ['another token', { authorization: 'Bearer a-token-for-the-tesT' }],
    ['half of it', { authorization: `Bearer ${TOKEN.slice(0, 5)}` }],
    ['it without its scheme', { authorization: TOKEN }],
    ['an empty one', { authorization: 'Bearer ' }],
  ])('are not there for %s', async (_, headers) => {
    const reply = await get(open, '/metrics', headers);
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found']);
  });

  test('are not there for anybody when no token is set', async () => {
    for (const authorization of ['Bearer ', 'Bearer undefined', 'Bearer'])
      expect((await get(closed, '/metrics', { authorization })).statusCode).toBe(404);
  });

  test('count requests by the pattern of their route, never by an address', async () => {
    await get(open, '/api/users/01900000-0000-7000-8000-000000000000?q=secret');
    await get(open, '/nowhere/secret');
    const reply = await get(open, '/metrics', { authorization: `Bearer ${TOKEN}` });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('text/plain');
    expect(reply.body).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/users/:id",status="401"} 1',
    );
    expect(reply.body).toContain('route="unknown",status="404"');
    expect(reply.body).toContain('process_cpu_seconds_total');
    expect(reply.body).not.toMatch(/secret|01900000/);
  });
});

describe('API-1 what is not there', () => {
  const HTML = { accept: 'text/html', origin: 'https://evil.example' };

  test.each([
    ['GET', '/api/nothing'],
    ['GET', '/api/nothing?of=it'],
    ['GET', '/api/'],
    ['GET', '/api'],
    ['GET', '/api/hello//'],
    ['DELETE', '/api/users/x/nothing'],
    ['PUT', '/api/data/nothing'],
  ] as const)(
    '%s %s: a visitor is to sign in first, somebody signed in finds nothing',
    async (method, url) => {
      const somebody = await signedIn(closed.platform, 'PATIENT');
      for (const [headers, status, code] of [
        [HTML, 401, 'not_signed_in'],
        [{ ...HTML, cookie: 'session=made-up' }, 401, 'not_signed_in'],
        [{ ...HTML, ...somebody.headers }, 404, 'not_found'],
      ] as const) {
        const reply = await closed.app.inject({ method, url, headers });
        expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
        expect(reply.headers['content-type']).toContain('application/json');
        expect(reply.headers['cache-control']).toBe('no-store');
      }
    },
  );

  test.each([
    ['POST', '/api/hello'],
    ['DELETE', '/api/auth/session'],
    ['PATCH', '/api/users/x'],
    ['GET', '/api/auth/login'],
    ['OPTIONS', '/api/auth/login'],
    ['DELETE', '/api/services?of=it'],
    ['GET', '/API/hello'],
  ] as const)('%s %s: what is served otherwise answers JSON', async (method, url) => {
    const reply = await closed.app.inject({ method, url, headers: HTML });
    expect([reply.statusCode, reply.json()]).toEqual([404, { message: 'Not found.', code: 'not_found' }]);
    expect(reply.headers['content-type']).toContain('application/json');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('is not there for any kind of body either', async () => {
    const headers = { 'content-type': 'text/plain' };
    const reply = await closed.app.inject({ method: 'POST', url: '/api/nothing', headers, payload: 'x' });
    expect(reply.statusCode).toBe(401);
  });
});

describe('every reply', () => {
  test.each(['/api/hello', '/api/nothing', '/api/auth/session', '/assets/nothing.js'])(
    'that is no page, %s, is nothing a browser would show, frame or guess at',
    async (url) => {
      const { headers } = await get(closed, url);
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  test.each(['/healthz', '/nothing', '/api', '/'])('%s', async (url) => {
    const { headers } = await get(closed, url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('insists on TLS where there is TLS', async () => {
    for (const url of ['/healthz', '/api/hello'])
      expect((await get(overTls, url)).headers['strict-transport-security']).toMatch(/max-age=31536000/);
    expect((await get(closed, '/healthz')).headers).not.toHaveProperty('strict-transport-security');
  });
});

test('long replies travel compressed, short ones as they are', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const long = await get(closed, '/api/openapi.json', headers);
  expect(long.headers['content-encoding']).toBe('br');
  expect(JSON.parse(brotliDecompressSync(long.rawPayload).toString()).openapi).toBe('3.1.0');
  expect((await get(closed, '/api/hello', headers)).headers).not.toHaveProperty('content-encoding');
});

test('OPS-1 alerts and dashboard ask for figures that are there', async () => {
  await get(open, '/healthz');
  const { body } = await get(open, '/metrics', { authorization: `Bearer ${TOKEN}` });
  const monitoring = join(import.meta.dirname, '../../../../deploy/monitoring');
  const files = ['alerts.yaml', 'dashboard.json'].map((name) => readFileSync(join(monitoring, name), 'utf8'));
  const asked = new Set(
    files.flatMap((text) => [...text.matchAll(/(\w+)\{job=/g)].map(([, name = '']) => name)),
  );
  asked.delete('up'); // made by Prometheus itself
  for (const name of ['lakou_replica_used', 'lakou_broker_used']) asked.delete(name); // absent where none is set
  expect(asked.size).toBeGreaterThan(4);
  expect([...asked].filter((name) => !body.includes(`\n${name}`))).toEqual([]);
});
