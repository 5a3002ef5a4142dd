import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { employ, employDoctor } from '#test/clinic-staff.ts';

const lakou = testApp();
const call = (as: Person, key: string, payload?: object) => lakou.send(key, payload && { payload }, as);

async function newDesk() {
  const admin = await lakou.person('CLINIC_ADMIN');
  const id = admin.clinicId ?? '';
  const scheduler = await employ(lakou, id, 'Scheduler');
  const path = `/api/clinics/${id}/walk-ins`;
  const arrive = async (name: string, danger = false, clientId = uuidv7()) => {
    lakou.clock.move(60);
    return (await call(scheduler, `POST ${path}`, { clientId, name, reason: 'Lafyèv', danger })).json();
  };
  const queue = async () =>
    (await call(scheduler, `GET ${path}`)).json().map(({ name }: { name: string }) => name);
  const move = (as: Person, walkIn: string, status: string, room?: string) =>
    call(as, `PUT /api/clinics/walk-ins/${walkIn}`, { status, room });
  return { admin, scheduler, id, path, arrive, queue, move };
}

test('CLIN-6 walk-ins wait by arrival, danger first, are called to a room and leave', async () => {
  const { id, scheduler, arrive, queue, move } = await newDesk();
  const doctor = await employ(lakou, id, 'Provider');
  const [first] = [await arrive('Ana'), await arrive('Bob')];
  const urgent = await arrive('Carl', true);
  expect(await queue()).toEqual(['Carl', 'Ana', 'Bob']);
  const called = await move(doctor, urgent.id, 'called', '3');
  expect(called.json()).toMatchObject({ status: 'called', room: '3' });
  expect((await move(scheduler, urgent.id, 'called', '4')).json().code).toBe('walk_in_moved');
  expect((await move(scheduler, urgent.id, 'waiting')).json()).toMatchObject({ room: null, calledAt: null });
  expect((await move(scheduler, first.id, 'done')).json().code).toBe('walk_in_moved');
  await move(scheduler, urgent.id, 'called');
  await move(scheduler, urgent.id, 'done');
  await move(scheduler, first.id, 'left');
  expect(await queue()).toEqual(['Bob']);
  expect((await move(scheduler, first.id, 'waiting')).statusCode).toBe(409);
});

test('CLIN-6 who is sent twice stands in the queue once, and becomes a patient once', async () => {
  const { id, scheduler, arrive, queue } = await newDesk();
  const clientId = uuidv7();
  const one = await arrive('Ana', false, clientId);
  expect((await arrive('Ana', false, clientId)).id).toBe(one.id);
  expect(await queue()).toEqual(['Ana']);
  const keep = () =>
    call(scheduler, `POST /api/clinics/walk-ins/${one.id}/patient`, { phone: '+50937001234' });
  const kept = await Promise.all([keep(), keep()]);
  expect(new Set(kept.map((reply) => reply.json().clinicPatientId)).size).toBe(1);
  const patients = (await call(scheduler, `GET /api/clinics/${id}/patients`)).json();
  expect(patients).toMatchObject([{ name: 'Ana', consent: 'none', phone: '+50937001234' }]);
});

test('CLIN-8 another clinic neither sees nor moves them, nor does a dispatcher', async () => {
  const { id, path, arrive, move } = await newDesk();
  const other = await newDesk();
  const dispatcher = await employ(lakou, id, 'Dispatcher');
  const one = await arrive('Ana');
  expect((await call(other.scheduler, `GET ${path}`)).statusCode).toBe(404);
  expect((await move(other.scheduler, one.id, 'called')).statusCode).toBe(404);
  expect((await call(dispatcher, `GET ${path}`)).statusCode).toBe(403);
});

test('CLIN-6 a patient who comes without an appointment is booked for once, after they accepted the clinic', async () => {
  const { id, scheduler, path } = await newDesk();
  const doctor = await employDoctor(lakou, id, 'Dr Cadet');
  const patient = await lakou.person('PATIENT');
  await lakou.platform.db.query('update app_users set email_verified_at = now() where id = $1', [patient.id]);
  const form = {
    name: 'Ana',
    email: patient.email,
    phone: '+50937001234',
    dateOfBirth: '1990-04-12',
  };
  const clinicPatientId = (await call(scheduler, `POST /api/clinics/${id}/patients`, form)).json().id;
  const arrive = (more: object) =>
    call(scheduler, `POST ${path}`, { clientId: uuidv7(), name: 'Ana', ...more });
  const stranger = (await arrive({})).json();
  const known = (await arrive({ clinicPatientId })).json();
  expect(known).toMatchObject({ clinicPatientId, mayBook: false, visit: null });
  const body = { providerId: doctor.id, serviceType: 'Check-up', mode: 'clinic' };
  const book = (walkIn: string, as = scheduler) =>
    call(as, `POST /api/clinics/walk-ins/${walkIn}/visit`, body);
  expect((await book(known.id)).statusCode).toBe(404);
  await call(patient, `POST /api/clinics/links/${clinicPatientId}/respond`, { answer: 'accept' });
  expect((await book(stranger.id)).statusCode).toBe(404);
  expect((await book(known.id, doctor)).statusCode).toBe(403);
  const [once, twice] = [await book(known.id), await book(known.id)];
  expect(once.statusCode, once.body).toBe(201);
  expect(once.json()).toMatchObject({ mayBook: true, visit: { providerName: 'Dr Cadet' } });
  expect(twice.json().visit).toEqual(once.json().visit);
  const visits = (await call(patient, `GET /api/data/bookings/user/${patient.id}`)).json();
  expect(visits).toMatchObject([{ id: once.json().visit.id, mode: 'clinic' }]);

  const other = await newDesk();
  const foreign = { clientId: uuidv7(), name: 'Ana', clinicPatientId };
  expect((await call(other.scheduler, `POST ${other.path}`, foreign)).statusCode).toBe(404);
  expect((await book(known.id, other.scheduler)).statusCode).toBe(404);
});
