import { describe, expect, test, vi } from 'vitest';
import { PASSWORD, type Person, testApp } from '#test/app.ts';
import { jobsDone } from '#test/jobs-done.ts';
import { testMailbox } from '#test/mailbox.ts';
import { readMail, tokenIn } from '#test/mailed-links.ts';

const mailbox = testMailbox();
const lakou = testApp({
  get smtpUrl() {
    return mailbox.url;
  },
});
const { lastLink } = readMail(mailbox);

const forgot = (email: string) => lakou.send('POST /api/auth/forgot-password', { payload: { email } });
const reset = (token: string, newPassword = 'tambou anba pye mango') =>
  lakou.send('POST /api/auth/reset-password', { payload: { token, newPassword } });
const login = async (email: string, password: string) =>
  (await lakou.send('POST /api/auth/login', { payload: { email, password } })).statusCode;
const resetsOf = ({ id }: Person) =>
  lakou.platform.db.query("select from audit_events where action = 'password:reset' and subject_id = $1", [
    id,
  ]);

async function tokenOf({ email }: Person, count = 1): Promise<string> {
  await forgot(email);
  return tokenIn(await lastLink(email, 'reset-password', count));
}

describe('ACC-8 attacks on the reset of a password', () => {
  test('a link is used once: replayed, it opens nothing', async () => {
    const person = await lakou.person('PATIENT');
    const token = await tokenOf(person);
    expect((await reset(token, 'the first one')).statusCode).toBe(200);
    const replay = await reset(token, 'the second one');
    expect([replay.statusCode, replay.json().code]).toEqual([400, 'link_invalid']);
    expect(await login(person.email, 'the first one')).toBe(200);
  });

  test('ten at once with one link: one new password', async () => {
    const person = await lakou.person('PATIENT');
    const token = await tokenOf(person);
    const passwords = Array.from({ length: 10 }, (_, i) => `password number ${i}`);
    const replies = await Promise.all(passwords.map((password) => reset(token, password)));
    const won = replies.findIndex(({ statusCode }) => statusCode === 200);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(400)]);
    expect(await resetsOf(person)).toHaveLength(1);
    expect(await login(person.email, passwords[won] ?? '')).toBe(200);
  });

  test('once the password is chosen, every other link is dead', async () => {
    const person = await lakou.person('PATIENT');
    const [first, second] = [await tokenOf(person), await tokenOf(person, 2)];
    expect((await reset(second)).statusCode).toBe(200);
    expect((await reset(first)).statusCode).toBe(400);

    const changer = await lakou.person('PATIENT');
    const open = await tokenOf(changer);
    const payload = { userId: changer.id, currentPassword: PASSWORD, newPassword: 'changed by hand' };
    await lakou.send('POST /api/users/change-password', { payload }, changer);
    expect((await reset(open)).statusCode).toBe(400);
  });

  test('a link mailed to an address that was left behind opens nothing', async () => {
    const person = await lakou.person('PATIENT');
    const token = await tokenOf(person);
    await lakou.platform.db.query("update app_users set email = 'left@example.test' where id = $1", [
      person.id,
    ]);
    expect((await reset(token)).statusCode).toBe(400);
    expect(await login('left@example.test', PASSWORD)).toBe(200);
  });

  test('forged tokens, and what the database holds, open nothing', async () => {
    const person = await lakou.person('PATIENT');
    const token = await tokenOf(person);
    const [row] = await lakou.platform.db.query<{ hash: string; text: string }>(
      "select encode(token_hash, 'hex') as hash, r::text as text from password_resets r where user_id = $1",
      [person.id],
    );
    expect(row?.text).not.toContain(token);
    for (const forged of [
      '',
      '0'.repeat(64),
      row?.hash ?? '',
      token.toUpperCase(),
      ` ${token}`,
      `${token}00`,
    ])
      expect((await reset(forged)).statusCode).toBe(400);
    expect(await resetsOf(person)).toEqual([]);
  });

  test('whoever resets is not signed in, and every session there was is dead', async () => {
    const person = await lakou.person('PATIENT');
    const token = await tokenOf(person);
    // A thief's own cookie does not become a session of the person either.
    const payload = { token, newPassword: 'tambou anba pye mango' };
    const headers = { cookie: person.cookie };
    const reply = await lakou.send('POST /api/auth/reset-password', { payload, headers });
    expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([200, undefined]);
    expect((await lakou.send('GET /api/auth/session', {}, person)).statusCode).toBe(401);
    expect(await lakou.platform.db.query('select from sessions where user_id = $1', [person.id])).toEqual([]);
  });
});

describe('ACC-8 enumeration by a forgotten password', () => {
  test('known and unknown addresses look the same and cost the same', async () => {
    const person = await lakou.person('PATIENT');
    async function workOf(email: string) {
      await jobsDone(lakou.platform); // what they ask of the database is not this request's work
      const query = vi.spyOn(lakou.platform.db, 'query');
      const { statusCode, body, headers } = await forgot(email);
      // The same statements before the answer take the same time.
      const statements = query.mock.calls.map(([text]) => text);
      query.mockRestore();
      const { date: _, 'x-request-id': __, ...rest } = headers;
      return { statusCode, body, headers: rest, statements };
    }
    await forgot('warm-up@example.test');
    const unknown = await workOf('nobody@example.test');
    expect(unknown.statusCode).toBe(202);
    expect(unknown.statements.length).toBeGreaterThan(2);
    expect(await workOf(person.email)).toEqual(unknown);
    await lastLink(person.email, 'reset-password');
  });
});
