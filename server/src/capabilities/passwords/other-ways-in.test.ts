import { describe, expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { softPasskey } from '#test/authenticator.ts';
import { testMailbox } from '#test/mailbox.ts';
import { readMail, tokenIn } from '#test/mailed-links.ts';
import { turnOn } from '#test/two-step.ts';
import { verify } from '#test/verified.ts';

const mailbox = testMailbox();
const lakou = testApp({
  get smtpUrl() {
    return mailbox.url;
  },
});
const { lastLink } = readMail(mailbox);
const NEW = 'tambou anba pye mango';

async function addPasskey(person: Person, name: string): Promise<string> {
  const options = (await lakou.send('POST /api/users/me/passkeys/options', {}, person)).json();
  const payload = { name, credential: softPasskey().create(options) };
  return (await lakou.send('POST /api/users/me/passkeys', { payload }, person)).json().id;
}

async function linkFor({ email }: Person): Promise<string> {
  await lakou.send('POST /api/auth/forgot-password', { payload: { email } });
  return tokenIn(await lastLink(email, 'reset-password'));
}
const look = (token: string) => lakou.send(`GET /api/auth/reset-password?token=${token}`);
const reset = (token: string, remove?: object) =>
  lakou.send('POST /api/auth/reset-password', { payload: { token, newPassword: NEW, remove } });

/** Credentials of somebody who registered with an address that its owner proved only later. */
async function enrolledEarly() {
  const person = await lakou.person('PATIENT');
  const { id } = person;
  await verify(lakou, person);
  const early = await addPasskey(person, 'Of who came first');
  await turnOn(lakou, person);
  lakou.clock.move(60);
  const provenAt = lakou.clock.now();
  await lakou.platform.db.query('update app_users set email_verified_at = $2 where id = $1', [id, provenAt]);
  lakou.clock.move(60);
  const late = await addPasskey(person, 'Of the owner');
  return { person, early, late };
}
const left = async ({ id }: Person) => {
  const { db } = lakou.platform;
  const passkeys = await db.query<{ id: string }>('select id from passkeys where user_id = $1 order by id', [
    id,
  ]);
  const twoStep = await db.query('select 1 from two_step where user_id = $1', [id]);
  return { passkeys: passkeys.map((row) => row.id), twoStep: twoStep.length > 0 };
};

describe('ACC-8 a reset', () => {
  test('lists what else opens the account, and tells what was enrolled before the proof', async () => {
    const { person, early, late } = await enrolledEarly();
    const token = await linkFor(person);
    const reply = await look(token);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      passkeys: [
        { id: early, name: 'Of who came first', createdAt: expect.any(String), beforeProof: true },
        { id: late, name: 'Of the owner', createdAt: expect.any(String), beforeProof: false },
      ],
      twoStep: { since: expect.any(String), beforeProof: true },
    });
    expect((await look('0'.repeat(64))).json().code).toBe('link_invalid');
    await reset(token);
    expect((await look(token)).json().code).toBe('link_invalid');
  });

  test('removes what was enrolled before the proof when nothing is said', async () => {
    const { person, late } = await enrolledEarly();
    expect((await reset(await linkFor(person))).statusCode).toBe(200);
    expect(await left(person)).toEqual({ passkeys: [late], twoStep: false });
  });

  test('removes what is named and leaves the rest; another person’s key is not theirs to remove', async () => {
    const { person, early, late } = await enrolledEarly();
    const other = await enrolledEarly();
    const passkeys = [late, other.early, 'not-an-id'];
    expect((await reset(await linkFor(person), { passkeys })).statusCode).toBe(200);
    expect(await left(person)).toEqual({ passkeys: [early], twoStep: true });
    expect(await left(other.person)).toEqual({ passkeys: [other.early, other.late], twoStep: true });
  });

  test('never takes away a second step that was set up after the proof', async () => {
    const person = await lakou.person('PATIENT');
    await turnOn(lakou, person);
    const token = await linkFor(person);
    expect((await look(token)).json().twoStep.beforeProof).toBe(false);
    const refused = await reset(token, { passkeys: [], twoStep: true });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'two_step_not_removable']);
    expect((await reset(token)).statusCode).toBe(200);
    expect(await left(person)).toEqual({ passkeys: [], twoStep: true });
  });

  test('proves the address, and all that was enrolled until then goes', async () => {
    const { person } = await enrolledEarly();
    await lakou.platform.db.query('update app_users set email_verified_at = null where id = $1', [person.id]);
    const token = await linkFor(person);
    expect((await look(token)).json().passkeys).toMatchObject([{ beforeProof: true }, { beforeProof: true }]);
    await reset(token);
    expect(await left(person)).toEqual({ passkeys: [], twoStep: false });
    const entered = await lakou.send('POST /api/auth/login', {
      payload: { email: person.email, password: NEW },
    });
    expect(entered.json().isEmailVerified).toBe(true);
  });

  test('of a proven address leaves the time of the proof as it was', async () => {
    const { person } = await enrolledEarly();
    const provenAt = () =>
      lakou.platform.db.query('select email_verified_at from app_users where id = $1', [person.id]);
    const before = await provenAt();
    await reset(await linkFor(person));
    expect(await provenAt()).toEqual(before);
  });
});
