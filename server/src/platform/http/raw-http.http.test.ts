import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { ERRORS, type ErrorCode } from '@lakou/contract';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Instance, testDatabase } from '#test/instance.ts';

const lakou = testDatabase();
let instance: Instance;
let port: number;

beforeAll(async () => {
  instance = await lakou.open();
  await instance.app.listen({ port: 0, host: '127.0.0.1' });
  port = (instance.app.server.address() as AddressInfo).port;
});

/** Sends these bytes and reads until the server closes the connection. */
async function say(bytes: string | Buffer) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}

function expectRefusal({ status, body }: Awaited<ReturnType<typeof say>>): ErrorCode {
  const { message, code }: { message: string; code: ErrorCode } = JSON.parse(body);
  expect([status, message]).toEqual(ERRORS[code]);
  expect(status).toBeLessThan(500);
  return code;
}

test('OPS-5 who is refused and goes on sending is hung up on', async () => {
  const open = () =>
    new Promise<number>((resolve) => instance.app.server.getConnections((_, count) => resolve(count)));
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write('hello there\r\n\r\n');
  await once(socket, 'data');
  expect(await open()).toBe(1);
  await expect.poll(open).toBe(0);
});

const lines = (...all: string[]) => `${all.join('\r\n')}\r\nConnection: close\r\n\r\n`;
const post = (path: string, headers: string[], body: string | Buffer) =>
  Buffer.concat([
    Buffer.from(
      lines(`POST ${path} HTTP/1.1`, 'Host: localhost', `Content-Length: ${body.length}`, ...headers),
    ),
    Buffer.from(body),
  ]);

describe('API-1 what a socket says that no client would is refused in our words', () => {
  const long = 'x'.repeat(20_000);
  test.each([
    [
      'an address of 20,000 characters',
      lines(`GET /api/${long} HTTP/1.1`, 'Host: localhost'),
      'body_too_large',
    ],
    [
      'a header of 20,000 characters',
      lines('GET / HTTP/1.1', 'Host: x', `Cookie: a=${long}`),
      'body_too_large',
    ],
    ['no HTTP at all', 'hello there\r\n\r\n', 'invalid_request'],
    ['TLS on a plain port', Buffer.from('160301020001000001fc0303', 'hex'), 'invalid_request'],
    [
      'two lengths',
      lines('POST /api/auth/login HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Content-Length: 2'),
      'invalid_request',
    ],
    [
      'a length and chunks',
      lines('POST /api/auth/login HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Transfer-Encoding: chunked'),
      'invalid_request',
    ],
  ] as const)('%s', async (_, bytes, code) => {
    expect(expectRefusal(await say(bytes))).toBe(code);
  });

  test('a broken escape in the address is no page of ours, under the headers of every page', async () => {
    const reply = await say(lines('GET /%E0%A4%A HTTP/1.1', 'Host: localhost'));
    expect(expectRefusal(reply)).toBe('not_found');
    expect(reply.head).toContain('x-content-type-options: nosniff');
  });

  test.each([
    ['spaces', 'a b'],
    ['brackets', '['],
    ['nothing', ''],
    ['signs', '%%%'],
    ['a path', 'a/b?c'],
  ])('a Host of %s breaks nothing', async (_, host) => {
    for (const path of ['/', '/language/ht', '/api/hello']) {
      const { status } = await say(lines(`GET ${path} HTTP/1.1`, `Host: ${host}`));
      expect(status).toBeLessThan(500);
    }
  });
});

describe('compressed bodies', () => {
  const json = ['Content-Type: application/json', 'Content-Encoding: gzip'];
  test('a bomb of 200 MB in 200 kB is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, 0x20));
    const before = process.memoryUsage.rss();
    const code = expectRefusal(await say(post('/api/auth/login', json, bomb)));
    expect(['body_too_large', 'malformed_json', 'unsupported_media_type']).toContain(code);
    expect(process.memoryUsage.rss() - before).toBeLessThan(150 * 1024 * 1024);
  });

  test('what only claims to be compressed is refused', async () => {
    expectRefusal(await say(post('/api/auth/login', json, '{"email":"a","password":"b"}')));
    const unknown = ['Content-Type: application/json', 'Content-Encoding: whatever'];
    expectRefusal(await say(post('/api/auth/login', unknown, '{}')));
  });
});

test('somebody who hangs up half-way harms nobody', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"em',
  );
  socket.destroy();
  const { status, body } = await say(lines('GET /api/hello HTTP/1.1', 'Host: localhost'));
  expect([status, JSON.parse(body)]).toEqual([200, { message: 'Hello from the API' }]);
});

test('a request that never ends is cut off', () => {
  expect(instance.app.server.requestTimeout).toBeGreaterThan(0);
  expect(instance.app.server.headersTimeout).toBeGreaterThan(0);
});
