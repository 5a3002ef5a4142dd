import type { HandOver, HandOverOffer } from '@lakou/contract/hand-overs';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { mailTo } from '#test/outbox.ts';
import { tellOfAge } from './telling.jobs.ts';

const care = agendaTest('2026-11-15T12:00:00Z');
const DAY = 86_400;
let rosemene: Somebody;
let wideline: Somebody;

const query = <T extends object>(text: string, values: unknown[] = []) =>
  care.lakou.db.query<T>(text, values);
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, as: Somebody, payload?: object) =>
  care.instance().app.inject({ method, url, headers: as.headers, ...(payload && { payload }) });

async function grownUp(of: Somebody, born = '2008-11-15', name = 'Wideline'): Promise<string> {
  const payload = { name, dateOfBirth: born, relationship: 'child' };
  return (await call('POST', `/api/users/${of.id}/dependents`, of, payload)).json().id;
}
const address = (of: Somebody, id: string) => `/api/users/${of.id}/dependents/${id}/hand-over`;
const newEmail = () => `wideline-${uuidv7()}@example.test`;
/** The token in the mail of a new invitation. */
async function invite(of: Somebody, id: string, email = newEmail()): Promise<string> {
  const sent = await call('POST', address(of, id), of, { email });
  expect([sent.statusCode, sent.json()]).toMatchObject([201, { state: 'open', dependentId: id, email }]);
  const mails = await mailTo(care.instance().platform, email);
  return /token=([0-9a-f]{64})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}
const answer = (as: Somebody, what: 'look' | 'accept' | 'decline', token: string) =>
  call('POST', `/api/hand-overs/${what}`, as, { token });
const invitations = async (of: Somebody) =>
  (await call('GET', `/api/users/${of.id}/hand-overs`, of)).json<HandOver[]>();
const kinds = async (of: Somebody) =>
  (
    await query<{ kind: string }>('select kind from notifications where user_id = $1 order by id', [of.id])
  ).map(({ kind }) => kind);

beforeAll(async () => {
  rosemene = await care.patient();
  wideline = await care.patient();
  await care.rename(rosemene, 'Rosemène Joseph');
});

/** One of nearly everything that a record has. */
async function fillRecord(of: Somebody, id: string, doctor: Somebody): Promise<void> {
  const visit = await care.booking(of, doctor.id, '2026-11-20T14:00:00Z', { dependentId: id });
  await query(
    `update bookings set status = 'completed', completed_at = '2026-11-14T14:30Z', starts_at = '2026-11-14T14:00Z',
       ends_at = '2026-11-14T14:30Z' where id = $1`,
    [visit.id],
  );
  await care.booking(of, doctor.id, '2026-11-21T14:00:00Z', { dependentId: id });
  await query(
    `insert into provider_reviews (id, booking_id, provider_id, author_id, stars, created_at)
     values (gen_random_uuid(), $1, $2, $3, 5, now())`,
    [visit.id, doctor.id, of.id],
  );
  const entry = { kind: 'allergy', text: 'Penicillin', dependentId: id };
  expect((await call('POST', `/api/records/${of.id}/entries`, of, entry)).statusCode).toBe(201);
  const value = {
    loinc: '718-7',
    name: 'Hemoglobin',
    value: '11',
    unit: 'g/dL',
    flag: 'low',
    low: 12,
    high: null,
  };
  const brought = await call('POST', `/api/records/${of.id}/imports`, of, {
    source: { name: 'Miami General' },
    results: [{ takenOn: '2026-03-02', laboratory: null, values: [value] }],
    dependentId: id,
  });
  expect(brought.statusCode).toBe(201);
  const who = [of.id, id, doctor.id];
  await query(
    `insert into record_entry_versions (id, entry_id, patient_id, changed_by, changed_at, before)
     select gen_random_uuid(), id, patient_id, author_id, now(), '{}' from record_entries where dependent_id = $1`,
    [id],
  );
  await query(
    `with note as (insert into visit_notes (id, patient_id, dependent_id, author_id, booking_id, status, sections,
         author_name, created_at, updated_at, signed_at)
       values (gen_random_uuid(), $1, $2, $3, $4, 'signed', '{}', 'Dr Mirlande', now(), now(), now()) returning id)
     insert into prescriptions (id, number, position, note_id, patient_id, dependent_id, author_id, drug, form, dose,
       frequency, refills, prescribed_at)
     select gen_random_uuid(), '1', 0, note.id, $1, $2, $3, 'Amoxicillin', 'tablet', 1, 'daily', 0, now() from note`,
    [...who, visit.id],
  );
  await query(
    `with request as (insert into lab_requests (id, patient_id, dependent_id, test_type, tests, title, requested_by,
         status, requested_at, changed_at, changed_by, result_version)
       values (gen_random_uuid(), $1, $2, 'blood', '{}', 'CBC', $3, 'completed', now(), now(), $3, 1) returning id)
     insert into lab_results (request_id, version, patient_id, summary, author_id, reported_at, critical)
     select request.id, 1, $1, 'fine', $3, now(), false from request`,
    who,
  );
  await query(
    `with sent as (insert into referrals (id, patient_id, dependent_id, referring_provider_id, destination_name, reason,
         priority, created_at)
       values (gen_random_uuid(), $1, $2, $3, 'HUEH', 'Heart', 'routine', now()) returning id),
     link as (insert into referral_links (id, referral_id, patient_id, token_hash, created_at, expires_at)
       select gen_random_uuid(), sent.id, $1, sha256('x'), now(), now() + interval '1 day' from sent)
     insert into referral_attachments (referral_id, patient_id, position, kind, item_id, title)
     select sent.id, $1, 0, 'lab', gen_random_uuid(), 'CBC' from sent`,
    who,
  );
  await query(
    `insert into measurements (id, patient_id, dependent_id, at, weight, signs, in_pregnancy, author_id, created_at)
     values (gen_random_uuid(), $1, $2, now(), 51, '{}', false, $1, now())`,
    [of.id, id],
  );
  await query(
    `insert into record_grants (id, patient_id, dependent_id, provider_id, source, created_at, until)
     values (gen_random_uuid(), $1, $2, $3, 'patient', now(), now() + interval '300 days')`,
    who,
  );
  for (const [owner, dependentId, kcal] of [
    [of.id, id, 111],
    [wideline.id, null, 222],
  ])
    await query(
      `insert into tracker_settings (patient_id, dependent_id, move_kcal, exercise_minutes, stand_hours, share_symptoms)
       values ($1, $2, $3, 30, 12, false)`,
      [owner, dependentId, kcal],
    );
}

describe('FAM-5 an adult takes over her own records', () => {
  let id: string;
  let token: string;
  let doctor: Somebody;

  beforeAll(async () => {
    doctor = await care.provider();
    await care.verify(doctor);
    id = await grownUp(rosemene);
    await fillRecord(rosemene, id, doctor);
  });

  test('she sees from whom and how much, and nothing has moved', async () => {
    token = await invite(rosemene, id);
    const offer = await answer(wideline, 'look', token);
    expect(offer.statusCode).toBe(200);
    const { contents, ...rest } = offer.json<HandOverOffer>();
    expect(rest).toEqual({
      from: 'Rosemène Joseph',
      name: 'Wideline',
      dateOfBirth: '2008-11-15',
      expiresAt: '2026-11-22T12:00:00.000Z',
    });
    expect(Object.fromEntries(contents.map(({ part, count }) => [part, count]))).toEqual({
      visits: 2,
      entries: 1,
      notes: 1,
      prescriptions: 1,
      labs: 1,
      referrals: 1,
      measurements: 1,
    });
    const looks = await query(
      `select 1 from audit_events where actor_id = $1 and action = 'hand-over:look' and $2 = any (subject_ids)`,
      [wideline.id, id],
    );
    expect(looks).toHaveLength(1);
  });

  test('attack: the sender cannot follow the link, nor can other roles, and a wrong link is none', async () => {
    for (const what of ['look', 'accept', 'decline'] as const) {
      expect((await answer(rosemene, what, token)).statusCode).toBe(404);
      expect((await answer(doctor, what, token)).statusCode).toBe(403);
      expect((await answer(wideline, what, `${token.slice(1)}0`)).statusCode).toBe(404);
    }
  });

  test('once she accepts everything is hers, and her mother sees none of it', async () => {
    const before = await call('GET', `/api/records/${rosemene.id}/entries?dependentId=${id}`, rosemene);
    expect(before.json()).toHaveLength(1);
    await query(
      `insert into death_reports (id, patient_id, dependent_id, reported_by, died_on, file_id, reported_at)
       values (gen_random_uuid(), $1, $2, $1, '2026-11-14', gen_random_uuid(), now())`,
      [rosemene.id, id],
    );
    expect((await answer(wideline, 'accept', token)).statusCode).toBe(204);
    expect(await query('select state from death_reports where patient_id = $1', [wideline.id])).toEqual([
      { state: 'refused' },
    ]);

    const mine = await call('GET', `/api/records/${wideline.id}/entries`, wideline);
    expect(mine.json()).toMatchObject([{ text: 'Penicillin' }]);
    const brought = await call('GET', `/api/records/${wideline.id}/imported-results`, wideline);
    expect(brought.json()).toMatchObject([{ values: [{ value: '11' }] }]);
    // What her mother wrote for her is hers to correct.
    const corrected = await care.instance().app.inject({
      method: 'PUT',
      url: `/api/records/${wideline.id}/entries/${mine.json()[0].id}`,
      headers: wideline.headers,
      payload: { text: 'Penicillin V' },
    });
    expect(corrected.statusCode).toBe(200);
    expect((await care.list(wideline, wideline.id)).json()).toHaveLength(2);
    const [notes] = await query<{ owner: string; dependent: string | null }>(
      'select patient_id as owner, dependent_id as dependent from visit_notes where author_id = $1',
      [doctor.id],
    );
    expect(notes).toEqual({ owner: wideline.id, dependent: null });
    expect(
      await query('select move_kcal from tracker_settings where patient_id = $1', [wideline.id]),
    ).toEqual([{ move_kcal: 222 }]);

    const after = await call('GET', `/api/records/${rosemene.id}/entries?dependentId=${id}`, rosemene);
    expect(after.statusCode).toBe(404);
    expect((await call('GET', `/api/users/${rosemene.id}/dependents`, rosemene)).json()).toEqual([]);
    expect((await care.list(rosemene, rosemene.id)).json()).toEqual([]);
    expect(await invitations(rosemene)).toEqual([]);
  });

  test('an old list of the family that still names her does not make her anew', async () => {
    const list = [{ id, name: 'Wideline', dateOfBirth: '2008-11-15', relationship: 'child' }];
    const saved = await care.instance().app.inject({
      method: 'PUT',
      url: `/api/users/${rosemene.id}`,
      headers: rosemene.headers,
      payload: { dependents: list },
    });
    expect([saved.statusCode, saved.json().dependents]).toEqual([200, []]);
  });

  test('no table holds a row about the dependent, and what her mother allowed others has ended', async () => {
    const tables = await query<{ name: string }>(
      `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and column_name = 'dependent_id' and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(15);
    for (const { name } of tables)
      expect([name, await query(`select 1 from ${name} where dependent_id = $1`, [id])]).toEqual([name, []]);
    expect(
      await query(
        `select 'link' from referral_links where patient_id = $1 and revoked_at is null
         union all select 'grant' from record_grants where patient_id = $1 and revoked_at is null`,
        [wideline.id],
      ),
    ).toEqual([]);
    // Who treats her goes on treating her.
    const read = await call('GET', `/api/records/${wideline.id}/entries`, doctor);
    expect(read.statusCode).toBe(200);
  });

  test('both are told, it is in the audit trail, and the link is used up', async () => {
    expect(await kinds(rosemene)).toContain('hand_over_done');
    expect(await kinds(wideline)).toContain('hand_over_received');
    const [event] = await query<{ subjects: string[] }>(
      `select subject_ids as subjects from audit_events where action = 'hand-over:accept'`,
    );
    expect(event?.subjects).toEqual([rosemene.id, id, wideline.id]);
    expect((await answer(wideline, 'accept', token)).statusCode).toBe(404);
  });

  test('a signed note is still never changed', async () => {
    await expect(
      query(`update visit_notes set patient_id = $1, author_name = 'x' where patient_id = $2`, [
        rosemene.id,
        wideline.id,
      ]),
    ).rejects.toThrow('never changed');
  });
});

describe('FAM-5 nothing changes', () => {
  test('before the 18th birthday, to the day', async () => {
    const child = await grownUp(rosemene, '2008-11-16');
    const refused = await call('POST', address(rosemene, child), rosemene, { email: newEmail() });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'not_of_age']);
  });

  test('when her profile names another birth date: it would be the record of somebody else', async () => {
    const token = await invite(rosemene, await grownUp(rosemene, '2001-02-03'));
    const other = await care.patient();
    await query('update patient_profiles set date_of_birth = $2 where user_id = $1', [
      other.id,
      '2001-02-04',
    ]);
    const refused = await answer(other, 'accept', token);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'birth_date_differs']);
    await query('update patient_profiles set date_of_birth = $2 where user_id = $1', [
      other.id,
      '2001-02-03',
    ]);
    expect((await answer(other, 'accept', token)).statusCode).toBe(204);
  });

  test('when she declines: her mother is told and may ask again, which ends the first link', async () => {
    const id = await grownUp(rosemene);
    const first = await invite(rosemene, id);
    const second = await invite(rosemene, id);
    expect((await answer(wideline, 'look', first)).statusCode).toBe(404);
    expect((await answer(wideline, 'decline', second)).statusCode).toBe(204);
    expect(await care.told(rosemene.id, id)).toEqual(['hand_over_declined']);
    expect((await answer(wideline, 'accept', second)).statusCode).toBe(404);
    const one = (await invitations(rosemene)).find(({ dependentId }) => dependentId === id);
    expect(one?.state).toBe('declined');
    expect((await answer(wideline, 'look', await invite(rosemene, id))).statusCode).toBe(200);
  });

  test('when it is withdrawn, or a week has passed', async () => {
    const id = await grownUp(rosemene);
    const token = await invite(rosemene, id);
    expect((await call('DELETE', address(rosemene, id), rosemene)).statusCode).toBe(204);
    expect((await answer(wideline, 'accept', token)).statusCode).toBe(404);
    expect((await call('DELETE', address(rosemene, id), rosemene)).statusCode).toBe(404);
    const late = await invite(rosemene, id);
    await query(
      `update hand_overs set created_at = $2::timestamptz - interval '7 days', expires_at = $2 where dependent_id = $1`,
      [id, care.clock.now()],
    );
    expect((await answer(wideline, 'accept', late)).statusCode).toBe(404);
    expect((await invitations(rosemene)).find(({ dependentId }) => dependentId === id)?.state).toBe(
      'expired',
    );
  });

  test('when two visits would be at one time: the answer says so, and all stays', async () => {
    const [id, doctor] = [await grownUp(rosemene), await care.provider()];
    await care.booking(rosemene, doctor.id, '2026-11-24T14:00:00Z', { dependentId: id });
    await care.booking(wideline, (await care.provider()).id, '2026-11-24T14:00:00Z');
    const reply = await answer(wideline, 'accept', await invite(rosemene, id));
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'conflict']);
    expect(await query('select 1 from bookings where dependent_id = $1', [id])).toHaveLength(1);
  });
});

test('FAM-5 attack: of several answers at once one counts', async () => {
  const id = await grownUp(rosemene);
  const token = await invite(rosemene, id);
  const taker = await care.patient();
  const replies = await Promise.all([1, 2, 3].map(() => answer(taker, 'accept', token)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404, 404]);
});

test('FAM-5 a family is told once, thirty days before', async () => {
  const mother = await care.patient();
  await grownUp(mother, '2008-12-20', 'Soon');
  await grownUp(mother, '1990-01-01', 'Long ago');
  await tellOfAge(care.instance().platform);
  expect(await kinds(mother)).toEqual([]);
  care.clock.move(10 * DAY);
  await tellOfAge(care.instance().platform);
  await tellOfAge(care.instance().platform);
  expect(await kinds(mother)).toEqual(['dependent_of_age']);
  care.clock.move(-10 * DAY);
});

describe('FAM-5 no table is forgotten', () => {
  /** What stays, and why. */
  const STAYS = ['app_consents', 'hand_overs'];

  test('each table that names a dependent moves, or is named here', async () => {
    const named = await query<{ name: string }>(
      `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and c.column_name = 'dependent_id' and t.table_type = 'BASE TABLE' order by 1`,
    );
    const moved = await query<{ name: string }>('select id::regclass::text as name from hand_over_tables');
    expect([...moved.map(({ name }) => name), ...STAYS].toSorted()).toEqual(
      named.map(({ name }) => name).toSorted(),
    );
  });

  test('each key that holds the owner of such a table is followed, one step deep', async () => {
    const keys = await query<{ name: string }>(
      `select distinct f.conrelid::regclass::text as name from pg_constraint f
       join pg_attribute a on a.attrelid = f.confrelid and a.attnum = any (f.confkey) and a.attname = 'patient_id'
       where f.contype = 'f' and f.confrelid in (select id from hand_over_tables)
         and f.conrelid not in (select id from hand_over_tables) order by 1`,
    );
    const followed = await query<{ name: string }>(
      'select id::regclass::text as name from hand_over_followers order by 1',
    );
    expect(followed).toEqual(keys);
    const deeper = await query(
      `select f.conrelid::regclass::text as name from pg_constraint f
       join hand_over_followers t on t.id = f.confrelid
       join pg_attribute a on a.attrelid = f.confrelid and a.attnum = any (f.confkey) and a.attname = t.owner_column
       where f.contype = 'f'`,
    );
    expect(deeper).toEqual([]);
  });

  test('what one person has once is decided: a new such table needs a line in hand_over_record', async () => {
    const once = await query<{ name: string }>(
      `select i.indrelid::regclass::text as name from pg_index i
       join hand_over_tables t on t.id = i.indrelid
       where i.indisunique and exists (select from pg_attribute a where a.attrelid = i.indrelid
           and a.attnum = any (i.indkey) and a.attname in ('patient_id', 'dependent_id'))
         and not exists (select from pg_attribute a where a.attrelid = i.indrelid
           and a.attnum = any (i.indkey) and a.attname = 'id') order by 1`,
    );
    // Drafts of one author about both are a conflict, which the author ends by signing or dropping one.
    // A report of a death is refused by who takes over their records, before they move.
    expect(once.map(({ name }) => name)).toEqual([
      'death_reports',
      'heart_profiles',
      'tracker_settings',
      'visit_notes',
    ]);
  });
});
