import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { employ } from '#test/clinic-staff.ts';

const lakou = testApp();
const call = (as: Person, key: string, payload?: object) => lakou.send(key, payload && { payload }, as);

async function newClinic() {
  const admin = await lakou.person('CLINIC_ADMIN');
  const id = admin.clinicId ?? '';
  const scheduler = await employ(lakou, id, 'Scheduler');
  return { admin, scheduler, id, patients: `/api/clinics/${id}/patients` };
}
/** Somebody who proved their address. */
async function newPatient(): Promise<Person> {
  const patient = await lakou.person('PATIENT');
  await lakou.platform.db.query('update app_users set email_verified_at = now() where id = $1', [patient.id]);
  return patient;
}
const form = (email: string, name = 'Marie Joseph') => ({
  name,
  email,
  phone: '+50937001234',
  dateOfBirth: '1990-04-12',
  gender: 'Female',
});
const add = async (as: Person, path: string, email: string, name?: string) =>
  (await call(as, `POST ${path}`, form(email, name))).json();
const clinicsOf = async (patient: Person) => (await call(patient, 'GET /api/users/me/clinics')).json();
const answer = (patient: Person, id: string, said: 'accept' | 'decline') =>
  call(patient, `POST /api/clinics/links/${id}/respond`, { answer: said });
const told = (userId: string) =>
  lakou.platform.db
    .query<{ kind: string }>('select kind from notifications where user_id = $1', [userId])
    .then((rows) => rows.map(({ kind }) => kind));

async function visit(clinicId: string, patientId: string, providerId: string, status = 'completed') {
  const id = uuidv7();
  await lakou.platform.db.query(
    `insert into bookings (id, patient_id, provider_id, clinic_id, service_type, mode, starts_at, ends_at, time_zone,
       patient_time_zone, status, base_cents, service_fee_cents, total_cents, created_by, created_at)
     values ($1, $2, $3, $4, 'Check-up', 'clinic', $5, $5::timestamptz + interval '30 minutes',
       'America/Port-au-Prince', 'America/Port-au-Prince', $6, 5000, 500, 5500, $2, $5)`,
    [id, patientId, providerId, clinicId, lakou.clock.now(), status],
  );
  return id;
}

test('CLIN-6 an address with an account and one without get the same answer and look the same', async () => {
  const { scheduler, patients } = await newClinic();
  const known = await newPatient();
  const one = await call(scheduler, `POST ${patients}`, form(known.email));
  const two = await call(scheduler, `POST ${patients}`, form('nobody.here@example.test'));
  const shape = ({ statusCode, json }: typeof one) => [statusCode, { ...json(), id: '', email: '' }];
  expect(shape(one)).toEqual(shape(two));
  expect(one.json()).toMatchObject({ consent: 'pending', patientId: null, age: 36, tags: [], bookings: [] });
  const listed = (await call(scheduler, `GET ${patients}`)).json();
  expect(listed.map((row: object) => ({ ...row, id: '', email: '' }))[0]).toEqual(
    listed.map((row: object) => ({ ...row, id: '', email: '' }))[1],
  );
  expect(JSON.stringify(listed)).not.toContain(known.id);
  await expect.poll(() => told(known.id)).toEqual(['clinic_link_asked']);
  const again = await call(scheduler, `POST ${patients}`, form(known.email));
  expect([again.statusCode, again.json().code]).toEqual([409, 'patient_known']);
});

test('CLIN-6 what is missing or cannot be is refused', async () => {
  const { scheduler, patients } = await newClinic();
  for (const missing of ['name', 'email', 'phone', 'dateOfBirth']) {
    const reply = await call(scheduler, `POST ${patients}`, { ...form('a@example.test'), [missing]: '' });
    expect(reply.statusCode, missing).toBe(400);
  }
  const unborn = { ...form('a@example.test'), dateOfBirth: '2030-01-01' };
  expect((await call(scheduler, `POST ${patients}`, unborn)).json().code).toBe('birth_date_invalid');
});

test('CLIN-6 a link gives nothing before the person accepts; then name and visits, no contents', async () => {
  const { scheduler, admin, id, patients } = await newClinic();
  const doctor = await employ(lakou, id, 'Provider');
  const patient = await newPatient();
  const link = await add(scheduler, patients, patient.email, 'M. Joseph');
  const details = `GET /api/clinics/patients/${link.id}/details/${id}`;
  expect((await call(scheduler, details)).json()).toMatchObject({ name: 'M. Joseph', patientId: null });
  expect((await call(admin, `GET /api/users/${patient.id}`)).statusCode).toBe(404);
  const [asked] = await clinicsOf(patient);
  expect(asked).toMatchObject({ id: link.id, clinicId: id, state: 'asked' });
  expect((await answer(patient, link.id, 'accept')).statusCode).toBe(204);
  expect((await answer(patient, link.id, 'accept')).statusCode).toBe(404);
  expect(await told(scheduler.id)).toEqual(['clinic_link_accepted']);
  await visit(id, patient.id, doctor.id);
  const [row, ...others] = (await call(scheduler, `GET ${patients}`)).json();
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    id: link.id,
    patientId: patient.id,
    name: 'Somebody',
    consent: 'linked',
    lastVisit: '2026-11-15T12:00:00.000Z',
    bookings: [{ status: 'completed', serviceType: 'Check-up', providerName: 'Somebody' }],
  });
  const shown = (await call(scheduler, details)).json();
  expect(shown).toMatchObject({ inCare: false, notes: [], labs: [], providers: [] });
  expect((await call(scheduler, `GET /api/data/labs/requests/${patient.id}`)).statusCode).toBe(403);
  expect((await call(admin, `GET /api/users/${patient.id}`)).statusCode).toBe(200);
});

test('CLIN-6 only the proven owner of the address is asked; a no looks like no answer', async () => {
  const { scheduler, patients } = await newClinic();
  const unproven = await lakou.person('PATIENT');
  const { id } = await add(scheduler, patients, unproven.email);
  expect(await clinicsOf(unproven)).toEqual([]);
  expect((await answer(unproven, id, 'accept')).statusCode).toBe(404);
  const patient = await newPatient();
  const hers = await add(scheduler, patients, patient.email);
  expect((await answer(await newPatient(), hers.id, 'accept')).statusCode).toBe(404);
  expect((await answer(patient, hers.id, 'decline')).statusCode).toBe(204);
  expect(await clinicsOf(patient)).toEqual([]);
  const listed = (await call(scheduler, `GET ${patients}?q=${patient.email}`)).json();
  expect(listed).toMatchObject([{ id: hers.id, consent: 'pending', patientId: null }]);
  expect(await told(scheduler.id)).toEqual([]);
});

test('CLIN-6 a provider whom the clinic assigns reads the record until she ends it', async () => {
  const { scheduler, id, patients } = await newClinic();
  const doctor = await employ(lakou, id, 'Provider');
  const dispatcher = await employ(lakou, id, 'Dispatcher');
  const patient = await newPatient();
  const link = await add(scheduler, patients, patient.email);
  const assign = (to: string) => call(scheduler, `PUT /api/clinics/patients/${link.id}/providers/${to}`);
  expect((await assign(doctor.id)).statusCode).toBe(404);
  await answer(patient, link.id, 'accept');
  const labs = `GET /api/data/labs/requests/${patient.id}`;
  const details = `GET /api/clinics/patients/${link.id}/details/${id}`;
  expect((await call(doctor, labs)).statusCode).toBe(404);
  expect((await call(doctor, details)).statusCode).toBe(404);
  expect((await call(doctor, `GET ${patients}`)).json()).toEqual([]);
  expect((await assign(dispatcher.id)).statusCode).toBe(404);
  expect((await call(doctor, `PUT /api/clinics/patients/${link.id}/providers/${doctor.id}`)).statusCode).toBe(
    403,
  );
  for (let twice = 0; twice < 2; twice++) expect((await assign(doctor.id)).statusCode).toBe(204);
  expect((await call(doctor, labs)).statusCode).toBe(200);
  expect((await call(doctor, details)).json()).toMatchObject({ inCare: true, patientId: patient.id });
  expect((await call(doctor, `GET ${patients}`)).json()).toMatchObject([{ id: link.id }]);
  const access = (await call(patient, 'GET /api/records/grants')).json();
  expect(access).toMatchObject([{ providerId: doctor.id, source: 'clinic' }]);
  expect((await call(scheduler, details)).json().providers).toEqual([{ id: doctor.id, name: 'Somebody' }]);
  expect((await call(patient, `DELETE /api/clinics/links/${link.id}`)).statusCode).toBe(204);
  expect((await call(doctor, labs)).statusCode).toBe(404);
  expect((await call(scheduler, details)).json()).toMatchObject({ consent: 'ended', patientId: null });
  expect(await clinicsOf(patient)).toEqual([]);
});

test('CLIN-6 who was invited and has not joined is offered to nobody, assigned nothing and sees nobody', async () => {
  const { admin, scheduler, id, patients } = await newClinic();
  const sent = { name: 'Nadège Invitée', email: 'nadege.invited@example.test', clinicRole: 'Provider' };
  const invited = (await call(admin, 'POST /api/users', sent)).json().id as string;
  const doctor = await employ(lakou, id, 'Provider', { name: 'Dr Cadet' });
  const patient = await newPatient();
  const link = await add(scheduler, patients, patient.email);
  await answer(patient, link.id, 'accept');
  const offered = async () =>
    (await call(scheduler, `GET /api/clinics/patients/${link.id}/details/${id}`)).json().assignable;
  const toThem = `/api/clinics/patients/${link.id}/providers/${invited}`;
  const walkIn = { clientId: uuidv7(), name: 'Ana Cadet', reason: 'Lafyèv', danger: false };
  const { id: walkInId } = (await call(scheduler, `POST /api/clinics/${id}/walk-ins`, walkIn)).json();
  await call(scheduler, `PUT /api/clinics/walk-ins/${walkInId}`, { status: 'called' });
  const begin = () =>
    call(scheduler, `POST /api/clinics/walk-ins/${walkInId}/clinic-visit`, { providerId: invited });
  expect(await offered()).toEqual([{ id: doctor.id, name: 'Dr Cadet' }]);
  expect((await call(scheduler, `PUT ${toThem}`)).statusCode).toBe(404);
  expect((await begin()).statusCode).toBe(404);
  const { staff } = (await call(scheduler, `GET /api/clinics/${id}`)).json();
  expect(staff).toContainEqual(expect.objectContaining({ id: invited, isInvited: true, email: '' }));
  await lakou.platform.db.query('update app_users set email_verified_at = now() where id = $1', [invited]);
  expect(await offered()).toHaveLength(2);
  expect((await call(scheduler, `PUT ${toThem}`)).statusCode).toBe(204);
  expect((await begin()).statusCode).toBe(201);
  await lakou.platform.db.query('update app_users set email_verified_at = null where id = $1', [invited]);
  expect((await call(scheduler, `DELETE ${toThem}`)).statusCode).toBe(204);
});

test('CLIN-6 who leaves the clinic reads nothing more, nor does who is unassigned', async () => {
  const { scheduler, id, patients } = await newClinic();
  const [stays, leaves] = [await employ(lakou, id, 'Provider'), await employ(lakou, id, 'Provider')];
  const patient = await newPatient();
  const link = await add(scheduler, patients, patient.email);
  await answer(patient, link.id, 'accept');
  const path = (to: Person) => `/api/clinics/patients/${link.id}/providers/${to.id}`;
  for (const one of [stays, leaves]) await call(scheduler, `PUT ${path(one)}`);
  await lakou.platform.db.query('update app_users set clinic_id = null where id = $1', [leaves.id]);
  const labs = `GET /api/data/labs/requests/${patient.id}`;
  expect((await call(leaves, labs)).statusCode).toBe(404);
  expect((await call(stays, labs)).statusCode).toBe(200);
  expect((await call(scheduler, `DELETE ${path(stays)}`)).statusCode).toBe(204);
  expect((await call(stays, labs)).statusCode).toBe(404);
});

test('CLIN-6 tags of two rows become one: each once, twenty at most, those of the accepted row first', async () => {
  const { scheduler, id, patients } = await newClinic();
  const patient = await newPatient();
  await visit(id, patient.id, (await employ(lakou, id, 'Provider')).id);
  const [row] = (await call(scheduler, `GET ${patients}`)).json();
  const link = await add(scheduler, patients, patient.email);
  const tags = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => `${100 + from + n}`);
  await call(scheduler, `PUT /api/clinics/patients/${row.id}/tags`, { tags: tags(12, 32) });
  await call(scheduler, `PUT /api/clinics/patients/${link.id}/tags`, { tags: tags(10, 25) });
  expect((await answer(patient, link.id, 'accept')).statusCode).toBeLessThan(300);
  const [merged] = (await call(scheduler, `GET ${patients}`)).json();
  expect(merged.tags).toHaveLength(20);
  expect(merged.tags).toEqual(expect.arrayContaining(tags(10, 25)));
});

test('CLIN-6 who has visits with the clinic is on the list, once, also after accepting', async () => {
  const { scheduler, id, patients } = await newClinic();
  const doctor = await employ(lakou, id, 'Provider');
  const patient = await newPatient();
  await visit(id, patient.id, doctor.id);
  const [row] = (await call(scheduler, `GET ${patients}`)).json();
  expect(row).toMatchObject({ patientId: patient.id, consent: 'visits', email: patient.email });
  await call(scheduler, `PUT /api/clinics/patients/${row.id}/tags`, { tags: ['TB', 'TB', ' Diabetes '] });
  expect(await clinicsOf(patient)).toMatchObject([{ id: null, state: 'visits' }]);
  const link = await add(scheduler, patients, patient.email);
  await answer(patient, link.id, 'accept');
  const listed = (await call(scheduler, `GET ${patients}?tag=TB`)).json();
  expect(listed).toMatchObject([{ id: link.id, consent: 'linked', tags: ['Diabetes', 'TB'] }]);
  expect(await clinicsOf(patient)).toMatchObject([{ id: link.id, state: 'linked' }]);
  expect((await call(scheduler, `GET /api/clinics/${id}/patient-tags`)).json()).toEqual(['Diabetes', 'TB']);
  lakou.clock.move(366 * 24 * 3600);
  const other = await newClinic();
  const late = await newPatient();
  await visit(other.id, late.id, (await employ(lakou, other.id, 'Provider')).id, 'cancelled');
  expect((await call(other.scheduler, `GET ${other.patients}`)).json()).toEqual([]);
});

test('CLIN-6 the list is searched by parts of names without accents and read page by page', async () => {
  const { scheduler, patients } = await newClinic();
  for (const name of ['Élodie Noël', 'Abner Paul', 'Wilner 100%'])
    await add(scheduler, patients, `${uuidv7()}@example.test`, name);
  const names = async (query: string) =>
    (await call(scheduler, `GET ${patients}?${query}`)).json().map(({ name }: { name: string }) => name);
  expect(await names('')).toEqual(['Abner Paul', 'Élodie Noël', 'Wilner 100%']);
  expect(await names('q=noel')).toEqual(['Élodie Noël']);
  expect(await names('q=%25')).toEqual(['Wilner 100%']);
  const first = await call(scheduler, `GET ${patients}?limit=2`);
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1];
  expect((await call(scheduler, `GET ${next}`)).json()).toMatchObject([{ name: 'Wilner 100%' }]);
});

test('CLIN-8 one clinic never sees another’s patients, and a dispatcher sees none', async () => {
  const { scheduler, id, patients } = await newClinic();
  const other = await newClinic();
  const { id: link } = await add(scheduler, patients, 'someone.else@example.test');
  const dispatcher = await employ(lakou, id, 'Dispatcher');
  const details = (clinicId: string) => `GET /api/clinics/patients/${link}/details/${clinicId}`;
  for (const key of [`GET ${patients}`, details(id), details(other.id)])
    expect((await call(other.scheduler, key)).statusCode, key).toBe(404);
  for (const key of [`GET ${patients}`, details(id)])
    expect((await call(dispatcher, key)).statusCode, key).toBe(403);
  const tags = { tags: ['x'] };
  expect((await call(other.scheduler, `PUT /api/clinics/patients/${link}/tags`, tags)).statusCode).toBe(404);
});

/** Lets everybody find the clinic of this person. */
const show = (admin: Person) =>
  lakou.platform.db.query('update app_users set is_profile_complete = true where id = $1', [admin.id]);

test('CLIN-6 a patient goes to a clinic from its page: the clinic knows them at once, once, until they end it', async () => {
  const { admin, scheduler, id, patients } = await newClinic();
  const patient = await newPatient();
  const join = () => call(patient, `POST /api/clinics/${id}/join`);
  expect((await join()).statusCode).toBe(404);
  await show(admin);
  for (const _ of [1, 2]) expect((await join()).statusCode).toBe(204);
  const [row, ...more] = (await call(scheduler, `GET ${patients}`)).json();
  expect(more).toEqual([]);
  expect(row).toMatchObject({ patientId: patient.id, email: patient.email, consent: 'linked' });
  expect(await told(admin.id)).toEqual(['clinic_link_accepted']);
  const [known] = await clinicsOf(patient);
  expect(known).toMatchObject({ clinicId: id, state: 'linked' });
  await call(patient, `DELETE /api/clinics/links/${known.id}`);
  expect((await call(scheduler, `GET ${patients}`)).json()).toEqual([]);
  expect((await call(scheduler, `GET /api/clinics/patients/${row.id}/details/${id}`)).statusCode).toBe(404);
  await join();
  expect((await call(scheduler, `GET ${patients}`)).json()).toMatchObject([
    { id: row.id, consent: 'linked' },
  ]);
});

test('CLIN-6 going to a clinic that wrote one down, even after a no, answers it; what was assigned ends with it', async () => {
  const { admin, scheduler, id, patients } = await newClinic();
  await show(admin);
  const [nurse, patient] = [await employ(lakou, id, 'Provider'), await newPatient()];
  await call(patient, `POST /api/clinics/${id}/join`);
  const [joined] = (await call(scheduler, `GET ${patients}`)).json();
  const assigned = await call(scheduler, `PUT /api/clinics/patients/${joined.id}/providers/${nurse.id}`);
  expect(assigned.statusCode, assigned.body).toBe(204);
  const asked = await add(scheduler, patients, patient.email);
  expect((await answer(patient, asked.id, 'decline')).statusCode).toBe(204);
  await call(patient, `POST /api/clinics/${id}/join`);
  expect((await call(scheduler, `GET ${patients}`)).json()).toMatchObject([
    { id: asked.id, consent: 'linked' },
  ]);
  await call(patient, `DELETE /api/clinics/links/${asked.id}`);
  const open = await lakou.platform.db.query(
    "select 1 from record_grants where provider_id = $1 and source = 'clinic' and revoked_at is null",
    [nurse.id],
  );
  expect(open).toEqual([]);
});
