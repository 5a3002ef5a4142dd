import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, api } from './api.ts';
import { setStepUp } from './step-up.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Replaces `fetch` by one that gives this reply; returns the mock. */
function answer(body: string | null, init?: ResponseInit) {
  const asked = vi.fn(async (_url: string, _init?: RequestInit) => new Response(body, init));
  vi.stubGlobal('fetch', asked);
  return asked;
}

const failure = async () => {
  const error = await api('GET /api/auth/session').catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('expected the call to fail');
  return { code: error.code, message: error.message, status: error.status };
};

test('a call goes to its path with its parameters escaped, as JSON', async () => {
  const asked = answer('{"id":"1"}');
  await api('GET /api/users/:id', { params: { id: 'a/b ?' } });
  expect(asked.mock.calls[0]?.[0]).toBe('/api/users/a%2Fb%20%3F');
  await api('POST /api/auth/login', { body: { email: 'a@b.test', password: 'x' } });
  expect(asked.mock.calls[1]).toEqual([
    '/api/auth/login',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":"a@b.test","password":"x"}',
    },
  ]);
});

test('API-1 an empty reply is undefined', async () => {
  answer(null, { status: 204 });
  expect(await api('POST /api/auth/logout')).toBeUndefined();
});

test('API-1 an error carries the message and code of the server', async () => {
  answer('{"message":"You are not signed in.","code":"not_signed_in"}', { status: 401 });
  expect(await failure()).toEqual({ code: 'not_signed_in', message: 'You are not signed in.', status: 401 });
});

test("API-1 without a message it is 'An error occurred'", async () => {
  answer('{}', { status: 500 });
  expect(await failure()).toEqual({ code: 'unknown', message: 'An error occurred', status: 500 });
});

test('API-1 an answer that is not JSON says so with its status', async () => {
  answer('<h1>Bad gateway</h1>', { status: 502 });
  expect(await failure()).toMatchObject({ message: 'Server returned a non-JSON error. Status: 502' });
});

test('no network is an error of its own', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await failure()).toMatchObject({ code: 'offline', status: 0 });
});

test('ACC-9 a call that needs a fresh proof is made again once somebody proved who they are, asked once', async () => {
  let proven = false;
  const asked = vi.fn(async () => {
    proven = true;
  });
  setStepUp(asked);
  const refusal = '{"message":"Please sign in again.","code":"step_up_required"}';
  const fetched = vi.fn(async () =>
    proven ? new Response(null, { status: 204 }) : new Response(refusal, { status: 403 }),
  );
  vi.stubGlobal('fetch', fetched);
  await Promise.all([api('POST /api/auth/logout'), api('POST /api/auth/logout')]);
  expect([asked.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 4]);
  setStepUp(undefined);
});

test('ACC-9 whoever closes the question gets the refusal, and so does who has nobody to ask', async () => {
  const refused = { code: 'step_up_required', status: 403 };
  answer('{"message":"Please sign in again.","code":"step_up_required"}', { status: 403 });
  expect(await failure()).toMatchObject(refused);
  setStepUp(() => Promise.reject(new Error('closed')));
  expect(await failure()).toMatchObject(refused);
  setStepUp(undefined);
});
