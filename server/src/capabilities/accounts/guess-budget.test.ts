import { describe, expect, test } from 'vitest';
import { FAILED_SIGN_INS_PER_ACCOUNT, UNKNOWN_SIGN_INS } from '#platform/limits/limits.ts';
import { PASSWORD, testApp } from '#test/app.ts';
import { solveHumanCheck } from '#test/human-check.ts';
import { signedIn } from '#test/instance.ts';

const lakou = testApp();
const uniform = testApp({ uniformAuthErrors: true });

interface Try {
  readonly email: string;
  readonly password?: string;
  readonly address: string;
  readonly humanCheck?: string;
}

async function attempt({ email, password = 'a guess', address, humanCheck }: Try, { app } = lakou) {
  const payload = { email, password, humanCheck };
  const reply = await app.inject({ method: 'POST', url: '/api/auth/login', remoteAddress: address, payload });
  return { status: reply.statusCode, code: reply.json().code, body: reply.body };
}

/** Guesses from ever new addresses until something else than the first answer comes. */
async function guessUntilStopped(email: string) {
  for (let n = 0; n <= FAILED_SIGN_INS_PER_ACCOUNT.max + 1; n++) {
    const { status, code, body } = await attempt({ email, address: `198.51.100.${n}` });
    if (code === 'human_check_required') return { tries: n, status, body };
  }
  throw new Error('nothing stopped the guesses');
}

describe('ACC-15 guessing at one account from many addresses', () => {
  test('is stopped by the human check alike for an account and for none, and locks nobody out', async () => {
    const person = await lakou.person('PATIENT');
    const known = await guessUntilStopped(person.email);
    const unknown = await guessUntilStopped('nobody@example.test');
    expect(known).toMatchObject({ tries: FAILED_SIGN_INS_PER_ACCOUNT.max, status: 403 });
    expect(unknown).toEqual(known);

    const own = { email: person.email, password: PASSWORD, address: '192.0.2.50' };
    expect(await attempt(own)).toMatchObject({ status: 403, code: 'human_check_required' });
    const humanCheck = await solveHumanCheck(lakou.app, own.address);
    expect((await attempt({ ...own, humanCheck })).status).toBe(200);
    const cancel = await lakou.send('POST /api/auth/cancel-deletion', {
      payload: { email: own.email, password: PASSWORD },
    });
    expect(cancel.json().code).toBe('human_check_required');
    expect((await attempt({ ...own, email: 'other@example.test' })).code).toBe('user_not_found');
    lakou.clock.move(FAILED_SIGN_INS_PER_ACCOUNT.seconds);
    expect((await attempt(own)).status).toBe(200);
  });

  test('counts failures alone: signing in and waiting cost nothing', async () => {
    const person = await lakou.person('PATIENT');
    const right = { email: person.email, password: PASSWORD, address: '192.0.2.51' };
    for (let n = 0; n <= FAILED_SIGN_INS_PER_ACCOUNT.max; n++)
      expect((await attempt(right)).status).toBe(200);
    const wrong = { email: person.email, address: '192.0.2.52' };
    for (let n = 0; n <= FAILED_SIGN_INS_PER_ACCOUNT.max; n++) await attempt(wrong);
    expect((await attempt(right)).status).toBe(200);
  });
});

describe('ACC-15 IPv6', () => {
  test('a /64 is one caller, for the delay after failures and for unknown accounts', async () => {
    const email = 'six@example.test';
    for (let n = 0; n < 5; n++) await attempt({ email, address: `2001:db8:1:2::${n + 1}` });
    expect((await attempt({ email, address: '2001:db8:1:2:ffff::9' })).status).toBe(429);
    expect((await attempt({ email, address: '2001:db8:1:3::1' })).status).toBe(404);
    for (let n = 0; n < UNKNOWN_SIGN_INS.max; n++)
      await attempt({ email: `six-${n}@example.test`, address: `2001:db8:7:7::${n + 1}` });
    expect((await attempt({ email: 'another@example.test', address: '2001:db8:7:7:1::' })).status).toBe(429);
  });
});

test('ACC-15 with UNIFORM_AUTH_ERRORS as many tries lead to 429 with accounts as without', async () => {
  const triesUntilThrottled = async (email: (n: number) => Promise<string>, address: string) => {
    for (let n = 0; n < UNKNOWN_SIGN_INS.max + 10; n++) {
      const { status } = await attempt({ email: await email(n), address }, uniform);
      if (status === 429) return n;
      expect(status).toBe(401);
    }
    return Number.POSITIVE_INFINITY;
  };
  const known = async () => `${(await signedIn(uniform.platform)).id}@example.test`;
  const unknown = async (n: number) => `nobody-${n}@example.test`;
  expect(await triesUntilThrottled(known, '192.0.2.60')).toBe(
    await triesUntilThrottled(unknown, '192.0.2.61'),
  );
});
