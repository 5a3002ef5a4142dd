import { type Contract, contract, type EndpointKey, ERRORS, type ErrorCode } from '@lakou/contract';
import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Instance, signedIn, testDatabase } from '#test/instance.ts';

const lakou = testDatabase();
let instance: Instance;
let person: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  instance = await lakou.open();
  person = await signedIn(instance.platform);
  // Some calls look at nothing before the address is proven.
  await lakou.db.query('update app_users set email_verified_at = now()');
});

// All calls that take JSON; a file is sent as bytes, and programs of others send forms.
const WRITES = Object.entries(contract)
  .filter(([key, endpoint]) => !key.startsWith('GET ') && !('upload' in endpoint) && !('form' in endpoint))
  .map(([key]) => key);
const bodyOf = (key: string) => (contract as Contract)[key as EndpointKey]?.body as z.ZodType | undefined;
const takesBody = (key: string) => bodyOf(key) !== undefined;
const fieldsOf = (key: string) => {
  const body = bodyOf(key);
  return Object.keys((body && z.toJSONSchema(body, { io: 'input' }).properties) ?? {});
};
const MEGABYTE = 'x'.repeat(1024 * 1024);
const nested = (levels: number, inner = '') => `${'['.repeat(levels)}${inner}${']'.repeat(levels)}`;
const nestedObjects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

// Signing in again ends the current session.
const LOGIN = 'POST /api/auth/login';
let caller = 0;
/**
 * Sends it as JSON, signed in, each time from another address, because rights and limits are not
 * tested here.
 */
function send(key: string, payload: string | Buffer) {
  const own = key.replace(':id', person.id);
  const [method, url] = own.split(' ') as [NonNullable<InjectOptions['method']>, string];
  const headers = { 'content-type': 'application/json', ...(key !== LOGIN && person.headers) };
  const remoteAddress = `10.${(++caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
  return instance.app.inject({ method, url, headers, payload, remoteAddress });
}

/** Never a 5xx; a refusal is JSON with one of our codes and its status. */
function expectClearAnswer(reply: LightMyRequestResponse, about = ''): ErrorCode | undefined {
  expect(reply.statusCode, about).toBeLessThan(500);
  if (reply.statusCode < 400) return undefined;
  const body: { message: string; code: ErrorCode } = reply.json();
  expect([reply.statusCode, body.message], about).toEqual(ERRORS[body.code]);
  return body.code;
}

describe('API-1 bodies that are no JSON', () => {
  const bodies: [title: string, body: string | Buffer, code: ErrorCode][] = [
    ['cut off', '{"email": "a@b', 'malformed_json'],
    ['single quotes', "{'email': 'a'}", 'malformed_json'],
    ['a form', 'email=a&password=b', 'malformed_json'],
    ['two values', '{} {}', 'malformed_json'],
    ['a raw NUL byte', '{"name":"a\0b"}', 'malformed_json'],
    ['not UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 'malformed_json'],
    ['an escaped NUL', '{"name":"a\\u0000b","email":"\\u0000"}', 'invalid_request'],
    ['NULs deep inside', '{"a":[{"b":["\\u0000"]}]}', 'invalid_request'],
    ['a NUL under 10,000 arrays', nested(10_000, '"\\u0000"'), 'invalid_request'],
    ['a NUL in a name', '{"a\\u0000b":1}', 'invalid_request'],
    ['11 MB', `"${'x'.repeat(11 * 1024 * 1024)}"`, 'body_too_large'],
  ];
  test.each(WRITES)('%s', async (key) => {
    for (const [title, body, code] of bodies) {
      const found = expectClearAnswer(await send(key, body), title);
      // A caller without the right to call is refused first.
      if (found !== 'forbidden') expect(found, title).toBe(code);
    }
  });
});

describe('bodies of the wrong shape', () => {
  const wrong = ['[]', '[[]]', 'true', '0', '-1e400', '"text"', '""', JSON.stringify(MEGABYTE)];
  const deep = [nested(10_000), nested(100_000)];
  const nothing = ['null', '   ', '', '{}', nestedObjects(10_000)];
  test.each(WRITES)('%s', async (key) => {
    for (const body of [...wrong, ...deep]) {
      const code = expectClearAnswer(await send(key, body), body.slice(0, 20));
      if (takesBody(key)) expect(code, body.slice(0, 20)).toBeDefined();
    }
    for (const body of nothing) expectClearAnswer(await send(key, body), body.slice(0, 20));
  });
});

const GOOD = {
  name: 'Nadège',
  adminName: 'Nadège',
  email: 'nadege@example.test',
  adminEmail: 'nadege@example.test',
  clinicName: 'Klinik',
  role: 'PATIENT',
  password: 'correct horse',
};
const EVIL: [title: string, json: string][] = [
  ['a megabyte', JSON.stringify(MEGABYTE)],
  ['an escaped NUL', '"a\\u0000b"'],
  ['a lone surrogate', '"\\ud800x@example.test"'],
  ['a number', '7'],
  ['a huge number', '1e999'],
  ['an array', '["a"]'],
  ['an object', '{"$ne":null}'],
  ['true', 'true'],
  ['a deep array', nested(3000)],
  ['its own prototype', '{"__proto__":{"length":3}}'],
];

describe('fields of the wrong kind', () => {
  test.each(WRITES.filter(takesBody))('%s, in each field in turn', async (key) => {
    for (const [title, json] of EVIL)
      for (const field of fieldsOf(key)) {
        const others = Object.entries(GOOD).filter(([name]) => name !== field);
        const body = others.map(([name, value]) => `"${name}":${JSON.stringify(value)}`);
        expectClearAnswer(
          await send(key, `{${[...body, `"${field}":${json}`].join()}}`),
          `${field}: ${title}`,
        );
      }
  });

  test('API-5 unknown and poisonous keys change nothing', async () => {
    const body = `{"__proto__":{"role":"ADMIN","isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},${JSON.stringify(
      { ...GOOD, email: 'poison@example.test', toString: 'x', hasOwnProperty: 1 },
    ).slice(1)}`;
    expect((await send('POST /api/auth/register', body)).statusCode).toBe(201);
    expect({}).not.toHaveProperty('isAdmin');
    const rows = await lakou.db.query('select role from app_users where email = $1', ['poison@example.test']);
    expect(rows).toEqual([{ role: 'PATIENT' }]);
  });
});

describe('random bodies', () => {
  const field = fc.oneof(fc.constantFrom(...Object.values(GOOD)), fc.jsonValue({ depthSize: 'small' }));
  const near = fc.record(
    Object.fromEntries(Object.keys(GOOD).map((name) => [name, field])) as Record<string, typeof field>,
    { requiredKeys: [] },
  );
  test.each(WRITES)('%s never breaks', async (key) => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.json({ maxDepth: 6 }),
          near.map((body) => JSON.stringify(body)),
          fc.string(),
        ),
        async (body) => {
          expectClearAnswer(await send(key, body));
        },
      ),
      { numRuns: Math.max(20, Math.ceil(600 / WRITES.length)) },
    );
  });
});

describe('addresses and headers', () => {
  const get = (url: string, headers: Record<string, string> = {}) => instance.app.inject({ url, headers });
  test.each([
    ['an id of 201 characters', `/api/users/${'x'.repeat(201)}`],
    ['an id of a megabyte', `/api/users/${MEGABYTE}`],
    ['a NUL in an id', '/api/users/%00'],
    ['a broken escape', '/api/users/%E0%A4%A'],
    ['a query of a megabyte', `/api/hello?${MEGABYTE}`],
    ['a thousand queries', `/api/hello?${'a=1&'.repeat(1000)}`],
    ['a poisonous query', '/api/hello?__proto__[x]=1&constructor=2'],
    ['climbing out', '/api/users/..%2f..%2fetc%2fpasswd'],
    ['nothing after the slash', '/api/users/'],
  ])('%s', async (_, url) => {
    expectClearAnswer(await get(url));
  });

  test.each([
    ['a broken escape', 'session=%E0%A4%A; appLanguage=%ZZ'],
    ['a NUL', 'session=%00'],
    ['a megabyte', `session=${MEGABYTE}`],
    ['ten thousand of them', 'session=x; '.repeat(10_000)],
    ['its own prototype', '__proto__=x; constructor=y; session=z'],
  ])('a cookie with %s is no session', async (_, cookie) => {
    expect(expectClearAnswer(await get('/api/auth/session', { cookie }))).toBe('not_signed_in');
    expect((await get('/', { cookie })).statusCode).toBe(302);
  });
});
