import { expect, test } from 'vitest';
import { PASSWORD } from '#test/app.ts';
import { testDatabase } from '#test/instance.ts';

const lakou = testDatabase();

test('ACC-6 behind TLS the cookies are Secure though no proxy says so, and are read again', async () => {
  const { app } = await lakou.open({ config: { publicUrl: 'https://lakou.example' } });
  const way = { email: 'tls@example.test', password: PASSWORD };
  const somebody = { ...way, name: 'Somebody', role: 'PATIENT' };
  await app.inject({ method: 'POST', url: '/api/auth/register', payload: somebody });
  const reply = await app.inject({ method: 'POST', url: '/api/auth/login', payload: way });
  expect(reply.cookies.map(({ name, secure }) => [name, secure])).toEqual([
    ['__Host-session', true],
    ['signedIn', true],
  ]);
  const session = (name: string) =>
    app.inject({ url: '/api/auth/session', headers: { cookie: `${name}=${reply.cookies[0]?.value}` } });
  expect((await session('__Host-session')).statusCode).toBe(200);
  // A sibling site could set a cookie without the prefix.
  expect((await session('session')).statusCode).toBe(401);
});
