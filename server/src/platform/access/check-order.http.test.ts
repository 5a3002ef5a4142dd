import type { Contract, Role } from '@lakou/contract';
import { Id, PlainDate } from '@lakou/contract/primitives';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testClock } from '#test/app.ts';
import { type Instance, signedIn as sessionOf, testDatabase } from '#test/instance.ts';
import { createRouter } from '../http/router.ts';
import { createServer } from '../http/server.ts';
import { policy, type RuleContext, signedIn as signedInPeople } from './policy.ts';

const contract = {
  'PUT /api/notes/:id': {
    summary: 'A call with every kind of check',
    params: z.object({ id: Id }),
    body: z.object({ userId: z.string(), text: z.string() }),
    reply: z.object({ saved: z.string(), scope: z.unknown(), actor: z.string() }),
  },
  'GET /api/days/:day': {
    summary: 'A call whose path names no object',
    params: z.object({ day: PlainDate }),
  },
} as const satisfies Contract;
const NOTE = '01900000-0000-7000-8000-000000000001';
const LIMIT = { name: 'notes', max: 2, seconds: 60 };

const lakou = testDatabase();
const clock = testClock();
let instance: Instance;
let app: FastifyInstance;
let provider: Awaited<ReturnType<typeof sessionOf>>;
let patient: typeof provider;
const asked: RuleContext[] = [];
let handled = 0;
/** What the object rule will answer next. */
let answer: unknown;

beforeAll(async () => {
  instance = await lakou.open({ clock });
  [provider, patient] = await Promise.all([
    sessionOf(instance.platform, 'PROVIDER'),
    sessionOf(instance.platform, 'PATIENT'),
  ]);
  app = await createServer(instance.platform);
  const canWrite = policy('note:write', { kind: 'signedIn', roles: ['PROVIDER', 'ADMIN'] } as const, {
    limit: LIMIT,
    identity: (body) => body.userId,
    object: (question) => {
      asked.push(question);
      return answer as object | undefined;
    },
  });
  const on = createRouter(app, instance.platform, contract);
  on('GET /api/days/:day', policy('day:read', signedInPeople), () => undefined);
  on('PUT /api/notes/:id', canWrite, ({ grant, body }) => {
    handled++;
    return { saved: body.text, scope: grant.scope, actor: grant.actor.id };
  });
});
afterAll(() => app?.close());
beforeEach(() => {
  clock.move(LIMIT.seconds + 1);
  asked.length = 0;
  handled = 0;
  answer = { noteId: NOTE };
});

const right = (): InjectOptions => ({
  method: 'PUT',
  url: `/api/notes/${NOTE}`,
  headers: { ...provider.headers, 'content-type': 'application/json' },
  payload: JSON.stringify({ userId: provider.id, text: 'hello' }),
});

async function outcome(request: InjectOptions): Promise<string> {
  const reply = await app.inject(request);
  return `${reply.statusCode} ${reply.json().code ?? 'done'}`;
}

test('a request with every fault is told of them one by one, in the order that gives least away', async () => {
  const spend = async () => {
    for (let i = 0; i < LIMIT.max; i++) await app.inject(right());
    handled = 0;
    asked.length = 0;
  };
  await spend();
  const text = 'hello';
  const own = JSON.stringify({ userId: provider.id, text });
  const origin = 'https://elsewhere.example';
  const plain = { 'content-type': 'text/plain' };
  const json = { 'content-type': 'application/json' };
  answer = undefined;

  const wrong: InjectOptions = { ...right(), headers: { ...plain, origin }, payload: '{"userId"' };
  expect(await outcome(wrong)).toBe('401 not_signed_in');
  wrong.headers = { ...plain, ...patient.headers, origin };
  expect(await outcome(wrong)).toBe('403 foreign_origin');
  wrong.headers = { ...plain, ...patient.headers };
  expect(await outcome(wrong)).toBe('403 forbidden');
  wrong.headers = { ...plain, ...provider.headers };
  expect(await outcome(wrong)).toBe('429 too_many_requests');
  clock.move(LIMIT.seconds);
  expect(await outcome(wrong)).toBe('415 unsupported_media_type');
  wrong.headers = { ...json, ...provider.headers };
  expect(await outcome(wrong)).toBe('400 malformed_json');
  clock.move(LIMIT.seconds);
  wrong.payload = JSON.stringify({ userId: patient.id });
  expect(await outcome(wrong)).toBe('400 invalid_request');
  wrong.payload = JSON.stringify({ userId: patient.id, text });
  expect(await outcome(wrong)).toBe('403 forbidden');
  expect([asked.length, handled]).toEqual([0, 0]); // nothing was looked up so far
  clock.move(LIMIT.seconds);
  wrong.payload = own;
  expect(await outcome(wrong)).toBe('404 not_found');
  expect([asked.length, handled]).toEqual([1, 0]);
  answer = { noteId: NOTE };
  expect(await outcome(wrong)).toBe('200 done');
  expect(handled).toBe(1);
});

test('a body of 11 MB is refused after 429 and before it is read', async () => {
  const big = { ...right(), payload: `"${'x'.repeat(11 * 1024 * 1024)}"` };
  expect(await outcome(big)).toBe('413 body_too_large');
  await app.inject(right());
  expect(await outcome(big)).toBe('429 too_many_requests');
});

describe('roles', () => {
  const roles: Role[] = ['PATIENT', 'PROVIDER', 'ADMIN', 'SPONSOR', 'CLINIC_ADMIN'];
  test.each(roles)('%s', async (role) => {
    const { id, headers } = await sessionOf(instance.platform, role);
    const request = { ...right(), headers: { ...right().headers, ...headers } };
    request.payload = JSON.stringify({ userId: id, text: 'x' });
    const allowed = role === 'PROVIDER' || role === 'ADMIN';
    expect(await outcome(request)).toBe(allowed ? '200 done' : '403 forbidden');
    expect(handled).toBe(allowed ? 1 : 0);
  });
});

describe('an identity in the body', () => {
  test.each([['another'], [''], ['__proto__']])('%j is not the session’s', async (userId) => {
    const request = { ...right(), payload: JSON.stringify({ userId, text: 'x' }) };
    expect(await outcome(request)).toBe('403 forbidden');
    expect(asked).toHaveLength(0);
  });
});

describe('the object rule', () => {
  test.each([[undefined], [null], [false], [0], ['']])('answering %j grants nothing', async (no) => {
    answer = no;
    expect(await outcome(right())).toBe('404 not_found');
    expect(handled).toBe(0);
  });

  test('is asked once, about what was parsed, and its scope is what the handler holds', async () => {
    const reply = (await app.inject(right())).json();
    expect(reply).toEqual({ saved: 'hello', scope: { noteId: NOTE }, actor: provider.id });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({
      at: clock.now(),
      config: { production: false },
      actor: { id: provider.id, role: 'PROVIDER' },
      params: { id: NOTE },
      body: { text: 'hello' },
    });
  });

  test('out of scope and missing answer in the same words', async () => {
    answer = undefined;
    const ask = (id: string) => app.inject({ ...right(), url: `/api/notes/${id}` });
    const [foreign, missing] = await Promise.all([
      ask('01900000-0000-7000-8000-000000000002'),
      ask('01900000-0000-7000-8000-000000000000'),
    ]);
    clock.move(LIMIT.seconds);
    const unknown = await ask('nothing');
    expect(foreign.body).toBe(missing.body);
    expect(unknown.body).toBe(missing.body);
    expect(foreign.body).toBe(JSON.stringify({ message: 'Not found.', code: 'not_found' }));
  });
});

describe('what can be no id', () => {
  const unknown = () => ({ ...right(), url: '/api/notes/nothing' });
  test('is answered where an id that nothing has would be, and no rule is asked', async () => {
    expect(await outcome({ ...unknown(), payload: '{}' })).toBe('400 invalid_request');
    const foreign = JSON.stringify({ userId: patient.id, text: 'x' });
    expect(await outcome({ ...unknown(), payload: foreign })).toBe('403 forbidden');
    clock.move(LIMIT.seconds);
    expect(await outcome(unknown())).toBe('404 not_found');
    expect([asked.length, handled]).toEqual([0, 0]);
  });

  test('is not meant by another fault in the path', async () => {
    const { headers } = provider;
    expect(await outcome({ method: 'GET', url: '/api/days/today', headers })).toBe('400 invalid_request');
  });
});

test('a call that is not in the contract cannot be declared', async () => {
  const fresh = await createServer(instance.platform);
  const on = createRouter(fresh, instance.platform, contract) as (key: string, ...rest: unknown[]) => void;
  expect(() => on('GET /api/secret', {}, () => ({}))).toThrow('GET /api/secret is not in the contract');
});
