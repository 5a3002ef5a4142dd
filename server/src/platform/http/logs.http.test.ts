import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD } from '#test/app.ts';
import { type Instance, testDatabase } from '#test/instance.ts';

const lakou = testDatabase();
const lines: string[] = [];
const entries = () => lines.map((line) => JSON.parse(line));
let instance: Instance;
beforeAll(async () => {
  instance = await lakou.open({ log: { write: (line) => void lines.push(line) } });
});
beforeEach(() => {
  lines.length = 0;
});

const person = {
  name: 'Wideline Augustin',
  email: 'wideline@example.test',
  role: 'PATIENT',
  password: PASSWORD,
};
const post = (url: string, payload: object | string, headers: Record<string, string> = {}) =>
  instance.app.inject({ method: 'POST', url, payload, headers, remoteAddress: '203.0.113.9' });
const PRIVATE = /wideline|augustin|@example|correct horse|secret|203\.0\.113\.9|\$2b\$/i;

describe('the log', () => {
  test('names nobody through registering, signing in, failing and signing out', async () => {
    await post('/api/auth/register?secret=1', person);
    await post('/api/auth/register', person);
    await post('/api/auth/login', { ...person, password: 'secret guess' });
    await post('/api/auth/login', '{"email":"wideline@example.test', { 'content-type': 'application/json' });
    const [session] = (await post('/api/auth/login', person)).cookies;
    const headers = { cookie: `session=${session?.value}` };
    const reply = await instance.app.inject({ url: '/api/auth/session?token=secret', headers });
    await instance.app.inject({ url: `/api/users/${reply.json().id}`, headers });
    await post('/api/auth/logout', {}, headers);
    await instance.app.inject({ url: '/nothing/wideline@example.test?secret' });
    await instance.app.inject({ url: '/%E0%A4%A?wideline' });
    expect(lines.length).toBeGreaterThan(8);
    const text = lines.join('');
    expect(text).not.toMatch(PRIVATE);
    expect(text).not.toContain(session?.value);
    expect(text).not.toContain(reply.json().id);
  });

  test('has one line a request: route, status and time, under the id that the reply carries', async () => {
    const reply = await instance.app.inject({
      url: '/api/users/01900000-0000-7000-8000-000000000000?q=secret',
    });
    const requests = entries().filter(({ msg }) => msg === 'request');
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      reqId: reply.headers['x-request-id'],
      method: 'GET',
      route: '/api/users/:id',
      status: 401,
      ms: expect.any(Number),
    });
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });

  test('takes no request id from outside', async () => {
    const headers = { 'x-request-id': 'forged', 'request-id': 'forged' };
    const reply = await instance.app.inject({ url: '/api/hello', headers });
    expect(reply.headers['x-request-id']).not.toBe('forged');
  });

  test('tells of a fault where it arose, not what it said; the reply tells neither', async () => {
    await lakou.db.query(`create function complain() returns trigger language plpgsql as $$
      begin raise exception 'cannot keep %', new.email; end $$`);
    await lakou.db.query(
      'create trigger complain before insert on app_users for each row execute function complain()',
    );
    const reply = await post('/api/auth/register', { ...person, email: 'fault.wideline@example.test' });
    await lakou.db.query('drop trigger complain on app_users');
    expect(reply.json()).toEqual({
      message: 'An unexpected error occurred during registration.',
      code: 'registration_failed',
    });
    const [fault] = entries().filter(({ level }) => level === 50);
    expect(fault).toMatchObject({
      msg: 'registration_failed',
      reqId: reply.headers['x-request-id'],
      err: { code: 'P0001', frames: expect.arrayContaining([expect.stringContaining('accounts.store.ts')]) },
    });
    expect(lines.join('')).not.toMatch(PRIVATE);
    expect(lines.join('')).not.toContain('cannot keep');
  });
});
