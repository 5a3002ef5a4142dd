import type { Dependent } from '@lakou/contract/family';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';

const lakou = testApp();
const CHILD = { name: 'Ti Jo', dateOfBirth: '2019-04-02', relationship: 'child' } as const;
const MOTHER = { name: 'Man Rose', dateOfBirth: '1954-10-20', relationship: 'parent' } as const;
let nadege: Person;
let other: Person;

beforeAll(async () => {
  nadege = await lakou.person('PATIENT');
  other = await lakou.person('PATIENT');
});

const url = (who: Person, rest = '') => `/api/users/${who.id}/dependents${rest}`;
const list = async (who: Person): Promise<Dependent[]> =>
  (await lakou.send(`GET ${url(who)}`, {}, who)).json();
const add = (payload: object, who: Person = nadege) => lakou.send(`POST ${url(who)}`, { payload }, who);
const putAll = (dependents: unknown[], who: Person = nadege) =>
  lakou.send(`PUT /api/users/${who.id}`, { payload: { dependents } }, who);

test('FAM-1 people one acts for are added, changed, and part of the user', async () => {
  const added = await add(CHILD);
  expect(added.statusCode).toBe(201);
  const child = added.json();
  expect(child).toEqual({
    id: expect.any(String),
    ...CHILD,
    profilePictureUrl: null,
    address: null,
    sex: null,
    bloodGroup: null,
  });
  const renamed = await lakou.send(
    `PUT ${url(nadege, `/${child.id}`)}`,
    { payload: { name: 'Jozèf' } },
    nadege,
  );
  expect(renamed.json()).toEqual({ ...child, name: 'Jozèf' });
  expect(await list(nadege)).toEqual([{ ...child, name: 'Jozèf' }]);
  const session = await lakou.send('GET /api/auth/session', {}, nadege);
  expect(session.json().dependents).toEqual([{ ...child, name: 'Jozèf' }]);
});

test('FAM-1 the sex is said where it is known, an old client keeps it, and the record and its export hold it', async () => {
  const who = await lakou.person('PATIENT');
  const { id } = (await add({ ...CHILD, sex: 'Female' }, who)).json<Dependent>();
  expect(await list(who)).toMatchObject([{ sex: 'Female' }]);
  await putAll([{ id, ...CHILD }], who);
  expect(await list(who)).toMatchObject([{ id, sex: 'Female' }]);
  const person = await lakou.send(`GET /api/records/${who.id}/person?dependentId=${id}`, {}, who);
  expect(person.json()).toMatchObject({ name: 'Ti Jo', gender: 'Female' });
  const session = await lakou.send('GET /api/auth/session', {}, who);
  expect(session.json().dependents).toMatchObject([{ id, sex: 'Female' }]);
  await lakou.send(`PUT ${url(who, `/${id}`)}`, { payload: { sex: null } }, who);
  expect(await list(who)).toMatchObject([{ sex: null }]);
  expect((await add({ ...CHILD, sex: 'unknown' }, who)).statusCode).toBe(400);
});

test('FAM-8 a blood group is said where it is known, stays when it is not sent, and is seen in the record', async () => {
  const who = await lakou.person('PATIENT');
  const { id } = (await add({ ...CHILD, bloodGroup: 'O-' }, who)).json<Dependent>();
  await putAll([{ id, ...CHILD }], who);
  expect(await list(who)).toMatchObject([{ id, bloodGroup: 'O-' }]);
  const person = await lakou.send(`GET /api/records/${who.id}/person?dependentId=${id}`, {}, who);
  expect(person.json()).toMatchObject({ name: 'Ti Jo', bloodGroup: 'O-' });
  const own = await lakou.send(`GET /api/records/${who.id}/person`, {}, who);
  expect(own.json().bloodGroup).toBeNull();
  await lakou.send(`PUT ${url(who, `/${id}`)}`, { payload: { bloodGroup: null } }, who);
  expect(await list(who)).toMatchObject([{ bloodGroup: null }]);
  expect((await add({ ...CHILD, bloodGroup: 'C+' }, who)).statusCode).toBe(400);
});

test('FAM-8 allergies of somebody new are entries of their record, and of nobody else’s', async () => {
  const who = await lakou.person('PATIENT');
  const { id } = (await add(CHILD, who)).json<Dependent>();
  const entries = `/api/records/${who.id}/entries`;
  const allergy = { kind: 'allergy', text: 'Pwason', dependentId: id };
  expect((await lakou.send(`POST ${entries}`, { payload: allergy }, who)).statusCode).toBe(201);
  const again = await lakou.send(`POST ${entries}`, { payload: allergy }, who);
  expect(again.json().code).toBe('duplicate_entry');
  const of = async (query: string) => (await lakou.send(`GET ${entries}${query}`, {}, who)).json();
  expect(await of(`?dependentId=${id}`)).toMatchObject([
    { kind: 'allergy', text: 'Pwason', dependentId: id },
  ]);
  expect(await of('')).toEqual([]);
});

describe('FAM-2 the whole list is saved at once', () => {
  test('known ones change, new ones come, incomplete drafts are ignored, those left out go', async () => {
    const [jozef] = await list(nadege);
    const saved = await putAll([
      { ...jozef, relationship: 'other' },
      MOTHER,
      { name: '', dateOfBirth: '2026-11-15', relationship: 'child' },
      { name: 'Half', relationship: 'child' },
      'nonsense',
      null,
    ]);
    expect(saved.statusCode).toBe(200);
    expect(saved.json().dependents).toEqual([
      { ...jozef, relationship: 'other' },
      {
        id: expect.any(String),
        ...MOTHER,
        profilePictureUrl: null,
        address: null,
        sex: null,
        bloodGroup: null,
      },
    ]);
    await putAll([saved.json().dependents[1]]);
    expect((await list(nadege)).map(({ name }) => name)).toEqual(['Man Rose']);
  });

  test('API-5 a date with a time is its day: nobody is dropped for it', async () => {
    const filo = await lakou.person('PATIENT');
    const sent = { ...CHILD, dateOfBirth: '2019-04-02T00:00:00.000Z' };
    expect((await putAll([sent], filo)).json().dependents).toMatchObject([CHILD]);
    expect((await add(sent, filo)).json()).toMatchObject(CHILD);
    const about = { dateOfBirth: '1991-03-14T05:00:00-05:00' };
    const saved = await lakou.send(`PUT /api/users/${filo.id}`, { payload: about }, filo);
    expect(saved.json().dateOfBirth).toBe('1991-03-14');
  });

  test.each([
    [{ dateOfBirth: '04/02/2019' }, 'birth_date_invalid', 'dependents.1.dateOfBirth'],
    [{ dateOfBirth: '2019-02-30' }, 'birth_date_invalid', 'dependents.1.dateOfBirth'],
    [{ relationship: 'cousin' }, 'invalid_request', 'dependents.1.relationship'],
  ])('whoever is complete but wrong is refused, not dropped: %j', async (wrong, code, path) => {
    const filo = await lakou.person('PATIENT');
    const reply = await putAll([MOTHER, { ...CHILD, ...wrong }], filo);
    expect([reply.statusCode, reply.json().code, reply.json().fields[0].path]).toEqual([400, code, path]);
    expect(await list(filo)).toEqual([]);
  });

  test('a whole user sent back changes nobody; without a list the family stays', async () => {
    const before = await list(nadege);
    const user = (await lakou.send(`GET /api/users/${nadege.id}`, {}, nadege)).json();
    expect((await lakou.send(`PUT /api/users/${nadege.id}`, { payload: user }, nadege)).statusCode).toBe(200);
    await lakou.send(`PUT /api/users/${nadege.id}`, { payload: { address: 'Jacmel' } }, nadege);
    expect(await list(nadege)).toEqual(before);
  });

  test('API-5 an unknown or foreign id means somebody new, with an id of ours', async () => {
    const [foreign] = [(await add(CHILD, other)).json()];
    const [mother] = await list(nadege);
    const mine = (await putAll([mother, { ...CHILD, id: foreign.id }, { ...CHILD, id: 'temp-1' }])).json()
      .dependents;
    expect(mine).toHaveLength(3);
    const ids = mine.map(({ id }: Dependent) => id);
    expect(ids).not.toContain(foreign.id);
    expect(ids).not.toContain('temp-1');
    expect(await list(other)).toEqual([foreign]);
  });
});

test('a photo is kept as a file, and shown by its address', async () => {
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#0b6e69' } })
    .png()
    .toBuffer();
  const dataUrl = `data:image/png;base64,${picture.toString('base64')}`;
  const [mother] = await list(nadege);
  const put = (payload: object) => lakou.send(`PUT ${url(nadege, `/${mother?.id}`)}`, { payload }, nadege);
  const changed = (await put({ profilePictureUrl: dataUrl })).json();
  expect(changed.profilePictureUrl).toMatch(/^\/api\/files\/[0-9a-f-]{36}$/);
  expect((await lakou.send(`GET ${changed.profilePictureUrl}`, {}, nadege)).statusCode).toBe(200);
  expect((await put({ name: 'Manman' })).json().profilePictureUrl).toBe(changed.profilePictureUrl);
  expect((await put({ profilePictureUrl: 'javascript:alert(1)' })).statusCode).toBe(400);
  expect((await put({ profilePictureUrl: null })).json().profilePictureUrl).toBeNull();
});

test.each([
  [{ ...CHILD, dateOfBirth: '2026-12-01' }, 'birth_date_invalid'],
  [{ ...CHILD, dateOfBirth: '1850-02-01' }, 'birth_date_invalid'],
  [{ ...CHILD, dateOfBirth: '2019-02-30' }, 'invalid_request'],
  [{ ...CHILD, name: '  ' }, 'invalid_request'],
  [{ ...CHILD, relationship: 'cousin' }, 'invalid_request'],
  [{ name: 'x' }, 'invalid_request'],
])('what cannot be is refused: %j', async (payload, code) => {
  const reply = await add(payload);
  expect([reply.statusCode, reply.json().code]).toEqual([400, code]);
});

describe('FAM-4 a removed dependent', () => {
  async function book(dependentId: string | undefined, status: string): Promise<void> {
    await lakou.platform.db.query(
      `insert into bookings (id, patient_id, dependent_id, provider_id, service_type, mode, starts_at, ends_at, time_zone,
         patient_time_zone, status, base_cents, service_fee_cents, total_cents, created_by, created_at)
       values (gen_random_uuid(), $1, $2, $1, 'x', 'clinic', $3::timestamptz, $3::timestamptz + interval '30 minutes',
         'UTC', 'UTC', $4, 5000, 500, 5500, $1, $3)`,
      [nadege.id, dependentId, lakou.clock.now(), status],
    );
  }
  const remove = (id: string | undefined) => lakou.send(`DELETE ${url(nadege, `/${id}`)}`, {}, nadege);

  test('is not removed while a visit is to come, by either way', async () => {
    const { id } = (await add({ ...CHILD, name: 'Booked' })).json();
    await book(id, 'confirmed');
    expect([(await remove(id)).statusCode, (await remove(id)).json().code]).toEqual([409, 'visit_to_come']);
    expect((await putAll([])).json().code).toBe('visit_to_come');
    expect((await list(nadege)).map((one) => one.id)).toContain(id);
  });

  test('keeps their records, and can be neither seen nor changed nor removed again', async () => {
    const { id } = (await add({ ...CHILD, name: 'Seen' })).json();
    await book(id, 'cancelled');
    expect((await remove(id)).statusCode).toBe(204);
    expect((await list(nadege)).map((one) => one.id)).not.toContain(id);
    expect((await remove(id)).statusCode).toBe(404);
    expect(
      (await lakou.send(`PUT ${url(nadege, `/${id}`)}`, { payload: { name: 'x' } }, nadege)).statusCode,
    ).toBe(404);
    const kept = await lakou.platform.db.query('select 1 from bookings where dependent_id = $1', [id]);
    expect(kept).toHaveLength(1);
  });

  test('the database itself refuses a record that pairs them with somebody else', async () => {
    const foreign = (await add(CHILD, other)).json();
    await expect(book(foreign.id, 'cancelled')).rejects.toThrow('foreign key');
  });
});

test('twenty at most, however many are added at once', async () => {
  const many = await lakou.person('PATIENT');
  const replies = await Promise.all(
    Array.from({ length: 24 }, (_, i) => add({ ...CHILD, name: `N${i}` }, many)),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
  expect(replies.find(({ statusCode }) => statusCode !== 201)?.json().code).toBe('too_many_dependents');
});
