import { expect, test } from 'vitest';
import { cookieOf, PASSWORD, type Person, testApp } from '#test/app.ts';
import { tokenIn } from '#test/mailed-links.ts';
import { mailTo } from '#test/outbox.ts';
import { bookingBetween, listProvider } from '#test/providers.ts';

const lakou = testApp();
let count = 0;

const call = (as: Person, key: string, payload?: object) => lakou.send(key, payload ? { payload } : {}, as);
const newClinic = () => lakou.person('CLINIC_ADMIN');

async function add(admin: Person, sent: object = {}) {
  const email = `staff${++count}@example.test`;
  const payload = { name: 'Guerda Louis', email, clinicId: admin.clinicId, isClinicStaff: true, ...sent };
  return call(admin, 'POST /api/users', payload);
}

/** The token of the mailed invitation; of a later one when an earlier is given. */
async function invitationOf(email: string, earlier?: string): Promise<string> {
  const mails = await mailTo(lakou.platform, email);
  const tokens = mails.map(({ text }) => tokenIn(text)).filter((token) => token && token !== earlier);
  return tokens[0] ?? '';
}

/** Somebody of the clinic in this role, who answered the invitation and signed in. */
async function staff(admin: Person, clinicRole: string): Promise<Person> {
  const { id, email } = (await add(admin, { clinicRole })).json();
  await answer(await invitationOf(email));
  return { id, email, role: 'PROVIDER', clinicId: admin.clinicId, cookie: cookieOf(await login(email)) };
}
const answer = (token: string) =>
  lakou.send('POST /api/auth/reset-password', { payload: { token, newPassword: PASSWORD } });
const login = (email: string) =>
  lakou.send('POST /api/auth/login', { payload: { email, password: PASSWORD } });

const member = async (as: Person, id: string) =>
  (await call(as, `GET /api/clinics/${as.clinicId}`)).json().staff.find((one: Person) => one.id === id);

test('CLIN-3, CLIN-9 staff are added without a password and choose one with the mailed link, once, within a day', async () => {
  const admin = await newClinic();
  const reply = await add(admin, {
    clinicRole: 'Scheduler',
    credentials: 'RN',
    licenseNumber: 'MSPP-7',
    licenseExpirationDate: '2030-01-01',
    role: 'ADMIN',
  });
  expect(reply.statusCode).toBe(201);
  const { id, email } = reply.json();
  expect(reply.json()).toMatchObject({ clinicRole: 'Scheduler', status: 'Off Duty', isInvited: true });
  expect((await login(email)).statusCode).toBe(401);
  const token = await invitationOf(email);
  lakou.clock.move(23 * 3600);
  expect((await answer(token)).statusCode).toBe(200);
  expect((await answer(token)).statusCode).toBe(400);
  const signedIn = await login(email);
  expect(signedIn.json()).toMatchObject({
    id,
    role: 'PROVIDER',
    clinicRole: 'Scheduler',
    isEmailVerified: true,
    isProfileComplete: true,
  });
  expect(await member(await again(admin), id)).toMatchObject({ licenseNumber: 'MSPP-7', isInvited: false });
});

const again = async (person: Person): Promise<Person> => ({
  ...person,
  cookie: cookieOf(await login(person.email)),
});

test('CLIN-3 an invitation ends after a day and can be sent again until it was answered', async () => {
  const admin = await newClinic();
  const { id, email } = (await add(admin)).json();
  const late = await invitationOf(email);
  lakou.clock.move(25 * 3600);
  expect((await answer(late)).statusCode).toBe(400);
  const resend = () => call(admin, `POST /api/users/staff/${id}/invite`);
  expect((await resend()).statusCode).toBe(202);
  expect((await answer(await invitationOf(email, late))).statusCode).toBe(200);
  expect((await resend()).json().code).toBe('invitation_answered');
});

test('API-9 an address that has an account, another clinic and another e-mail are refused; unchanged fields are fine', async () => {
  const [admin, other] = [await newClinic(), await newClinic()];
  const taken = await add(admin, { email: other.email });
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'email_taken']);
  expect((await add(admin, { clinicId: other.clinicId })).statusCode).toBe(403);
  const { id, email } = (await add(admin)).json();
  const path = `PUT /api/users/staff/${id}`;
  const changed = await call(admin, path, { name: 'Guerda L.', email, role: 'PROVIDER', credentials: 'LPN' });
  expect(changed.json()).toMatchObject({
    name: 'Guerda L.',
    email,
    clinicRole: 'Provider',
    credentials: 'LPN',
  });
  expect((await call(admin, path, { email: 'other@example.test' })).json().code).toBe('staff_email_fixed');
  expect((await call(other, path, { name: 'X' })).statusCode).toBe(404);
});

test('CLIN-3 another role ends the sessions, and the clinic keeps its administrator', async () => {
  const admin = await newClinic();
  const guerda = await staff(admin, 'Scheduler');
  expect((await call(guerda, 'GET /api/auth/session')).statusCode).toBe(200);
  const path = `PUT /api/users/staff/${guerda.id}`;
  expect((await call(admin, path, { clinicRole: 'Admin' })).json().clinicRole).toBe('Admin');
  expect((await call(guerda, 'GET /api/auth/session')).statusCode).toBe(401);
  const manager = await again(guerda);
  expect((await add(manager)).statusCode).toBe(201);
  for (const key of [`PUT /api/users/staff/${admin.id}`, `DELETE /api/users/staff/${admin.id}`]) {
    const refused = await call(manager, key, key.startsWith('PUT') ? { clinicRole: 'Scheduler' } : undefined);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_clinic_admin']);
  }
  expect((await call(manager, `DELETE /api/users/staff/${manager.id}`)).json().code).toBe('staff_is_self');
});

test('CLIN-3 who is removed is out at once: sessions, rights, the open log and visits to come', async () => {
  const admin = await newClinic();
  const guerda = await staff(admin, 'Scheduler');
  const { db } = lakou.platform;
  const { id: logId } = (await call(guerda, `POST /api/users/staff/${guerda.id}/clock-in`, {})).json();
  const doctor = await listProvider(db, { clinicId: admin.clinicId ?? '' });
  const patient = await lakou.person('PATIENT');
  const bookingId = await bookingBetween(db, patient.id, doctor, 'confirmed');
  const soon = new Date(lakou.clock.now().getTime() + 86_400_000);
  await db.query(
    "update bookings set clinic_id = $2, starts_at = $3, ends_at = $3::timestamptz + interval '30 minutes' where id = $1",
    [bookingId, admin.clinicId, soon],
  );
  for (const id of [guerda.id, doctor])
    expect((await call(admin, `DELETE /api/users/staff/${id}`)).statusCode).toBe(204);
  expect((await call(guerda, 'GET /api/auth/session')).statusCode).toBe(401);
  const back = await again(guerda);
  expect((await call(back, `GET /api/clinics/${admin.clinicId}`)).statusCode).toBe(404);
  expect((await call(back, 'GET /api/auth/session')).json()).toMatchObject({
    clinicId: null,
    clinicRole: null,
  });
  const logs = (await call(admin, `GET /api/clinics/${admin.clinicId}/timelogs`)).json();
  expect(logs).toMatchObject([{ id: logId, clock_out_time: expect.any(String) }]);
  const [visit] = await db.query('select provider_id, status from bookings where id = $1', [bookingId]);
  expect(visit).toEqual({ provider_id: null, status: 'requested' });
  const told = await db.query(
    "select 1 from notifications where user_id = $1 and kind = 'booking_unassigned'",
    [patient.id],
  );
  expect(told).toHaveLength(1);
  expect((await call(admin, `DELETE /api/users/staff/${guerda.id}`)).statusCode).toBe(404);
});

test('CLIN-3 two administrators at once: somebody is removed once, and two who remove each other leave one to run the clinic', async () => {
  const owner = await newClinic();
  const [one, two, guerda] = [await staff(owner, 'Admin'), await staff(owner, 'Admin'), await add(owner)];
  const remove = (as: Person, id: string) => call(as, `DELETE /api/users/staff/${id}`);
  const twice = await Promise.all([remove(one, guerda.json().id), remove(two, guerda.json().id)]);
  expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([204, 404]);
  await Promise.all([remove(one, two.id), remove(two, one.id), remove(one, owner.id), remove(two, owner.id)]);
  const { staff: left } = (await call(owner, `GET /api/clinics/${owner.clinicId}`)).json();
  expect(left.map(({ id }: Person) => id)).toContain(owner.id);
});

test('CLIN-3 an invitation that is withdrawn opens nothing, and its address is free again', async () => {
  const admin = await newClinic();
  const { id, email } = (await add(admin)).json();
  const token = await invitationOf(email);
  await call(admin, `DELETE /api/users/staff/${id}`);
  expect((await answer(token)).statusCode).toBe(400);
  expect((await add(admin, { email })).statusCode).toBe(201);
});

test('CLIN-3 clocking in and out by the server’s clock; nobody is on shift twice', async () => {
  const admin = await newClinic();
  const guerda = await staff(admin, 'Dispatcher');
  const path = `POST /api/users/staff/${guerda.id}`;
  const payload = { clinicId: admin.clinicId, clock_in_time: '2020-01-01T00:00:00Z' };
  const opened = await call(guerda, `${path}/clock-in`, payload);
  expect(opened.json()).toMatchObject({
    staff_id: guerda.id,
    clock_in_time: lakou.clock.now().toISOString(),
    clock_out_time: null,
  });
  expect((await call(admin, `${path}/clock-in`, {})).json().code).toBe('clocked_in_already');
  expect(await member(admin, guerda.id)).toMatchObject({
    status: 'On Shift',
    openTimeLogId: opened.json().id,
  });
  const other = await newClinic();
  expect((await call(guerda, `${path}/clock-in`, { clinicId: other.clinicId })).statusCode).toBe(403);
  lakou.clock.move(3600);
  const timeLogId = opened.json().id;
  const out = await call(await again(admin), `${path}/clock-out`, { timeLogId });
  expect(out.json().clock_out_time).toBe(lakou.clock.now().toISOString());
  const twice = await call(guerda, `${path}/clock-out`, { timeLogId });
  expect([twice.statusCode, twice.json().code]).toEqual([409, 'time_log_closed']);
  const none = await call(guerda, `${path}/clock-out`, { timeLogId: 'none' });
  expect([none.statusCode, none.json().message]).toEqual([404, 'Could not find an open time log.']);
});

test('CLIN-3 leave shows on its days, unless the person works', async () => {
  const admin = await newClinic();
  const guerda = await staff(admin, 'Provider');
  const today = lakou.clock.now().toISOString().slice(0, 10);
  const leaves = `/api/clinics/${admin.clinicId}/leaves`;
  const days = { staffId: guerda.id, fromDay: today, toDay: today };
  const { id } = (await call(admin, `POST ${leaves}`, days)).json();
  expect((await member(admin, guerda.id)).status).toBe('On Leave');
  expect((await call(admin, `POST ${leaves}`, days)).json().code).toBe('leave_overlaps');
  const backwards = { ...days, toDay: '2026-01-01' };
  expect((await call(admin, `POST ${leaves}`, backwards)).json().code).toBe('period_invalid');
  expect((await call(guerda, `GET ${leaves}`)).json()).toMatchObject([{ id, staffName: 'Guerda Louis' }]);
  await call(guerda, `POST /api/users/staff/${guerda.id}/clock-in`, {});
  expect((await member(admin, guerda.id)).status).toBe('On Shift');
  expect((await call(admin, `DELETE /api/clinics/leaves/${id}`)).statusCode).toBe(204);
});

test('CLIN-3 a correction keeps what the log said before, and sheets count what it says now', async () => {
  const admin = await newClinic();
  const guerda = await staff(admin, 'Provider');
  const path = `POST /api/users/staff/${guerda.id}`;
  const log = (await call(guerda, `${path}/clock-in`, {})).json();
  lakou.clock.move(2 * 3600);
  const boss = await again(admin);
  const at = (hours: number) => new Date(lakou.clock.now().getTime() + hours * 3_600_000).toISOString();
  const times = { clock_in_time: at(-1.5), clock_out_time: at(-1), reason: 'Forgot' };
  const correct = (as: Person, sent: object) => call(as, `PUT /api/clinics/timelogs/${log.id}`, sent);
  expect((await correct(guerda, times)).statusCode).toBe(403);
  expect((await correct(boss, { ...times, clock_out_time: at(1) })).json().code).toBe('time_log_invalid');
  const fixed = (await correct(boss, times)).json();
  expect(fixed).toMatchObject({
    clock_in_time: times.clock_in_time,
    corrections: [{ reason: 'Forgot', correctedBy: 'Somebody', old_clock_in_time: log.clock_in_time }],
  });
  const next = (await call(boss, `${path}/clock-in`, {})).json();
  const clash = await call(boss, `PUT /api/clinics/timelogs/${next.id}`, { ...times, clock_in_time: at(-2) });
  expect(clash.json().code).toBe('time_log_overlaps');
  const sheet = await call(boss, `GET /api/clinics/${admin.clinicId}/timesheets`);
  expect(sheet.json()).toMatchObject([{ staffId: guerda.id, minutes: 30, logs: 2, isOpen: true }]);
  const file = await call(boss, `GET /api/clinics/${admin.clinicId}/timesheets/file`);
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.body).toContain('"0.50"');
});

test('CLIN-8 each role sees and does what is its own, and another clinic nothing', async () => {
  const admin = await newClinic();
  const [scheduler, dispatcher, nurse] = [
    await staff(admin, 'Scheduler'),
    await staff(admin, 'Dispatcher'),
    await staff(admin, 'Provider'),
  ];
  const hidden = { email: '', phone: null, licenseNumber: null, isInvited: null };
  expect(await member(scheduler, nurse.id)).toMatchObject({
    ...hidden,
    isInvited: false,
    status: 'Off Duty',
  });
  expect(await member(dispatcher, nurse.id)).toMatchObject({ ...hidden, status: 'Off Duty' });
  expect(await member(nurse, scheduler.id)).toMatchObject({ ...hidden, status: null });
  const clinic = `/api/clinics/${admin.clinicId}`;
  const statusesOf = async (key: string) =>
    Promise.all([admin, scheduler, dispatcher, nurse].map(async (as) => (await call(as, key)).statusCode));
  expect(await statusesOf(`GET ${clinic}/fee-schedules`)).toEqual([200, 200, 403, 403]);
  expect(await statusesOf(`GET ${clinic}/timesheets`)).toEqual([200, 200, 403, 403]);
  expect(await statusesOf('GET /api/features/qna/questions')).toEqual([200, 200, 200, 200]);
  expect(await statusesOf('GET /api/users/patients')).toEqual([200, 200, 403, 200]);
  expect(await statusesOf(`GET /api/providers/${nurse.id}/patients`)).toEqual([200, 200, 403, 200]);
  expect(await statusesOf(`GET /api/data/bookings/user/${nurse.id}`)).toEqual([200, 200, 404, 200]);
  expect(await statusesOf(`GET /api/users/${nurse.id}`)).toEqual([200, 404, 404, 200]);
  expect(await statusesOf(`POST /api/users/staff/${nurse.id}/invite`)).toEqual([409, 403, 403, 403]);
  expect(await statusesOf('GET /api/providers/me/earnings')).toEqual([403, 403, 403, 200]);
  await call(nurse, `POST /api/users/staff/${nurse.id}/clock-in`, {});
  const logs = async (as: Person) => (await call(as, `GET ${clinic}/timelogs`)).json().length;
  expect([await logs(scheduler), await logs(dispatcher), await logs(nurse)]).toEqual([1, 0, 1]);
  const other = await newClinic();
  for (const key of [clinic, `${clinic}/timelogs`, `${clinic}/leaves`, `${clinic}/timesheets`])
    expect((await call(other, `GET ${key}`)).statusCode).toBe(404);
});

test('CLIN-3 administrative staff are not listed and not booked, whatever their profile', async () => {
  const { db } = lakou.platform;
  const admin = await newClinic();
  const id = await listProvider(db, { clinicId: admin.clinicId ?? '', verified: true });
  const isListed = async () =>
    (await db.query('select 1 from provider_listings where provider_id = $1', [id])).length > 0;
  expect(await isListed()).toBe(true);
  await call(admin, `PUT /api/users/staff/${id}`, { clinicRole: 'Dispatcher' });
  expect(await isListed()).toBe(false);
  const patient = await lakou.person('PATIENT');
  expect((await call(patient, `GET /api/availability/${id}`)).statusCode).toBe(404);
  await call(admin, `PUT /api/users/staff/${id}`, { clinicRole: 'Provider' });
  expect(await isListed()).toBe(true);
});

test('attack: a clinic that changes a licence ends its verification', async () => {
  const { db } = lakou.platform;
  const admin = await newClinic();
  const id = await listProvider(db, { clinicId: admin.clinicId ?? '', verified: true });
  const isVerified = async () =>
    (
      await db.query<{ is: boolean }>(
        'select license_verified as is from provider_profiles where user_id = $1',
        [id],
      )
    )[0]?.is;
  await call(admin, `PUT /api/users/staff/${id}`, { credentials: 'MD' });
  expect(await isVerified()).toBe(true);
  await call(admin, `PUT /api/users/staff/${id}`, { licenseNumber: 'MSPP-9' });
  expect(await isVerified()).toBe(false);
});
