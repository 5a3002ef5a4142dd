import { beforeAll, describe, expect, test } from 'vitest';
import { type Instance, testDatabase } from '#test/instance.ts';

const lakou = testDatabase();
let direct: Instance;
let proxied: Instance;
const PUBLIC = 'https://lakou.example';

beforeAll(async () => {
  direct = await lakou.open({ config: { publicUrl: PUBLIC } });
  proxied = await lakou.open({ config: { publicUrl: PUBLIC, trustProxy: true } });
});

const write = (headers: Record<string, string>, where = direct) =>
  where.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { host: 'localhost:3001', ...headers },
  });

describe('API-5 a write from another site is refused, from our own or from no browser it passes', () => {
  test.each([
    ['no Origin', undefined, 204],
    ['our own address', 'http://localhost:3001', 204],
    ['the public address', PUBLIC, 204],
    ['another site', 'https://evil.example', 403],
    ['a sandboxed frame or a file', 'null', 403],
    ['the same host on another port', 'http://localhost:3002', 403],
    ['the same host without its port', 'http://localhost', 403],
    ['a site whose name begins with ours', 'https://lakou.example.evil.example', 403],
    ['a site under ours', 'https://files.lakou.example', 403],
    ['the public host without TLS', 'http://lakou.example', 403],
    ['the public host on another port', 'https://lakou.example:8443', 403],
    ['a name before an @', 'https://lakou.example@evil.example', 403],
    ['two at once', `${PUBLIC}, https://evil.example`, 403],
    ['nothing', '', 403],
    ['garbage', 'http://', 403],
  ])('%s', async (_, origin, status) => {
    const reply = await write(origin === undefined ? {} : { origin });
    expect(reply.statusCode).toBe(status);
    if (status === 403) expect(reply.json().code).toBe('foreign_origin');
  });

  test.each([
    ['the public host, asked for by its name, without TLS', 'lakou.example', 'http://lakou.example', 403],
    ['the public host with TLS', 'lakou.example', PUBLIC, 204],
    ['another name of ours without TLS', 'www.lakou.example', 'http://www.lakou.example', 403],
    ['another name of ours with TLS', 'www.lakou.example', 'https://www.lakou.example', 204],
    ['this machine, beside TLS', '127.0.0.1:3001', 'http://127.0.0.1:3001', 204],
  ])('%s', async (_, host, origin, status) => {
    expect((await write({ host, origin })).statusCode).toBe(status);
  });

  test('API-5 our own address with TLS, where it has none, is another', async () => {
    const plain = await lakou.open({ config: { publicUrl: 'http://lakou.example' } });
    const from = async (origin: string) => (await write({ host: 'lakou.example', origin }, plain)).statusCode;
    expect([await from('http://lakou.example'), await from('https://lakou.example')]).toEqual([204, 403]);
  });

  test('reading is not a write', async () => {
    const headers = { origin: 'https://evil.example' };
    const reply = await direct.app.inject({ url: '/api/hello', headers });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('a forwarded host counts only behind a trusted proxy', async () => {
    const headers = { origin: 'https://front.example', 'x-forwarded-host': 'front.example' };
    expect((await write(headers)).statusCode).toBe(403);
    expect((await write(headers, proxied)).statusCode).toBe(204);
  });
});

describe('a body that a form of another site could send is refused', () => {
  const payload = JSON.stringify({ email: 'nobody@example.test', password: 'whatever' });
  const types = [
    'text/plain',
    'text/plain; charset=utf-8',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json-seq',
    'text/json',
    'application/octet-stream',
    'application/json, text/plain',
    'nonsense',
    '',
  ];
  test.each(types)('%j', async (type) => {
    const headers = { 'content-type': type };
    const reply = await direct.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
    expect(reply.statusCode).toBe(415);
    expect(reply.json()).toEqual({ message: 'Only JSON is accepted here.', code: 'unsupported_media_type' });
  });

  test('JSON in any spelling of its type is read', async () => {
    for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON']) {
      const headers = { 'content-type': type };
      const reply = await direct.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload });
      expect(reply.json().code).toBe('user_not_found');
    }
  });
});
