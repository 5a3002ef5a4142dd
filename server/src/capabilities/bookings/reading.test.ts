import type { Booking } from '@lakou/contract/bookings';
import { uuidv7 } from 'uuidv7';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookingTest, type Somebody } from '#test/bookings.ts';

const t = bookingTest();
const ids = (reply: { json(): Booking[] }) => reply.json().map(({ id }) => id);
const looks = (patientId: string, actorId: string) =>
  t.lakou.db.query<{ action: string }>(
    `select action from audit_events
     where (subject_id = $1 or subject_ids @> array[$1::uuid]) and actor_id = $2 order by at, id`,
    [patientId, actorId],
  );

let doctor: Somebody;
let patient: Somebody;
let child: string;
let bookings: Booking[];
beforeAll(async () => {
  doctor = await t.provider();
  patient = await t.patient();
  child = await t.dependent(patient);
  bookings = [];
  for (const [day, more] of [
    [16, {}],
    [17, { dependentId: child }],
    [18, { notes: 'Bring the results' }],
    [19, {}],
  ] as const)
    bookings.push(await t.booking(patient, doctor.id, `2026-11-${day}T14:00:00Z`, more));
  await t.put(bookings[3]?.id ?? '', 'cancelled');
});
/** A clinic and its administrator. */
async function clinic() {
  const admin = await t.somebody('CLINIC_ADMIN');
  const [found] = await t.lakou.db.query<{ id: string }>(
    'select clinic_id as id from app_users where id = $1',
    [admin.id],
  );
  return { admin, clinicId: found?.id ?? '' };
}
const moveTo = (provider: Somebody, clinicId: string | null) =>
  t.lakou.db.query('update app_users set clinic_id = $2 where id = $1', [provider.id, clinicId]);
const idOf = (i: number) => bookings[i]?.id ?? '';

describe('BOOK-6 the list', () => {
  test('a patient’s own and their dependents’, newest first', async () => {
    const reply = await t.list(patient, patient.id);
    expect(ids(reply)).toEqual([3, 2, 1, 0].map(idOf));
    expect(reply.json()[2]).toMatchObject({ dependentId: child, patientName: 'Ti Rose' });
  });

  test('BOOK-3 those to come with the next one first, then the past', async () => {
    expect(ids(await t.list(patient, patient.id, '?when=upcoming'))).toEqual([0, 1, 2].map(idOf));
    expect(ids(await t.list(patient, patient.id, '?when=past'))).toEqual([idOf(3)]);
  });

  test('BOOK-3 what the dashboard shows is one list: to come, under way or owed, in the order of time', async () => {
    const somebody = await t.patient();
    const other = await t.provider();
    const at = (day: number) => t.booking(somebody, other.id, `2026-11-${day}T14:00:00Z`);
    const [owed, paid, gone, soon, later] = [
      await at(16),
      await at(17),
      await at(18),
      await at(19),
      await at(20),
    ];
    await t.put(owed.id, 'completed');
    await t.put(paid.id, 'completed', 'paid');
    await t.put(gone.id, 'cancelled');
    expect(ids(await t.list(somebody, somebody.id, '?when=current'))).toEqual([owed.id, soon.id, later.id]);
    expect(ids(await t.list(somebody, somebody.id, '?when=owed'))).toEqual([owed.id]);
  });

  test('from one moment to another', async () => {
    const query = '?from=2026-11-17T00:00:00Z&to=2026-11-18T14:00:00Z';
    expect(ids(await t.list(patient, patient.id, query))).toEqual([idOf(1)]);
    expect((await t.list(patient, patient.id, '?from=yesterday')).statusCode).toBe(400);
  });

  test.each([
    ['', [3, 2, 1, 0]],
    ['when=upcoming&', [0, 1, 2]],
  ])('page by page along the Link header (%s)', async (filter, order) => {
    let url: string | undefined = `/api/data/bookings/user/${patient.id}?${filter}limit=2`;
    const seen: string[] = [];
    for (let pages = 0; url && pages < 5; pages++) {
      const reply = await t.send('GET', url, patient);
      seen.push(...ids(reply));
      url = /<(.+)>; rel="next"/.exec(String(reply.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(order.map(idOf));
  });

  test('a provider’s agenda; that they looked is written down for each patient', async () => {
    const own = await t.list(doctor, doctor.id, '?when=upcoming');
    expect(ids(own)).toEqual([0, 1, 2].map(idOf));
    expect(await looks(patient.id, doctor.id)).toEqual([{ action: 'bookings:list' }]);
    expect(await looks(patient.id, patient.id)).not.toContainEqual({ action: 'bookings:list' });
  });

  test('a provider sees of a patient the visits with themselves', async () => {
    const other = await t.provider();
    const theirs = await t.booking(patient, other.id, '2026-11-20T14:00:00Z');
    expect(ids(await t.list(other, patient.id))).toEqual([theirs.id]);
    expect((await t.list(await t.provider(), patient.id)).statusCode).toBe(404);
    await t.put(theirs.id, 'cancelled');
  });
});

describe('one visit', () => {
  test('its patient and its provider read it; the provider’s look is written down', async () => {
    expect((await t.read(patient, idOf(2))).json()).toMatchObject({ notes: 'Bring the results' });
    const before = (await looks(patient.id, doctor.id)).length;
    expect((await t.read(doctor, idOf(2))).json()).toMatchObject({ patientName: 'Somebody' });
    expect((await looks(patient.id, doctor.id)).slice(before)).toEqual([{ action: 'booking:read' }]);
  });

  test('ATTACK nobody else does: other patients, providers, clinics, sponsors, administrators', async () => {
    const strangers = [
      await t.patient(),
      await t.provider(),
      await t.somebody('CLINIC_ADMIN'),
      await t.somebody('SPONSOR'),
      await t.somebody('ADMIN'),
    ];
    for (const stranger of strangers) {
      for (const path of ['', '/calendar', '/cancellation'])
        expect((await t.send('GET', `/api/bookings/${idOf(0)}${path}`, stranger)).statusCode).toBe(404);
      expect((await t.list(stranger, patient.id)).statusCode).toBe(404);
      expect((await t.list(stranger, doctor.id)).statusCode).toBe(404);
    }
  });

  test('a clinic reads the agenda and the visits of its own providers, and what was addressed to it', async () => {
    const { admin, clinicId } = await clinic();
    const ours = await t.provider({ clinicId });
    const someone = await t.patient();
    const booking = await t.booking(someone, ours.id, '2026-11-16T14:00:00Z', { notes: 'A private word' });
    const agenda = await t.list(admin, ours.id);
    expect(ids(agenda)).toEqual([booking.id]);
    const read = await t.read(admin, booking.id);
    expect(read.statusCode).toBe(200);
    const moved = await t.act(admin, booking.id, 'reschedule', { dateTime: '2026-11-16T15:00:00Z' });
    // What the patient wrote is for the provider.
    for (const reply of [agenda, read, moved]) expect(reply.body).not.toContain('A private word');
    await t.lakou.db.query('update provider_profiles set license_verified = true where user_id = $1', [
      ours.id,
    ]);
    expect((await t.read(ours, booking.id)).json().notes).toBe('A private word');
    const addressed = await t.book(await t.patient(), { serviceType: 'Visit', clinicId });
    expect((await t.read(admin, addressed.json().id)).statusCode).toBe(200);
    expect(await looks(someone.id, admin.id)).toEqual([
      { action: 'bookings:list' },
      { action: 'booking:read' },
      { action: 'booking:reschedule' },
    ]);
  });

  test('ATTACK a provider who joins a clinic does not bring along the visits made before', async () => {
    const { admin, clinicId } = await clinic();
    const [joining, someone] = [await t.provider(), await t.patient()];
    const before = await t.booking(someone, joining.id, '2026-11-16T14:00:00Z');
    await moveTo(joining, clinicId);
    const since = await t.booking(someone, joining.id, '2026-11-17T14:00:00Z');
    expect(ids(await t.list(admin, joining.id))).toEqual([since.id]);
    expect(ids(await t.list(admin, joining.id, '?when=upcoming'))).toEqual([since.id]);
    expect(ids(await t.list(joining, joining.id))).toEqual([since.id, before.id]);
    for (const path of ['', '/calendar', '/cancellation'])
      expect((await t.send('GET', `/api/bookings/${before.id}${path}`, admin)).statusCode).toBe(404);
    const later = { dateTime: '2026-11-16T15:00:00Z' };
    expect((await t.act(admin, before.id, 'reschedule', later)).statusCode).toBe(404);
    expect((await t.act(admin, before.id, 'cancel')).statusCode).toBe(404);
    expect((await t.act(admin, before.id, 'no-show')).statusCode).toBe(404);
    expect((await t.read(admin, since.id)).statusCode).toBe(200);
  });

  test('a provider who leaves takes no visits of the clinic away, and shows it none of the next', async () => {
    const [old, next] = [await clinic(), await clinic()];
    const [leaving, someone] = [await t.provider({ clinicId: old.clinicId }), await t.patient()];
    const made = await t.booking(someone, leaving.id, '2026-11-16T14:00:00Z');
    await moveTo(leaving, next.clinicId);
    const since = await t.booking(someone, leaving.id, '2026-11-17T14:00:00Z');
    expect((await t.read(old.admin, made.id)).statusCode).toBe(200);
    expect((await t.read(old.admin, since.id)).statusCode).toBe(404);
    expect((await t.list(old.admin, leaving.id)).statusCode).toBe(404);
    expect((await t.read(next.admin, made.id)).statusCode).toBe(404);
    expect(ids(await t.list(next.admin, leaving.id))).toEqual([since.id]);
  });

  test('an id that nothing has, or that is none, is not found', async () => {
    for (const id of [uuidv7(), 'x', '%00']) expect((await t.read(patient, id)).statusCode).toBe(404);
  });
});

describe('BOOK-5 the calendar file', () => {
  const fileOf = async (as: Somebody, id: string) => {
    const reply = await t.send('GET', `/api/bookings/${id}/calendar`, as);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(reply.headers['content-disposition']).toBe('attachment; filename="visit.ics"');
    return reply.body.replaceAll('\r\n ', '').split('\r\n');
  };

  test('says with whom, when in UTC and where, and nothing of why', async () => {
    const lines = await fileOf(patient, idOf(2));
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        `UID:${idOf(2)}@localhost`,
        'SEQUENCE:0',
        'DTSTAMP:20261115T120000Z',
        'DTSTART:20261118T140000Z',
        'DTEND:20261118T143000Z',
        'SUMMARY:Dr Mirlande · Lakou',
        'LOCATION:Jacmel',
        'DESCRIPTION:Clinic visit',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(lines.join('\n')).not.toContain('Bring the results');
    expect(await fileOf(doctor, idOf(1))).toContain('SUMMARY:Ti Rose · Lakou');
  });

  test('a visit by video says so in place of an address', async () => {
    const { id } = await t.booking(patient, doctor.id, '2026-11-27T14:00:00Z', { mode: 'video' });
    expect(await fileOf(patient, id)).toEqual(
      expect.arrayContaining(['LOCATION:Video visit', 'DESCRIPTION:Video visit']),
    );
  });

  test('a moved visit replaces the older entry, a cancelled one removes it', async () => {
    const booking = await t.booking(patient, doctor.id, '2026-11-26T14:00:00Z');
    await t.act(patient, booking.id, 'reschedule', { dateTime: '2026-11-26T15:00:00Z' });
    expect(await fileOf(patient, booking.id)).toEqual(
      expect.arrayContaining(['SEQUENCE:1', 'DTSTART:20261126T150000Z']),
    );
    await t.act(patient, booking.id, 'cancel');
    expect(await fileOf(patient, booking.id)).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED']),
    );
  });
});

test('PROV-1 visits whose time is over and that were neither completed nor missed, the last ones first', async () => {
  const somebody = await t.patient();
  const other = await t.provider();
  const made = [];
  for (const day of [16, 17, 18, 19, 20])
    made.push((await t.booking(somebody, other.id, `2026-11-${day}T14:00:00Z`)).id);
  const [first = '', second = '', done = '', missed = ''] = made;
  for (const id of made) await t.put(id, 'confirmed');
  await t.put(done, 'completed');
  await t.put(missed, 'no_show');
  expect(ids(await t.list(other, other.id, '?when=overdue'))).toEqual([]);
  t.clock.move(4 * 86_400); // noon of the 19th
  expect(ids(await t.list(other, other.id, '?when=overdue'))).toEqual([second, first]);
});
