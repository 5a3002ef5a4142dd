import type { VaccineCard } from '@lakou/contract/vaccines';
import { beforeAll, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';

const care = agendaTest('2026-11-15T12:00:00Z');
let nadege: Somebody;
let doctor: Somebody;
let stranger: Somebody;
let child: string;

const call = (method: 'GET' | 'POST', as: Somebody, query = '', payload?: object) =>
  care.instance().app.inject({
    method,
    url: `/api/records/${nadege.id}/vaccines${query}`,
    headers: as.headers,
    ...(payload && { payload }),
  });
const card = async (as: Somebody, query = '?country=HT'): Promise<VaccineCard> => {
  const reply = await call('GET', as, query);
  expect([reply.statusCode, reply.body]).toEqual([200, reply.body]);
  return reply.json();
};
const ofChild = (country = 'HT') => `?country=${country}&dependentId=${child}`;
const states = ({ rows }: VaccineCard, state: string) =>
  rows.filter((row) => row.state === state).map(({ vaccine, dose }) => `${vaccine} ${dose}`);

beforeAll(async () => {
  [nadege, doctor, stranger] = [await care.patient(), await care.provider(), await care.provider()];
  for (const one of [doctor, stranger]) await care.verify(one);
  const reply = await care.instance().app.inject({
    method: 'POST',
    url: `/api/users/${nadege.id}/dependents`,
    headers: nadege.headers,
    // Eleven weeks old.
    payload: { name: 'Lovely', dateOfBirth: '2026-08-30', relationship: 'child' },
  });
  child = reply.json().id;
  const { id } = await care.booking(nadege, doctor.id, '2026-11-16T14:00:00Z', { dependentId: child });
  await care.put(id, 'confirmed');
});

test('VACC-1 a child’s card says what is due, late and to come, with its source', async () => {
  const found = await card(nadege, ofChild());
  expect(found).toMatchObject({ country: 'HT', name: 'Lovely', dateOfBirth: '2026-08-30', others: [] });
  expect(found.source).toMatchObject({ publisher: 'World Health Organization', year: 2024 });
  expect(states(found, 'late')).toEqual(['bcg 1', 'penta 1', 'opv 1', 'rota 1', 'pcv 1']);
  expect(states(found, 'due')).toEqual(['penta 2', 'opv 2', 'rota 2', 'pcv 2']);
  expect(states(found, 'next')).toEqual(['penta 3', 'opv 3', 'pcv 3', 'ipv 1', 'mr 1']);
  expect((await card(nadege, ofChild('US'))).source).toMatchObject({ year: 2025 });
});

test('VACC-1 doses of the mother and of who treats the child count, with lot and place', async () => {
  const first = {
    vaccine: 'penta',
    on: '2026-10-12',
    lot: ' P26 ',
    place: 'Lopital Mibalè',
    dependentId: child,
  };
  const reply = await call('POST', nadege, '', first);
  expect([reply.statusCode, reply.json()]).toMatchObject([
    201,
    {
      kind: 'immunization',
      text: 'Pentavalent (DTP-HepB-Hib)',
      code: { system: 'cvx', value: '102' },
      since: '2026-10-12',
      lot: 'P26',
      place: 'Lopital Mibalè',
    },
  ]);
  const second = { vaccine: 'penta', on: '2026-11-10', dependentId: child };
  expect((await call('POST', doctor, '', second)).statusCode).toBe(201);
  const found = await card(doctor, ofChild());
  expect(found.rows.filter(({ vaccine }) => vaccine === 'penta')).toMatchObject([
    { dose: 1, state: 'given', given: { on: '2026-10-12', place: 'Lopital Mibalè', byProvider: false } },
    { dose: 2, state: 'given', given: { on: '2026-11-10', byProvider: true } },
    { dose: 3, state: 'next', given: null },
  ]);
});

test('VACC-1 the same dose on one day is refused, and so is a day to come', async () => {
  const again = { vaccine: 'penta', on: '2026-10-12', dependentId: child };
  const reply = await call('POST', nadege, '', again);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'duplicate_entry']);
  const later = await call('POST', nadege, '', { ...again, on: '2026-12-01' });
  expect(later.json().fields).toEqual([{ path: 'since', code: 'invalid_request' }]);
});

test('VACC-1 a dose before the birth is refused in words; on the day of birth, or in its year, it is taken', async () => {
  const dose = (on: string) => call('POST', nadege, '', { vaccine: 'hepb', on, dependentId: child });
  for (const on of ['2026-08-29', '2026-07', '2025']) {
    const reply = await dose(on);
    expect([on, reply.statusCode, reply.json().fields]).toEqual([
      on,
      400,
      [{ path: 'on', code: 'before_birth' }],
    ]);
  }
  for (const on of ['2026-08-30', '2026-08', '2026']) expect((await dose(on)).statusCode).toBe(201);
});

test('VACC-1 entries written by hand count by their words; what no schedule knows is listed apart', async () => {
  const entry = (text: string) =>
    care.instance().app.inject({
      method: 'POST',
      url: `/api/records/${nadege.id}/entries`,
      headers: nadege.headers,
      payload: { kind: 'immunization', text, since: '2026-08-31', dependentId: child },
    });
  for (const text of ['BCG a lopital', 'Kolera']) expect((await entry(text)).statusCode).toBe(201);
  const found = await card(nadege, ofChild());
  expect(states(found, 'given')).toContain('bcg 1');
  expect(found.others.map(({ text }) => text)).toContain('Kolera');
});

test('attack: who does not treat the child neither reads the card nor writes on it', async () => {
  const dose = { vaccine: 'bcg', on: '2026-09-01', dependentId: child };
  for (const as of [stranger, await care.patient()]) {
    expect((await call('GET', as, ofChild())).statusCode).toBe(404);
    expect((await call('POST', as, '', dose)).statusCode).toBe(404);
  }
  const trail = await care.lakou.db.query(
    `select 1 from audit_events where actor_id = $1 and action = 'vaccines:read' and subject_ids @> array[$2::uuid]`,
    [doctor.id, child],
  );
  expect(trail.length).toBeGreaterThan(0);
});
