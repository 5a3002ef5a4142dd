import { beforeAll, describe, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';

const care = agendaTest();
let admin: Somebody;
let clinic: Somebody;
let staff: Somebody;
let patients: Somebody[];

const list = (as: Somebody, query = '') => care.send('GET', `/api/users/patients${query}`, as);
const names = async (as: Somebody, q: string) =>
  (await list(as, `?q=${encodeURIComponent(q)}`)).json().map(({ name }: { name: string }) => name);

/** The last audit event of a person. */
async function lastLine({ id }: Somebody) {
  const [row] = await care.lakou.db.query<{ action: string; subjectIds: string[] }>(
    `select action, coalesce(subject_ids, array[subject_id]) as "subjectIds" from audit_events
     where actor_id = $1 order by id desc limit 1`,
    [id],
  );
  return row;
}

beforeAll(async () => {
  [admin, clinic] = [await care.somebody('ADMIN'), await care.somebody('CLINIC_ADMIN')];
  const [{ clinicId = '' } = {}] = await care.lakou.db.query<{ clinicId: string }>(
    'select clinic_id as "clinicId" from app_users where id = $1',
    [clinic.id],
  );
  staff = await care.provider({ clinicId });
  await care.verify(staff);
  patients = [await care.patient(), await care.patient(), await care.patient()];
  const called = ['Élise Toussaint', 'Bernard Louis', 'Elizabèt 100% Jean'];
  for (const [index, patient] of patients.entries()) await care.rename(patient, called[index] ?? '');
  for (const [index, patient] of patients.slice(0, 2).entries())
    await care.booking(patient, staff.id, `2026-11-1${8 + index}T14:00:00Z`);
});

describe('GET /api/users/patients', () => {
  test('API-1 comes in pages; each leaves one line, with those on it and nobody else', async () => {
    const ids = patients.map(({ id }) => id).sort();
    const first = await list(admin, '?limit=2');
    expect(first.json().map(({ id }: Somebody) => id)).toEqual(ids.slice(0, 2));
    expect(await lastLine(admin)).toEqual({
      action: 'patients:list',
      subjectIds: ids.slice(0, 2),
    });
    const next = /<(.+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await care.send('GET', next, admin);
    expect(second.json().map(({ id }: Somebody) => id)).toEqual(ids.slice(2));
    expect(await lastLine(admin)).toMatchObject({ subjectIds: ids.slice(2) });
    const [{ lines } = {}] = await care.lakou.db.query<{ lines: number }>(
      'select count(*) as lines from audit_events where actor_id = $1',
      [admin.id],
    );
    expect(lines).toBe(2);
  });

  test('a provider and a clinic see those who come to them, by name and how to reach them', async () => {
    for (const reader of [staff, clinic]) {
      const rows = (await list(reader)).json();
      expect(rows.map(({ id }: Somebody) => id)).toEqual([patients[0]?.id, patients[1]?.id].sort());
      for (const row of rows)
        expect(Object.keys(row).sort()).toEqual([
          'dependents',
          'email',
          'id',
          'name',
          'phone',
          'profilePhotoUrl',
        ]);
      expect(await lastLine(reader)).toMatchObject({ subjectIds: rows.map(({ id }: Somebody) => id) });
    }
  });

  test('API-2 names the dependents who are treated, and no other of the family', async () => {
    const mother = await care.patient();
    const [treated, other] = [await care.dependent(mother), await care.dependent(mother)];
    await care.booking(mother, staff.id, '2026-11-25T14:00:00Z', { dependentId: treated });
    const rowOf = async (as: Somebody) =>
      (await list(as, '?limit=500')).json().find(({ id }: Somebody) => id === mother.id);
    for (const reader of [staff, clinic]) {
      const { dependents } = await rowOf(reader);
      expect(dependents.map(({ id }: { id: string }) => id)).toEqual([treated]);
      expect(Object.keys(dependents[0]).sort()).toEqual(['id', 'name']);
      expect((await lastLine(reader))?.subjectIds).toContain(treated);
      expect((await lastLine(reader))?.subjectIds).not.toContain(other);
    }
    expect((await rowOf(admin)).dependents).toEqual([]);
    await care.lakou.db.query('update app_users set erased_at = now() where id = $1', [mother.id]);
  });

  test('is searched by all words of a name, whatever its accents', async () => {
    for (const reader of [admin, staff, clinic]) {
      expect(await names(reader, 'elise tous')).toEqual(['Élise Toussaint']);
      expect(await names(reader, 'élise louis')).toEqual([]);
      expect(await names(reader, '  ')).toHaveLength(reader === admin ? 3 : 2);
    }
    expect(await names(admin, '100%')).toEqual(['Elizabèt 100% Jean']);
    expect(await names(staff, '%')).toEqual([]);
  });

  test('an administrator finds an address; nobody else learns anything by guessing one', async () => {
    const address = `${patients[0]?.id}@example.test`;
    expect(await names(admin, address)).toEqual(['Élise Toussaint']);
    for (const reader of [staff, clinic]) expect(await names(reader, address)).toEqual([]);
  });

  test('what was searched goes on with the next page', async () => {
    const page = await list(admin, '?limit=1&q=el');
    expect(page.headers.link).toContain('q=el');
    const next = /<(.+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
    expect((await care.send('GET', next, admin)).json()).toHaveLength(1);
  });

  test('patients and sponsors are turned away at the door', async () => {
    for (const role of ['PATIENT', 'SPONSOR'] as const)
      expect((await list(await care.somebody(role))).statusCode).toBe(403);
  });

  test('an account that was erased is in no list', async () => {
    const gone = await care.patient();
    await care.booking(gone, staff.id, '2026-11-24T14:00:00Z');
    await care.lakou.db.query('update app_users set erased_at = now() where id = $1', [gone.id]);
    for (const reader of [admin, staff, clinic])
      expect((await list(reader)).json().map(({ id }: Somebody) => id)).not.toContain(gone.id);
  });
});
