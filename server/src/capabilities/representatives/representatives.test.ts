import type { Booking } from '@lakou/contract/bookings';
import type { Representative, Represented } from '@lakou/contract/representatives';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { agendaTest, OFFICE_HOURS, type Somebody } from '#test/agenda.ts';
import { mailTo } from '#test/outbox.ts';

const care = agendaTest('2026-11-15T12:00:00Z');
const DAY = 86_400;
let mother: Somebody;
let son: Somebody;
let doctor: Somebody;

const query = <T extends object>(text: string, values: unknown[] = []) =>
  care.lakou.db.query<T>(text, values);
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, as: Somebody, payload?: object) =>
  care.instance().app.inject({ method, url, headers: as.headers, ...(payload && { payload }) });

const addressOf = async (of: Somebody) =>
  (await query<{ email: string }>('select email from app_users where id = $1', [of.id]))[0]?.email ?? '';
const verifyAddress = (of: Somebody) =>
  query('update app_users set email_verified_at = created_at where id = $1', [of.id]);
let people = 0;
async function somebody(name: string): Promise<Somebody> {
  const one = await care.patient();
  await care.rename(one, name);
  await query('update app_users set email = $2 where id = $1', [one.id, `patient-${++people}@example.test`]);
  await verifyAddress(one);
  return one;
}
const ask = (from: Somebody, email: string, scopes: string[] = ['visits', 'record']) =>
  call('POST', `/api/users/${from.id}/representatives`, from, { email, scopes });
const named = async (of: Somebody) =>
  (await call('GET', `/api/users/${of.id}/representatives`, of)).json<Representative[]>();
const represented = async (by: Somebody) =>
  (await call('GET', `/api/users/${by.id}/represented`, by)).json<Represented[]>();
async function agree(from: Somebody, to: Somebody, scopes?: string[]): Promise<string> {
  const { id } = (await ask(from, await addressOf(to), scopes)).json<Representative>();
  expect((await call('POST', `/api/representatives/${id}/accept`, to)).statusCode).toBe(200);
  return id;
}
const kinds = async (of: Somebody) =>
  (
    await query<{ kind: string }>('select kind from notifications where user_id = $1 order by id', [of.id])
  ).map(({ kind }) => kind);
const book = (as: Somebody, patientId: string, dateTime: string, more: object = {}) =>
  call('POST', '/api/data/bookings', as, {
    patientId,
    providerId: doctor.id,
    serviceType: 'general',
    mode: 'clinic',
    dateTime,
    ...more,
  });

beforeAll(async () => {
  mother = await somebody('Rosemène Joseph');
  son = await somebody('Wisly Joseph');
  doctor = await care.provider({ availability: OFFICE_HOURS });
});

describe('FAM-6 an adult lets another act for her', () => {
  test('FAM-6 the answer is the same whether the address has an account, and nothing opens before they agree', async () => {
    const asked = await ask(mother, await addressOf(son));
    const unknown = await ask(mother, `nobody-${uuidv7()}@example.test`);
    const shape = ({ id: _, email: __, ...rest }: Representative) => rest;
    expect([asked.statusCode, unknown.statusCode]).toEqual([201, 201]);
    expect(shape(asked.json())).toEqual(shape(unknown.json()));
    expect(asked.json()).toMatchObject({ name: null, state: 'invited', scopes: ['visits', 'record'] });
    expect((await mailTo(care.instance().platform, await addressOf(son))).at(-1)?.text).toContain(
      '/app/representatives',
    );
    expect(await represented(son)).toMatchObject([
      { name: 'Rosemène Joseph', state: 'invited', patientId: null },
    ]);
    expect((await call('GET', `/api/records/${mother.id}/timeline`, son)).statusCode).toBe(404);
    expect((await call('GET', `/api/data/bookings/user/${mother.id}`, son)).statusCode).toBe(404);
    expect(await care.looks(mother)).toEqual([]);
  });

  test('attack: only the proven owner of the address accepts', async () => {
    const [{ id = '' } = {}] = await named(mother);
    const stranger = await somebody('Somebody Else');
    expect((await call('POST', `/api/representatives/${id}/accept`, stranger)).statusCode).toBe(404);
    expect((await call('DELETE', `/api/representatives/${id}`, stranger)).statusCode).toBe(404);
    expect((await call('POST', `/api/representatives/${id}/accept`, mother)).statusCode).toBe(404);
    await query('update app_users set email_verified_at = null where id = $1', [son.id]);
    expect((await call('POST', `/api/representatives/${id}/accept`, son)).statusCode).toBe(404);
    expect(await represented(son)).toEqual([]);
    await verifyAddress(son);
    expect((await call('POST', `/api/representatives/${id}/accept`, son)).statusCode).toBe(200);
    expect((await call('POST', `/api/representatives/${id}/accept`, son)).statusCode).toBe(404);
    expect(await named(mother)).toMatchObject([
      { name: 'Wisly Joseph', state: 'active', expiresAt: null },
      { name: null },
    ]);
    expect(await kinds(mother)).toEqual(['representative_accepted']);
  });

  test('attack: nobody names themselves, and an invitation ends after two weeks', async () => {
    expect((await ask(mother, await addressOf(mother))).statusCode).toBe(400);
    const [asks, asked] = [await somebody('Asks'), await somebody('Asked')];
    const { id } = (await ask(asks, await addressOf(asked))).json<Representative>();
    await query(
      `update representatives set created_at = created_at - interval '14 days',
      expires_at = expires_at - interval '14 days' where id = $1`,
      [id],
    );
    expect((await call('POST', `/api/representatives/${id}/accept`, asked)).statusCode).toBe(404);
    expect(await represented(asked)).toEqual([]);
    expect(await named(asks)).toMatchObject([{ state: 'expired' }]);
  });

  test('FAM-6 he books, sees, moves and cancels her visits; it is hers, she is told, and the trail names him', async () => {
    const made = await book(son, mother.id, '2026-11-20T14:00:00Z');
    expect(made.statusCode).toBe(201);
    const booking = made.json<Booking>();
    expect(booking).toMatchObject({ patientId: mother.id, patientName: 'Rosemène Joseph' });
    const [row] = await query<{ by: string }>('select created_by as by from bookings where id = $1', [
      booking.id,
    ]);
    expect(row?.by).toBe(son.id);
    expect(await kinds(mother)).toContain('representative_booked');
    const listed = await call('GET', `/api/data/bookings/user/${mother.id}`, son);
    expect(listed.json<Booking[]>().map(({ id }) => id)).toEqual([booking.id]);
    expect((await call('GET', `/api/data/bookings/user/${son.id}`, son)).json()).toEqual([]);
    const moved = await call('POST', `/api/bookings/${booking.id}/reschedule`, son, {
      dateTime: '2026-11-20T15:00:00Z',
    });
    expect([moved.statusCode, moved.json<Booking>().dateTime]).toEqual([200, '2026-11-20T15:00:00.000Z']);
    const cancelled = await call('POST', `/api/bookings/${booking.id}/cancel`, son, {});
    expect([cancelled.statusCode, cancelled.json<Booking>().cancelledBy]).toEqual([200, 'patient']);
    expect(await kinds(mother)).toEqual(expect.arrayContaining(['booking_moved', 'booking_cancelled']));
    const did = await care.looks(mother);
    for (const act of ['booking:create', 'bookings:list', 'booking:reschedule', 'booking:cancel'])
      expect(did).toContain(`${act} ${son.id}`);
  });

  test('attack: her family is not hers to let go: no visit of a child is seen, booked or cancelled', async () => {
    const child = { name: 'Ti Jo', dateOfBirth: '2019-05-01', relationship: 'child' };
    const { id: dependentId } = (
      await call('POST', `/api/users/${mother.id}/dependents`, mother, child)
    ).json<{ id: string }>();
    const visit = await care.booking(mother, doctor.id, '2026-11-21T14:00:00Z', { dependentId });
    expect((await call('GET', `/api/bookings/${visit.id}`, son)).statusCode).toBe(404);
    expect((await call('POST', `/api/bookings/${visit.id}/cancel`, son, {})).statusCode).toBe(404);
    expect((await call('GET', `/api/data/bookings/user/${mother.id}`, son)).body).not.toContain(visit.id);
    expect((await book(son, mother.id, '2026-11-22T14:00:00Z', { dependentId })).statusCode).toBe(404);
    expect(
      (await call('GET', `/api/records/${mother.id}/timeline?dependentId=${dependentId}`, son)).statusCode,
    ).toBe(404);
  });

  test('FAM-6 he reads her record and changes nothing in it; she sees who looked, and why', async () => {
    await call('POST', `/api/records/${mother.id}/entries`, mother, { kind: 'allergy', text: 'Penicillin' });
    const timeline = await call('GET', `/api/records/${mother.id}/timeline`, son);
    expect([timeline.statusCode, timeline.body]).toEqual([200, expect.stringContaining('Penicillin')]);
    expect((await call('GET', `/api/records/${mother.id}/summary?language=ht`, son)).statusCode).toBe(200);
    expect((await call('GET', `/api/records/${mother.id}/entries`, son)).body).toContain('Penicillin');
    const entry = { kind: 'allergy', text: 'Peanuts' };
    expect((await call('POST', `/api/records/${mother.id}/entries`, son, entry)).statusCode).toBe(404);
    const { looks } = (await call('GET', '/api/audit/me', mother)).json<{
      looks: { action: string; by: { name: string }; through: string }[];
    }>();
    expect(looks.find(({ action }) => action === 'vault:read')).toMatchObject({
      by: { name: 'Wisly Joseph' },
      through: 'representative',
    });
    // That he agreed is told once.
    expect(looks.filter(({ action }) => action === 'representative:accept')).toHaveLength(1);
  });

  test('FAM-6 each may do only what was chosen', async () => {
    const [only, reader] = [await somebody('Only Visits'), await somebody('Reader')];
    await agree(only, son, ['visits']);
    await agree(reader, son, ['record']);
    expect((await call('GET', `/api/records/${only.id}/timeline`, son)).statusCode).toBe(404);
    expect((await call('GET', `/api/data/bookings/user/${only.id}`, son)).statusCode).toBe(200);
    expect((await call('GET', `/api/records/${reader.id}/timeline`, son)).statusCode).toBe(200);
    expect((await call('GET', `/api/data/bookings/user/${reader.id}`, son)).statusCode).toBe(404);
    expect((await book(son, reader.id, '2026-11-23T14:00:00Z')).statusCode).toBe(403);
    await agree(only, son, ['record']);
    expect((await call('GET', `/api/data/bookings/user/${only.id}`, son)).statusCode).toBe(404);
    expect((await named(only)).length).toBe(1);
  });

  test('FAM-6 either ends it at once, and the other is told', async () => {
    const other = await somebody('Other');
    const first = await agree(other, son);
    expect((await call('DELETE', `/api/representatives/${first}`, other)).statusCode).toBe(204);
    expect((await call('GET', `/api/records/${other.id}/timeline`, son)).statusCode).toBe(404);
    expect((await book(son, other.id, '2026-11-24T14:00:00Z')).statusCode).toBe(403);
    expect(await kinds(son)).toContain('representative_ended');
    const second = await agree(other, son);
    expect((await call('DELETE', `/api/representatives/${second}`, son)).statusCode).toBe(204);
    expect((await call('GET', `/api/data/bookings/user/${other.id}`, son)).statusCode).toBe(404);
    expect(await kinds(other)).toContain('representative_ended');
    expect((await call('DELETE', `/api/representatives/${second}`, son)).statusCode).toBe(404);
    const declined = (await ask(other, await addressOf(son))).json<Representative>();
    expect((await call('DELETE', `/api/representatives/${declined.id}`, son)).statusCode).toBe(204);
    expect(await named(other)).toEqual([]);
  });

  test('FAM-6 eleven are too many, and an old session does not name anybody', async () => {
    const many = await somebody('Many');
    await query(
      `insert into representatives (id, patient_id, email, scopes, created_at, expires_at)
       select gen_random_uuid(), $1, n || '@example.test', '{visits}', $2, $2::timestamptz + interval '1 day'
       from generate_series(1, 10) n`,
      [many.id, care.clock.now()],
    );
    const refused = await ask(many, '11@example.test');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'too_many_representatives']);
    expect((await ask(many, '10@example.test')).statusCode).toBe(201);
    care.clock.move(DAY / 24);
    expect((await ask(many, '10@example.test')).json().code).toBe('step_up_required');
  });
});
