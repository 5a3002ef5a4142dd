import type { Report } from '@lakou/contract/qna';
import { beforeAll, expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { bookingBetween } from '#test/providers.ts';

const lakou = testApp();
let admin: Person;
beforeAll(async () => {
  admin = await lakou.person('ADMIN');
});

const report = (as: Person, whom: Person, payload: object = { reason: 'threat' }) =>
  lakou.send(`POST /api/users/${whom.id}/reports`, { payload }, as);
const reportsOn = async (person: Person, state = 'open'): Promise<Report[]> =>
  (await lakou.send(`GET /api/admin/qna/reports?state=${state}`, {}, admin))
    .json<Report[]>()
    .filter(({ personId }) => personId === person.id);
const decide = (id: string | undefined, what: string, payload?: object) =>
  lakou.send(`POST /api/admin/qna/reports/${id}/${what}`, payload && { payload }, admin);

/** A patient who wrote to a listed provider. */
async function writing(): Promise<{ patient: Person; provider: Person }> {
  const [patient, provider] = [await lakou.person('PATIENT'), await lakou.person('PROVIDER')];
  const { db } = lakou.platform;
  await db.query("insert into provider_profiles (user_id, specialty) values ($1, 'Pediatrics')", [
    provider.id,
  ]);
  await db.query('update app_users set is_profile_complete = true where id = $1', [provider.id]);
  const payload = { senderId: patient.id, recipientId: provider.id, content: 'Bonjou' };
  expect((await lakou.send('POST /api/chat/send', { payload }, patient)).statusCode).toBe(201);
  return { patient, provider };
}

test('QNA-7 who writes with somebody reports them, once while the report is open, and each side may', async () => {
  const { patient, provider } = await writing();
  const sent = await report(patient, provider, { reason: 'fraud', note: ' He asked for money ' });
  expect(sent.statusCode).toBe(201);
  expect(sent.json()).toEqual({ message: 'Thank you. An administrator reads every report.' });
  expect((await report(patient, provider)).json().code).toBe('already_reported');
  expect((await report(provider, patient)).statusCode).toBe(201);
  expect(await reportsOn(provider)).toMatchObject([
    { reason: 'fraud', note: 'He asked for money', outcome: null, decision: null },
  ]);
  await lakou.send('POST /api/chat/block', { payload: { userId: patient.id } }, provider);
  const [open] = await reportsOn(patient);
  expect((await decide(open?.id, 'close', { decision: 'We called both.' })).statusCode).toBe(200);
  expect((await report(provider, patient, { reason: 'harassment' })).statusCode).toBe(201);
});

test('QNA-7 two who had a visit report each other; strangers and oneself are not found', async () => {
  const [patient, provider] = [await lakou.person('PATIENT'), await lakou.person('PROVIDER')];
  expect((await report(patient, provider)).statusCode).toBe(404);
  expect((await report(provider, patient)).statusCode).toBe(404);
  expect((await report(patient, patient)).statusCode).toBe(404);
  await bookingBetween(lakou.platform.db, patient.id, provider.id);
  expect((await report(patient, provider)).statusCode).toBe(201);
  expect((await report(provider, patient)).statusCode).toBe(201);
  expect((await report(provider, patient, { reason: 'advertising' })).statusCode).toBe(400);
});

test('QNA-7 an administrator closes it with words, once; nothing is hidden by it', async () => {
  const { patient, provider } = await writing();
  await report(patient, provider);
  const [open] = await reportsOn(provider);
  for (const what of ['hide', 'keep', 'show'])
    expect((await decide(open?.id, what, { reason: 'Not a post' })).statusCode, what).toBe(404);
  expect((await decide(open?.id, 'close', { decision: ' ' })).statusCode).toBe(400);
  const decision = 'The account is suspended.';
  expect((await decide(open?.id, 'close', { decision })).json()).toMatchObject({
    outcome: 'closed',
    decision,
  });
  expect((await decide(open?.id, 'close', { decision })).statusCode).toBe(409);
  expect(await reportsOn(provider)).toEqual([]);
  expect(await reportsOn(provider, 'closed')).toMatchObject([{ decision }]);
});

test('QNA-7 the reported person learns nothing of it; the audit trail has both acts', async () => {
  const { patient, provider } = await writing();
  await report(provider, patient, { reason: 'harassment', note: 'Calls at night' });
  const [open] = await reportsOn(patient);
  await decide(open?.id, 'close', { decision: 'We called her.' });
  const seen = await Promise.all(
    ['/api/users/me/export', '/api/audit/me', '/api/notifications'].map((path) =>
      lakou.send(`GET ${path}`, {}, patient),
    ),
  );
  for (const { statusCode, body } of seen) {
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/person:report|person-report|Calls at night|We called her/);
  }
  const events = await lakou.platform.db.query<{ action: string; actorId: string }>(
    'select action, actor_id as "actorId" from audit_events where subject_id = $1 order by at, id',
    [open?.id],
  );
  expect(events).toEqual([
    { action: 'person:report', actorId: provider.id },
    { action: 'person-report:close', actorId: admin.id },
  ]);
});
