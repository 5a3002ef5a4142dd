import { describe, expect, test } from 'vitest';
import { createGrant } from '#platform/access/grant.ts';
import { PASSWORD, type Person, testApp } from '#test/app.ts';
import { testMailbox } from '#test/mailbox.ts';
import { readMail, tokenIn } from '#test/mailed-links.ts';
import { refuseReserved } from './email-change.service.ts';

const mailbox = testMailbox();
const lakou = testApp({
  get smtpUrl() {
    return mailbox.url;
  },
});
const { lastLink, linksTo } = readMail(mailbox);

const CONFIRM = '/api/auth/confirm-email';
const UNDO = '/undo-email';
const askChange = (newEmail: string, as: Person) =>
  lakou.send('PUT /api/users/me/email', { payload: { newEmail, password: PASSWORD } }, as);
const undo = (token: string) => lakou.send('POST /api/auth/undo-email', { payload: { token } });
const follow = async (link: string) => (await lakou.send(`GET ${link}`)).headers.location;
const login = async (email: string) =>
  (await lakou.send('POST /api/auth/login', { payload: { email, password: PASSWORD } })).json().code;

/** Somebody else has the session and the password, and moves the account to an address of theirs. */
async function takenOver(newEmail: string) {
  const victim = await lakou.person('PATIENT');
  await askChange(newEmail, victim);
  const confirm = await lastLink(newEmail, CONFIRM);
  const token = tokenIn(await lastLink(victim.email, UNDO));
  return { victim, confirm, token };
}

describe('ACC-7 the owner of the old address', () => {
  test('takes the account back: the address, no session left, the password ended, a link to a new one', async () => {
    const { victim, confirm, token } = await takenOver('thief-1@example.test');
    expect(await follow(confirm)).toContain('emailChanged=true');
    const reply = await undo(token);
    expect([reply.statusCode, reply.cookies]).toEqual([200, []]);
    expect(await login(victim.email)).toBe('no_password_login');
    expect(await login('thief-1@example.test')).toBe('user_not_found');
    expect((await lakou.send('GET /api/auth/session', {}, victim)).statusCode).toBe(401);
    const reset = tokenIn(await lastLink(victim.email, '/reset-password'));
    const chosen = { token: reset, newPassword: PASSWORD };
    expect((await lakou.send('POST /api/auth/reset-password', { payload: chosen })).statusCode).toBe(200);
    expect(await login(victim.email)).toBeUndefined();
    expect((await undo(token)).json().code).toBe('link_invalid');
  });

  test('stops a change that was not confirmed yet', async () => {
    const { victim, confirm, token } = await takenOver('thief-2@example.test');
    expect((await undo(token)).statusCode).toBe(200);
    expect(await follow(confirm)).toBe('/en/sign-in?changeError=invalid_token');
    expect(await login(victim.email)).toBe('no_password_login');
  });

  test('has 72 hours', async () => {
    const { confirm, token } = await takenOver('thief-3@example.test');
    await follow(confirm);
    lakou.clock.move(72 * 3600);
    expect((await undo(token)).json().code).toBe('link_invalid');
  });
});

describe('ACC-7 attacks on taking an address back', () => {
  test('a thief who moves the account twice cannot outrun its first owner', async () => {
    const { victim, confirm, token } = await takenOver('thief-4@example.test');
    await follow(confirm);
    lakou.clock.move(60);
    await askChange('thief-5@example.test', victim);
    await follow(await lastLink('thief-5@example.test', CONFIRM));
    const thiefs = tokenIn(await lastLink('thief-4@example.test', UNDO));
    expect((await undo(thiefs)).statusCode).toBe(200);
    expect((await undo(token)).statusCode).toBe(200);
    expect(await login(victim.email)).toBe('no_password_login');
    expect(await login('thief-4@example.test')).toBe('user_not_found');
  });

  test('and the other way round: once taken back, a later link does nothing', async () => {
    const { victim, confirm, token } = await takenOver('thief-6@example.test');
    await follow(confirm);
    lakou.clock.move(60);
    await askChange('thief-7@example.test', victim);
    const thiefs = tokenIn(await lastLink('thief-6@example.test', UNDO));
    expect((await undo(token)).statusCode).toBe(200);
    expect((await undo(thiefs)).json().code).toBe('link_invalid');
    expect(await login(victim.email)).toBe('no_password_login');
  });

  test('the address that was left stays reserved: nobody registers with it or moves to it', async () => {
    const { victim, confirm, token } = await takenOver('thief-8@example.test');
    await follow(confirm);
    const accomplice = await lakou.person('PATIENT');
    await askChange(victim.email, accomplice);
    const link = await lastLink(victim.email, CONFIRM);
    expect(await follow(link)).toBe('/en/sign-in?changeError=invalid_token');
    const registering = createGrant<'account:register', undefined, undefined>({
      actor: undefined,
      scope: undefined,
      db: lakou.platform.db,
      at: lakou.clock.now(),
      requestId: 'test',
    });
    await expect(refuseReserved(registering, victim.email)).rejects.toThrow(
      'An account with this email already exists.',
    );
    await expect(refuseReserved(registering, 'anybody@example.test')).resolves.toBeUndefined();
    expect((await undo(token)).statusCode).toBe(200);
  });

  test('the link goes to the old address only, and no other link undoes', async () => {
    const { victim, confirm } = await takenOver('thief-9@example.test');
    expect(linksTo('thief-9@example.test', UNDO)).toEqual([]);
    expect((await undo(tokenIn(confirm))).json().code).toBe('link_invalid');
    expect((await undo('')).json().code).toBe('link_invalid');
    expect((await lakou.send('GET /api/auth/session', {}, victim)).statusCode).toBe(200);
  });
});
