import { CREDENTIAL_TYPES } from '@lakou/contract/credentials.rules';
import { describe, expect, test } from 'vitest';
import { png } from '#test/pictures.ts';
import { profileTest, type Somebody } from '#test/profiles.ts';
import { endExpiredLicences } from '../verification/expiry.jobs.ts';
import { remindOfCredentials } from './reminders.jobs.ts';

const { lakou, clock, instance, send, somebody } = profileTest();
const DAY = 86_400;
const day = (from: number) => new Date(clock.now().getTime() + from * DAY * 1000).toISOString().slice(0, 10);

const upload = async (as: Somebody): Promise<string> =>
  (
    await instance().app.inject({
      method: 'POST',
      url: '/api/files',
      headers: { ...as.headers, 'content-type': 'image/png' },
      payload: await png(),
    })
  ).json().url;
const add = async (as: Somebody, more: object = {}) =>
  send('POST', '/api/providers/me/credentials', as, {
    type: 'Medical License',
    fileUrl: await upload(as),
    issueDate: '2020-01-31',
    expiryDate: day(400),
    ...more,
  });
const added = async (as: Somebody, more: object = {}) => {
  const reply = await add(as, more);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
};
const own = async (as: Somebody) => (await send('GET', '/api/providers/me/credentials', as)).json();
/** As an administrator who has just signed in, since an old session does not suffice. */
const decide = async (id: string, payload: object) =>
  send('PUT', `/api/admin/credentials/${id}`, await somebody('ADMIN'), payload);
const told = async ({ id }: Somebody) =>
  (
    await lakou.db.query<{ kind: string }>('select kind from notifications where user_id = $1 order by id', [
      id,
    ])
  ).map(({ kind }) => kind);

describe('PROV-6 the papers of a provider', () => {
  test('each kind, with its file and dates, waits for a review, the longest first', async () => {
    const provider = await somebody('PROVIDER');
    for (const type of CREDENTIAL_TYPES) await added(provider, { type });
    const papers = await own(provider);
    expect(papers.map(({ type }: { type: string }) => type).sort()).toEqual([...CREDENTIAL_TYPES].sort());
    expect(papers[0]).toMatchObject({ status: 'Pending', issueDate: '2020-01-31', expiryDate: day(400) });
    const admin = await somebody('ADMIN');
    const queue = (await send('GET', '/api/admin/credentials', admin)).json();
    expect(queue.map(({ providerId }: { providerId: string }) => providerId)).toContain(provider.id);
    const [first] = queue;
    expect((await send('GET', first.fileUrl, admin)).statusCode).toBe(200);
    expect((await send('GET', first.fileUrl, await somebody('PROVIDER'))).statusCode).toBe(404);
  });

  test('a file and an expiry date are required, in the exact words', async () => {
    const provider = await somebody('PROVIDER');
    for (const missing of [{ fileUrl: undefined }, { expiryDate: undefined }, { fileUrl: '' }]) {
      const reply = await add(provider, missing);
      expect([reply.statusCode, reply.json().message]).toEqual([
        400,
        'Please select a file and set an expiry date.',
      ]);
    }
    for (const wrong of [{ expiryDate: day(-2) }, { issueDate: day(2) }, { type: 'Diploma' }])
      expect((await add(provider, wrong)).statusCode).toBe(400);
    const theirs = await upload(await somebody('PROVIDER'));
    expect((await add(provider, { fileUrl: theirs })).statusCode).toBe(404);
  });

  test('verified, rejected with a reason, and the earlier one stays until the new one is checked', async () => {
    const provider = await somebody('PROVIDER');
    const first = await added(provider);
    expect((await decide(first.id, { decision: 'verified' })).json().status).toBe('Verified');
    const blurred = await added(provider);
    expect((await decide(blurred.id, { decision: 'rejected' })).statusCode).toBe(400);
    await decide(blurred.id, { decision: 'rejected', reason: 'not_readable', note: 'Page 2' });
    expect(await own(provider)).toMatchObject([
      { id: first.id, status: 'Verified' },
      { id: blurred.id, status: 'Rejected', reason: 'not_readable', note: 'Page 2' },
    ]);
    const next = await added(provider);
    expect(await own(provider)).toMatchObject([
      { id: first.id, status: 'Verified' },
      { id: next.id, status: 'Pending' },
    ]);
    await decide(next.id, { decision: 'verified' });
    expect(await own(provider)).toMatchObject([{ id: next.id, status: 'Verified' }]);
    const again = await decide(next.id, { decision: 'rejected', reason: 'other' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'move_not_allowed']);
    expect(await told(provider)).toEqual([
      'credential_verified',
      'credential_rejected',
      'credential_verified',
    ]);
    const used = await lakou.db.query(
      "select 1 from file_uses where used_as = 'credential' and used_by = $1",
      [first.id],
    );
    expect(used).toEqual([]);
    await lakou.db.query("update credentials set expiry_date = '2026-01-01' where id = $1", [next.id]);
    expect(await own(provider)).toMatchObject([{ id: next.id, status: 'Expired' }]);
  });

  test('a licence that is rejected changes nothing, one that ends ends the badge and the reading of records', async () => {
    const provider = await somebody('PROVIDER');
    await lakou.db.query(
      `insert into provider_profiles (user_id, license_verified, review_state, license_expiration_date, verified_until)
       values ($1, true, 'verified', $2, $2)`,
      [provider.id, day(900)],
    );
    const state = async () => (await send('GET', '/api/providers/me/verification', provider)).json();
    const blurred = await added(provider);
    await decide(blurred.id, { decision: 'rejected', reason: 'not_readable' });
    const other = await added(provider, { type: 'Photo ID', expiryDate: day(1) });
    await decide(other.id, { decision: 'verified' });
    clock.move(2 * DAY);
    expect(await state()).toMatchObject({ state: 'verified', licenseVerified: true, readsRecords: true });
    const paper = await added(provider, { expiryDate: day(2) });
    await decide(paper.id, { decision: 'verified' });
    clock.move(DAY);
    expect(await state()).toMatchObject({ readsRecords: true });
    clock.move(2 * DAY);
    expect(await own(provider)).toMatchObject([{ type: 'Medical License', status: 'Expired' }, {}]);
    expect(await state()).toMatchObject({ readsRecords: false });
    await endExpiredLicences(instance().platform);
    expect(await state()).toMatchObject({ state: 'expired', licenseVerified: false });
    expect(await told(provider)).toContain('licence_expired');
  });

  test('the provider is told 90, 30 and 7 days before the end, once each, and when it has come', async () => {
    const provider = await somebody('PROVIDER');
    const { id } = await added(provider, { expiryDate: day(100) });
    await decide(id, { decision: 'verified' });
    const waited = async (days: number) => {
      clock.move(days * DAY);
      await remindOfCredentials(instance().platform);
      await remindOfCredentials(instance().platform);
      return (await told(provider)).length - 1;
    };
    const counts = [
      await waited(5),
      await waited(6),
      await waited(30),
      await waited(30),
      await waited(23),
      await waited(14),
    ];
    expect(counts).toEqual([0, 1, 1, 2, 3, 4]);
    expect((await told(provider)).at(-1)).toBe('credential_expired');
  });
});
