import { describe, expect, test } from 'vitest';
import { cookieOf, PASSWORD, type Person, testApp } from '#test/app.ts';
import { softPasskey } from '#test/authenticator.ts';
import { testMailbox } from '#test/mailbox.ts';
import { readMail, tokenIn } from '#test/mailed-links.ts';
import { lastCode, newPhone } from '#test/phones.ts';
import { smartApp } from '#test/smart-app.ts';
import { codeOf, giveCode, givePassword, STEP_SECONDS, turnOn } from '#test/two-step.ts';
import { verifiedPerson } from '#test/verified.ts';
import { NO_WAYS_IN, TABLES_OF_WAYS_IN, tablesThatMayOpenAccounts, waysIn } from '#test/ways-in.ts';

const mailbox = testMailbox();
const lakou = testApp({
  get smtpUrl() {
    return mailbox.url;
  },
});
const { lastLink } = readMail(mailbox);

const NEW = 'tambou anba pye mango';
const ways = ({ id }: Person) => waysIn(lakou.platform.db, id, lakou.clock.now());

async function addPasskey(person: Person, name: string): Promise<void> {
  const options = (await lakou.send('POST /api/users/me/passkeys/options', {}, person)).json();
  const payload = { name, credential: softPasskey().create(options) };
  expect((await lakou.send('POST /api/users/me/passkeys', { payload }, person)).statusCode).toBe(201);
}

async function addPhone(person: Person): Promise<string> {
  const phone = newPhone();
  const url = '/api/users/me/sign-in-phone';
  const asked = await lakou.send(`POST ${url}/code`, { payload: { phone } }, person);
  const payload = { ...asked.json(), code: await lastCode(lakou, phone) };
  expect((await lakou.send(`PUT ${url}`, { payload }, person)).statusCode).toBe(200);
  return phone;
}

/** In the shape of something encrypted. */
const ENCRYPTED = `eyJhbGciOiJkaXIifQ..${'a'.repeat(16)}.${'b'.repeat(60)}.${'c'.repeat(22)}`;

/** Lets others read the record and act, and has text messages sent to a phone. */
async function letOthersIn(person: Person, helper: Person): Promise<void> {
  const named = { payload: { email: helper.email, scopes: ['visits', 'record', 'messages'] } };
  const { id } = (await lakou.send(`POST /api/users/${person.id}/representatives`, named, person)).json();
  await lakou.send(`POST /api/representatives/${id}/accept`, {}, helper);
  const shared = { payload: { ciphertext: ENCRYPTED, sections: ['allergies'] } };
  const link = await lakou.send('POST /api/records/share', shared, person);
  expect(link.statusCode, link.body).toBe(201);
  const provider = await verifiedPerson(lakou, 'PROVIDER');
  await lakou.platform.db.query(
    `insert into record_grants (id, patient_id, provider_id, source, created_at, until)
     values (gen_random_uuid(), $1, $2, 'patient', $3::timestamptz, $3::timestamptz + interval '1 year')`,
    [person.id, provider.id, lakou.clock.now()],
  );
  const [url, phone] = ['/api/users/me/text-messages', newPhone()];
  await lakou.send(`POST ${url}/code`, { payload: { phone, timeZone: 'America/New_York' } }, person);
  const code = { payload: { code: await lastCode(lakou, phone) } };
  expect((await lakou.send(`POST ${url}/number`, code, person)).statusCode).toBe(200);
}
const OTHERS = { representatives: 1, healthLinks: 1, recordAccess: 1, textNumber: 1 };

/** Somebody with every way in there is, each opened a minute after their address was proven. */
async function wellEquipped() {
  const person = await verifiedPerson(lakou, 'PATIENT');
  lakou.clock.move(60);
  await addPasskey(person, 'Own phone');
  const { secret } = await turnOn(lakou, person);
  const { cookie } = await givePassword(lakou, person);
  await giveCode(lakou, cookie, await codeOf(lakou, secret), { rememberDevice: true });
  await givePassword(lakou, person);
  lakou.clock.move(STEP_SECONDS);
  return { person, secret };
}

const EQUIPPED = {
  password: 1,
  sessions: 2,
  passkeys: 1,
  twoStep: 1,
  recoveryCodes: 10,
  rememberedDevices: 1,
  secondSteps: 1,
  verifyLinks: 1,
};

async function resetLinkOf({ email }: Person): Promise<string> {
  await lakou.send('POST /api/auth/forgot-password', { payload: { email } });
  return tokenIn(await lastLink(email, 'reset-password'));
}

describe('what opens an account is exactly', () => {
  test('ACC-8 after a reset: the new password, and what the owner of the address enrolled', async () => {
    const { person } = await wellEquipped();
    expect(await ways(person)).toEqual(EQUIPPED);
    const token = await resetLinkOf(person);
    expect(await ways(person)).toEqual({ ...EQUIPPED, resetLinks: 1 });
    await lakou.send('POST /api/auth/reset-password', { payload: { token, newPassword: NEW } });
    expect(await ways(person)).toEqual({
      password: 1,
      passkeys: 1,
      twoStep: 1,
      recoveryCodes: 10,
      verifyLinks: 1,
    });
  });

  test('ACC-8 after a reset of an account whose address was not proven: the new password alone', async () => {
    const { person } = await wellEquipped();
    await lakou.platform.db.query('update app_users set email_verified_at = null where id = $1', [person.id]);
    const token = await resetLinkOf(person);
    await lakou.send('POST /api/auth/reset-password', { payload: { token, newPassword: NEW } });
    expect(await ways(person)).toEqual({ password: 1, verifyLinks: 1 });
  });

  test('ACC-7 after undoing an e-mail change: the mailed links, and what was there before', async () => {
    const { person } = await wellEquipped();
    await lakou.send(
      'PUT /api/users/me/email',
      { payload: { newEmail: 'thief@example.test', password: PASSWORD } },
      person,
    );
    lakou.clock.move(60);
    await addPasskey(person, 'Phone of a thief');
    await lakou.send('POST /api/users/me/2fa/recovery-codes', {}, person);
    await lakou.send(`GET ${await lastLink('thief@example.test', '/api/auth/confirm-email')}`);
    expect(await ways(person)).toMatchObject({ passkeys: 2, undoLinks: 1, recoveryCodes: 10 });
    const token = tokenIn(await lastLink(person.email, '/undo-email'));
    expect((await lakou.send('POST /api/auth/undo-email', { payload: { token } })).statusCode).toBe(200);
    expect(await ways(person)).toEqual({ passkeys: 1, twoStep: 1, resetLinks: 1, verifyLinks: 1 });
    const left = await lakou.platform.db.query('select name from passkeys where user_id = $1', [person.id]);
    expect(left).toEqual([{ name: 'Own phone' }]);
  });

  test('ACC-7 two-step that a thief set up after asking for the change goes with the undo', async () => {
    const person = await verifiedPerson(lakou, 'PATIENT');
    lakou.clock.move(60);
    await lakou.send(
      'PUT /api/users/me/email',
      { payload: { newEmail: 'thief-2@example.test', password: PASSWORD } },
      person,
    );
    lakou.clock.move(60);
    await turnOn(lakou, person);
    const token = tokenIn(await lastLink(person.email, '/undo-email'));
    await lakou.send('POST /api/auth/undo-email', { payload: { token } });
    expect(await ways(person)).toEqual({ resetLinks: 1, verifyLinks: 1 });
  });

  test('PHONE-2 a number that a thief added after asking for the change goes with the undo', async () => {
    const person = await verifiedPerson(lakou, 'PATIENT');
    lakou.clock.move(60);
    const payload = { newEmail: 'thief-3@example.test', password: PASSWORD };
    await lakou.send('PUT /api/users/me/email', { payload }, person);
    lakou.clock.move(60);
    await addPhone(person);
    expect(await ways(person)).toMatchObject({ signInPhone: 1 });
    const token = tokenIn(await lastLink(person.email, '/undo-email'));
    await lakou.send('POST /api/auth/undo-email', { payload: { token } });
    expect(await ways(person)).toEqual({ resetLinks: 1, verifyLinks: 1 });
  });

  test('PHONE-2 after a reset that asks for it: no number', async () => {
    const person = await verifiedPerson(lakou, 'PATIENT');
    const phone = await addPhone(person);
    const token = await resetLinkOf(person);
    const listed = await lakou.send(`GET /api/auth/reset-password?token=${token}`);
    expect(listed.json().signInPhone.ending).toBe(phone.slice(-4));
    const payload = { token, newPassword: NEW, remove: { passkeys: [], signInPhone: true } };
    await lakou.send('POST /api/auth/reset-password', { payload });
    expect(await ways(person)).toEqual({ password: 1, verifyLinks: 1 });
  });

  test('ACC-7 FHIR-3 after undoing an e-mail change: the apps that were connected before', async () => {
    const person = await verifiedPerson(lakou, 'PATIENT');
    const app = await smartApp(lakou);
    await app.connect(person);
    lakou.clock.move(60);
    await lakou.send(
      'PUT /api/users/me/email',
      { payload: { newEmail: 'thief-3@example.test', password: PASSWORD } },
      person,
    );
    lakou.clock.move(60);
    await app.connect(person);
    expect(await ways(person)).toMatchObject({ connectedApps: 2 });
    const token = tokenIn(await lastLink(person.email, '/undo-email'));
    await lakou.send('POST /api/auth/undo-email', { payload: { token } });
    expect(await ways(person)).toMatchObject({ connectedApps: 1 });
  });

  test('ACC-7 attack: whom a thief let in goes with the undo, and whom the owner let in stays', async () => {
    const [person, thief] = [await verifiedPerson(lakou, 'PATIENT'), await verifiedPerson(lakou, 'PATIENT')];
    const helper = await verifiedPerson(lakou, 'PATIENT');
    const named = { payload: { email: helper.email, scopes: ['visits'] } };
    const { id } = (await lakou.send(`POST /api/users/${person.id}/representatives`, named, person)).json();
    lakou.clock.move(60);
    const payload = { newEmail: 'thief-4@example.test', password: PASSWORD };
    await lakou.send('PUT /api/users/me/email', { payload }, person);
    lakou.clock.move(60);
    await letOthersIn(person, thief);
    await lakou.send(`POST /api/representatives/${id}/accept`, {}, helper);
    expect(await ways(person)).toMatchObject({ ...OTHERS, representatives: 2 });
    const read = () => lakou.send(`GET /api/records/${person.id}/timeline`, {}, thief);
    expect((await read()).statusCode).toBe(200);
    const token = tokenIn(await lastLink(person.email, '/undo-email'));
    await lakou.send('POST /api/auth/undo-email', { payload: { token } });
    expect(await ways(person)).toEqual({ resetLinks: 1, verifyLinks: 1, representatives: 1 });
    expect((await read()).statusCode).toBe(404);
  });

  test('ACC-8 attack: whom somebody let in before the address was proven goes with the reset, and no others', async () => {
    const helper = await verifiedPerson(lakou, 'PATIENT');
    const [early, late] = [await lakou.person('PATIENT'), await verifiedPerson(lakou, 'PATIENT')];
    lakou.clock.move(60);
    for (const person of [early, late]) {
      await letOthersIn(person, helper);
      expect(await ways(person)).toMatchObject(OTHERS);
      const token = await resetLinkOf(person);
      await lakou.send('POST /api/auth/reset-password', { payload: { token, newPassword: NEW } });
    }
    expect(await ways(early)).toEqual({ password: 1, verifyLinks: 1 });
    expect(await ways(late)).toEqual({ password: 1, verifyLinks: 1, ...OTHERS });
  });

  test('ACC-8 FHIR-3 after a reset of an account whose address was not proven: no connected app', async () => {
    const person = await verifiedPerson(lakou, 'PATIENT');
    await (await smartApp(lakou)).connect(person);
    await lakou.platform.db.query('update app_users set email_verified_at = null where id = $1', [person.id]);
    const token = await resetLinkOf(person);
    await lakou.send('POST /api/auth/reset-password', { payload: { token, newPassword: NEW } });
    expect(await ways(person)).toEqual({ password: 1, verifyLinks: 1 });
  });

  test('ACC-9 after switching two-step on: this session and no other', async () => {
    const person = await verifiedPerson(lakou, 'PATIENT');
    await givePassword(lakou, person);
    expect(await ways(person)).toMatchObject({ sessions: 2 });
    await turnOn(lakou, person);
    expect(await ways(person)).toEqual({
      password: 1,
      sessions: 1,
      twoStep: 1,
      recoveryCodes: 10,
      verifyLinks: 1,
    });
  });

  test('ACC-8 after a change of password: one session, no remembered device, no reset link', async () => {
    const { person } = await wellEquipped();
    await resetLinkOf(person);
    const payload = { userId: person.id, currentPassword: PASSWORD, newPassword: NEW };
    const reply = await lakou.send('POST /api/users/change-password', { payload }, person);
    expect(cookieOf(reply)).toContain('session=');
    expect(await ways(person)).toEqual({
      password: 1,
      sessions: 1,
      passkeys: 1,
      twoStep: 1,
      recoveryCodes: 10,
      verifyLinks: 1,
    });
  });

  test('ACC-13 after closing the account: what lets the owner keep it, no session and no remembered device', async () => {
    const { person } = await wellEquipped();
    const payload = { password: PASSWORD };
    expect((await lakou.send('DELETE /api/users/me', { payload }, person)).statusCode).toBe(200);
    expect(await ways(person)).toEqual({
      password: 1,
      passkeys: 1,
      twoStep: 1,
      recoveryCodes: 10,
      verifyLinks: 1,
    });
  });
});

describe('what an open session may do is decided by what its owner is now', () => {
  const statusOf = async (key: string, person: Person) => (await lakou.send(key, {}, person)).statusCode;
  const change = (person: Person, assignment: string) =>
    lakou.platform.db.query(`update app_users set ${assignment} where id = $1`, [person.id]);

  test('ACC-1 after a change of role: the same ways in, and none of the old role’s calls', async () => {
    const person = await verifiedPerson(lakou, 'PROVIDER');
    const before = await ways(person);
    expect(await statusOf('GET /api/providers/me/earnings', person)).toBe(200);
    await change(person, "role = 'PATIENT'");
    expect(await statusOf('GET /api/providers/me/earnings', person)).toBe(403);
    expect(await statusOf(`GET /api/users/${person.id}/dependents`, person)).toBe(200);
    expect(await ways(person)).toEqual(before);
  });

  test('ACC-1 after somebody left a clinic: the same ways in, and nothing of the clinic', async () => {
    const clinic = await verifiedPerson(lakou, 'CLINIC_ADMIN');
    const staff = await verifiedPerson(lakou, 'PROVIDER');
    await change(staff, `clinic_id = '${clinic.clinicId}'`);
    const before = await ways(staff);
    const read = () => statusOf(`GET /api/clinics/${clinic.clinicId}`, staff);
    expect(await read()).toBe(200);
    const known = () => statusOf(`GET /api/users/${staff.id}`, clinic);
    expect(await known()).toBe(200);
    await change(staff, 'clinic_id = null');
    expect([await read(), await known()]).toEqual([404, 404]);
    expect(await ways(staff)).toEqual(before);
  });
});

test('a new table with a token of a person is found by the check', async () => {
  const { db } = lakou.platform;
  await db.query('create table app_grants (user_id uuid, refresh_token bytea)');
  expect(await tablesThatMayOpenAccounts(db)).toContain('app_grants');
  await db.query('drop table app_grants');
});

test('a table that may open an account is listed, with how, or with why it does not', async () => {
  const found = await tablesThatMayOpenAccounts(lakou.platform.db);
  expect(found).toEqual([...TABLES_OF_WAYS_IN, ...Object.keys(NO_WAYS_IN)].sort());
});
