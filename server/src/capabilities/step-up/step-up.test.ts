import { describe, expect, test } from 'vitest';
import { cookieOf, PASSWORD, type Person, testApp } from '#test/app.ts';
import { softPasskey } from '#test/authenticator.ts';
import { codeOf, giveCode, givePassword, STEP_SECONDS, turnOn } from '#test/two-step.ts';
import { verifiedPerson } from '#test/verified.ts';

const lakou = testApp();
const STALE_SECONDS = 601;

const prove = (person: Person, payload: object) => lakou.send('POST /api/auth/reauth', { payload }, person);
const copy = async (person: Person) => {
  const reply = await lakou.send('GET /api/users/me/export', {}, person);
  return reply.statusCode === 200 ? 'done' : reply.json().code;
};
const isIn = async (person: Person) =>
  (await lakou.send('GET /api/auth/session', {}, person)).statusCode === 200;

async function onAnother(person: Person): Promise<Person> {
  return { ...person, cookie: cookieOf((await givePassword(lakou, person)).reply) };
}

/** Proves with what is given, and goes on with the cookie that comes back. */
async function proven(person: Person, payload: object): Promise<Person> {
  const reply = await prove(person, payload);
  expect([reply.statusCode, reply.body]).toEqual([204, '']);
  return { ...person, cookie: cookieOf(reply) };
}

async function addPasskey(person: Person) {
  const key = softPasskey();
  const options = (await lakou.send('POST /api/users/me/passkeys/options', {}, person)).json();
  const payload = { name: 'My phone', credential: key.create(options) };
  expect((await lakou.send('POST /api/users/me/passkeys', { payload }, person)).statusCode).toBe(201);
  return key;
}
const assertion = async (key: ReturnType<typeof softPasskey>) => ({
  credential: key.get((await lakou.send('POST /api/auth/passkey/options')).json()),
});

describe('proving oneself again', () => {
  test('a session older than ten minutes must be proven first; the proof holds ten minutes, on this device only', async () => {
    const phone = await lakou.person('PATIENT');
    const laptop = await onAnother(phone);
    lakou.clock.move(STALE_SECONDS);
    expect(await copy(phone)).toBe('step_up_required');
    const fresh = await proven(phone, { password: PASSWORD });
    expect(await copy(fresh)).toBe('done');
    expect(await copy(laptop)).toBe('step_up_required');
    lakou.clock.move(STALE_SECONDS);
    expect(await copy(fresh)).toBe('step_up_required');
  });

  test('ACC-6 with two-step on, a new password takes a code too; without, the old password does', async () => {
    const change = async (person: Person) => {
      const payload = { userId: person.id, currentPassword: PASSWORD, newPassword: 'lanmè ble 2026' };
      const reply = await lakou.send('POST /api/users/change-password', { payload }, person);
      return reply.statusCode === 200 ? 'done' : reply.json().code;
    };
    const plain = await lakou.person('PATIENT');
    const guarded = await verifiedPerson(lakou, 'PATIENT');
    const { secret } = await turnOn(lakou, guarded);
    lakou.clock.move(STALE_SECONDS);
    expect([await change(plain), await change(guarded)]).toEqual(['done', 'step_up_required']);
    const fresh = await proven(guarded, { password: PASSWORD, code: await codeOf(lakou, secret) });
    expect(await change(fresh)).toBe('done');
  });

  test('ACC-6 the session goes on under a new token, and the old one opens nothing', async () => {
    const phone = await lakou.person('PATIENT');
    const before = (await lakou.send('GET /api/users/me/sessions', {}, phone)).json();
    const fresh = await proven(phone, { password: PASSWORD });
    expect([await isIn(phone), await isIn(fresh)]).toEqual([false, true]);
    const after = (await lakou.send('GET /api/users/me/sessions', {}, fresh)).json();
    expect(after).toEqual(before);
  });

  test('a wrong password proves nothing and is written down; the session goes on', async () => {
    const phone = await lakou.person('PATIENT');
    lakou.clock.move(STALE_SECONDS);
    const reply = await prove(phone, { password: 'not mine' });
    expect([reply.statusCode, reply.json().code]).toEqual([401, 'wrong_password']);
    expect(await copy(phone)).toBe('step_up_required');
    const refused = await lakou.platform.db.query(
      `select 1 from audit_events where action = 'session:proof-refused' and subject_id = $1`,
      [phone.id],
    );
    expect(refused).toHaveLength(1);
    expect(await isIn(phone)).toBe(true);
    for (const payload of [{}, { password: '' }, { code: '123456' }, { credential: {} }])
      expect((await prove(phone, payload)).statusCode).toBe(400);
  });

  test('attack: guesses at once from an open session: five are looked at, then even the right one waits', async () => {
    const phone = await lakou.person('PATIENT');
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => prove(phone, { password: `guess ${n}` })),
    );
    const statuses = guesses.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
    const right = await prove(phone, { password: PASSWORD });
    expect(right.statusCode).toBe(429);
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(0);
    lakou.clock.move(901);
    await proven(phone, { password: PASSWORD });
  });
});

describe('ACC-9 proving oneself where two-step is on', () => {
  async function careful() {
    const person = await verifiedPerson(lakou, 'PATIENT');
    const key = await addPasskey(person);
    const setup = await turnOn(lakou, person);
    lakou.clock.move(STALE_SECONDS);
    return { person, key, ...setup };
  }

  test('the password alone is not enough: the code of the app, once, or a recovery code', async () => {
    const { person, secret, recoveryCodes } = await careful();
    const bare = await prove(person, { password: PASSWORD });
    expect([bare.statusCode, bare.json().code]).toEqual([403, 'two_step_code_required']);
    const wrong = await prove(person, { password: PASSWORD, code: 'AAAA-AAAA-AAAA' });
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'second_step_wrong']);
    expect(await copy(person)).toBe('step_up_required');

    const code = await codeOf(lakou, secret);
    const fresh = await proven(person, { password: PASSWORD, code });
    expect(await copy(fresh)).toBe('done');
    expect((await prove(fresh, { password: PASSWORD, code })).json().code).toBe('second_step_wrong');
    await proven(fresh, { password: PASSWORD, code: recoveryCodes[0] });
  });

  test('the right code does not stand in for the password', async () => {
    const { person, secret } = await careful();
    const reply = await prove(person, { password: 'not mine', code: await codeOf(lakou, secret) });
    expect(reply.json().code).toBe('wrong_password');
  });

  test('a passkey counts as both; somebody else’s counts for nothing', async () => {
    const { person, key } = await careful();
    const other = await careful();
    const foreign = await prove(person, await assertion(other.key));
    expect([foreign.statusCode, foreign.json().code]).toEqual([401, 'passkey_refused']);
    expect(await copy(person)).toBe('step_up_required');
    const own = await assertion(key);
    const fresh = await proven(person, own);
    expect(await copy(fresh)).toBe('done');
    expect((await prove(fresh, own)).json().code).toBe('passkey_refused');
  });

  test('attack: signing in on a remembered device, without a code, proves nothing', async () => {
    const { person, secret } = await careful();
    const { cookie } = await givePassword(lakou, person);
    const code = await codeOf(lakou, secret);
    const device = (await giveCode(lakou, cookie, code, { rememberDevice: true })).cookies.find(
      ({ name }) => name === 'rememberedDevice',
    );
    const entered = await givePassword(lakou, person, `rememberedDevice=${device?.value}`);
    const thief = { ...person, cookie: cookieOf(entered.reply) };
    expect(await isIn(thief)).toBe(true);
    const off = await lakou.send('DELETE /api/users/me/2fa', {}, thief);
    expect(off.json().code).toBe('step_up_required');
  });

  test('attack: five codes are looked at, whether to sign in or to prove oneself', async () => {
    const { person, secret } = await careful();
    const guesses = await Promise.all(
      Array.from({ length: 5 }, () => prove(person, { password: PASSWORD, code: 'AAAA-AAAA-AAAA' })),
    );
    expect(guesses.map(({ statusCode }) => statusCode)).not.toContain(204);
    for (let n = 0; n < 5; n++) await prove(person, { password: PASSWORD, code: 'AAAA-AAAA-AAAA' });
    const { cookie } = await givePassword(lakou, person);
    lakou.clock.move(STEP_SECONDS);
    expect((await giveCode(lakou, cookie, await codeOf(lakou, secret))).statusCode).toBe(429);
  });
});
