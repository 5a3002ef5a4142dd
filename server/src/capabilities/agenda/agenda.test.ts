import { ENTRY_TYPES } from '@lakou/contract/agenda.rules';
import { describe, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';

// Monday, 2 November 2026, 07:00 in Haiti.
const t = agendaTest('2026-11-02T12:00:00Z');
const URL = '/api/providers/me/entries';
const LUNCH = { title: 'Manje midi', type: 'break', time: '2026-11-03T17:00:00.000Z', minutes: 60 };

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, as: Somebody, payload?: object) =>
  t.instance().app.inject({ method, url, headers: as.headers, ...(payload && { payload }) });
const plan = (as: Somebody, more: object = {}) => call('POST', URL, as, { ...LUNCH, ...more });
const week = async (as: Somebody) =>
  (
    await call('GET', '/api/providers/me/agenda?from=2026-11-02T00:00:00Z&to=2026-11-09T00:00:00Z', as)
  ).json();

describe('PROV-2 the scheduler', () => {
  test('entries of each type stand beside visits, in one call for a week', async () => {
    const [doctor, patient] = [await t.provider(), await t.patient()];
    const visit = await t.booking(patient, doctor.id, '2026-11-03T14:00:00Z');
    for (const [index, type] of ENTRY_TYPES.entries()) {
      const reply = await plan(doctor, { type, title: type, time: `2026-11-03T${15 + index}:00:00Z` });
      expect([reply.statusCode, reply.json().type]).toEqual([201, type]);
    }
    const { bookings, entries } = await week(doctor);
    expect(bookings.map(({ id }: { id: string }) => id)).toEqual([visit.id]);
    expect(entries.map(({ title }: { title: string }) => title)).toEqual([...ENTRY_TYPES]);
    expect(entries[0]).toMatchObject({
      time: '2026-11-03T15:00:00.000Z',
      endsAt: '2026-11-03T16:00:00.000Z',
    });
  });

  test('title and time are required, and the past is refused', async () => {
    const doctor = await t.provider();
    for (const wrong of [{ title: ' ' }, { time: undefined }, { type: 'party' }, { minutes: 0 }])
      expect((await plan(doctor, wrong)).statusCode).toBe(400);
    expect((await plan(doctor, { time: '2026-11-01T17:00:00Z' })).json().code).toBe('time_passed');
  });

  test('nothing overlaps: neither a visit nor another entry, new or moved', async () => {
    const [doctor, patient] = [await t.provider(), await t.patient()];
    await t.booking(patient, doctor.id, '2026-11-03T14:00:00Z');
    const over = await plan(doctor, { time: '2026-11-03T13:30:00Z' });
    expect([over.statusCode, over.json().code]).toEqual([409, 'entry_overlaps']);
    const { id } = (await plan(doctor)).json();
    expect((await plan(doctor, { time: '2026-11-03T17:30:00Z' })).json().code).toBe('entry_overlaps');
    const onto = { ...LUNCH, time: '2026-11-03T14:15:00Z' };
    expect((await call('PUT', `${URL}/${id}`, doctor, onto)).json().code).toBe('entry_overlaps');
    // Beside each other is not over each other, and one does not stand in its own way.
    const beside = await call('PUT', `${URL}/${id}`, doctor, { ...LUNCH, time: '2026-11-03T14:30:00Z' });
    expect(beside.json()).toMatchObject({
      time: '2026-11-03T14:30:00.000Z',
      endsAt: '2026-11-03T15:30:00.000Z',
    });
  });

  test('an entry takes the time of patients: it is not offered, and booking it offers others', async () => {
    const [doctor, patient] = [await t.provider(), await t.patient()];
    const { id } = (await plan(doctor)).json();
    const free = async () =>
      (await t.slots(patient, doctor.id, '?from=2026-11-03&days=1&mode=clinic'))
        .json()
        .slots.map(({ startsAt }: { startsAt: string }) => startsAt);
    expect(await free()).not.toContain('2026-11-03T17:30:00.000Z');
    const wish = {
      serviceType: 'Visit',
      mode: 'clinic',
      providerId: doctor.id,
      dateTime: '2026-11-03T17:30:00Z',
    };
    const taken = await t.book(patient, wish);
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'slot_taken']);
    expect(taken.json().slots[0]).toBe('2026-11-03T18:00:00.000Z');
    const other = await t.booking(patient, doctor.id, '2026-11-03T20:00:00Z');
    const moved = await t.act(patient, other.id, 'reschedule', { dateTime: '2026-11-03T17:00:00Z' });
    expect(moved.json().code).toBe('slot_taken');
    expect((await call('DELETE', `${URL}/${id}`, doctor)).statusCode).toBe(204);
    expect(await free()).toContain('2026-11-03T17:30:00.000Z');
    expect((await t.book(patient, wish)).statusCode).toBe(201);
    expect((await call('DELETE', `${URL}/${id}`, doctor)).statusCode).toBe(404);
  });

  test('the way between two home visits is a straight line, and says when time is short', async () => {
    const doctor = await t.provider();
    await t.verify(doctor);
    const at = async (dateTime: string, lng: number) =>
      t.booking(await t.patient(), doctor.id, dateTime, {
        mode: 'in_home',
        location: { lat: 18.2342, lng, address: 'Jacmel' },
      });
    const first = await at('2026-11-04T13:00:00Z', -72.5354);
    const second = await at('2026-11-04T14:00:00Z', -72.45);
    // In the same house there is no way to go.
    await at('2026-11-04T15:00:00Z', -72.4501);
    expect((await week(doctor)).travel).toEqual([
      {
        fromBookingId: first.id,
        toBookingId: second.id,
        kilometres: 9,
        minutes: 27,
        by: 'line',
        tight: true,
      },
    ]);
  });

  test('who looks at the agenda is written down for each patient in it', async () => {
    const [doctor, patient] = [await t.provider(), await t.patient()];
    await t.booking(patient, doctor.id, '2026-11-05T14:00:00Z');
    await week(doctor);
    expect(await t.looks(patient)).toEqual([`bookings:list ${doctor.id}`]);
  });
});

describe('PROV-2 the private calendar', () => {
  const feed = '/api/providers/me/agenda/feed';
  const open = (url: string) =>
    t.instance().app.inject({ method: 'GET', url: new globalThis.URL(url).pathname });

  test('a secret address shows times and nobody’s name, and stops working when it is revoked', async () => {
    const [doctor, patient] = [await t.somebody('PROVIDER'), await t.patient()];
    await t.lakou.db.query(
      `insert into provider_profiles (user_id, availability) values ($1, '"Chak jou"')`,
      [doctor.id],
    );
    await t.lakou.db.query('update app_users set is_profile_complete = true where id = $1', [doctor.id]);
    await t.rename(patient, 'Nadège Pierre');
    await t.booking(patient, doctor.id, '2026-11-05T14:00:00Z', { notes: 'Tèt fè mal' });
    await plan(doctor, { time: '2026-11-05T17:00:00Z' });
    expect((await call('GET', feed, doctor)).json()).toEqual({ createdAt: null, readAt: null });
    const { url } = (await call('POST', feed, doctor)).json();
    const token: string = url.slice(url.lastIndexOf('/') + 1);
    expect(Buffer.from(token, 'hex')).toHaveLength(32);
    const [kept] = await t.lakou.db.query<{ text: string }>('select f::text as text from agenda_feeds f');
    expect(kept?.text).not.toContain(token);

    const calendar = await open(url);
    expect(calendar.statusCode).toBe(200);
    expect(calendar.headers['content-type']).toContain('text/calendar');
    expect(calendar.body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    for (const secret of ['Nadège', 'mal', 'Manje', patient.id]) expect(calendar.body).not.toContain(secret);
    expect((await call('GET', feed, doctor)).json().readAt).not.toBeNull();

    const { url: next } = (await call('POST', feed, doctor)).json();
    expect((await open(url)).statusCode).toBe(404);
    expect((await call('DELETE', feed, doctor)).statusCode).toBe(204);
    expect((await open(next)).statusCode).toBe(404);
  });
});
