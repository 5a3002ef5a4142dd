import type { User } from '@lakou/contract';
import type { Measurement } from '@lakou/contract/measurements';
import { uuidv7 } from 'uuidv7';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';

const care = bookingTest('2026-11-15T12:00:00Z');
const AT = '2026-11-15T10:00:00.000Z';
const HIGH = { at: AT, systolic: 145, diastolic: 95 };
let nadege: Somebody;
let marie: Somebody;
let midwife: Somebody;
let child: string;

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', rest: string, as: Somebody, payload?: object) =>
  care.instance().app.inject({
    method,
    url: `/api/data/health/${rest}`,
    headers: as.headers,
    ...(payload && { payload }),
  });
const status = async (...call: Parameters<typeof ask>) => (await ask(...call)).statusCode;
const note = (as: Somebody, details: object) =>
  ask('POST', `measurements/${as.id}`, as, { id: uuidv7(), ...details });
const noted = async (as: Somebody, details: object): Promise<Measurement> => (await note(as, details)).json();
const read = async (as: Somebody, rest = '', of = as): Promise<Measurement[]> =>
  (await ask('GET', `measurements/${of.id}${rest}`, as)).json();

beforeAll(async () => {
  nadege = await care.patient();
  marie = await care.patient();
  midwife = await care.provider();
  child = await care.dependent(nadege);
  for (const { id } of [nadege, marie])
    await care.lakou.db.query("update patient_profiles set gender = 'Female' where user_id = $1", [id]);
  await care.lakou.db.query('update provider_profiles set license_verified = true where user_id = $1', [
    midwife.id,
  ]);
  await ask('POST', `maternity/${marie.id}/profile`, marie, { dueDate: '2027-03-09' });
  const { id } = await care.booking(marie, midwife.id, '2026-11-16T14:00:00Z');
  await care.put(id, 'confirmed');
});
beforeEach(async () => {
  await care.lakou.db.query('delete from measurements');
  await care.lakou.db.query('delete from maternity_alerts');
  await ask('PUT', `maternity/${marie.id}/profile`, marie, { shared: true });
});

describe('MEAS-1 one store of measurements', () => {
  test('what is noted in one place is read in every other, in its documented form', async () => {
    const { id } = await noted(marie, { at: AT, weight: 64, systolic: 118, diastolic: 76 });
    expect((await ask('GET', `trackers/${marie.id}/vitals`, marie)).json()).toEqual([
      expect.objectContaining({ id, at: AT, weight: 64, systolic: 118, fasting: false }),
    ]);
    expect((await ask('GET', `maternity/${marie.id}/vitals`, marie)).json()).toEqual([
      { id, date: AT, weight: 64, systolic: 118, diastolic: 76, signs: [], authorId: marie.id },
    ]);
    const her = (await ask('POST', `maternity/${marie.id}/vitals`, marie, {
      weight: 65,
      systolic: 110,
      diastolic: 70,
    })) as { json(): { id: string } };
    const tracked = { id: uuidv7(), at: AT, glucose: 100, fasting: true };
    expect(await status('POST', `trackers/${marie.id}/vitals`, marie, tracked)).toBe(201);
    expect((await read(marie)).map((one) => one.id).toSorted()).toEqual(
      [id, her.json().id, tracked.id].toSorted(),
    );
    // A pressure without a weight is no entry of the documented call of maternity.
    await note(marie, { at: AT, systolic: 120, diastolic: 80 });
    expect((await ask('GET', `maternity/${marie.id}/vitals`, marie)).json()).toHaveLength(2);
    expect((await ask('GET', `trackers/${marie.id}/vitals`, marie)).json()).toHaveLength(4);
  });

  test('pressure alone, weight alone or a danger sign alone can be noted; nothing at all cannot', async () => {
    for (const part of [{ systolic: 120, diastolic: 80 }, { weight: 64 }, { signs: ['fever'] }])
      expect(await status('POST', `measurements/${marie.id}`, marie, { id: uuidv7(), at: AT, ...part })).toBe(
        201,
      );
    const empty = await note(marie, { at: AT });
    expect([empty.statusCode, empty.json().code]).toEqual([400, 'reading_empty']);
    expect((await note(marie, { at: AT, systolic: 120 })).json().code).toBe('reading_out_of_range');
    const half = await ask('POST', `maternity/${marie.id}/vitals`, marie, { weight: 64 });
    expect([half.statusCode, half.json().message]).toEqual([400, 'All vitals fields are required.']);
    // Signs alone are no reading of the documented trackers.
    expect((await ask('GET', `trackers/${marie.id}/vitals`, marie)).json()).toHaveLength(2);
  });

  test('it is read by kind and period, page by page; sugar says whether it was before eating', async () => {
    for (const [day, details] of [
      [10, { weight: 64 }],
      [11, { glucose: 95, fasting: true }],
      [12, { weight: 65, heartRate: 70 }],
      [13, { glucose: 140 }],
    ] as const)
      await note(nadege, { at: `2026-11-${day}T10:00:00Z`, ...details });
    expect((await read(nadege, '?kind=weight')).map(({ weight }) => weight)).toEqual([65, 64]);
    expect((await read(nadege, '?kind=glucose')).map(({ fasting }) => fasting)).toEqual([null, true]);
    expect(await read(nadege, '?from=2026-11-11&to=2026-11-13')).toHaveLength(2);
    const [newest] = await read(nadege, '?limit=1');
    expect((await read(nadege, `?limit=1&after=${newest?.id}`))[0]?.weight).toBe(65);
  });

  test('one verdict for one number: 145/95 in pregnancy is a danger wherever it was typed', async () => {
    const dangers = async () => (await read(marie, '/dangers')).map(({ danger }) => danger?.signs);
    await ask('POST', `trackers/${marie.id}/vitals`, marie, { id: uuidv7(), ...HIGH });
    expect(await dangers()).toEqual([['pressure_high']]);
    await note(marie, HIGH);
    await ask('POST', `maternity/${marie.id}/vitals`, marie, { weight: 64, systolic: 145, diastolic: 95 });
    expect(await dangers()).toEqual([['pressure_high'], ['pressure_high'], ['pressure_high']]);
    expect((await noted(nadege, HIGH)).danger).toBeNull();
  });

  test('sent again it is written once, and an id of another person of the family is refused', async () => {
    const entry = { id: uuidv7(), ...HIGH };
    for (const tries of [1, 2])
      expect([tries, await status('POST', `measurements/${nadege.id}`, nadege, entry)]).toEqual([tries, 201]);
    expect(await read(nadege)).toHaveLength(1);
    const theirs = { ...entry, dependentId: child };
    expect(await status('POST', `measurements/${nadege.id}`, nadege, theirs)).toBe(409);
    expect(await status('DELETE', `measurements/${nadege.id}/${entry.id}?dependentId=${child}`, nadege)).toBe(
      404,
    );
    expect(await status('DELETE', `measurements/${nadege.id}/${entry.id}`, nadege)).toBe(204);
    expect(await read(nadege)).toEqual([]);
  });

  test('who treats her reads it, and nothing of a pregnancy that she keeps to herself', async () => {
    await note(marie, { ...HIGH, inPregnancy: true });
    await note(marie, { ...HIGH, systolic: 146 });
    expect((await read(midwife, '', marie)).map(({ pregnant }) => pregnant)).toEqual([true, true]);
    await ask('PUT', `maternity/${marie.id}/profile`, marie, { shared: false });
    expect(await read(midwife, '', marie)).toEqual([
      expect.objectContaining({ systolic: 146, pregnant: false, danger: null }),
    ]);
    expect((await ask('GET', `trackers/${marie.id}/vitals`, midwife)).json()).toHaveLength(1);
    expect(await read(marie)).toHaveLength(2);
    const looks = await care.lakou.db.query(
      "select 1 from audit_events where actor_id = $1 and subject_id = $2 and action = 'measurements:read'",
      [midwife.id, marie.id],
    );
    expect(looks.length).toBeGreaterThan(0);
  });

  test('danger signs of the journal are measurements, and go with their entry', async () => {
    const entry = await ask('POST', `maternity/${marie.id}/journal`, marie, {
      mood: 'bad',
      signs: ['fever'],
    });
    const [told] = await read(marie, '?kind=signs');
    expect(told).toMatchObject({ id: entry.json().id, danger: { level: 'urgent', signs: ['fever'] } });
    expect(await status('DELETE', `maternity/${marie.id}/journal/${told?.id}`, marie)).toBe(204);
    expect(await read(marie)).toEqual([]);
  });
});

describe('MEAS-1 the six weeks after a pregnancy', () => {
  const ended = (days: number) =>
    care.lakou.db.query(
      `insert into maternity_profiles (id, patient_id, due_date, created_at, ended_at)
       values ($1, $2, '2026-10-01', '2026-02-01', $3::timestamptz - $4 * interval '1 day')`,
      [uuidv7(), nadege.id, '2026-11-15T12:00:00Z', days],
    );
  const verdict = async () => {
    await care.lakou.db.query('delete from measurements');
    const { danger, pregnant } = await noted(nadege, HIGH);
    return [danger?.signs ?? null, pregnant];
  };

  test('140/90 is a danger until six weeks after its end, and then as in everybody', async () => {
    expect(await verdict()).toEqual([null, false]);
    await ended(43);
    expect(await verdict()).toEqual([null, false]);
    await ended(41);
    expect(await verdict()).toEqual([['pressure_high'], true]);
    const session = (await care.send('GET', '/api/auth/session', nadege)).json();
    expect(session).toMatchObject({ maternityProfile: null, pregnancyEndedAt: '2026-10-05T12:00:00.000Z' });
  });

  test('who treats her is told, where she shared it', async () => {
    const { id } = await care.booking(nadege, midwife.id, '2026-11-17T14:00:00Z');
    await care.put(id, 'confirmed');
    await noted(nadege, HIGH);
    expect(await read(midwife, '', nadege)).toMatchObject([{ pregnant: true, danger: { level: 'urgent' } }]);
    await care.lakou.db.query('update maternity_profiles set shared = false where patient_id = $1', [
      nadege.id,
    ]);
    expect(await read(midwife, '', nadege)).toMatchObject([{ pregnant: false, danger: null }]);
    await care.lakou.db.query('delete from measurements');
    await care.lakou.db.query('delete from maternity_alerts');
    await care.lakou.db.query('delete from maternity_profiles where patient_id = $1', [nadege.id]);
  });
});

describe('MEAS-2 a danger stays until it is acknowledged', () => {
  test('for the patient and for a child, each by itself, and it is put down', async () => {
    const own = await noted(nadege, { at: AT, systolic: 190, diastolic: 110 });
    await care.lakou.db.query("update dependents set date_of_birth = '2026-10-01' where id = $1", [child]);
    const feverish = await noted(nadege, { at: AT, temperature: 38.2, dependentId: child });
    expect(own.danger).toEqual({ level: 'urgent', signs: ['pressure_crisis'], acknowledgedAt: null });
    expect(feverish.danger?.signs).toEqual(['temperature_critical_high']);
    expect((await read(nadege, '/dangers')).map(({ id }) => id).toSorted()).toEqual(
      [own.id, feverish.id].toSorted(),
    );
    const said = (id: string, body: object = {}) =>
      status('POST', `measurements/${nadege.id}/${id}/acknowledge`, nadege, body);
    expect(await said(feverish.id)).toBe(404);
    expect(await said(feverish.id, { dependentId: child })).toBe(204);
    expect((await read(nadege, '/dangers')).map(({ id }) => id)).toEqual([own.id]);
    expect([await said(own.id), await said(own.id)]).toEqual([204, 204]);
    expect(await read(nadege, '/dangers')).toEqual([]);
    expect((await read(nadege))[0]?.danger?.acknowledgedAt).toBe('2026-11-15T12:00:00.000Z');
    const trail = await care.lakou.db.query<{ subject: string }>(
      `select subject_id as subject from audit_events where action = 'measurements:acknowledge' order by id`,
    );
    expect(trail.map(({ subject }) => subject)).toEqual([child, nadege.id, nadege.id]);
  });

  test('a correction is judged again: what became harmless is gone, what became worse must be read', async () => {
    const { id } = await noted(marie, HIGH);
    const put = (numbers: object) =>
      ask('PUT', `trackers/${marie.id}/vitals/${id}`, marie, { ...HIGH, ...numbers });
    await ask('POST', `measurements/${marie.id}/${id}/acknowledge`, marie, {});
    await put({ systolic: 146 });
    expect(await read(marie, '/dangers')).toEqual([]);
    await put({ systolic: 165 });
    expect((await read(marie, '/dangers'))[0]?.danger?.level).toBe('emergency');
    await put({ systolic: 115, diastolic: 75 });
    expect(await read(marie, '/dangers')).toEqual([]);
    expect((await read(marie))[0]?.danger).toBeNull();
  });

  test('signs of the day before count with a new one; an entry of last week is history', async () => {
    await note(marie, { at: '2026-11-14T20:00:00Z', signs: ['swelling_face_hands'] });
    expect((await noted(marie, HIGH)).danger?.level).toBe('emergency');
    expect((await noted(marie, { at: AT, systolic: 118, diastolic: 76 })).danger).toBeNull();
    expect((await noted(marie, { ...HIGH, at: '2026-11-08T10:00:00Z' })).danger).toBeNull();
  });

  test('who treats her is alerted from wherever it was noted', async () => {
    await ask('POST', `trackers/${marie.id}/vitals`, marie, { id: uuidv7(), ...HIGH });
    const [her] = (await care.send('GET', `/api/providers/${midwife.id}/maternity-patients`, midwife)).json();
    expect(her.alerts).toMatchObject([{ level: 'urgent', signs: ['pressure_high'] }]);
  });
});

describe('GROW-1 how a child grows', () => {
  test('height, arm and swollen feet are kept with the measurements; hunger is a danger of the child', async () => {
    await care.lakou.db.query("update dependents set date_of_birth = '2025-11-01' where id = $1", [child]);
    const thin = await noted(nadege, { at: AT, weight: 6.1, height: '70,5', armMm: 112, dependentId: child });
    expect(thin).toMatchObject({
      weight: 6.1,
      height: 70.5,
      armMm: 112,
      swollenFeet: null,
      danger: { level: 'urgent', signs: ['arm_severe'] },
    });
    const swollen = await noted(nadege, { at: AT, swollenFeet: true, dependentId: child });
    expect(swollen.danger).toMatchObject({ level: 'urgent', signs: ['swollen_feet'] });
    expect(await noted(nadege, { at: AT, armMm: 118, dependentId: child })).toMatchObject({ danger: null });
    const dangers = (await ask('GET', `measurements/${nadege.id}/dangers`, nadege)).json<Measurement[]>();
    expect(dangers.map(({ id }) => id).sort()).toEqual([thin.id, swollen.id].sort());
    expect(await read(nadege, `?dependentId=${child}&kind=height`)).toHaveLength(1);
    expect(await read(nadege, `?dependentId=${child}&kind=arm`)).toHaveLength(2);
    const vitals = await ask('GET', `trackers/${nadege.id}/vitals?dependentId=${child}`, nadege);
    expect(vitals.json<{ id: string }[]>().map(({ id }) => id)).toEqual([thin.id]);
  });

  test('who treats the child reads what the curves need, which is put down; who treats the mother finds neither', async () => {
    await care.lakou.db.query(
      "update dependents set date_of_birth = '2025-11-01', sex = 'Female' where id = $1",
      [child],
    );
    await noted(nadege, { at: AT, weight: 6.1, height: 70.5, dependentId: child });
    const [nurse, hers] = [await care.provider(), await care.provider()];
    for (const [who, about] of [
      [nurse, { dependentId: child }],
      [hers, {}],
    ] as const) {
      await care.lakou.db.query('update provider_profiles set license_verified = true where user_id = $1', [
        who.id,
      ]);
      const { id } = await care.booking(nadege, who.id, '2026-11-18T14:00:00Z', about);
      await care.put(id, 'confirmed');
    }
    const family = async (as: Somebody) =>
      (await care.send('GET', `/api/users/${nadege.id}`, as)).json<User>().dependents;
    expect(await family(nurse)).toMatchObject([{ id: child, dateOfBirth: '2025-11-01', sex: 'Female' }]);
    expect(await family(hers)).toEqual([]);
    const ofChild = `?dependentId=${child}`;
    expect(await read(nurse, ofChild, nadege)).toMatchObject([{ weight: 6.1, height: 70.5 }]);
    expect(await status('GET', `measurements/${nadege.id}${ofChild}`, hers)).toBe(404);
    expect(await status('GET', `measurements/${nadege.id}`, nurse)).toBe(404);
    expect(
      await care.lakou.db.query(
        "select subject_ids as about from audit_events where actor_id = $1 and action = 'measurements:read'",
        [nurse.id],
      ),
    ).toEqual([{ about: [nadege.id, child] }]);
  });

  test('what no child can have is refused, and feet that are not swollen are no measurement', async () => {
    for (const wrong of [{ height: 20 }, { height: 260 }, { armMm: 40 }, { swollenFeet: false }])
      expect([wrong, (await note(nadege, { at: AT, ...wrong })).statusCode]).toEqual([wrong, 400]);
  });
});
