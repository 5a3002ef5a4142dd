import type { DeathReport } from '@lakou/contract/deaths';
import { beforeEach, describe, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { png } from '#test/pictures.ts';
import { sendReminders } from '../bookings/reminders.jobs.ts';

const care = agendaTest('2026-11-15T12:00:00Z');
let marie: Somebody;
let doctor: Somebody;
let admin: Somebody;

const query = <T extends object>(text: string, values: unknown[] = []) =>
  care.lakou.db.query<T>(text, values);
const call = (method: 'GET' | 'POST' | 'PUT', url: string, as: Somebody, payload?: object) =>
  care.instance().app.inject({ method, url, headers: as.headers, ...(payload && { payload }) });
const certificate = async () => `data:image/png;base64,${(await png()).toString('base64')}`;
const report = async (as: Somebody, id: string, more: object = {}) =>
  call('POST', `/api/records/${id}/death-report`, as, {
    diedOn: '2026-11-14',
    documentUrl: await certificate(),
    ...more,
  });
const decide = (id: string, decision: string) =>
  call('PUT', `/api/admin/death-reports/${id}`, admin, { decision });
const readable = async (as: Somebody, id: string, query = '') =>
  (await call('GET', `/api/records/${id}/timeline${query}`, as)).statusCode;
const kinds = async (of: Somebody) =>
  (
    await query<{ kind: string }>(
      `select kind from notifications where user_id = $1 and kind like 'death%' order by id`,
      [of.id],
    )
  ).map(({ kind }) => kind);
const stateOf = async (id: string) =>
  (await query<{ status: string }>('select status from bookings where id = $1', [id]))[0]?.status;

beforeEach(async () => {
  marie = await care.patient();
  await care.rename(marie, 'Marie Louis');
  doctor = await care.provider();
  await care.verify(doctor);
  admin = await care.somebody('ADMIN');
});

describe('FAM-7 a person dies', () => {
  test('FAM-7 a provider in care reports it; reminders stop, and nothing else changes', async () => {
    const visit = await care.booking(marie, doctor.id, '2026-11-16T14:00:00Z');
    const reported = await report(doctor, marie.id);
    expect([reported.statusCode, reported.json()]).toMatchObject([201, { state: 'reported' }]);
    expect(await kinds(marie)).toEqual(['death_reported']);
    expect((await report(doctor, marie.id)).json().code).toBe('death_already_reported');
    expect([await readable(marie, marie.id), await readable(doctor, marie.id)]).toEqual([200, 200]);
    const waiting = await call('GET', '/api/admin/death-reports', admin);
    const [found] = waiting.json<DeathReport[]>().filter(({ patientId }) => patientId === marie.id);
    expect(found).toMatchObject({
      name: 'Marie Louis',
      diedOn: '2026-11-14',
      reportedBy: 'Dr Mirlande',
      byProvider: true,
      state: 'reported',
    });
    expect((await call('GET', found?.documentUrl ?? '', admin)).statusCode).toBe(200);
    expect((await call('GET', found?.documentUrl ?? '', marie)).statusCode).toBe(404);
    care.clock.move(26 * 3600);
    await sendReminders(care.instance().platform);
    expect(await care.told(marie.id, visit.id)).toEqual(['booking_confirmed']);
    care.clock.move(-26 * 3600);
  });

  test('FAM-7 confirmed: no way in, visits end with the money back, the record closes but for an emergency', async () => {
    const visit = await care.booking(marie, doctor.id, '2026-11-20T14:00:00Z');
    const family = await care.dependent(marie, 'Ti Rose');
    const childs = await care.booking(marie, doctor.id, '2026-11-21T14:00:00Z', { dependentId: family });
    const { id } = (await report(doctor, marie.id)).json<{ id: string }>();
    const confirmed = await decide(id, 'confirmed');
    expect([confirmed.statusCode, confirmed.json()]).toMatchObject([200, { state: 'confirmed' }]);
    expect([await stateOf(visit.id), await stateOf(childs.id)]).toEqual(['cancelled', 'confirmed']);
    expect(await care.told(doctor.id, visit.id)).toContain('booking_cancelled');
    expect(await readable(marie, marie.id)).toBe(401);
    expect(await readable(doctor, marie.id)).toBe(404);
    expect(await kinds(doctor)).toEqual(['death_confirmed']);
    const [notDue] = await query(
      `select 1 from notifications where user_id = $1 and kind = 'death_confirmed' and delivered_at is null`,
      [marie.id],
    );
    expect(notDue).toBeDefined();
    expect((await decide(id, 'refused')).json().code).toBe('move_not_allowed');
    await query(`update bookings set status = 'completed', completed_at = ends_at where id = $1`, [visit.id]);
    expect(await readable(doctor, marie.id)).toBe(404);
    const reason = 'The court asks for the record of the last visit.';
    expect((await call('POST', `/api/records/${marie.id}/break-glass`, doctor, { reason })).statusCode).toBe(
      201,
    );
    expect(await readable(doctor, marie.id)).toBe(200);
  });

  test('FAM-7 reported wrongly: taken back, she signs in again, and all are told', async () => {
    await care.booking(marie, doctor.id, '2026-11-20T14:00:00Z');
    await query(
      `insert into record_grants (id, patient_id, provider_id, source, created_at, until)
       values (gen_random_uuid(), $1, $2, 'patient', $3, $3::timestamptz + interval '1 day')`,
      [marie.id, doctor.id, care.clock.now()],
    );
    const { id } = (await report(doctor, marie.id)).json<{ id: string }>();
    await decide(id, 'confirmed');
    expect(await readable(doctor, marie.id)).toBe(404);
    expect((await decide(id, 'undone')).json()).toMatchObject({ state: 'undone' });
    const [account] = await query<{ suspended: boolean }>(
      'select suspended_at is not null as suspended from app_users where id = $1',
      [marie.id],
    );
    expect(account?.suspended).toBe(false);
    expect(await readable(doctor, marie.id)).toBe(200);
    expect([(await kinds(marie)).at(-1), (await kinds(doctor)).at(-1)]).toEqual([
      'death_undone',
      'death_undone',
    ]);
    expect((await report(doctor, marie.id)).statusCode).toBe(201);
  });

  test('FAM-7 a family reports a dependent; once confirmed the record is shown to nobody of the family', async () => {
    const child = await care.dependent(marie);
    const { id } = (await report(marie, marie.id, { dependentId: child })).json<{ id: string }>();
    expect(await readable(marie, marie.id, `?dependentId=${child}`)).toBe(200);
    await decide(id, 'confirmed');
    expect(await readable(marie, marie.id, `?dependentId=${child}`)).toBe(404);
    expect(await readable(marie, marie.id)).toBe(200);
    expect((await call('GET', `/api/users/${marie.id}/dependents`, marie)).json()).toEqual([]);
    await decide(id, 'undone');
    expect(await readable(marie, marie.id, `?dependentId=${child}`)).toBe(200);
    expect(await kinds(marie)).toEqual(['death_confirmed', 'death_undone']);
  });

  test('FAM-7 refused: nothing was closed, and it can be reported again', async () => {
    await care.booking(marie, doctor.id, '2026-11-20T14:00:00Z');
    const { id } = (await report(doctor, marie.id)).json<{ id: string }>();
    await decide(id, 'refused');
    expect(await readable(marie, marie.id)).toBe(200);
    expect(await kinds(doctor)).toEqual(['death_refused']);
    expect((await decide(id, 'undone')).json().code).toBe('move_not_allowed');
    expect((await report(doctor, marie.id)).statusCode).toBe(201);
  });

  test('attack: nobody reports a stranger, themselves, the future, or with the document of another', async () => {
    const child = await care.dependent(marie);
    const stranger = await care.patient();
    expect((await report(doctor, marie.id)).statusCode).toBe(404);
    expect((await report(marie, marie.id)).statusCode).toBe(404);
    expect((await report(stranger, marie.id, { dependentId: child })).statusCode).toBe(404);
    expect((await report(stranger, stranger.id, { dependentId: child })).statusCode).toBe(404);
    const mine = (more: object) => report(marie, marie.id, { dependentId: child, ...more });
    expect((await mine({ diedOn: '2026-11-17' })).statusCode).toBe(400);
    const [born] = await query<{ day: string }>(
      'select (date_of_birth - 1)::text as day from dependents where id = $1',
      [child],
    );
    const tooEarly = await mine({ diedOn: born?.day });
    expect([tooEarly.statusCode, tooEarly.json().fields?.[0]?.path]).toEqual([400, 'diedOn']);
    expect((await mine({ documentUrl: 'nothing' })).statusCode).toBe(400);
    const kept = await call('POST', `/api/records/${stranger.id}/death-report`, stranger, {
      diedOn: '2026-11-14',
      documentUrl: await certificate(),
      dependentId: await care.dependent(stranger),
    });
    const [file] = await query<{ id: string }>('select file_id as id from death_reports where id = $1', [
      kept.json().id,
    ]);
    expect((await mine({ documentUrl: `/api/files/${file?.id}` })).statusCode).toBe(404);
    expect((await decide(kept.json().id, 'undone')).statusCode).toBe(409);
  });
});
