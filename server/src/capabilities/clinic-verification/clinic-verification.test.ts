import { describe, expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';

const lakou = testApp();
const call = (as: Person, method: string, url: string, payload?: object) =>
  lakou.send(`${method} ${url}`, payload && { payload }, as);
const paper = (text = '') =>
  `data:application/pdf;base64,${Buffer.from(`%PDF-1.4\n%${text}\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF`).toString('base64')}`;
const REGISTRATION = { kind: 'clinic', registrationNumber: 'MSPP-OU-0142', issuingAuthority: 'MSPP' };

const clinicDetails = {
  name: 'Klinik Lespwa',
  contactEmail: 'klinik@example.test',
  contactPhone: '+50937123456',
  facilityAddress: 'Jacmel',
};
const complete = (owner: Person, details: object = clinicDetails) =>
  call(owner, 'POST', `/api/users/${owner.id}/complete-profile`, { clinicDetails: details });
const own = ({ clinicId }: Person) => `/api/clinics/${clinicId}/verification`;
const send = (owner: Person, more: object = {}) =>
  call(owner, 'PUT', own(owner), { ...REGISTRATION, documentUrl: paper(), ...more });
const read = async (owner: Person) => (await call(owner, 'GET', own(owner))).json();
const decide = async ({ clinicId }: Person, payload: object) =>
  call(await lakou.person('ADMIN'), 'PUT', `/api/admin/clinics/${clinicId}/verification`, payload);
const waiting = async (): Promise<string[]> =>
  (await call(await lakou.person('ADMIN'), 'GET', '/api/admin/clinic-verifications'))
    .json()
    .map(({ id }: { id: string }) => id);
const card = async ({ clinicId }: Person) =>
  (await lakou.send(`GET /api/clinics/${clinicId}/profile`)).json();
const told = async ({ id }: Person) =>
  (
    await lakou.platform.db.query<{ kind: string }>(
      'select kind from notifications where user_id = $1 order by id',
      [id],
    )
  ).map(({ kind }) => kind);

async function newClinic() {
  const owner = await lakou.person('CLINIC_ADMIN');
  expect((await complete(owner)).statusCode).toBe(200);
  return owner;
}
async function verified() {
  const owner = await newClinic();
  expect((await send(owner)).statusCode).toBe(200);
  expect((await decide(owner, { decision: 'verified' })).statusCode).toBe(200);
  return owner;
}

describe('CLIN-8 the review of a clinic', () => {
  test('what it sends waits for an administrator, whose yes is told and shown', async () => {
    const owner = await newClinic();
    expect(await read(owner)).toMatchObject({ state: 'none', documentUrl: null });
    expect(await card(owner)).toMatchObject({ isVerified: false });
    const missing = await call(owner, 'PUT', own(owner), REGISTRATION);
    expect([missing.statusCode, missing.json().code]).toEqual([400, 'registration_document_missing']);
    expect((await send(owner)).json()).toMatchObject({ state: 'pending', ...REGISTRATION });
    expect(await waiting()).toContain(owner.clinicId);
    const admin = await lakou.person('ADMIN');
    const found = (await call(admin, 'GET', `/api/admin/clinics/${owner.clinicId}/verification`)).json();
    expect(found).toMatchObject({ name: 'Klinik Lespwa', address: 'Jacmel', version: 1, decisions: [] });
    expect((await call(admin, 'GET', found.documentUrl)).statusCode).toBe(200);
    expect((await call(owner, 'GET', found.documentUrl)).statusCode).toBe(200);
    const stranger = await lakou.person('CLINIC_ADMIN');
    expect((await call(stranger, 'GET', found.documentUrl)).statusCode).toBe(404);
    expect((await decide(owner, { decision: 'verified', version: 1 })).json()).toMatchObject({
      state: 'verified',
      decisions: [{ decision: 'verified', reason: null }],
    });
    expect(await waiting()).not.toContain(owner.clinicId);
    expect(await told(owner)).toEqual(['clinic_verified']);
    expect(await card(owner)).toMatchObject({ isVerified: true });
  });

  test('a no needs a reason, which the clinic reads until it sends something else', async () => {
    const owner = await newClinic();
    await send(owner);
    expect((await decide(owner, { decision: 'rejected' })).statusCode).toBe(400);
    await decide(owner, { decision: 'rejected', reason: 'not_readable', note: 'Page 2' });
    expect(await read(owner)).toMatchObject({ state: 'rejected', reason: 'not_readable', note: 'Page 2' });
    expect(await told(owner)).toEqual(['clinic_rejected']);
    await send(owner, { documentUrl: paper('better') });
    expect(await read(owner)).toMatchObject({ state: 'pending', reason: null, note: null });
  });

  test('nobody decides about what they have not seen', async () => {
    const owner = await newClinic();
    await send(owner);
    await call(owner, 'PUT', own(owner), { ...REGISTRATION, registrationNumber: 'FAKE' });
    const late = await decide(owner, { decision: 'verified', version: 1 });
    expect([late.statusCode, late.json().code]).toEqual([409, 'licence_changed']);
  });

  test.each([
    ['kind', (owner: Person) => call(owner, 'PUT', own(owner), { ...REGISTRATION, kind: 'hospital' })],
    ['document', (owner: Person) => send(owner, { documentUrl: paper('other') })],
    ['name', (owner: Person) => complete(owner, { ...clinicDetails, name: 'Klinik Lòt' })],
  ])('another %s returns it to pending, and the badge is gone', async (_, change) => {
    const owner = await verified();
    expect((await change(owner)).statusCode).toBe(200);
    expect(await read(owner)).toMatchObject({ state: 'pending' });
    expect(await card(owner)).toMatchObject({ isVerified: false });
    expect(await waiting()).toContain(owner.clinicId);
  });

  test('the same sent again, and what is not reviewed, change nothing', async () => {
    const owner = await verified();
    await call(owner, 'PUT', own(owner), REGISTRATION);
    await complete(owner, { ...clinicDetails, facilityAddress: 'Okay' });
    expect(await read(owner)).toMatchObject({ state: 'verified' });
  });
});

describe('API-9 a clinic is handed over by two', () => {
  /** An administrator of the clinic who has joined it. */
  async function colleague(owner: Person, clinicRole = 'Admin') {
    const person = await lakou.person('PROVIDER');
    await lakou.platform.db.query('update app_users set clinic_id = $2 where id = $1', [
      person.id,
      owner.clinicId,
    ]);
    await lakou.platform.db.query(
      `insert into provider_profiles (user_id, clinic_role) values ($1, $2)
       on conflict (user_id) do update set clinic_role = $2`,
      [person.id, clinicRole],
    );
    await lakou.platform.db.query('update app_users set email_verified_at = now() where id = $1', [
      person.id,
    ]);
    return person;
  }
  const path = ({ clinicId }: Person) => `/api/clinics/${clinicId}/handover`;
  const ask = (owner: Person, to: Person, stays = true) =>
    call(owner, 'POST', path(owner), { staffId: to.id, stays });
  const answer = (owner: Person, as: Person, word = 'accept') =>
    call(as, 'POST', `${path(owner)}/answer`, { answer: word });
  const account = async ({ id }: Person) =>
    (
      await lakou.platform.db.query(
        `select u.role, u.clinic_id as "clinicId", v.clinic_role as "clinicRole" from app_users u
         left join provider_profiles v on v.user_id = u.id where u.id = $1`,
        [id],
      )
    )[0];

  test('one asks, the other accepts, and who ran it stays as an administrator', async () => {
    const owner = await newClinic();
    const next = await colleague(owner);
    const { clinicId } = owner;
    expect((await ask(owner, next)).json()).toMatchObject({
      asked: { to: { id: next.id }, stays: true, isForMe: false },
      candidates: [{ id: next.id }],
    });
    expect(await account(owner)).toMatchObject({ role: 'CLINIC_ADMIN' });
    expect(await told(next)).toEqual(['clinic_handover_asked']);
    expect((await call(next, 'GET', path(owner))).json()).toMatchObject({
      asked: { isForMe: true, from: { id: owner.id } },
      candidates: [],
    });
    expect((await answer(owner, next)).statusCode).toBe(204);
    expect(await account(next)).toMatchObject({ role: 'CLINIC_ADMIN', clinicId });
    expect(await account(owner)).toEqual({ role: 'PROVIDER', clinicId, clinicRole: 'Admin' });
    expect(await told(owner)).toEqual(['clinic_handover_accepted']);
    // Signed out, because what they may do has changed.
    expect((await call(owner, 'GET', '/api/auth/session')).json()).not.toMatchObject({ id: owner.id });
    expect(await card(owner)).toMatchObject({ name: 'Klinik Lespwa' });
    expect((await call({ ...next, clinicId }, 'GET', own(owner))).statusCode).toBe(200);
  });

  test('who leaves belongs to no clinic any more', async () => {
    const owner = await newClinic();
    const next = await colleague(owner);
    await ask(owner, next, false);
    expect((await answer(owner, next)).statusCode).toBe(204);
    expect(await account(owner)).toMatchObject({ role: 'PROVIDER', clinicId: null });
  });

  test('ATTACK nobody takes a clinic over unasked, twice, late or after a no', async () => {
    const owner = await newClinic();
    const [next, other] = [await colleague(owner), await colleague(owner)];
    const treats = await colleague(owner, 'Provider');
    expect((await answer(owner, next)).statusCode).toBe(404);
    for (const to of [treats, await lakou.person('PROVIDER'), await lakou.person('CLINIC_ADMIN')])
      expect((await ask(owner, to)).statusCode).toBe(404);
    expect((await ask(next, other)).statusCode).toBe(403);
    await ask(owner, next);
    expect((await answer(owner, other)).statusCode).toBe(404);
    expect((await answer(owner, next, 'decline')).statusCode).toBe(204);
    expect((await answer(owner, next)).statusCode).toBe(404);
    await ask(owner, next);
    expect((await call(owner, 'DELETE', path(owner))).statusCode).toBe(204);
    expect((await answer(owner, next)).statusCode).toBe(404);
    await ask(owner, next);
    await lakou.platform.db.query(
      "update provider_profiles set clinic_role = 'Scheduler' where user_id = $1",
      [next.id],
    );
    expect((await answer(owner, next)).statusCode).toBe(403);
    expect(await account(owner)).toMatchObject({ role: 'CLINIC_ADMIN' });
  });
});
