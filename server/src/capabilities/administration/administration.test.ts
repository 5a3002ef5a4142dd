import { describe, expect, test } from 'vitest';
import { PASSWORD, type Person, testApp } from '#test/app.ts';
import { mailTo } from '#test/outbox.ts';
import { newPhone, phonePerson, textsTo } from '#test/phones.ts';
import { PROVIDER } from '#test/profiles.ts';
import { bookingBetween } from '#test/providers.ts';

const lakou = testApp();
const admin = () => lakou.person('ADMIN');
const login = (email: string) =>
  lakou.send('POST /api/auth/login', { payload: { email, password: PASSWORD } });
const keep = (email: string) =>
  lakou.send('POST /api/auth/cancel-deletion', { payload: { email, password: PASSWORD } });
const isSignedIn = async (as: Person) =>
  (await lakou.send('GET /api/auth/session', {}, as)).statusCode === 200;
const one = ({ id }: { id: string }) => `/api/admin/users/${id}`;
const edit = (as: Person, whom: { id: string }, payload: object) =>
  lakou.send(`PUT ${one(whom)}`, { payload }, as);
const remove = (as: Person, whom: { id: string }) => lakou.send(`DELETE ${one(whom)}`, {}, as);
const suspend = (as: Person, whom: { id: string }, more: object = {}) =>
  lakou.send(`POST ${one(whom)}/suspension`, { payload: { reason: 'Several complaints', ...more } }, as);
const reinstate = (as: Person, whom: { id: string }) => lakou.send(`DELETE ${one(whom)}/suspension`, {}, as);
const actions = async (by: Person, about: { id: string }) =>
  (
    await lakou.platform.db.query<{ action: string }>(
      'select action from audit_events where actor_id = $1 and subject_id = $2 order by id',
      [by.id, about.id],
    )
  ).map(({ action }) => action);
/** A provider whom patients find. */
async function newProvider(): Promise<Person> {
  const provider = await lakou.person('PROVIDER');
  const url = `POST /api/users/${provider.id}/complete-profile`;
  expect((await lakou.send(url, { payload: PROVIDER }, provider)).statusCode).toBe(200);
  return provider;
}
const subjectsOf = async (email: string) =>
  (await mailTo(lakou.platform, email)).map(({ subject }) => subject);

describe('ADM-1 the overview', () => {
  test('ADM-1 counts everybody, what happened in the days and in as many before', async () => {
    const as = await admin();
    const before = (await lakou.send('GET /api/admin/stats', {}, as)).json();
    await lakou.person('PATIENT');
    await lakou.person('CLINIC_ADMIN');
    const after = (await lakou.send('GET /api/admin/stats', {}, as)).json();
    expect(after.totalUsers).toBe(before.totalUsers + 2);
    expect(after.totalPatients).toBe(before.totalPatients + 1);
    expect(after.totalClinics).toBe(before.totalClinics + 1);
    expect(after.period.newUsers).toBe(before.period.newUsers + 2);
    expect(after.daily).toHaveLength(30);
    expect(after.daily.at(-1)).toMatchObject({ day: '2026-11-15', newUsers: after.period.newUsers });
    lakou.clock.move(8 * 24 * 3600);
    const later = (await lakou.send('GET /api/admin/stats?days=7', {}, await admin())).json();
    expect(later.before.newUsers).toBe(after.period.newUsers);
    expect(later.period.newUsers).toBe(1);
    expect((await lakou.send('GET /api/admin/stats?days=8', {}, await admin())).statusCode).toBe(400);
  });

  test('ADM-1 says what waits in every queue that an administrator decides about', async () => {
    const as = await admin();
    const waiting = async () => (await lakou.send('GET /api/admin/stats', {}, as)).json().waiting;
    const before = await waiting();
    const [patient, { clinicId }] = [await lakou.person('PATIENT'), await lakou.person('CLINIC_ADMIN')];
    const { db } = lakou.platform;
    await db.query(
      `insert into clinic_registrations (clinic_id, kind, registration_number, issuing_authority, sent_at)
       values ($1, 'clinic', 'MSPP-1', 'MSPP', now())`,
      [clinicId],
    );
    await db.query(
      `insert into fund_requests (id, patient_id, kind, medicine, pharmacy, amount_cents, reason, department, status, created_at)
       values (gen_random_uuid(), $1, 'medicine', 'Insulin', 'Famasi', 2000, 'x', 'Ouest', 'waiting', now())`,
      [patient.id],
    );
    await db.query(
      `insert into death_reports (id, patient_id, reported_by, died_on, file_id, reported_at)
       values (gen_random_uuid(), $1, $2, '2026-11-01', gen_random_uuid(), now())`,
      [patient.id, as.id],
    );
    await db.query(
      `with p as (insert into payments (id, payable_kind, payable_id, created_by, provider, amount_cents, purpose, status,
           external_order_id, created_at, changed_at)
         values (gen_random_uuid(), 'donation', gen_random_uuid(), $1, 'paypal', 500, 'general', 'created', 'X', now(), now())
         returning id)
       insert into payment_differences (id, payment_id, kind, found_at, seen_at)
       select gen_random_uuid(), id, 'amount', now(), now() from p`,
      [patient.id],
    );
    const added = { clinics: 1, fundRequests: 1, deathReports: 1, differences: 1 } as const;
    for (const [queue, count] of Object.entries(added))
      expect((await waiting())[queue], queue).toBe(before[queue] + count);
  });
});

describe('ADM-1 accounts', () => {
  test('ADM-1 are found by parts of name or e-mail, role and state, page by page, without medicine', async () => {
    const as = await admin();
    const [first, second] = [await lakou.person('SPONSOR'), await lakou.person('SPONSOR')];
    const list = async (query: string) => (await lakou.send(`GET /api/admin/users?${query}`, {}, as)).json();
    const ids = async (query: string) => (await list(query)).map(({ id }: { id: string }) => id);
    expect(await ids(`search=${first.email.slice(0, -5).toUpperCase()}`)).toEqual([first.id]);
    expect(await ids('role=SPONSOR&search=some')).toEqual([second.id, first.id]);
    expect(await ids('role=SPONSOR&limit=1')).toEqual([second.id]);
    expect(await ids(`role=SPONSOR&limit=1&after=${second.id}`)).toEqual([first.id]);
    await suspend(as, first);
    expect(await ids('state=suspended')).toEqual([first.id]);
    expect(Object.keys((await list('role=SPONSOR'))[0]).sort()).toEqual(
      [
        ...['clinicId', 'clinicName', 'createdAt', 'email', 'id', 'isEmailVerified', 'isProfileComplete'],
        ...['name', 'preferredLanguage', 'role', 'state'],
      ].sort(),
    );
    expect(await ids('search=%25')).toEqual([]);
  });

  test('ADM-1 a new role ends the sessions, cancels visits, is mailed, audited and kept', async () => {
    const as = await admin();
    const provider = await newProvider();
    const patient = await lakou.person('PATIENT');
    const { db } = lakou.platform;
    const id = await bookingBetween(db, patient.id, provider.id, 'confirmed');
    await db.query(
      "update bookings set starts_at = starts_at + interval '1 year', ends_at = ends_at + interval '1 year' where id = $1",
      [id],
    );
    expect((await lakou.send(`GET ${one(provider)}`, {}, as)).json()).toMatchObject({
      visitsToCome: 1,
      sessions: 1,
    });
    const reply = await edit(as, provider, { role: 'SPONSOR', isProfileComplete: true });
    expect(reply.json()).toMatchObject({
      role: 'SPONSOR',
      isProfileComplete: true,
      visitsToCome: 0,
      changes: [{ kind: 'role', before: 'PROVIDER', after: 'SPONSOR', by: 'Somebody' }],
    });
    expect(await isSignedIn(provider)).toBe(false);
    expect((await login(provider.email)).json().role).toBe('SPONSOR');
    expect(await actions(as, provider)).toContain('user:role');
    expect(await subjectsOf(provider.email)).toContain('Your Lakou account has changed');
  });

  test('ADM-1, API-9 nobody becomes a clinic’s manager by this, and one who is stays one', async () => {
    const as = await admin();
    const clinic = await lakou.person('CLINIC_ADMIN');
    expect((await edit(as, await lakou.person('PATIENT'), { role: 'CLINIC_ADMIN' })).statusCode).toBe(400);
    const same = await edit(as, clinic, { role: 'CLINIC_ADMIN', isProfileComplete: true });
    expect([same.statusCode, same.json().isProfileComplete]).toEqual([200, true]);
    expect(await isSignedIn(clinic)).toBe(true);
    const nurse = await lakou.person('PROVIDER');
    await lakou.platform.db.query('update app_users set clinic_id = $2 where id = $1', [
      nurse.id,
      clinic.clinicId,
    ]);
    for (const reply of [await edit(as, clinic, { role: 'PATIENT' }), await remove(as, clinic)])
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'clinic_needs_manager']);
  });

  test('ADM-1 deleting ends everything at once, and only an administrator brings it back', async () => {
    const as = await admin();
    const person = await lakou.person('PATIENT');
    expect((await remove(as, person)).statusCode).toBe(204);
    expect(await isSignedIn(person)).toBe(false);
    expect((await login(person.email)).json().code).toBe('account_removed');
    expect((await keep(person.email)).json().code).toBe('account_removed');
    expect((await lakou.send(`GET ${one(person)}`, {}, as)).json()).toMatchObject({
      state: 'closing',
      isRemoved: true,
    });
    expect((await reinstate(as, person)).json()).toMatchObject({ state: 'active', eraseAfter: null });
    expect((await login(person.email)).statusCode).toBe(200);
    expect(await actions(as, person)).toEqual(expect.arrayContaining(['user:remove', 'user:restore']));
  });

  test('ADM-1 what a person closed themselves stays closed when a suspension is lifted', async () => {
    const as = await admin();
    const person = await lakou.person('PATIENT');
    await lakou.send('DELETE /api/users/me', { payload: { password: PASSWORD } }, person);
    await suspend(as, person);
    expect((await keep(person.email)).json().code).toBe('account_suspended');
    expect((await reinstate(as, person)).json().state).toBe('closing');
    expect((await keep(person.email)).statusCode).toBe(204);
  });
});

describe('ADM-1 a suspension', () => {
  test('ADM-1 ends sessions at once, refuses signing in, hides a provider, is told with its reason and undone', async () => {
    const as = await admin();
    const provider = await newProvider();
    const patient = await lakou.person('PATIENT');
    const page = () => lakou.send(`GET /api/providers/${provider.id}`, {}, patient);
    expect((await page()).statusCode).toBe(200);
    expect((await suspend(as, provider, { reason: ' x ' })).statusCode).toBe(400);
    expect((await suspend(as, provider)).json()).toMatchObject({
      state: 'suspended',
      changes: [{ kind: 'suspend', reason: 'Several complaints' }],
    });
    expect((await suspend(as, provider)).statusCode).toBe(409);
    expect(await isSignedIn(provider)).toBe(false);
    const refused = await login(provider.email);
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'This account is suspended. Please contact support.',
    ]);
    expect((await page()).statusCode).toBe(404);
    const [mail] = (await mailTo(lakou.platform, provider.email)).filter(({ subject }) =>
      subject.includes('suspended'),
    );
    expect(mail?.text).toContain('Several complaints');
    await reinstate(as, provider);
    expect((await login(provider.email)).statusCode).toBe(200);
    expect((await page()).statusCode).toBe(200);
    expect((await reinstate(as, provider)).statusCode).toBe(409);
  });

  test('ADM-1 who has a phone and no address is told by text message, and is not locked out by a role', async () => {
    const as = await admin();
    const phone = newPhone();
    const person = await phonePerson(lakou, phone);
    const told = async () => (await textsTo(lakou, phone)).at(-1) ?? '';
    await suspend(as, person, { reason: 'Plent '.repeat(30).trim() });
    expect(await told()).toMatch(/^Lakou: kont ou sispann\. Rezon: (?:Plent ){10,20}.*\/ht\/support$/);
    await reinstate(as, person);
    expect(await told()).toMatch(/kont ou louvri ankò\. .*\/ht\/sign-in$/);
    for (const reply of [
      await edit(as, person, { role: 'SPONSOR' }),
      await lakou.send(`POST ${one(person)}/password-reset`, {}, as),
    ])
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'account_without_email']);
    await remove(as, person);
    expect(await told()).toContain('kont ou fèmen');
  });

  test('ADM-1 a session that began meanwhile opens nothing', async () => {
    const person = await lakou.person('PATIENT');
    await lakou.platform.db.query('update app_users set suspended_at = now() where id = $1', [person.id]);
    expect(await isSignedIn(person)).toBe(false);
  });
});

describe('ADM-4 administrators', () => {
  const others = () =>
    lakou.platform.db
      .query("update app_users set role = 'SPONSOR' where role = 'ADMIN'")
      .then(() => undefined);

  test('ADM-4 nobody changes their own account here', async () => {
    const as = await admin();
    for (const reply of [
      await edit(as, as, { role: 'PATIENT' }),
      await remove(as, as),
      await suspend(as, as),
    ])
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'own_account']);
  });

  test('ADM-4 the last one cannot leave', async () => {
    await others();
    const as = await admin();
    const close = () => lakou.send('DELETE /api/users/me', { payload: { password: PASSWORD } }, as);
    expect((await close()).json().code).toBe('last_admin');
    await admin();
    expect((await close()).statusCode).toBe(200);
  });

  test.each([
    ['demote', (as: Person, whom: Person) => edit(as, whom, { role: 'PATIENT' })],
    ['delete', remove],
    ['suspend', suspend],
  ])('ADM-4 two who %s each other at once leave one', async (_, act) => {
    for (let round = 0; round < 3; round++) {
      await others();
      const [a, b] = [await admin(), await admin()];
      const replies = await Promise.all([act(a, b), act(b, a)]);
      const left = await lakou.platform.db.query(
        `select 1 from app_users where role = 'ADMIN' and suspended_at is null and removed_at is null`,
      );
      expect(left).toHaveLength(1);
      expect(replies.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    }
  });
});

test('ADM-1 an old session must be confirmed before it changes anybody', async () => {
  const as = await admin();
  const person = await lakou.person('PATIENT');
  lakou.clock.move(11 * 60);
  for (const reply of [
    await edit(as, person, { role: 'SPONSOR' }),
    await remove(as, person),
    await suspend(as, person),
  ])
    expect(reply.json().code).toBe('step_up_required');
  expect((await lakou.send(`POST ${one(person)}/password-reset`, {}, as)).statusCode).toBe(204);
  expect(await subjectsOf(person.email)).toContain('Choose a new password for Lakou');
  expect((await lakou.send(`DELETE ${one(person)}/sessions`, {}, as)).statusCode).toBe(204);
  expect(await isSignedIn(person)).toBe(false);
});

test('ADM-1 clinics are listed with those who work there', async () => {
  const clinic = await lakou.person('CLINIC_ADMIN');
  const rows = (await lakou.send('GET /api/admin/clinics', {}, await admin())).json();
  expect(rows.find(({ id }: { id: string }) => id === clinic.clinicId)).toMatchObject({
    managers: 1,
    providers: 0,
  });
});
