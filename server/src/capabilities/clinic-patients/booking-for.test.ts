import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { employ, employDoctor } from '#test/clinic-staff.ts';

const lakou = testApp();
const call = (as: Person, key: string, payload?: object) => lakou.send(key, payload && { payload }, as);

/** A clinic with a desk and a doctor who has hours, and a patient whom it asked. */
async function asked() {
  const admin = await lakou.person('CLINIC_ADMIN');
  const id = admin.clinicId ?? '';
  const scheduler = await employ(lakou, id, 'Scheduler');
  const doctor = await employDoctor(lakou, id, 'Dr Cadet');
  const patient = await lakou.person('PATIENT');
  await lakou.platform.db.query('update app_users set email_verified_at = now() where id = $1', [patient.id]);
  const form = {
    name: 'Marie Joseph',
    email: patient.email,
    phone: '+50937001234',
    dateOfBirth: '1990-04-12',
  };
  const link = (await call(scheduler, `POST /api/clinics/${id}/patients`, form)).json().id as string;
  const accept = () => call(patient, `POST /api/clinics/links/${link}/respond`, { answer: 'accept' });
  const book = (more: object = {}, as = scheduler) =>
    call(as, `POST /api/clinics/patients/${link}/bookings`, {
      clientId: uuidv7(),
      providerId: doctor.id,
      serviceType: 'Check-up',
      mode: 'clinic',
      ...more,
    });
  return { admin, scheduler, doctor, patient, link, accept, book, id };
}

test('CLIN-6 the desk books for who accepted, in a free slot and once; the patient is told and cancels', async () => {
  const { doctor, patient, accept, book } = await asked();
  expect((await book()).statusCode).toBe(404);
  await accept();
  const clientId = uuidv7();
  const made = await book({ clientId });
  expect(made.statusCode, made.body).toBe(201);
  expect(made.json()).toMatchObject({ serviceType: 'Check-up', providerName: 'Dr Cadet' });
  expect((await book({ clientId })).json()).toEqual(made.json());
  const mine = (await call(patient, `GET /api/data/bookings/user/${patient.id}`)).json();
  expect(mine).toMatchObject([{ id: made.json().id, providerId: doctor.id, fare: { total: 55 } }]);
  const told = (await call(patient, 'GET /api/notifications')).json();
  expect(told.map(({ subjectId }: { subjectId: string }) => subjectId)).toContain(made.json().id);
  expect((await call(patient, `POST /api/bookings/${made.json().id}/cancel`, {})).statusCode).toBe(200);
});

test('BOOK-2 the desk books by the documented call too: for who accepted, with a doctor of the clinic or none yet', async () => {
  const { admin, scheduler, doctor, patient, link, accept, id } = await asked();
  const book = (more: object = {}, as = scheduler) =>
    call(as, 'POST /api/data/bookings', { patientId: link, serviceType: 'Check-up', ...more });
  expect((await book()).statusCode).toBe(404);
  await accept();
  const made = await book({ providerId: doctor.id, mode: 'clinic', notes: 'Limps' });
  expect(made.statusCode, made.body).toBe(201);
  expect(made.json()).toMatchObject({ patientId: patient.id, providerId: doctor.id, fare: { total: 55 } });
  const open = await book({ patientId: patient.id }, admin);
  expect(open.json()).toMatchObject({ status: 'requested', providerId: null, clinicId: id });
  const mine = (await call(patient, `GET /api/data/bookings/user/${patient.id}`)).json();
  expect(mine).toHaveLength(2);

  const other = await asked();
  const refused = [
    await book({ providerId: other.doctor.id }),
    await book({ dependentId: patient.id }),
    await book({ patientId: undefined }),
    await book({}, other.scheduler),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  expect((await book({}, doctor)).statusCode).toBe(403);
});

test('CLIN-6 nobody is booked for after they left, with a doctor of another clinic, or by one', async () => {
  const { patient, link, accept, book } = await asked();
  await accept();
  const other = await asked();
  expect((await book({ providerId: other.doctor.id })).statusCode).toBe(404);
  expect((await book({}, other.scheduler)).statusCode).toBe(404);
  expect((await book({}, other.doctor)).statusCode).toBe(403);
  await call(patient, `DELETE /api/clinics/links/${link}`);
  expect((await book()).statusCode).toBe(404);
});

test('CLIN-6 attack: the desk books nobody in the past, in an absurd year or in no time at all', async () => {
  const { patient, accept, book } = await asked();
  await accept();
  for (const dateTime of ['2026-11-13T14:00:00Z', '1970-01-01T00:00:00Z']) {
    const refused = await book({ dateTime });
    expect([refused.statusCode, refused.json().code], dateTime).toEqual([422, 'time_passed']);
  }
  for (const dateTime of ['9999-12-31T14:00:00Z', 'yesterday'])
    expect((await book({ dateTime })).statusCode, dateTime).toBe(400);
  expect((await call(patient, `GET /api/data/bookings/user/${patient.id}`)).json()).toEqual([]);
});

test('CLIN-6 the desk writes to who accepted the clinic, and to nobody else', async () => {
  const { scheduler, admin, patient, accept } = await asked();
  const write = (from: Person) =>
    call(from, 'POST /api/chat/send', { senderId: from.id, recipientId: patient.id, content: 'Bonjou' });
  expect((await write(scheduler)).statusCode).toBe(404);
  await accept();
  expect([(await write(scheduler)).statusCode, (await write(admin)).statusCode]).toEqual([201, 201]);
  expect((await write((await asked()).scheduler)).statusCode).toBe(404);
});
