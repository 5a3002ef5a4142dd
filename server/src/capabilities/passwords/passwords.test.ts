import { describe, expect, test } from 'vitest';
import { cookieOf, PASSWORD, type Person, testApp } from '#test/app.ts';
import { testMailbox } from '#test/mailbox.ts';
import { readMail, tokenIn } from '#test/mailed-links.ts';

const mailbox = testMailbox();
const lakou = testApp({
  get smtpUrl() {
    return mailbox.url;
  },
});
const strict = testApp({ passwordPolicy: 'strict' });
const { lastLink, mailSaying, mailsTo } = readMail(mailbox);

const NEW = 'tambou anba pye mango';
const login = (email: string, password: string) =>
  lakou.send('POST /api/auth/login', { payload: { email, password } });
const isSignedIn = async (as: Person) =>
  (await lakou.send('GET /api/auth/session', {}, as)).statusCode === 200;
const change = (as: Person | undefined, payload: object, where = lakou) =>
  where.send(
    'POST /api/users/change-password',
    { payload: { userId: as?.id, currentPassword: PASSWORD, newPassword: NEW, ...payload } },
    as,
  );
const forgot = (email: string) => lakou.send('POST /api/auth/forgot-password', { payload: { email } });
const reset = (token: string, newPassword = NEW) =>
  lakou.send('POST /api/auth/reset-password', { payload: { token, newPassword } });

describe('changing a password', () => {
  test('ACC-8 what is wrong is said in the exact words', async () => {
    const me = await lakou.person('PATIENT');
    const cases = [
      [{ newPassword: '12345' }, 400, 'New password must be at least 6 characters long.'],
      [{ newPassword: '' }, 400, 'New password must be at least 6 characters long.'],
      [{ newPassword: 'é'.repeat(37) }, 400, 'Password must be at most 72 bytes long.'],
      [{ newPassword: undefined }, 400, 'The request is not valid.'],
      [{ currentPassword: 'not this' }, 400, 'Your current password is not right.'],
      [{ currentPassword: '' }, 400, 'Your current password is not right.'],
    ] as const;
    for (const [payload, status, message] of cases) {
      const reply = await change(me, payload);
      expect([reply.statusCode, reply.json().message]).toEqual([status, message]);
    }
    expect((await change(undefined, {})).statusCode).toBe(401);
    expect((await login(me.email, PASSWORD)).statusCode).toBe(200);
  });

  test('ACC-8, SITE-17 it signs other devices out, renews this session and sends a notice', async () => {
    const me = await lakou.person('PATIENT');
    const elsewhere = { ...me, cookie: cookieOf(await login(me.email, PASSWORD)) };
    const reply = await change(me, {});
    expect([reply.statusCode, reply.json().message]).toEqual([200, 'Password changed.']);
    const renewed = { ...me, cookie: cookieOf(reply) };
    expect([await isSignedIn(elsewhere), await isSignedIn(me), await isSignedIn(renewed)]).toEqual([
      false,
      false,
      true,
    ]);
    expect((await login(me.email, PASSWORD)).statusCode).toBe(401);
    expect((await login(me.email, NEW)).statusCode).toBe(200);
    const notification = await mailSaying(me.email, 'Your password was just changed');
    expect(notification.text).toContain('/en/forgot-password');
    const audit = await lakou.platform.db.query(
      "select actor_id from audit_events where action = 'password:change' and subject_id = $1",
      [me.id],
    );
    expect(audit).toHaveLength(1);
  });

  test('ACC-8 somebody else’s, or nobody’s: one constant refusal', async () => {
    const [me, other] = [await lakou.person('ADMIN'), await lakou.person('PATIENT')];
    const ids = [other.id, '01900000-0000-7000-8000-000000000000', 'not-an-id', ''];
    for (const userId of ids) {
      const reply = await change(me, { userId });
      expect(reply.statusCode).toBe(403);
      expect(reply.json()).toEqual({ message: 'You are not allowed to do this.', code: 'forbidden' });
    }
    expect((await login(other.email, PASSWORD)).statusCode).toBe(200);
  });

  test('ACC-8 five tries an hour, right or wrong', async () => {
    const me = await lakou.person('SPONSOR');
    for (let i = 0; i < 5; i++)
      expect((await change(me, { currentPassword: `guess ${i}` })).statusCode).toBe(400);
    const refused = await change(me, {});
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
  });

  test('ACC-8 the strict policy refuses common passwords and asks for 8 characters', async () => {
    const me = await strict.person('PATIENT');
    expect((await change(me, { newPassword: 'k7#pWq2' }, strict)).json().code).toBe('password_below_policy');
    for (const newPassword of ['password1', 'Ayiti2026!', 'motdepasse'])
      expect((await change(me, { newPassword }, strict)).json().code).toBe('password_too_common');
    expect((await change(me, {}, strict)).statusCode).toBe(200);
  });
});

describe('a forgotten password', () => {
  test('ACC-8 a link comes by mail, in the person’s language, and lets them choose a new one', async () => {
    const me = await lakou.person('PATIENT');
    await lakou.send(`PUT /api/users/${me.id}`, { payload: { preferredLanguage: 'ht' } }, me);
    expect((await forgot(` ${me.email.toUpperCase()}`)).statusCode).toBe(202);
    const link = await lastLink(me.email, '/ht/reset-password');
    expect((await mailSaying(me.email, 'Ou di nou ou bliye modpas ou.')).html).toContain(tokenIn(link));
    expect(tokenIn(link)).toMatch(/^[0-9a-f]{64}$/);

    const reply = await reset(tokenIn(link));
    expect([reply.statusCode, reply.cookies]).toEqual([200, []]);
    expect(await isSignedIn(me)).toBe(false);
    expect((await login(me.email, PASSWORD)).statusCode).toBe(401);
    expect((await login(me.email, NEW)).statusCode).toBe(200);
    await mailSaying(me.email, 'Modpas ou fèk chanje');
  });

  test('ACC-8 what is wrong with the new password is said, and the link lives on', async () => {
    const me = await lakou.person('PATIENT');
    await forgot(me.email);
    const token = tokenIn(await lastLink(me.email, 'reset-password'));
    expect((await reset(token, '12345')).json().message).toBe(
      'New password must be at least 6 characters long.',
    );
    expect((await reset(token, 'é'.repeat(37))).json().code).toBe('password_too_long');
    expect((await reset(token)).statusCode).toBe(200);
  });

  test('ACC-8 a link works for one hour', async () => {
    const me = await lakou.person('PATIENT');
    await forgot(me.email);
    const token = tokenIn(await lastLink(me.email, 'reset-password'));
    lakou.clock.move(3600);
    expect([(await reset(token)).statusCode, (await reset(token)).json().code]).toEqual([
      400,
      'link_invalid',
    ]);
    expect(await isSignedIn(me)).toBe(true);
  });

  test('ACC-8 nobody is written to who has no account, and 3 mails an hour suffice', async () => {
    const email = 'nobody@example.test';
    for (let i = 0; i < 3; i++) expect((await forgot(email)).statusCode).toBe(202);
    expect((await forgot(email)).statusCode).toBe(429);
    const known = await lakou.person('PATIENT');
    await forgot(known.email);
    await lastLink(known.email, 'reset-password');
    expect(mailsTo(email)).toEqual([]);
  });
});
