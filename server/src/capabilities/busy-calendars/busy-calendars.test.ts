import { describe, expect, test } from 'vitest';
import { FetchFailure } from '#platform/http/fetch-public.ts';
import { agendaTest, type Somebody } from '#test/agenda.ts';
import { jobsDone } from '#test/jobs-done.ts';
import { readCalendarOf, readDueCalendars } from './busy-calendars.jobs.ts';

// Monday, 2 November 2026, 07:00 in Haiti.
const t = agendaTest('2026-11-02T12:00:00Z');
const URL = '/api/providers/me/busy-calendar';
// A name that nobody is asked about, so that the job of the app itself fails at once.
const ADDRESS = 'https://calendar.invalid/private-0f1e2d/basic.ics';
const TEXT = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'UID:1',
  'SUMMARY:Randevou dantis',
  'DTSTART:20261103T150000Z',
  'DTEND:20261103T160000Z',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n');

const call = (method: 'GET' | 'PUT' | 'DELETE', as: Somebody, payload?: object) =>
  t.instance().app.inject({ method, url: URL, headers: as.headers, ...(payload && { payload }) });
/** Names the address, and waits until the app itself has found that nobody can be asked there. */
async function name(as: Somebody, url = ADDRESS) {
  const reply = await call('PUT', as, { url });
  await jobsDone(t.instance().platform);
  return reply;
}
const calendar = async (as: Somebody) => (await call('GET', as)).json().calendar;
const read = (doctor: Somebody, text: string | FetchFailure = TEXT) =>
  readCalendarOf(
    t.instance().platform,
    () => (typeof text === 'string' ? Promise.resolve(text) : Promise.reject(text)),
    doctor.id,
  );
const free = async (as: Somebody, of: Somebody): Promise<string[]> =>
  (await t.slots(as, of.id, '?from=2026-11-03&days=1&mode=clinic'))
    .json()
    .slots.map(({ startsAt }: { startsAt: string }) => startsAt.slice(11, 16));

describe('PROV-2 another calendar', () => {
  test('PROV-2 what it says is busy is neither offered nor booked, and shown in the agenda without a title', async () => {
    const [doctor, patient] = [await t.provider(), await t.patient()];
    await t.booking(patient, doctor.id, '2026-11-03T15:30:00Z');
    expect((await name(doctor)).json().calendar).toMatchObject({ host: 'calendar.invalid', times: 0 });
    await read(doctor);
    expect(await calendar(doctor)).toEqual({
      host: 'calendar.invalid',
      state: 'read',
      problem: null,
      readAt: '2026-11-02T12:00:00.000Z',
      times: 1,
      unread: 0,
    });
    expect(await free(patient, doctor)).not.toContain('15:00');
    expect(await free(patient, doctor)).toContain('16:00');
    const wish = { serviceType: 'Visit', mode: 'clinic', providerId: doctor.id };
    const taken = await t.book(await t.patient(), { ...wish, dateTime: '2026-11-03T15:00:00Z' });
    expect([taken.statusCode, taken.json().code]).toEqual([409, 'slot_taken']);
    const agenda = await t.send(
      'GET',
      '/api/providers/me/agenda?from=2026-11-02T00:00:00Z&to=2026-11-09T00:00:00Z',
      doctor,
    );
    expect(agenda.json().busy).toEqual([
      { startsAt: '2026-11-03T15:00:00.000Z', endsAt: '2026-11-03T16:00:00.000Z' },
    ]);
    // The visit that was there before stays.
    expect(agenda.json().bookings).toHaveLength(1);
    expect(agenda.body).not.toContain('dantis');
  });

  test('PROV-2 neither the address nor a title is in the database', async () => {
    const doctor = await t.provider();
    await name(doctor);
    await read(doctor);
    const rows = await t.lakou.db.query<{ text: string }>(
      `select c::text || encode(c.address, 'escape') as text from busy_calendars c where provider_id = $1
       union all select t::text from busy_times t where provider_id = $1`,
      [doctor.id],
    );
    expect(rows).toHaveLength(2);
    for (const { text } of rows) {
      expect(text).not.toContain('private-0f1e2d');
      expect(text).not.toContain('dantis');
    }
  });

  test('PROV-2 a calendar that is away says why and frees nothing; one that is removed frees its times', async () => {
    const [doctor, patient] = [await t.provider(), await t.patient()];
    await name(doctor);
    await read(doctor);
    await read(doctor, new FetchFailure('refused'));
    expect(await calendar(doctor)).toMatchObject({ state: 'failed', problem: 'refused', times: 1 });
    await read(doctor, '<html>Sign in</html>');
    expect(await calendar(doctor)).toMatchObject({ state: 'failed', problem: 'not_calendar', times: 1 });
    expect(await free(patient, doctor)).not.toContain('15:00');
    expect((await call('DELETE', doctor)).statusCode).toBe(204);
    expect(await calendar(doctor)).toBeNull();
    expect(await free(patient, doctor)).toContain('15:00');
  });

  test('PROV-2 only an https address is taken; a new one forgets what the earlier one blocked', async () => {
    const doctor = await t.provider();
    for (const url of [
      'http://calendar.google.com/a.ics',
      'calendar',
      'https://a:b@calendar.google.com/a.ics',
    ])
      expect((await name(doctor, url)).json().fields).toEqual([{ path: 'url', code: 'invalid_request' }]);
    await name(doctor);
    await read(doctor);
    const next = await name(doctor, 'webcal://other.invalid/a.ics');
    expect(next.json().calendar).toMatchObject({ host: 'other.invalid', times: 0 });
  });

  test('PROV-2 each hour all are read, an address inside our network never', async () => {
    const [one, two] = [await t.provider(), await t.provider()];
    await name(one);
    await name(two);
    t.clock.move(3600);
    const asked: string[] = [];
    await readDueCalendars(t.instance().platform, async (url) => {
      asked.push(url.href);
      return TEXT;
    });
    expect(asked.length).toBeGreaterThanOrEqual(2);
    expect(await calendar(one)).toMatchObject({ state: 'read', times: 1 });
    expect(await calendar(two)).toMatchObject({ state: 'read', times: 1 });
    t.clock.move(-3600);
  });
});
