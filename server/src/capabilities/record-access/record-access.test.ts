import type { RecordAccess } from '@lakou/contract/record-access';
import { beforeAll, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';

const care = agendaTest('2026-11-15T12:00:00Z');
const REASON = 'Unconscious after a fall; needs her allergies.';
const UNTIL = '2027-01-15T12:00:00Z';
let nadege: Somebody;
let child: string;

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, as: Somebody, payload?: object) =>
  care.instance().app.inject({ method, url, headers: as.headers, ...(payload && { payload }) });
const access = async () => (await call('GET', '/api/records/grants', nadege)).json<RecordAccess[]>();
const give = (providerId: string, more: object = {}) =>
  call('POST', '/api/records/grants', nadege, { providerId, until: UNTIL, ...more });
const entries = async (as: Somebody, query = '') =>
  (await call('GET', `/api/records/${nadege.id}/entries${query}`, as)).statusCode;
const breakGlass = (as: Somebody, more: object = {}, id = nadege.id) =>
  call('POST', `/api/records/${id}/break-glass`, as, { reason: REASON, ...more });

async function doctor(): Promise<Somebody> {
  const one = await care.provider();
  await care.verify(one);
  return one;
}
/** Treated her once; the visit is two years past. */
async function formerDoctor(): Promise<Somebody> {
  const one = await doctor();
  const { id } = await care.booking(nadege, one.id, '2026-11-20T14:00:00Z');
  await care.lakou.db.query(
    `update bookings set status = 'completed', starts_at = '2024-11-01T14:00Z', ends_at = '2024-11-01T14:30Z',
       completed_at = '2024-11-01T14:30Z' where id = $1`,
    [id],
  );
  return one;
}

beforeAll(async () => {
  nadege = await care.patient();
  await care.rename(nadege, 'Nadège Pierre');
  child = await care.dependent(nadege);
});

test('VAULT-1 she lets a listed provider read her record, sees it, and takes it back at once', async () => {
  const one = await doctor();
  expect(await entries(one)).toBe(404);
  const given = await give(one.id);
  expect([given.statusCode, given.json()]).toMatchObject([
    201,
    { source: 'patient', name: 'Dr Mirlande', dependentId: null },
  ]);
  expect(await entries(one)).toBe(200);
  expect(await entries(one, `?dependentId=${child}`)).toBe(404);
  expect(await care.told(one.id, given.json().id)).toEqual(['record_shared']);
  const listed = await call('GET', `/api/providers/${one.id}/patients`, one);
  expect(listed.json()).toMatchObject([{ id: nadege.id, name: 'Nadège Pierre', lastVisitAt: null }]);
  // A second grant takes the place of the first.
  const second = (await give(one.id)).json<RecordAccess>();
  expect((await access()).map(({ id }) => id)).toEqual([second.id]);
  expect((await call('DELETE', `/api/records/grants/${second.id}`, nadege)).statusCode).toBe(204);
  expect(await entries(one)).toBe(404);
  expect(await access()).toEqual([]);
  expect((await call('DELETE', `/api/records/grants/${second.id}`, nadege)).statusCode).toBe(404);
});

test('FAM-3 access to a child’s record opens nothing of the mother’s', async () => {
  const one = await doctor();
  await give(one.id, { dependentId: child });
  expect(await entries(one, `?dependentId=${child}`)).toBe(200);
  expect(await entries(one)).toBe(404);
  expect(await access()).toMatchObject([{ dependentId: child, source: 'patient' }]);
});

test('attack: a year at most, to a listed provider, for one’s own family', async () => {
  const one = await doctor();
  expect((await give(one.id, { until: '2028-01-01T00:00:00Z' })).statusCode).toBe(400);
  expect((await give(one.id, { until: '2026-11-01T00:00:00Z' })).statusCode).toBe(400);
  expect((await give((await care.provider({ complete: false })).id)).statusCode).toBe(404);
  expect((await give((await care.patient()).id)).statusCode).toBe(404);
  const foreign = await care.dependent(await care.patient());
  expect((await give(one.id, { dependentId: foreign })).statusCode).toBe(404);
  expect(
    (await call('POST', '/api/records/grants', one, { providerId: one.id, until: UNTIL })).statusCode,
  ).toBe(403);
});

test('VAULT-1 visits are named as the reason, with their end', async () => {
  const one = await doctor();
  const { id } = await care.booking(nadege, one.id, '2026-11-16T14:00:00Z');
  await care.put(id, 'confirmed');
  const [visit] = (await access()).filter(({ providerId }) => providerId === one.id);
  expect(visit).toMatchObject({ id: null, source: 'visit', until: '2027-11-16T14:30:00.000Z' });
});

test('ACC-14 in an emergency who once treated her reads for an hour, and she knows at once and why', async () => {
  const one = await formerDoctor();
  expect(await entries(one)).toBe(404);
  const opened = await breakGlass(one);
  expect([opened.statusCode, opened.json()]).toEqual([201, { until: '2026-11-15T13:00:00.000Z' }]);
  expect(await entries(one)).toBe(200);
  expect(await care.told(nadege.id, one.id)).toEqual(['record_emergency']);
  expect((await breakGlass(one)).json().code).toBe('access_already');
  const [first] = await access();
  expect(first).toMatchObject({ providerId: one.id, source: 'break_glass', reason: REASON });
  const { looks } = (await call('GET', '/api/audit/me', nadege)).json();
  expect(looks.slice(0, 2)).toMatchObject([
    { action: 'record-entries:read', through: 'break_glass', reason: REASON },
    { action: 'record:break-glass', through: 'break_glass', reason: REASON },
  ]);
  care.clock.move(3601);
  expect(await entries(one)).toBe(404);
  care.clock.move(-3601);
});

test('ACC-14 she ends an emergency access, and it is not taken again that day', async () => {
  const one = await formerDoctor();
  await breakGlass(one);
  const [grant] = (await access()).filter(({ providerId }) => providerId === one.id);
  expect((await call('DELETE', `/api/records/grants/${grant?.id}`, nadege)).statusCode).toBe(204);
  expect(await entries(one)).toBe(404);
  expect((await breakGlass(one)).statusCode).toBe(404);
});

test('attack: nobody opens the record of a stranger, and nobody learns whether there is one', async () => {
  const stranger = await doctor();
  const [foreign, missing] = [
    await breakGlass(stranger),
    await breakGlass(stranger, {}, crypto.randomUUID()),
  ];
  expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
  const former = await formerDoctor();
  expect((await breakGlass(former, { dependentId: child })).statusCode).toBe(404);
  expect((await breakGlass(former, { reason: 'too short' })).statusCode).toBe(400);
  await care.lakou.db.query('update provider_profiles set license_verified = false where user_id = $1', [
    former.id,
  ]);
  expect((await breakGlass(former)).statusCode).toBe(404);
  expect((await breakGlass(nadege)).statusCode).toBe(403);
});

test('attack: three emergencies a day for one provider', async () => {
  const one = await formerDoctor();
  const statuses: number[] = [];
  for (let tries = 0; tries < 4; tries++) {
    statuses.push((await breakGlass(one)).statusCode);
    await care.lakou.db.query('delete from record_grants where provider_id = $1', [one.id]);
  }
  expect(statuses).toEqual([201, 201, 201, 429]);
});

test('VAULT-1 a block ends what a visit or a gift opened; what is given or needed afterwards opens it again', async () => {
  const one = await doctor();
  await care.booking(nadege, one.id, '2026-11-23T14:00:00Z');
  await give(one.id);
  const seen = async () => {
    const profile = await call('GET', `/api/users/${nadege.id}`, one);
    const list = await call('GET', '/api/users/patients', one);
    return [await entries(one), profile.json().phone ?? null, list.json().length];
  };
  const [status, , known] = await seen();
  expect([status, known]).toEqual([200, 1]);
  const message = { senderId: nadege.id, recipientId: one.id, content: 'Bonjou' };
  expect((await call('POST', '/api/chat/send', nadege, message)).statusCode).toBe(201);
  expect((await call('POST', '/api/chat/block', nadege, { userId: one.id })).statusCode).toBe(204);
  expect(await seen()).toEqual([404, null, 0]);
  expect((await access()).filter(({ providerId }) => providerId === one.id)).toEqual([]);
  await give(one.id);
  expect(await entries(one)).toBe(200);
  expect((await access()).filter(({ providerId }) => providerId === one.id)).toHaveLength(1);
});
