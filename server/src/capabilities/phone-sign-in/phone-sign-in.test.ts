import { hasEmail } from '@lakou/contract/phone-sign-in.rules';
import { describe, expect, test } from 'vitest';
import { PHONE_CODES_PER_NUMBER, PHONE_CODES_UNCHECKED } from '#platform/limits/limits.ts';
import { cookieOf, testApp } from '#test/app.ts';
import { solveHumanCheck } from '#test/human-check.ts';
import { askCode, codeFor, lastCode, newPhone, phonePerson, textsTo } from '#test/phones.ts';
import { codeOf, giveCode, turnOn } from '#test/two-step.ts';

const lakou = testApp();
const YEAR = 366 * 24 * 3600;
const enter = (payload: object) => lakou.send('POST /api/auth/phone/session', { payload });
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

describe('registering', () => {
  test('PHONE-2 a code to a phone makes the account of a patient, in their language, and signs in', async () => {
    const phone = newPhone();
    const given = await codeFor(lakou, phone);
    const payload = { ...given, name: 'Wideline Jan', language: 'ht', role: 'ADMIN' };
    const reply = await lakou.send('POST /api/auth/phone/register', { payload });
    expect(reply.statusCode).toBe(201);
    const user = reply.json();
    expect(user).toMatchObject({ name: 'Wideline Jan', role: 'PATIENT', preferredLanguage: 'ht', phone });
    expect(hasEmail(user.email)).toBe(false);
    const session = await lakou.send('GET /api/auth/session', { headers: { cookie: cookieOf(reply) } });
    expect(session.json().id).toBe(user.id);
    const [text] = await textsTo(lakou, phone);
    expect(text).toMatch(/: your code is \d{6}\. It works for 10 minutes/);
  });

  test('PHONE-2 a number opens one account: a second one is refused, and the same code still signs in', async () => {
    const phone = newPhone();
    const person = await phonePerson(lakou, phone);
    const given = await codeFor(lakou, phone);
    const again = await lakou.send('POST /api/auth/phone/register', {
      payload: { ...given, name: 'Second' },
    });
    expect(again.json().code).toBe('phone_taken');
    expect((await enter(given)).json().id).toBe(person.id);
  });

  test('PHONE-2 attack: two registrations at once with two codes to one number make one account', async () => {
    const phone = newPhone();
    const codes = [await codeFor(lakou, phone), await codeFor(lakou, phone)];
    const replies = await Promise.all(
      codes.map((given) =>
        lakou.send('POST /api/auth/phone/register', { payload: { ...given, name: 'Somebody' } }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  test('PHONE-2 nobody registers or moves to an address that stands for none', async () => {
    const email = 'x@phone.invalid';
    const payload = { name: 'X', email, role: 'PATIENT', password: 'long enough' };
    expect((await lakou.send('POST /api/auth/register', { payload })).json().code).toBe('email_invalid');
  });
});

describe('signing in', () => {
  test('PHONE-2 with a code, once', async () => {
    const phone = newPhone();
    const person = await phonePerson(lakou, phone);
    const given = await codeFor(lakou, phone);
    expect((await enter(given)).json().id).toBe(person.id);
    expect((await enter(given)).json().code).toBe('text_code_over');
  });

  test('PHONE-2 the answer is the same for every number; only who has the code learns of an account', async () => {
    const known = newPhone();
    await phonePerson(lakou, known);
    const [one, other] = [await askCode(lakou, known), await askCode(lakou, newPhone())];
    expect(Object.keys(one.json())).toEqual(Object.keys(other.json()));
    expect(one.statusCode).toBe(other.statusCode);
    const stranger = newPhone();
    const given = await codeFor(lakou, stranger);
    expect((await enter(given)).json().code).toBe('phone_unknown');
    const payload = { ...given, name: 'Now known' };
    expect((await lakou.send('POST /api/auth/phone/register', { payload })).statusCode).toBe(201);
  });

  test('PHONE-2 attack: five tries in all, also many at once, and then not even the right code', async () => {
    const phone = newPhone();
    await phonePerson(lakou, phone);
    const { request, code } = await codeFor(lakou, phone);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => enter({ request, code: wrongOf(code) })),
    );
    const codes = replies.map((reply) => reply.json().code);
    expect(codes.filter((one) => one === 'two_step_code_wrong')).toHaveLength(5);
    expect(codes.filter((one) => one === 'text_code_over')).toHaveLength(15);
    expect((await enter({ request, code })).json().code).toBe('text_code_over');
  });

  test('PHONE-2 attack: one right code, given five times at once, starts one session', async () => {
    const phone = newPhone();
    const { id } = await phonePerson(lakou, phone);
    const given = await codeFor(lakou, phone);
    const replies = await Promise.all(Array.from({ length: 5 }, () => enter(given)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const sessions = await lakou.platform.db.query('select 1 from sessions where user_id = $1', [id]);
    expect(sessions).toHaveLength(2); // of the registration, and this one
  });

  test('PHONE-2 attack: a code is no use under the name of another, nor after ten minutes', async () => {
    const phone = newPhone();
    await phonePerson(lakou, phone);
    const [first, second] = [await codeFor(lakou, phone), await codeFor(lakou, phone)];
    if (first.code !== second.code)
      expect((await enter({ request: first.request, code: second.code })).json().code).toBe(
        'two_step_code_wrong',
      );
    lakou.clock.move(601);
    expect((await enter(second)).json().code).toBe('text_code_over');
    const kept = await lakou.platform.db.query<{ hash: Buffer }>('select code_hash as hash from phone_codes');
    expect(kept.every(({ hash }) => hash.length === 32)).toBe(true);
  });

  test('PHONE-2 where two-step is on the phone is not enough', async () => {
    const phone = newPhone();
    const person = await phonePerson(lakou, phone);
    const { secret } = await turnOn(lakou, person);
    const reply = await enter(await codeFor(lakou, phone));
    expect(reply.json()).toEqual({ mfaRequired: true });
    const done = await giveCode(lakou, cookieOf(reply), await codeOf(lakou, secret));
    expect(done.json().id).toBe(person.id);
  });

  test('PHONE-2 attack: a phone opens no account of staff, also not one that was a patient before', async () => {
    const phone = newPhone();
    const person = await phonePerson(lakou, phone);
    await lakou.platform.db.query(`update app_users set role = 'PROVIDER' where id = $1`, [person.id]);
    expect((await enter(await codeFor(lakou, phone))).json().code).toBe('phone_unknown');
    const provider = await lakou.person('PROVIDER');
    const asked = await lakou.send(
      'POST /api/users/me/sign-in-phone/code',
      { payload: { phone: newPhone() } },
      provider,
    );
    expect(asked.statusCode).toBe(403);
  });

  test('PHONE-2 a number that was unused for a year asks for the e-mail address, or the date of birth', async () => {
    const phone = newPhone();
    const person = await phonePerson(lakou, phone);
    const { db } = lakou.platform;
    await db.query(
      `insert into patient_profiles (user_id, date_of_birth) values ($1, '1990-05-01')
       on conflict (user_id) do update set date_of_birth = excluded.date_of_birth`,
      [person.id],
    );
    lakou.clock.move(YEAR);
    const given = await codeFor(lakou, phone);
    expect((await enter(given)).json().code).toBe('birth_date_required');
    expect((await enter({ ...given, dateOfBirth: '1990-05-02' })).json().code).toBe('birth_date_wrong');
    expect((await enter({ ...given, dateOfBirth: '1990-05-01' })).statusCode).toBe(200);
    expect((await enter(await codeFor(lakou, phone))).statusCode).toBe(200);
    await db.query('update app_users set email = $2, email_verified_at = $3 where id = $1', [
      person.id,
      `own-${person.id}@example.test`,
      lakou.clock.now(),
    ]);
    lakou.clock.move(YEAR);
    expect((await enter(await codeFor(lakou, phone))).json().code).toBe('phone_stale');
  });
});

describe('limits', () => {
  test('PHONE-2 a number gets few codes an hour, from wherever they are asked for', async () => {
    const phone = newPhone();
    for (let n = 0; n < PHONE_CODES_PER_NUMBER.max; n++)
      expect((await askCode(lakou, phone, `203.0.113.${n}`)).statusCode).toBe(202);
    const refused = await askCode(lakou, phone, '203.0.113.200');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    lakou.clock.move(PHONE_CODES_PER_NUMBER.seconds);
    expect((await askCode(lakou, phone)).statusCode).toBe(202);
    expect(await lastCode(lakou, phone)).toMatch(/^\d{6}$/);
  });

  test('PHONE-2 an address gets fewer codes without the human check', async () => {
    const remoteAddress = '198.51.100.7';
    for (let n = 0; n < PHONE_CODES_UNCHECKED.max; n++)
      expect((await askCode(lakou, newPhone(), remoteAddress)).statusCode).toBe(202);
    expect((await askCode(lakou, newPhone(), remoteAddress)).statusCode).toBe(429);
    const humanCheck = await solveHumanCheck(lakou.app, remoteAddress);
    const payload = { phone: newPhone(), humanCheck };
    const checked = await lakou.send('POST /api/auth/phone/code', { payload, remoteAddress });
    expect(checked.statusCode).toBe(202);
  });

  test('PHONE-2 neighbours in one network share a limit', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 201; n++) {
      const remoteAddress = `192.0.2.${n}`;
      statuses.push((await askCode(lakou, newPhone(), remoteAddress)).statusCode);
    }
    expect(statuses.filter((status) => status === 202)).toHaveLength(200);
    expect(statuses.at(-1)).toBe(429);
  });
});
