import { beforeAll, describe, expect, test } from 'vitest';
import { PROVIDER, profileTest, type Somebody } from '#test/profiles.ts';
import { endExpiredLicences } from './expiry.jobs.ts';

const { lakou, clock, instance, send, put, read, complete, somebody } = profileTest();
let admin: Somebody;
beforeAll(async () => {
  admin = await somebody('ADMIN');
});

const newcomer = async (more: object = {}): Promise<Somebody> => {
  const provider = await somebody('PROVIDER');
  expect((await complete(provider, { ...PROVIDER, ...more })).statusCode).toBe(200);
  return provider;
};
const caseOf = async ({ id }: Somebody) =>
  (await send('GET', `/api/admin/providers/${id}/verification`, admin)).json();
/** As an administrator who has just signed in, since an old session does not suffice. */
const decide = async ({ id }: Somebody, payload: object) => {
  admin = await somebody('ADMIN');
  return send('PUT', `/api/admin/providers/${id}/verification`, admin, payload);
};
const verified = async (more: object = {}) => {
  const provider = await newcomer(more);
  expect((await decide(provider, { decision: 'verified' })).statusCode).toBe(200);
  return provider;
};
const own = async (as: Somebody) => (await send('GET', '/api/providers/me/verification', as)).json();
const waiting = async (): Promise<string[]> =>
  (await send('GET', '/api/admin/verifications', admin)).json().map(({ id }: { id: string }) => id);
const told = async ({ id }: Somebody) =>
  (
    await lakou.db.query<{ kind: string }>('select kind from notifications where user_id = $1 order by id', [
      id,
    ])
  ).map(({ kind }) => kind);

describe('PROV-6 the review of a licence', () => {
  test('who completes a profile waits for it, the longest first, with what is to be compared', async () => {
    const first = await newcomer();
    clock.move(3600);
    const second = await newcomer();
    const queue = await waiting();
    expect(queue.indexOf(first.id)).toBeLessThan(queue.indexOf(second.id));
    expect(queue).toContain(second.id);
    expect(await caseOf(first)).toMatchObject({
      state: 'pending',
      licenseVerified: false,
      licenseNumber: PROVIDER.licenseNumber,
      decisions: [],
    });
    const page = await send('GET', '/api/admin/verifications?limit=1', admin);
    expect(page.json()).toHaveLength(1);
    expect(page.headers.link).toContain(`after=${page.json()[0].id}`);
    const listedAfter = async ({ id }: { id: string }) =>
      (await send('GET', `/api/admin/verifications?after=${id}`, admin))
        .json()
        .map((one: { id: string }) => one.id);
    expect(await listedAfter(first)).toContain(second.id);
    expect(await listedAfter(first)).not.toContain(first.id);
    // Whoever waits is still listed after somebody who was decided about meanwhile.
    await decide(first, { decision: 'verified' });
    expect(await listedAfter(first)).toContain(second.id);
  });

  test('verifying is audited, told to the provider and opens records', async () => {
    const provider = await newcomer();
    const reply = await decide(provider, { decision: 'verified' });
    expect(reply.json()).toMatchObject({
      state: 'verified',
      licenseVerified: true,
      decisions: [{ decision: 'verified', reason: null, decidedBy: 'Somebody' }],
    });
    expect(await read(provider)).toMatchObject({ licenseVerified: true });
    expect(await own(provider)).toEqual({
      state: 'verified',
      licenseVerified: true,
      readsRecords: true,
      reason: null,
      note: null,
    });
    expect(await told(provider)).toEqual(['licence_verified']);
    expect(await waiting()).not.toContain(provider.id);
    const lines = await lakou.db.query<{ action: string }>(
      'select action from audit_events where actor_id = $1 and subject_id = $2',
      [admin.id, provider.id],
    );
    expect(lines.map(({ action }) => action)).toContain('licence:verify');
  });

  test('rejecting needs a reason, which the provider reads until something is changed', async () => {
    const provider = await newcomer();
    expect((await decide(provider, { decision: 'rejected' })).statusCode).toBe(400);
    await decide(provider, { decision: 'rejected', reason: 'not_readable', note: 'Page 2' });
    expect(await own(provider)).toEqual({
      state: 'rejected',
      licenseVerified: false,
      readsRecords: false,
      reason: 'not_readable',
      note: 'Page 2',
    });
    expect(await told(provider)).toEqual(['licence_rejected']);
    expect(await waiting()).not.toContain(provider.id);
    await put(provider, { medicalLicenseUrl: 'licence-2.pdf' });
    expect(await own(provider)).toMatchObject({ state: 'pending', reason: null });
    expect(await waiting()).toContain(provider.id);
  });

  test('where licences are not asked for, records are open before any review', async () => {
    const { app } = await lakou.open({ clock, jobs: false, config: { providerVerification: 'off' } });
    const { headers } = await newcomer();
    const reply = await app.inject({ method: 'GET', url: '/api/providers/me/verification', headers });
    expect(reply.json()).toMatchObject({ state: 'pending', licenseVerified: false, readsRecords: true });
  });

  test('nobody decides about what they have not seen', async () => {
    const provider = await newcomer();
    const { version } = await caseOf(provider);
    await put(provider, { licenseNumber: 'FAKE-999' });
    const late = await decide(provider, { decision: 'verified', version });
    expect([late.statusCode, late.json().code]).toEqual([409, 'licence_changed']);
    expect((await decide(provider, { decision: 'verified', version: version + 1 })).statusCode).toBe(200);
  });
});

describe('PROV-6 what becomes of the badge when a profile is changed', () => {
  test.each([
    ['name', 'Another Name'],
    ['specialty', 'Surgery'],
    ['professionalTitle', 'Chirurgien'],
    ['licenseNumber', 'FAKE-999'],
    ['licenseIssuingAuthority', 'Nobody'],
    ['npi', '1234567893'],
  ])('%s: it is gone at once', async (field, value) => {
    const provider = await verified();
    expect((await put(provider, { [field]: value })).json()).toMatchObject({ licenseVerified: false });
    expect(await read(provider)).toMatchObject({ licenseVerified: false, [field]: value });
    expect(await waiting()).toContain(provider.id);
  });

  test.each([
    ['medicalLicenseUrl', 'licence-2.pdf'],
    ['photoIdUrl', 'passport.pdf'],
    ['licenseExpirationDate', '2098-01-01'],
  ])('%s: it stays until the review, as it gives no more rights', async (field, value) => {
    const provider = await verified();
    await put(provider, { [field]: value });
    expect(await read(provider)).toMatchObject({ licenseVerified: true });
    expect(await waiting()).toContain(provider.id);
    await decide(provider, { decision: 'rejected', reason: 'date_differs' });
    expect(await read(provider)).toMatchObject({ licenseVerified: false });
  });

  test('API-5 a whole user sent back, and what is not reviewed, change nothing', async () => {
    const provider = await verified();
    await put(provider, await read(provider));
    await put(provider, { bio: 'New', phone: '+50937009999', education: 'UEH' });
    expect(await read(provider)).toMatchObject({ licenseVerified: true });
    expect(await waiting()).not.toContain(provider.id);
  });
});

test('ATTACK an administrator opens the documents under review and no others, and it is written down', async () => {
  const upload = async (as: Somebody) =>
    (
      await instance().app.inject({
        method: 'POST',
        url: '/api/files?kind=document',
        headers: { ...as.headers, 'content-type': 'application/pdf' },
        payload: Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'),
      })
    ).json();
  const provider = await newcomer();
  const [licence, other] = [await upload(provider), await upload(provider)];
  await put(provider, { medicalLicenseUrl: licence.url });
  expect(await caseOf(provider)).toMatchObject({ medicalLicenseUrl: licence.url });
  expect((await send('GET', licence.url, admin)).statusCode).toBe(200);
  expect((await send('GET', other.url, admin)).statusCode).toBe(404);
  expect((await send('GET', licence.url, await somebody('CLINIC_ADMIN'))).statusCode).toBe(404);
  const lines = await lakou.db.query<{ action: string }>(
    'select action from audit_events where actor_id = $1 and subject_id = $2',
    [admin.id, provider.id],
  );
  expect(lines.map(({ action }) => action)).toContain('file:read');
});

describe('PROV-6 the end of a licence', () => {
  const SOON = '2026-12-01';
  /** Read from the table, because the sessions have ended by then. */
  const stored = async ({ id }: Somebody) =>
    (
      await lakou.db.query(
        `select review_state as state, license_verified as "licenseVerified" from provider_profiles where user_id = $1`,
        [id],
      )
    )[0];

  test('ends the verification after its last day, and is told once', async () => {
    const provider = await verified({ licenseExpirationDate: SOON });
    await endExpiredLicences(instance().platform);
    expect(await own(provider)).toMatchObject({ state: 'verified' });
    clock.move((Date.parse('2026-12-02T05:00:00Z') - clock.now().getTime()) / 1000);
    await endExpiredLicences(instance().platform);
    await endExpiredLicences(instance().platform);
    expect(await stored(provider)).toEqual({ state: 'expired', licenseVerified: false });
    expect(await told(provider)).toEqual(['licence_verified', 'licence_expired']);
    const again = await decide(provider, { decision: 'verified' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'licence_expired']);
  });

  test('ATTACK a later date that nobody has reviewed does not prolong it', async () => {
    const provider = await verified({ licenseExpirationDate: '2026-12-10' });
    await put(provider, { licenseExpirationDate: '2099-01-01' });
    clock.move((Date.parse('2026-12-11T05:00:00Z') - clock.now().getTime()) / 1000);
    await endExpiredLicences(instance().platform);
    expect(await stored(provider)).toEqual({ state: 'pending', licenseVerified: false });
  });
});
