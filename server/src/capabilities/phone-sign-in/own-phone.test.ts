import { describe, expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { testMailbox } from '#test/mailbox.ts';
import { readMail } from '#test/mailed-links.ts';
import { codeFor, lastCode, newPhone, phonePerson, textsTo } from '#test/phones.ts';
import { codeOf, turnOn } from '#test/two-step.ts';
import { verifiedPerson } from '#test/verified.ts';

const mailbox = testMailbox();
const lakou = testApp({
  get smtpUrl() {
    return mailbox.url;
  },
});
const { mailSaying, lastLink } = readMail(mailbox);
const MINE = '/api/users/me/sign-in-phone';
const STALE = 601;

async function setPhone(person: Person, phone: string) {
  const asked = await lakou.send(`POST ${MINE}/code`, { payload: { phone } }, person);
  expect(asked.statusCode).toBe(202);
  const payload = { ...asked.json(), code: await lastCode(lakou, phone) };
  return lakou.send(`PUT ${MINE}`, { payload }, person);
}

async function prove(person: Person, phone: string) {
  const asked = await lakou.send(`POST ${MINE}/proof`, {}, person);
  const payload = { phone: { ...asked.json(), code: await lastCode(lakou, phone) } };
  const reply = await lakou.send('POST /api/auth/reauth', { payload }, person);
  const renewed = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { status: reply.statusCode, person: { ...person, cookie: renewed } };
}

describe('the number that opens an account', () => {
  test('PHONE-2 is changed after a fresh proof by the old one, which is told; then only the new one opens', async () => {
    const [old, next] = [newPhone(), newPhone()];
    const registered = await phonePerson(lakou, old);
    lakou.clock.move(STALE);
    const refused = await lakou.send(`POST ${MINE}/code`, { payload: { phone: next } }, registered);
    expect(refused.json().code).toBe('step_up_required');
    const { status, person } = await prove(registered, old);
    expect(status).toBe(204);
    expect((await setPhone(person, next)).json()).toMatchObject({ phone: next, hasPassword: false });
    expect((await textsTo(lakou, old)).at(-1)).toContain(next.slice(-4));
    expect((await textsTo(lakou, old)).at(-1)).not.toContain(next);
    const enter = async (phone: string) =>
      (await lakou.send('POST /api/auth/phone/session', { payload: await codeFor(lakou, phone) })).json();
    expect((await enter(old)).code).toBe('phone_unknown');
    expect((await enter(next)).id).toBe(person.id);
  });

  test('PHONE-2 is refused when it opens another account, and nothing changes', async () => {
    const taken = newPhone();
    await phonePerson(lakou, taken);
    const own = newPhone();
    const person = await phonePerson(lakou, own);
    expect((await setPhone(person, taken)).json().code).toBe('phone_taken');
    expect((await lakou.send(`GET ${MINE}`, {}, person)).json().phone).toBe(own);
  });

  test('PHONE-2 is added to an account with a proven address, which is told by mail; not before the proof', async () => {
    const unproven = await lakou.person('PATIENT');
    const early = await lakou.send(`POST ${MINE}/code`, { payload: { phone: newPhone() } }, unproven);
    expect(early.json().code).toBe('email_not_verified');
    const person = await verifiedPerson(lakou, 'PATIENT');
    const phone = newPhone();
    expect((await setPhone(person, phone)).statusCode).toBe(200);
    await mailSaying(person.email, phone.slice(-4));
    const removed = await lakou.send(`DELETE ${MINE}`, {}, person);
    expect(removed.statusCode).toBe(204);
    expect((await lakou.send(`GET ${MINE}`, {}, person)).json()).toEqual({
      phone: null,
      provenAt: null,
      hasPassword: true,
    });
  });

  test('PHONE-2 attack: a code that somebody else asked for proves nothing', async () => {
    const [mine, theirs] = [newPhone(), newPhone()];
    const [person, other] = [await phonePerson(lakou, mine), await phonePerson(lakou, theirs)];
    const asked = await lakou.send(`POST ${MINE}/proof`, {}, other);
    const payload = { phone: { ...asked.json(), code: await lastCode(lakou, theirs) } };
    const reply = await lakou.send('POST /api/auth/reauth', { payload }, person);
    expect(reply.json().code).toBe('text_code_over');
    const forEntering = await codeFor(lakou, mine);
    const crossed = await lakou.send('POST /api/auth/reauth', { payload: { phone: forEntering } }, person);
    expect(crossed.json().code).toBe('text_code_over');
  });

  test('PHONE-2 where two-step is on, a code to the phone proves nothing without one of the app', async () => {
    const phone = newPhone();
    const registered = await phonePerson(lakou, phone);
    const { secret } = await turnOn(lakou, registered);
    const asked = await lakou.send(`POST ${MINE}/proof`, {}, registered);
    const proof = { phone: { ...asked.json(), code: await lastCode(lakou, phone) } };
    const alone = await lakou.send('POST /api/auth/reauth', { payload: proof }, registered);
    expect(alone.json().code).toBe('two_step_code_required');
    const payload = { ...proof, code: await codeOf(lakou, secret) };
    expect((await lakou.send('POST /api/auth/reauth', { payload }, registered)).statusCode).toBe(204);
  });

  test('PHONE-2 stays while nothing else opens the account', async () => {
    const person = await phonePerson(lakou, newPhone());
    expect((await lakou.send(`DELETE ${MINE}`, {}, person)).json().code).toBe('last_way_in');
  });
});

describe('an account without an e-mail address', () => {
  test('PHONE-2 adds one later, by the link sent there, and a first password', async () => {
    const person = await phonePerson(lakou, newPhone());
    const email = `later-${person.id}@example.test`;
    const asked = await lakou.send('POST /api/users/me/email', { payload: { email } }, person);
    expect(asked.statusCode).toBe(202);
    await lakou.send(`GET ${await lastLink(email, 'confirm-email')}`);
    const session = (await lakou.send('GET /api/auth/session', {}, person)).json();
    expect(session).toMatchObject({ email, isEmailVerified: true });
    const again = await lakou.send('POST /api/users/me/email', { payload: { email: `x${email}` } }, person);
    expect(again.statusCode).toBe(409);

    const first = { payload: { newPassword: 'tambou anba mango' } };
    expect((await lakou.send('POST /api/users/me/password', first, person)).statusCode).toBe(204);
    expect((await lakou.send('POST /api/users/me/password', first, person)).statusCode).toBe(409);
    const payload = { email, password: 'tambou anba mango' };
    expect((await lakou.send('POST /api/auth/login', { payload })).json().id).toBe(person.id);
    expect((await lakou.send(`DELETE ${MINE}`, {}, person)).statusCode).toBe(204);
  });

  test('PHONE-2 gets no mail at its placeholder', async () => {
    const person = await phonePerson(lakou, newPhone());
    const payload = { email: person.email };
    expect((await lakou.send('POST /api/auth/forgot-password', { payload })).statusCode).toBe(202);
    expect((await lakou.send('POST /api/auth/verify/resend', { payload })).statusCode).toBe(202);
    await textsTo(lakou, ''); // when all jobs are done
    expect(mailbox.received.filter(({ to }) => to.includes(person.email))).toEqual([]);
  });

  test('PHONE-2 is closed with a fresh proof, and kept with a code', async () => {
    const phone = newPhone();
    const person = await phonePerson(lakou, phone);
    expect((await lakou.send('DELETE /api/users/me', { payload: {} }, person)).statusCode).toBe(200);
    const given = await codeFor(lakou, phone);
    const refused = await lakou.send('POST /api/auth/phone/session', { payload: given });
    expect(refused.json().code).toBe('account_closing');
    expect((await lakou.send('POST /api/auth/phone/keep', { payload: given })).statusCode).toBe(204);
    const entered = await lakou.send('POST /api/auth/phone/session', {
      payload: await codeFor(lakou, phone),
    });
    expect(entered.json().id).toBe(person.id);
  });
});
