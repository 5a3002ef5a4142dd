import { describe, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { endOldRequests } from './expiry.jobs.ts';

// Monday, 2 November 2026, 07:00 in Haiti.
const t = agendaTest('2026-11-02T12:00:00Z');
const WISH = {
  serviceType: 'home-doctor-visit',
  mode: 'in_home',
  dateTime: '2026-11-03T19:00:00.000Z',
  commune: 'Jacmel',
  location: { lat: 18.2405, lng: -72.5283, address: 'Baryè ble a' },
  notes: 'Doulè nan do',
  language: 'ht',
};

async function doctor(verified = true): Promise<Somebody> {
  const provider = await t.provider();
  await t.lakou.db.query(
    `update provider_profiles set languages_spoken = '{ht,fr}', license_verified = $2 where user_id = $1`,
    [provider.id, verified],
  );
  return provider;
}
const ask = (as: Somebody, more: object = {}) =>
  t.send('POST', '/api/care-requests', as, { ...WISH, ...more });
const asked = async (as: Somebody, more: object = {}) => {
  const reply = await ask(as, more);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
};
const act = (as: Somebody, id: string, action: string) =>
  t.send('POST', `/api/care-requests/${id}/${action}`, as);
const open = async (as: Somebody) => (await t.send('GET', '/api/providers/me/care-requests', as)).json();
const shown = async (as: Somebody, id: string) =>
  (await open(as)).find((one: { id: string }) => one.id === id);
const mine = async (as: Somebody, id: string) => (await t.send('GET', `/api/care-requests/${id}`, as)).json();
const told = async ({ id }: Somebody) =>
  (
    await t.lakou.db.query<{ kind: string }>(
      'select kind from notifications where user_id = $1 order by id',
      [id],
    )
  ).map(({ kind }) => kind);

describe('PROV-5 open requests', () => {
  test('a verified provider whom it fits sees what, when and the commune, and why; not who', async () => {
    const [provider, patient] = [await doctor(), await t.patient()];
    await t.rename(patient, 'Wideline Augustin');
    const { id, status, expiresAt } = await asked(patient);
    expect([status, expiresAt]).toEqual(['open', WISH.dateTime]);
    const request = await shown(provider, id);
    expect(request).toMatchObject({
      service: 'home-doctor-visit',
      mode: 'in_home',
      dateTime: WISH.dateTime,
      commune: 'Jacmel',
      language: 'ht',
      kilometres: 2,
      speaksLanguage: true,
      specialtyFits: true,
      free: true,
    });
    for (const secret of ['Wideline', patient.id, 'Baryè', 'Doulè', '18.24', 'rue Capois'])
      expect(JSON.stringify(request)).not.toContain(secret);
    expect(await told(provider)).toEqual(['care_request_new']);
  });

  test('who is not verified is shown none and told of none, and does not learn that one exists', async () => {
    const [stranger, patient] = [await doctor(false), await t.patient()];
    const { id } = await asked(patient);
    expect(await open(stranger)).toEqual([]);
    expect(await told(stranger)).toEqual([]);
    for (const action of ['accept', 'reject', 'restore'])
      expect((await act(stranger, id, action)).statusCode).toBe(404);
    expect(await mine(patient, id)).toMatchObject({ status: 'open' });
  });

  test('what is planned at that time is said, and stands in the way of accepting', async () => {
    const [provider, patient] = [await doctor(), await t.patient()];
    await t.send('POST', '/api/providers/me/entries', provider, {
      title: 'Wout',
      type: 'travel',
      time: '2026-11-04T19:30:00Z',
    });
    const { id } = await asked(patient, { dateTime: '2026-11-04T19:00:00Z' });
    expect(await shown(provider, id)).toMatchObject({ free: false });
    const reply = await act(provider, id, 'accept');
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'entry_overlaps']);
    expect(await mine(patient, id)).toMatchObject({ status: 'open' });
  });

  test('two accept at once: one gets the visit, the other is told, the patient sees who', async () => {
    const [one, two, patient] = [await doctor(), await doctor(), await t.patient()];
    const { id } = await asked(patient, { dateTime: '2026-11-05T19:00:00Z' });
    const replies = await Promise.all([act(one, id, 'accept'), act(two, id, 'accept')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const won = replies.find(({ statusCode }) => statusCode === 200)?.json();
    const lost = replies.find(({ statusCode }) => statusCode === 409)?.json();
    expect(lost.code).toBe('request_closed');
    expect(won).toMatchObject({
      patientId: patient.id,
      status: 'confirmed',
      dateTime: '2026-11-05T19:00:00.000Z',
      location: 'Baryè ble a',
      notes: 'Doulè nan do',
    });
    expect(await mine(patient, id)).toMatchObject({
      status: 'accepted',
      providerId: won.providerId,
      providerName: 'Dr Mirlande',
      bookingId: won.id,
    });
    expect(await t.told(patient.id, won.id)).toEqual(['booking_confirmed']);
    const visits = await t.lakou.db.query('select id from bookings where patient_id = $1', [patient.id]);
    expect(visits).toHaveLength(1);
    for (const provider of [one, two]) expect(await shown(provider, id)).toBeUndefined();
  });

  test('an accepted time outside of the hours stays the time that was asked for', async () => {
    const [provider, patient] = [await doctor(), await t.patient()];
    const { id } = await asked(patient, { dateTime: '2026-11-05T23:10:00.000Z' });
    expect(await shown(provider, id)).toMatchObject({ free: false });
    expect((await act(provider, id, 'accept')).json()).toMatchObject({
      dateTime: '2026-11-05T23:10:00.000Z',
    });
  });

  test('who wants to be paid first holds the time, and the patient is told', async () => {
    const [provider, patient] = [await doctor(), await t.patient()];
    await t.lakou.db.query(
      `insert into provider_fees (provider_id, mode, base_cents, pay_first) values ($1, 'in_home', 4000, true)`,
      [provider.id],
    );
    const { id } = await asked(patient, { dateTime: '2026-11-06T19:00:00Z' });
    const visit = (await act(provider, id, 'accept')).json();
    expect(visit.status).toBe('awaiting_payment');
    expect(await t.told(patient.id, visit.id)).toEqual(['care_request_accepted']);
  });

  test('rejecting hides it from one provider alone, and can be undone', async () => {
    const [one, two, patient] = [await doctor(), await doctor(), await t.patient()];
    const { id } = await asked(patient, { dateTime: '2026-11-07T19:00:00Z' });
    expect((await act(one, id, 'reject')).statusCode).toBe(204);
    expect(await shown(one, id)).toBeUndefined();
    expect(await shown(two, id)).toBeDefined();
    expect((await act(one, id, 'restore')).statusCode).toBe(204);
    expect(await shown(one, id)).toBeDefined();
  });

  test('the patient withdraws it, and nobody can accept it any more', async () => {
    const [provider, patient, other] = [await doctor(), await t.patient(), await t.patient()];
    const { id } = await asked(patient, { dateTime: '2026-11-08T19:00:00Z' });
    expect((await act(other, id, 'cancel')).statusCode).toBe(404);
    expect((await act(patient, id, 'cancel')).json().status).toBe('cancelled');
    expect((await act(provider, id, 'accept')).json().code).toBe('request_closed');
    expect((await act(patient, id, 'cancel')).json().code).toBe('request_closed');
  });

  test('for a child of one’s own, and for nobody else’s', async () => {
    const [provider, patient, other] = [await doctor(), await t.patient(), await t.patient()];
    const child = await t.dependent(patient);
    expect((await ask(other, { dependentId: child })).statusCode).toBe(404);
    const { id } = await asked(patient, { dependentId: child, dateTime: '2026-11-09T19:00:00Z' });
    expect((await act(provider, id, 'accept')).json()).toMatchObject({
      dependentId: child,
      patientName: 'Ti Rose',
    });
  });

  test('the past is refused, and so is a sixth request', async () => {
    const patient = await t.patient();
    expect((await ask(patient, { dateTime: '2026-11-01T19:00:00Z' })).json().code).toBe('time_passed');
    for (let day = 10; day < 15; day++) await asked(patient, { dateTime: `2026-11-${day}T19:00:00Z` });
    expect((await ask(patient)).json().code).toBe('too_many_open_requests');
  });

  test('after three days, or at its time, it ends and the patient is told', async () => {
    const [provider, patient] = [await doctor(), await t.patient()];
    const { id } = await asked(patient, { dateTime: '2026-11-20T19:00:00Z' });
    t.clock.move(72 * 3600 + 1);
    expect(await mine(patient, id)).toMatchObject({ status: 'expired' });
    expect((await act(provider, id, 'accept')).json().code).toBe('request_closed');
    await endOldRequests(t.instance().platform);
    expect(await t.told(patient.id, id)).toEqual(['care_request_expired']);
    await endOldRequests(t.instance().platform);
    expect(await t.told(patient.id, id)).toEqual(['care_request_expired']);
  });
});
