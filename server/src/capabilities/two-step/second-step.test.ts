import { describe, expect, test } from 'vitest';
import { cookieOf, testApp } from '#test/app.ts';
import { codeOf, giveCode, givePassword, STEP_SECONDS, turnOn } from '#test/two-step.ts';
import { forgetRememberedDevices } from './two-step.service.ts';

const lakou = testApp();

async function careful() {
  const person = await lakou.person('PATIENT');
  return { person, ...(await turnOn(lakou, person)) };
}
const isIn = async (cookie: string) =>
  (await lakou.send('GET /api/auth/session', { headers: { cookie } })).statusCode === 200;
const wrongFor = (right: string) => (right === '000000' ? '111111' : '000000');

describe('signing in with two steps', () => {
  test('ACC-9 the password is answered with a request for a code, and the code with the flat user', async () => {
    const { person, secret } = await careful();
    const { reply, cookie } = await givePassword(lakou, person);
    expect([reply.statusCode, reply.json()]).toEqual([200, { mfaRequired: true }]);
    expect(reply.cookies).toEqual([
      expect.objectContaining({
        name: 'secondStep',
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 300,
      }),
    ]);

    const right = await codeOf(lakou, secret);
    const wrong = await giveCode(lakou, cookie, wrongFor(right));
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({
      message: 'Invalid verification code. Please try again.',
      code: 'second_step_wrong',
    });
    const done = await giveCode(lakou, cookie, ` ${right.slice(0, 3)} ${right.slice(3)}`);
    expect(done.statusCode).toBe(200);
    expect(done.json()).toMatchObject({ id: person.id, email: person.email, role: 'PATIENT' });
    expect(await isIn(cookieOf(done))).toBe(true);
    expect(done.cookies.find(({ name }) => name === 'secondStep')?.value).toBe('');
    expect(done.cookies.some(({ name }) => name === 'rememberedDevice')).toBe(false);
  });

  test('ACC-9 the code before and the code after count too: phones’ clocks are off', async () => {
    for (const steps of [-1, 1]) {
      const { person, secret } = await careful();
      lakou.clock.move(2 * STEP_SECONDS);
      const { cookie } = await givePassword(lakou, person);
      expect((await giveCode(lakou, cookie, await codeOf(lakou, secret, steps))).statusCode).toBe(200);
    }
  });

  test('ACC-9 a recovery code opens where the phone is lost, once', async () => {
    const { person, recoveryCodes } = await careful();
    const [code = ''] = recoveryCodes;
    const first = await givePassword(lakou, person);
    const done = await giveCode(lakou, first.cookie, code.toLowerCase().replaceAll('-', ' '));
    expect(done.statusCode).toBe(200);
    const status = await lakou.send('GET /api/users/me/2fa', { headers: { cookie: cookieOf(done) } });
    expect(status.json().recoveryCodesLeft).toBe(9);
    const again = await givePassword(lakou, person);
    expect((await giveCode(lakou, again.cookie, code)).statusCode).toBe(401);
  });

  test('ACC-9 a remembered device is not asked for 30 days, and is again when forgotten', async () => {
    const { person, secret } = await careful();
    const remember = async () => {
      lakou.clock.move(STEP_SECONDS);
      const { cookie } = await givePassword(lakou, person);
      const done = await giveCode(lakou, cookie, await codeOf(lakou, secret), { rememberDevice: true });
      expect(done.statusCode).toBe(200);
      const kept = done.cookies.find(({ name }) => name === 'rememberedDevice');
      expect(kept).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 30 * 24 * 3600 });
      return { device: `rememberedDevice=${kept?.value}`, session: cookieOf(done) };
    };
    const isAsked = async (device: string) =>
      (await givePassword(lakou, person, device)).reply.json().mfaRequired === true;

    const known = await remember();
    expect(await isAsked(known.device)).toBe(false);
    lakou.clock.move(30 * 24 * 3600);
    expect(await isAsked(known.device)).toBe(true);

    const asked = await remember();
    const headers = { cookie: asked.session };
    expect((await lakou.send('GET /api/users/me/2fa', { headers })).json().rememberedDevices).toBe(1);
    expect((await lakou.send('DELETE /api/users/me/2fa/devices', { headers })).statusCode).toBe(204);
    expect(await isAsked(asked.device)).toBe(true);

    const before = await remember();
    await forgetRememberedDevices(lakou.platform.db, person.id);
    expect(await isAsked(before.device)).toBe(true);

    const last = await remember();
    const me = { ...person, cookie: last.session };
    expect((await lakou.send('DELETE /api/users/me/2fa', {}, me)).statusCode).toBe(204);
    await turnOn(lakou, me);
    expect(await isAsked(last.device)).toBe(true);
  });
});

describe('ATTACK the second step', () => {
  test('a code that was used is spent, for its whole life and for those before it', async () => {
    const { person, secret } = await careful();
    const older = await codeOf(lakou, secret, -1);
    const code = await codeOf(lakou, secret);
    const first = await givePassword(lakou, person);
    expect((await giveCode(lakou, first.cookie, code)).statusCode).toBe(200);
    for (const spent of [code, older]) {
      const again = await givePassword(lakou, person);
      expect((await giveCode(lakou, again.cookie, spent)).statusCode).toBe(401);
    }
  });

  test('the code that confirmed the set-up does not sign in', async () => {
    const { person, secret } = await careful();
    const { cookie } = await givePassword(lakou, person);
    expect((await giveCode(lakou, cookie, await codeOf(lakou, secret, -1))).statusCode).toBe(401);
  });

  test('a code of three steps ago, or of two steps hence, is none', async () => {
    const { person, secret } = await careful();
    lakou.clock.move(10 * STEP_SECONDS);
    const { cookie } = await givePassword(lakou, person);
    for (const steps of [-3, -2, 2])
      expect((await giveCode(lakou, cookie, await codeOf(lakou, secret, steps))).statusCode).toBe(401);
  });

  test('one code used five times at once opens one door', async () => {
    const { person, secret, recoveryCodes } = await careful();
    for (const code of [await codeOf(lakou, secret), recoveryCodes[0] ?? '']) {
      await lakou.platform.db.query('delete from rate_limits');
      const doors = await Promise.all(Array.from({ length: 5 }, () => givePassword(lakou, person)));
      const replies = await Promise.all(doors.map(({ cookie }) => giveCode(lakou, cookie, code)));
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401, 401, 401]);
    }
  });

  test('one right password buys one session, whatever codes follow', async () => {
    const { person, recoveryCodes } = await careful();
    const { cookie } = await givePassword(lakou, person);
    const both = await Promise.all(recoveryCodes.slice(0, 2).map((code) => giveCode(lakou, cookie, code)));
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await giveCode(lakou, cookie, recoveryCodes[2] ?? '')).json().code).toBe('second_step_expired');
  });

  test('five guesses, then even the right code waits; signing in anew does not help, time does', async () => {
    const { person, secret } = await careful();
    const wrong = wrongFor(await codeOf(lakou, secret));
    const first = await givePassword(lakou, person);
    const guesses = await Promise.all(Array.from({ length: 20 }, () => giveCode(lakou, first.cookie, wrong)));
    expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    const again = await givePassword(lakou, person);
    const refused = await giveCode(lakou, again.cookie, await codeOf(lakou, secret));
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    lakou.clock.move(901);
    const later = await givePassword(lakou, person);
    expect((await giveCode(lakou, later.cookie, await codeOf(lakou, secret))).statusCode).toBe(200);
  });

  test('the cookie of the first step opens nothing else', async () => {
    const { person } = await careful();
    const { cookie } = await givePassword(lakou, person);
    const token = cookie.split('=')[1];
    for (const tried of [cookie, `session=${token}`, `${cookie}; session=${token}; signedIn=1`])
      for (const call of [
        'GET /api/auth/session',
        `GET /api/users/${person.id}`,
        'GET /api/users/me/2fa',
        'DELETE /api/users/me/2fa',
      ])
        expect((await lakou.send(call, { headers: { cookie: tried } })).statusCode).toBe(401);
  });

  test('after five minutes, or forged, it is nothing', async () => {
    const { person, secret } = await careful();
    const { cookie } = await givePassword(lakou, person);
    lakou.clock.move(300);
    for (const tried of [cookie, '', 'secondStep=', `secondStep=${'A'.repeat(43)}`]) {
      const reply = await giveCode(lakou, tried, await codeOf(lakou, secret));
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'second_step_expired']);
    }
  });

  test('a session of somebody else does not stand in for the password', async () => {
    const { secret } = await careful();
    const stranger = await lakou.person('SPONSOR');
    expect((await giveCode(lakou, stranger.cookie, await codeOf(lakou, secret))).statusCode).toBe(401);
  });

  test('a device remembered for one person is not for another', async () => {
    const mine = await careful();
    const { cookie } = await givePassword(lakou, mine.person);
    const code = await codeOf(lakou, mine.secret);
    const done = await giveCode(lakou, cookie, code, { rememberDevice: true });
    const device = done.cookies.find(({ name }) => name === 'rememberedDevice')?.value;
    expect(device).toBeTypeOf('string');
    const victim = await careful();
    const { reply } = await givePassword(lakou, victim.person, `rememberedDevice=${device}`);
    expect(reply.json()).toEqual({ mfaRequired: true });
  });

  test('a second step under way ends when the password changes', async () => {
    const { person, secret } = await careful();
    const { cookie } = await givePassword(lakou, person);
    await forgetRememberedDevices(lakou.platform.db, person.id);
    expect((await giveCode(lakou, cookie, await codeOf(lakou, secret))).json().code).toBe(
      'second_step_expired',
    );
  });

  test('wrong codes are in the audit trail, and the database holds no token', async () => {
    const { person, secret } = await careful();
    const { cookie } = await givePassword(lakou, person);
    await giveCode(lakou, cookie, wrongFor(await codeOf(lakou, secret)));
    const rows = await lakou.platform.db.query(
      "select 1 from audit_events where action = 'session:refused' and subject_id = $1",
      [person.id],
    );
    expect(rows).toHaveLength(1);
    const token = cookie.split('=')[1] ?? '';
    const kept = await lakou.platform.db.query<{ text: string }>(
      "select encode(token_hash, 'escape') as text from second_steps",
    );
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.some(({ text }) => text.includes(token))).toBe(false);
  });
});
