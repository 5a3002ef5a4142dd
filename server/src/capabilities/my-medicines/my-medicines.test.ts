import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { remindOfDoses } from './reminders.jobs.ts';

const START = '2026-11-15T12:00:00Z';
const care = agendaTest(START);
let nadege: Somebody;
let doctor: Somebody;
let stranger: Somebody;
let child: string;

const PLAN = {
  times: ['08:00', '20:00'],
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  startsOn: '2026-11-14',
  endsOn: null,
  timeZone: 'America/Port-au-Prince',
  remind: true,
  namesMedicine: false,
  perDose: 1,
  quantity: 20,
  refillAt: 5,
};

const url = (rest = '') => `/api/records/${nadege.id}/medicines${rest}`;
const add = (text: string, plan: object = {}, more: object = {}) =>
  care.send('POST', url(), nadege, { text, plan: { ...PLAN, ...plan }, ...more });
const change = (id: string, payload: object) =>
  care.instance().app.inject({ method: 'PUT', url: url(`/${id}`), headers: nadege.headers, payload });
const list = async (query = '', as = nadege) => (await care.send('GET', url(query), as)).json();
const take = (id: string, answer: 'taken' | 'skipped' | null, more: object = {}) =>
  care.send('POST', url(`/${id}/doses`), nadege, {
    day: '2026-11-15',
    time: '08:00',
    at: START,
    answer,
    ...more,
  });
const left = async (id: string) =>
  (await list()).find((one: { id: string }) => one.id === id).plan.quantity as number;
const clockTo = (moment: string) => care.clock.move((Date.parse(moment) - care.clock.now().getTime()) / 1000);
const remind = () => remindOfDoses(care.instance().platform);
const told = () =>
  care.lakou.db.query<{ kind: string; subject: string; details: object }>(
    `select kind, subject_id as subject, details from notifications where user_id = $1 and kind like 'medicine%' order by id`,
    [nadege.id],
  );

beforeAll(async () => {
  [nadege, doctor, stranger] = [await care.patient(), await care.provider(), await care.provider()];
  await care.verify(doctor);
  await care.verify(stranger);
  child = await care.dependent(nadege);
  const { id } = await care.booking(nadege, doctor.id, '2026-11-16T14:00:00Z');
  await care.put(id, 'confirmed');
});

beforeEach(async () => {
  clockTo(START);
  await care.lakou.db.query("delete from notifications where kind like 'medicine%'");
  await care.lakou.db.query('delete from record_entries');
});

describe('RX-1 my medicines', () => {
  test('are those of the record: what is added here stands there, and what ends there is gone here', async () => {
    const { id } = (await add('Amlodipine 5 mg', {}, { dose: '1 tablet' })).json();
    const entries = (await care.send('GET', `/api/records/${nadege.id}/entries`, nadege)).json();
    expect(entries).toMatchObject([{ id, kind: 'medicine', text: 'Amlodipine 5 mg', dose: '1 tablet' }]);
    expect(await list()).toMatchObject([{ id, dose: '1 tablet', plan: PLAN, by: { provider: false } }]);
    await care.send('POST', `/api/records/${nadege.id}/entries`, nadege, {
      kind: 'medicine',
      text: 'Metformin',
    });
    expect((await list()).map(({ text, plan }: { text: string; plan: unknown }) => [text, plan])).toEqual([
      ['Metformin', null],
      ['Amlodipine 5 mg', PLAN],
    ]);
    await care.send('POST', `/api/records/${nadege.id}/entries/${id}/end`, nadege, {});
    expect(await list()).toHaveLength(1);
  });

  test('one that is likely there already is asked about', async () => {
    await add('Amlodipine 5 mg');
    expect((await add('Amlodipine 5 mg')).json().code).toBe('duplicate_entry');
    expect((await add('Amlodipine 5 mg', {}, { confirmDuplicate: true })).statusCode).toBe(201);
  });

  test('what a professional wrote keeps its name; the plan is the person’s', async () => {
    const entry = { kind: 'medicine', text: 'Enalapril 20 mg', dose: '1 tablet' };
    const { id } = (await care.send('POST', `/api/records/${nadege.id}/entries`, doctor, entry)).json();
    const renamed = await change(id, { text: 'Another', plan: PLAN });
    expect(renamed.json().code).toBe('not_your_entry');
    const planned = await change(id, { plan: PLAN });
    expect(planned.json()).toMatchObject({ text: 'Enalapril 20 mg', dose: '1 tablet', plan: PLAN });
  });

  test('a plan that cannot be is refused', async () => {
    for (const plan of [
      { timeZone: 'Mars/Olympus' },
      { endsOn: '2026-11-13' },
      { times: ['24:00'] },
      { times: ['08:00', '08:00'] },
      { weekdays: [] },
    ])
      expect([plan, (await add('Metformin', plan)).statusCode]).toEqual([plan, 400]);
  });

  test('of a child are the child’s; who treats her reads hers, and it is put down; a stranger does not', async () => {
    await add('Zinc', {}, { dependentId: child });
    await add('Amlodipine');
    expect((await list(`?dependentId=${child}`)).map(({ text }: { text: string }) => text)).toEqual(['Zinc']);
    expect((await list('', doctor)).map(({ text }: { text: string }) => text)).toEqual(['Amlodipine']);
    for (const rest of ['', '/doses', '/interactions'])
      expect((await care.send('GET', url(rest), stranger)).statusCode).toBe(404);
    const { looks } = (await care.send('GET', '/api/audit/me', nadege)).json();
    expect(looks[0]).toMatchObject({ action: 'my-medicines:read', through: 'visit' });
  });

  test('are compared with each other by the list of interactions', async () => {
    await add('Warfarin');
    await add('Ibuprofen 400 mg');
    const found = await list('/interactions');
    expect(found.found[0]).toMatchObject({ severity: 'major' });
    expect(found.found[0].source.year).toBeGreaterThan(2000);
  });

  test('TOOL-1 are compared with her own chart, also with a pregnancy that she keeps to herself', async () => {
    await care.lakou.db.query("update patient_profiles set gender = 'Female' where user_id = $1", [
      nadege.id,
    ]);
    await add('Ibuprofen 400 mg');
    expect((await list('/interactions')).warnings).toEqual([]);
    const profile = `/api/data/health/maternity/${nadege.id}/profile`;
    await care.send('POST', profile, nadege, { dueDate: '2027-03-09' });
    await care
      .instance()
      .app.inject({ method: 'PUT', url: profile, headers: nadege.headers, payload: { shared: false } });
    expect((await list('/interactions')).warnings).toMatchObject([{ drug: 'ibuprofen', about: 'pregnancy' }]);
    expect((await list('/interactions', doctor)).warnings).toEqual([]);
    await care.send('DELETE', profile, nadege);
  });
});

describe('RX-1 a dose', () => {
  test('is taken, taken back and skipped; what is left follows', async () => {
    const { id } = (await add('Amlodipine', { perDose: 2 })).json();
    const taken = await take(id, 'taken');
    expect([taken.statusCode, taken.json()]).toMatchObject([
      201,
      {
        day: '2026-11-15',
        time: '08:00',
        dueAt: '2026-11-15T13:00:00.000Z',
        answer: 'taken',
        answeredAt: START.replace('Z', '.000Z'),
      },
    ]);
    expect(await left(id)).toBe(18);
    await take(id, 'taken');
    expect(await left(id)).toBe(18);
    expect((await take(id, null)).json()).toMatchObject({ answer: null, answeredAt: null });
    expect(await left(id)).toBe(20);
    await take(id, 'skipped');
    expect(await left(id)).toBe(20);
    expect(await list('/doses?from=2026-11-15')).toMatchObject([{ medicineId: id, answer: 'skipped' }]);
  });

  test('sent again with its key it does not undo what was said later', async () => {
    const { id } = (await add('Amlodipine')).json();
    const send = (key: string, answer: 'taken' | null) =>
      care.instance().app.inject({
        method: 'POST',
        url: url(`/${id}/doses`),
        headers: { ...nadege.headers, 'idempotency-key': key },
        payload: { day: '2026-11-15', time: '08:00', at: START, answer },
      });
    await send('first', 'taken');
    await send('second', null);
    expect((await send('first', 'taken')).json().answer).toBeNull();
    expect(await left(id)).toBe(20);
  });

  test('is one of the plan, of these days, and of nobody else', async () => {
    const { id } = (await add('Amlodipine')).json();
    expect((await take(id, 'taken', { time: '09:00' })).statusCode).toBe(404);
    expect((await take(id, 'taken', { day: '2026-11-17' })).statusCode).toBe(400);
    expect((await take(id, 'taken', { dependentId: child })).statusCode).toBe(404);
    const ahead = await take(id, 'taken', { at: '2031-01-01T00:00:00Z' });
    expect(ahead.json().answeredAt).toBe('2026-11-15T12:00:00.000Z');
  });

  test('that nobody answered stays in the week, also after the plan changed', async () => {
    const { id } = (await add('Amlodipine', { remind: false })).json();
    clockTo('2026-11-16T01:00:00Z');
    await remind();
    await change(id, { plan: { ...PLAN, times: ['12:00'] } });
    expect(
      (await list('/doses?from=2026-11-14')).map(({ day, time, answer }: Record<string, unknown>) => [
        day,
        time,
        answer,
      ]),
    ).toEqual([
      ['2026-11-15', '08:00', null],
      ['2026-11-15', '20:00', null],
    ]);
    expect((await take(id, 'taken')).json().answer).toBe('taken');
    expect(await told()).toEqual([]);
  });
});

describe('RX-1 reminders', () => {
  test('come once for each dose, once for all of one moment, and name nothing', async () => {
    await add('Amlodipine');
    await add('Metformin', { times: ['08:00'] });
    clockTo('2026-11-15T12:59:59Z');
    await remind();
    expect(await told()).toEqual([]);
    clockTo('2026-11-15T13:00:00Z');
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await told()).toEqual([{ kind: 'medicine_due', subject: nadege.id, details: {} }]);
    clockTo('2026-11-16T01:00:30Z');
    await remind();
    expect(await told()).toHaveLength(2);
  });

  test('name the medicine only where she chose so', async () => {
    await add('Amlodipine', { namesMedicine: true });
    await add('Metformin');
    clockTo('2026-11-15T13:00:00Z');
    await remind();
    expect(await told()).toEqual([
      { kind: 'medicine_due_named', subject: nadege.id, details: { name: 'Amlodipine' } },
    ]);
  });

  test('do not come for what was taken, ended, switched off or long ago; for a child they go to the parent', async () => {
    const { id } = (await add('Amlodipine')).json();
    await take(id, 'taken');
    await add('Metformin', { remind: false });
    const { id: ended } = (await add('Enalapril')).json();
    await care.send('POST', `/api/records/${nadege.id}/entries/${ended}/end`, nadege, {});
    await add('Aspirin', { times: ['07:30'] });
    clockTo('2026-11-15T14:00:00Z');
    await remind();
    expect(await told()).toEqual([]);
    await add('Zinc', { times: ['12:00'] }, { dependentId: child });
    clockTo('2026-11-15T17:00:00Z');
    await remind();
    expect(await told()).toEqual([{ kind: 'medicine_due', subject: child, details: {} }]);
  });
});
