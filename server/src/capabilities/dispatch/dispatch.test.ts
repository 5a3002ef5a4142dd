import { findService } from '@lakou/content/services';
import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { clockOut, employ } from '#test/clinic-staff.ts';
import { listenTo } from '#test/streams.ts';

const lakou = testApp({ maxFutureBookings: 1000, maxFutureBookingsPerProvider: 1000 });
const call = (as: Person, method: string, url: string, payload?: object) =>
  lakou.send(`${method} ${url}`, payload && { payload }, as);

async function newClinic() {
  const admin = await lakou.person('CLINIC_ADMIN');
  const { clinicId } = admin;
  return {
    admin,
    base: `/api/clinics/${clinicId}`,
    dispatcher: (name?: string) => employ(lakou, clinicId, 'Dispatcher', name ? { name } : {}),
    provider: (more: Parameters<typeof employ>[3] = {}) =>
      employ(lakou, clinicId, 'Provider', { onShift: true, ...more }),
  };
}

const JACMEL = { lat: 18.2342, lng: -72.5354 };
const START = Date.parse('2026-11-16T13:00:00Z');
/** A request of a patient to the clinic, so many hours after eight in the morning of the next day. */
async function request(patient: Person, clinicId: string | null, hours = 0, more: object = {}) {
  const dateTime = new Date(START + hours * 3_600_000).toISOString();
  const body = { serviceType: 'Wound care', mode: 'in_home', notes: 'Plè', clinicId, dateTime, ...more };
  const reply = await call(patient, 'POST', '/api/data/bookings', body);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json();
}
const assign = (as: Person, id: string, providerId: string) =>
  call(as, 'PUT', `/api/clinics/bookings/${id}/assign`, { providerId });
const told = async (userId: string) =>
  (
    await lakou.platform.db.query<{ kind: string }>(
      'select kind from notifications where user_id = $1 order by id',
      [userId],
    )
  ).map(({ kind }) => kind);

test('CLIN-10 an unassigned visit has six fields; its location is a point as text, or an address', async () => {
  const { admin, base, dispatcher, provider } = await newClinic();
  const patient = await lakou.person('PATIENT');
  const far = await request(patient, admin.clinicId, 5, { location: '12, rue Capois, Jacmel' });
  const near = await request(patient, admin.clinicId, 1, { location: { ...JACMEL, address: 'Jacmel' } });
  expect([near.status, near.providerId]).toEqual(['requested', null]);
  const list = (await call(await dispatcher(), 'GET', `${base}/dispatch/unassigned`)).json();
  const shared = { patientName: 'Somebody', serviceType: 'Wound care', status: 'requested' };
  expect(list).toEqual([
    { id: near.id, ...shared, location: '18.2342,-72.5354', dateTime: near.dateTime },
    { id: far.id, ...shared, location: '12, rue Capois, Jacmel', dateTime: far.dateTime },
  ]);
  expect((await call(await provider(), 'GET', `${base}/dispatch/unassigned`)).statusCode).toBe(403);
  // What the booking form sends is a name for programs; dispatchers read it in their language.
  const named = await request(patient, admin.clinicId, 9, { serviceType: 'home-wound-care' });
  const [, , last] = (await call(admin, 'GET', `${base}/dispatch/unassigned`)).json();
  expect(last).toMatchObject({ id: named.id, serviceType: findService('home-wound-care')?.name.en });
  const paged = await call(admin, 'GET', `${base}/dispatch/unassigned?limit=1`);
  expect(paged.headers.link).toContain(`after=${near.id}`);
  const next = await call(admin, 'GET', `${base}/dispatch/unassigned?limit=1&after=${near.id}`);
  expect(next.json().map(({ id }: { id: string }) => id)).toEqual([far.id]);
});

test('API-10 CLIN-5 assigning confirms the visit and tells both; a second dispatcher is told who was faster', async () => {
  const { admin, base, dispatcher, provider } = await newClinic();
  const [wilner, second] = [await dispatcher('Wilner Augustin'), await dispatcher()];
  const [nurse, other] = [await provider({ name: 'Rachel Dorvil' }), await provider()];
  const patient = await lakou.person('PATIENT');
  const { id, dateTime } = await request(patient, admin.clinicId);
  expect((await assign(wilner, id, nurse.id)).json()).toEqual({
    id,
    patientName: 'Somebody',
    serviceType: 'Wound care',
    location: '',
    dateTime,
    status: 'confirmed',
    providerId: nurse.id,
    providerName: 'Rachel Dorvil',
  });
  const late = await assign(second, id, other.id);
  expect([late.statusCode, late.json()]).toEqual([
    409,
    {
      code: 'visit_taken',
      message: 'This visit was just assigned by somebody else.',
      takenBy: 'Wilner Augustin',
    },
  ]);
  expect([await told(patient.id), await told(nurse.id), await told(other.id)]).toEqual([
    ['booking_confirmed'],
    ['booking_new'],
    [],
  ]);
  expect((await call(patient, 'GET', `/api/bookings/${id}`)).json()).toMatchObject({ status: 'confirmed' });
  expect((await call(nurse, 'GET', `/api/bookings/${id}`)).statusCode).toBe(200);
  expect((await call(admin, 'GET', `${base}/dispatch/unassigned`)).json()).toEqual([]);
});

test('CLIN-5 only a verified provider of the clinic who is on shift and free gets a visit', async () => {
  const { admin, base, dispatcher, provider } = await newClinic();
  const wilner = await dispatcher();
  const patient = await lakou.person('PATIENT');
  const first = await request(patient, admin.clinicId);
  const [nurse, unverified] = [await provider(), await provider({ verified: false })];
  const stranger = await (await newClinic()).provider();
  const codeOf = async (providerId: string) => {
    const reply = await assign(wilner, first.id, providerId);
    return [reply.statusCode, reply.json().code];
  };
  expect(await codeOf(stranger.id)).toEqual([404, 'not_found']);
  expect(await codeOf(wilner.id)).toEqual([404, 'not_found']);
  expect(await codeOf(unverified.id)).toEqual([409, 'provider_unverified']);
  await clockOut(lakou, nurse);
  expect(await codeOf(nurse.id)).toEqual([409, 'provider_off_shift']);
  const rachel = await provider({ name: 'Rachel', place: JACMEL });
  expect((await assign(nurse, first.id, rachel.id)).statusCode).toBe(403);
  expect((await assign(wilner, first.id, rachel.id)).statusCode).toBe(200);
  const same = await request(await lakou.person('PATIENT'), admin.clinicId);
  const busy = await assign(wilner, same.id, rachel.id);
  expect([busy.statusCode, busy.json().code]).toEqual([409, 'provider_busy']);
  const lanes = (await call(wilner, 'GET', `${base}/dispatch/lanes`)).json();
  expect(lanes.map(({ id }: { id: string }) => id).sort()).toEqual([rachel.id, unverified.id].sort());
  expect(lanes.find(({ id }: { id: string }) => id === rachel.id)).toMatchObject({
    isVerified: true,
    place: '18.2342,-72.5354',
    visits: [{ id: first.id, status: 'confirmed', canUnassign: true }],
  });
});

test('CLIN-5 what a dispatcher gave, a dispatcher takes back; what a patient chose stays', async () => {
  const { admin, base, dispatcher, provider } = await newClinic();
  const [wilner, nurse, patient] = [await dispatcher(), await provider(), await lakou.person('PATIENT')];
  await lakou.platform.db.query('update app_users set is_profile_complete = true where id = $1', [nurse.id]);
  const { id } = await request(patient, admin.clinicId);
  await assign(wilner, id, nurse.id);
  const back = await call(wilner, 'POST', `/api/clinics/bookings/${id}/unassign`);
  expect(back.json()).toMatchObject({ status: 'requested', providerId: null });
  expect((await call(nurse, 'GET', `/api/bookings/${id}`)).statusCode).toBe(404);
  expect((await told(patient.id)).at(-1)).toBe('visit_unassigned');
  expect((await told(nurse.id)).at(-1)).toBe('visit_taken_back');
  expect((await call(admin, 'GET', `${base}/dispatch/unassigned`)).json()).toHaveLength(1);
  expect((await call(wilner, 'POST', `/api/clinics/bookings/${id}/unassign`)).json().code).toBe(
    'move_not_allowed',
  );
  expect((await assign(wilner, id, nurse.id)).statusCode).toBe(200);
  const chosen = await request(patient, null, 6, { providerId: nurse.id, mode: 'clinic' });
  expect(chosen.status).toBe('confirmed');
  const refused = await call(wilner, 'POST', `/api/clinics/bookings/${chosen.id}/unassign`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'move_not_allowed']);
});

test('CLIN-5 twenty dispatchers at once on a hundred visits: each is assigned exactly once', {
  timeout: 120_000,
}, async () => {
  const { admin, dispatcher, provider } = await newClinic();
  const patient = await lakou.person('PATIENT');
  const visits: string[] = [];
  for (let n = 0; n < 100; n++) visits.push((await request(patient, admin.clinicId, n * 2)).id);
  const dispatchers: Person[] = [];
  const providers: Person[] = [];
  for (let n = 0; n < 20; n++) dispatchers.push(await dispatcher());
  for (let n = 0; n < 4; n++) providers.push(await provider());
  const works = dispatchers.map(async (one, turn) => {
    const won: string[] = [];
    // Five of them want each visit at the same time.
    for (const [n, id] of visits.entries()) {
      if ((n + turn) % 4 > 0) continue;
      const reply = await assign(one, id, providers[turn % 4]?.id ?? '');
      if (reply.statusCode === 200) won.push(id);
      else expect([reply.statusCode, reply.json().code]).toEqual([409, 'visit_taken']);
    }
    return won;
  });
  const won = (await Promise.all(works)).flat();
  expect([won.length, new Set(won).size]).toEqual([100, 100]);
  const [{ count } = { count: 0 }] = await lakou.platform.db.query<{ count: number }>(
    `select count(*)::int as count from visit_assignments a join bookings b on b.id = a.booking_id
     where b.clinic_id = $1 and b.status = 'confirmed' and a.unassigned_at is null and a.assignee_id = b.provider_id`,
    [admin.clinicId],
  );
  expect(count).toBe(100);
});

test('CLIN-5 all dispatchers of the clinic see live what came and what was taken', async () => {
  const { admin, dispatcher, provider } = await newClinic();
  const [wilner, nurse, patient] = [await dispatcher(), await provider(), await lakou.person('PATIENT')];
  const stranger = (await newClinic()).admin;
  const address = await lakou.app.listen({ port: 0, host: '127.0.0.1' });
  const streams = await Promise.all([admin, wilner, stranger].map(({ cookie }) => listenTo(address, cookie)));
  const { id } = await request(patient, admin.clinicId);
  const news = { kind: 'dispatch', id: admin.clinicId };
  for (const stream of streams.slice(0, 2)) await expect.poll(() => stream.events).toContainEqual(news);
  await assign(admin, id, nurse.id);
  for (const stream of streams.slice(0, 2))
    await expect.poll(() => stream.events.filter(({ kind }) => kind === 'dispatch')).toHaveLength(2);
  expect(streams[2]?.events).toEqual([]);
  for (const stream of streams) stream.stop();
});

test('CLIN-2 the dashboard: shifts of today and of seven days, the schedule, the five soonest visits', async () => {
  const { admin, base, provider } = await newClinic();
  const nurse = await provider({ name: 'Esther Cadet' });
  const patient = await lakou.person('PATIENT');
  const plan = (day: string) =>
    call(admin, 'POST', `${base}/shifts`, {
      staffId: nurse.id,
      startTime: `2026-11-${day}T07:00`,
      endTime: `2026-11-${day}T15:00`,
    });
  for (const day of ['08', '09', '15', '16']) await plan(day);
  for (let n = 0; n < 6; n++) await request(patient, admin.clinicId, n);
  const reply = await call(admin, 'GET', `${base}/dashboard`);
  const { urgent, schedule, ...rest } = reply.json();
  expect(rest).toEqual({
    timeZone: 'America/Port-au-Prince',
    today: '2026-11-15',
    shiftsToday: 1,
    unassignedVisits: 6,
    shiftsPerDay: [
      { day: '2026-11-09', shifts: 1 },
      ...['10', '11', '12', '13', '14'].map((day) => ({ day: `2026-11-${day}`, shifts: 0 })),
      { day: '2026-11-15', shifts: 1 },
    ],
  });
  expect(schedule).toMatchObject([{ staffName: 'Esther Cadet', startTime: '2026-11-15T12:00:00.000Z' }]);
  expect(urgent).toHaveLength(5);
  expect(urgent[0].dateTime).toBe('2026-11-16T13:00:00.000Z');
  expect((await call(nurse, 'GET', `${base}/dashboard`)).statusCode).toBe(403);
});

test('CLIN-8 the visits of one clinic are not found by another', async () => {
  const [one, two] = [await newClinic(), await newClinic()];
  const { id } = await request(await lakou.person('PATIENT'), two.admin.clinicId);
  const nurse = await one.provider();
  expect((await assign(one.admin, id, nurse.id)).statusCode).toBe(404);
  expect((await call(one.admin, 'POST', `/api/clinics/bookings/${id}/unassign`)).statusCode).toBe(404);
  for (const path of ['/dispatch/unassigned', '/dispatch/lanes', '/dashboard'])
    expect((await call(one.admin, 'GET', `${two.base}${path}`)).statusCode).toBe(404);
});

test('CLIN-5 CLIN-10 a dispatcher says where an address is; it stays as written, and others see it at once', async () => {
  const { admin, base, dispatcher, provider } = await newClinic();
  const [wilner, nurse, patient] = [await dispatcher(), await provider(), await lakou.person('PATIENT')];
  const address = 'Dèyè legliz la';
  const { id } = await request(patient, admin.clinicId, 0, { location: address });
  const place = (as: Person, visit: string, point: object = JACMEL) =>
    call(as, 'PUT', `/api/clinics/bookings/${visit}/place`, point);
  const placed = await place(wilner, id);
  expect(placed.json()).toMatchObject({ id, location: address, place: '18.2342,-72.5354' });
  const [listed] = (await call(admin, 'GET', `${base}/dispatch/unassigned`)).json();
  expect([listed.location, listed.place]).toEqual([address, '18.2342,-72.5354']);
  await assign(wilner, id, nurse.id);
  const [lane] = (await call(wilner, 'GET', `${base}/dispatch/lanes`)).json();
  expect(lane.visits[0]).toMatchObject({ location: address, place: '18.2342,-72.5354' });
  // The patient's own data stay as she gave them.
  expect((await call(patient, 'GET', `/api/bookings/${id}`)).json()).toMatchObject({
    location: address,
    lat: null,
  });
  const audited = await lakou.platform.db.query(
    `select 1 from audit_events where action = 'booking:place' and actor_id = $1 and $2 = any (subject_ids)`,
    [wilner.id, patient.id],
  );
  expect(audited).toHaveLength(1);
  // Somewhere else, nowhere, by those who only look, and over what the patient pointed at.
  expect((await place(wilner, id, { lat: 91, lng: 0 })).statusCode).toBe(400);
  expect((await place(wilner, id, {})).statusCode).toBe(400);
  expect((await place(nurse, id)).statusCode).toBe(403);
  expect((await place((await newClinic()).admin, id)).statusCode).toBe(404);
  const pointed = await request(patient, admin.clinicId, 3, { location: { ...JACMEL, address } });
  expect((await place(wilner, pointed.id)).json().code).toBe('move_not_allowed');
});
