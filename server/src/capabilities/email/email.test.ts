import { describe, expect, test } from 'vitest';
import { PASSWORD, testApp } from '#test/app.ts';
import { testMailbox } from '#test/mailbox.ts';
import { readMail, tokenIn } from '#test/mailed-links.ts';
import { refuseUnverified } from './email.service.ts';

const mailbox = testMailbox();
const lakou = testApp({
  get smtpUrl() {
    return mailbox.url;
  },
});
const { lastLink, mailsTo, mailSaying } = readMail(mailbox);

const VERIFY = '/api/auth/verify';
const CONFIRM = '/api/auth/confirm-email';

/** Somebody who has not verified the address yet, written to in this language. */
async function newcomer(name: string, lang = 'en') {
  const email = `${name}@example.test`;
  const headers = { cookie: `appLanguage=${lang}` };
  const payload = { name: 'Nadège', email, role: 'PATIENT', password: PASSWORD };
  await lakou.send('POST /api/auth/register', { payload, headers });
  return email;
}
const resend = (email: string) => lakou.send('POST /api/auth/verify/resend', { payload: { email } });
const follow = (link: string, headers = {}) => lakou.send(`GET ${link}`, { headers });
const login = (email: string) =>
  lakou.send('POST /api/auth/login', { payload: { email, password: PASSWORD } });

const verificationOf = (email: string) => lastLink(email, VERIFY);

describe('proving an address', () => {
  test('ACC-7 who registers gets a link of 32 random bytes as hex, in a mail in their language', async () => {
    const email = await newcomer('kreyol', 'ht');
    const link = await verificationOf(email);
    expect(tokenIn(link)).toMatch(/^[0-9a-f]{64}$/);
    const mail = await mailSaying(email, 'Verifye imèl mwen');
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('Bonjou Nadège,');
      expect(part).toContain(tokenIn(link));
    }
    expect(mail.html).toContain('<html lang="ht">');
  });

  test('ACC-7 following it verifies, leads to the sign-in page, signs nobody in and sends a welcome', async () => {
    const email = await newcomer('welcome', 'fr');
    const reply = await follow(await verificationOf(email));
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toBe('/fr/sign-in?verified=true');
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.cookies).toEqual([]);
    expect((await login(email)).json().isEmailVerified).toBe(true);
    const mail = await mailSaying(email, 'Votre e-mail est vérifié');
    expect(mail.text).toContain('/fr/sign-in');
  });

  test('ACC-7 without a token, or with one that is none, the page is told', async () => {
    const cases = [
      ['', 'missing_token'],
      ['?token=', 'missing_token'],
      ['?token=a&token=b', 'missing_token'],
      [`?token=${'x'.repeat(500)}`, 'missing_token'],
      ['?token=abc', 'invalid_token'],
      [`?token=${'0'.repeat(64)}`, 'invalid_token'],
      ['?token=%00', 'invalid_token'],
    ];
    for (const [query, error] of cases) {
      const reply = await follow(`${VERIFY}${query}`, { cookie: 'appLanguage=ht' });
      expect([query, reply.statusCode, reply.headers.location]).toEqual([
        query,
        302,
        `/ht/sign-in?error=${error}`,
      ]);
    }
    const elsewhere = await follow(`${VERIFY}?token=abc&lang=//evil.example`);
    expect(elsewhere.headers.location).toBe('/en/sign-in?error=invalid_token');
  });

  test('ACC-7 when something breaks on our side, the page is told that too', async () => {
    await lakou.platform.db.query('alter table email_tokens rename to email_elsewhere');
    const reply = await follow(`${VERIFY}?token=${'0'.repeat(64)}`);
    await lakou.platform.db.query('alter table email_elsewhere rename to email_tokens');
    expect(reply.headers.location).toBe('/en/sign-in?error=server_error');
  });

  test('ACC-7 a link works for 24 hours', async () => {
    const email = await newcomer('late');
    const link = await verificationOf(email);
    lakou.clock.move(24 * 3600);
    expect((await follow(link)).headers.location).toBe('/en/sign-in?error=invalid_token');
    expect((await login(email)).json().isEmailVerified).toBe(false);
    expect((await resend(email)).statusCode).toBe(202);
    const again = await lastLink(email, VERIFY, 2);
    expect((await follow(again)).headers.location).toBe('/en/sign-in?verified=true');
  });

  test('ACC-7 the same link gives the same answer for 10 minutes, and has one effect', async () => {
    const email = await newcomer('twice');
    const link = await verificationOf(email);
    for (const seconds of [0, 1, 598]) {
      lakou.clock.move(seconds);
      expect((await follow(link)).headers.location).toBe('/en/sign-in?verified=true');
    }
    lakou.clock.move(2);
    expect((await follow(link)).headers.location).toBe('/en/sign-in?error=invalid_token');
    await mailSaying(email, 'your Lakou account is ready');
    expect(mailsTo(email).filter(({ text }) => text.includes('is verified'))).toHaveLength(1);
  });

  test('ACC-7 the mail can be sent again 3 times an hour', async () => {
    const email = 'again@example.test';
    for (let i = 0; i < 3; i++) expect((await resend(email)).statusCode).toBe(202);
    const refused = await resend(email);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('3600');
    expect((await resend('not an address')).json().code).toBe('email_invalid');
  });

  test('ACC-7 sign-in takes a verified address only where that is asked for', () => {
    const { config } = lakou.platform;
    const required = { ...config, requireVerifiedEmail: true };
    expect(() => refuseUnverified({ isEmailVerified: false }, config)).not.toThrow();
    expect(() => refuseUnverified({ isEmailVerified: true }, required)).not.toThrow();
    expect(() => refuseUnverified({ isEmailVerified: false }, required)).toThrow(
      'Please verify your email address first.',
    );
  });
});

describe('changing an address', () => {
  const change = (payload: object, as?: Awaited<ReturnType<typeof lakou.person>>) =>
    lakou.send('PUT /api/users/me/email', { payload }, as);

  test('ACC-7 the new address counts once its link was followed; the old one gets a notice', async () => {
    const me = await lakou.person('SPONSOR');
    const newEmail = 'new-sponsor@example.test';
    const reply = await change({ newEmail: ' New-Sponsor@Example.test', password: PASSWORD }, me);
    expect(reply.statusCode).toBe(202);
    const link = await lastLink(newEmail, CONFIRM);
    await mailSaying(me.email, 'keep this email');
    expect(mailsTo(me.email).some(({ text }) => text.includes(CONFIRM))).toBe(false);
    expect((await login(newEmail)).statusCode).toBe(404);

    const confirmed = await follow(link);
    expect(confirmed.headers.location).toBe('/en/sign-in?emailChanged=true');
    expect(confirmed.cookies).toEqual([]);
    expect((await follow(link)).headers.location).toBe('/en/sign-in?emailChanged=true');
    expect((await login(newEmail)).json()).toMatchObject({ email: newEmail, isEmailVerified: true });
    expect((await login(me.email)).statusCode).toBe(404);
    lakou.clock.move(601);
    expect((await follow(link)).headers.location).toBe('/en/sign-in?changeError=invalid_token');
  });

  test('ACC-7 the last address asked for is the one that counts', async () => {
    const me = await lakou.person('PATIENT');
    await change({ newEmail: 'first@example.test', password: PASSWORD }, me);
    const first = await lastLink('first@example.test', CONFIRM);
    await change({ newEmail: 'second@example.test', password: PASSWORD }, me);
    expect((await follow(first)).headers.location).toBe('/en/sign-in?changeError=invalid_token');
    const second = await lastLink('second@example.test', CONFIRM);
    expect((await follow(second)).headers.location).toBe('/en/sign-in?emailChanged=true');
    expect((await follow(CONFIRM)).headers.location).toBe('/en/sign-in?changeError=missing_token');
  });

  test('ACC-7 it takes the password, a fresh sign-in, and at most 5 tries an hour', async () => {
    const me = await lakou.person('PATIENT');
    const body = { newEmail: 'guess@example.test', password: 'a guess' };
    expect((await change(body)).statusCode).toBe(401);
    expect((await change({ ...body, newEmail: 'x' }, me)).json().code).toBe('email_invalid');
    for (let i = 0; i < 5; i++) {
      const reply = await change(body, me);
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'current_password_wrong']);
    }
    expect((await change({ ...body, password: PASSWORD }, me)).statusCode).toBe(429);
    lakou.clock.move(601);
    expect((await change(body, me)).json().code).toBe('step_up_required');
    expect(mailsTo('guess@example.test')).toEqual([]);
  });
});
