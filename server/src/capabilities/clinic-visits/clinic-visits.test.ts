import type { ClinicReport, MonthlyReport } from '@lakou/contract/clinic-reports';
import { uuidv7 } from 'uuidv7';
import { expect, test } from 'vitest';
import { type Person, testApp } from '#test/app.ts';
import { employ } from '#test/clinic-staff.ts';

const lakou = testApp();
const call = (as: Person, key: string, payload?: object) => lakou.send(key, payload && { payload }, as);
const NOTE = { reason: 'Fever', assessment: [{ code: 'A01.0', text: 'Typhoid' }], plan: 'Fluids' };

async function newClinic() {
  const admin = await lakou.person('CLINIC_ADMIN');
  const id = admin.clinicId ?? '';
  const scheduler = await employ(lakou, id, 'Scheduler');
  const doctor = await employ(lakou, id, 'Provider', { name: 'Dr Cadet' });
  const clinic = `/api/clinics/${id}`;
  const arrive = async (name = 'Ana Cadet') => {
    const sent = { clientId: uuidv7(), name, reason: 'Lafyèv', danger: true };
    return (await call(scheduler, `POST ${clinic}/walk-ins`, sent)).json();
  };
  const moveTo = (walkIn: string, status: string, as = scheduler) =>
    call(as, `PUT /api/clinics/walk-ins/${walkIn}`, { status, room: '2' });
  const begin = (walkIn: string, more: object = {}, as = scheduler) =>
    call(as, `POST /api/clinics/walk-ins/${walkIn}/clinic-visit`, { providerId: doctor.id, ...more });
  const of = (visit: string) => `/api/clinics/clinic-visits/${visit}`;
  const write = (visit: string, version = 1, as = doctor) =>
    call(as, `PUT ${of(visit)}/note`, { version, ...NOTE });
  const sign = (visit: string, version = 2, as = doctor) => call(as, `POST ${of(visit)}/sign`, { version });
  const list = async (as: Person) => (await call(as, `GET ${clinic}/clinic-visits`)).json();
  /** From the door to the signed note. */
  const seen = async (name?: string) => {
    const walkIn = await arrive(name);
    await moveTo(walkIn.id, 'called');
    const visit = (await begin(walkIn.id, { dateOfBirth: '1990-04-12', gender: 'Female' })).json();
    await write(visit.id);
    await sign(visit.id);
    return visit;
  };
  const service = async (price: number) => {
    const code = { code: uuidv7().slice(-12), description: 'Konsiltasyon' };
    const { id: serviceCodeId } = (await call(admin, `POST ${clinic}/service-codes`, code)).json();
    const fee = { serviceCodeId, price, effectiveDate: '2026-01-01' };
    await call(admin, `POST ${clinic}/fee-schedules`, fee);
    return serviceCodeId;
  };
  const invoice = (clinicVisitId: string, serviceCodeId: string) =>
    call(scheduler, `POST ${clinic}/invoices`, {
      clientId: uuidv7(),
      clinicVisitId,
      lines: [{ serviceCodeId, quantity: 1 }],
    });
  const figures = async () => {
    const report: ClinicReport = (await call(admin, `GET ${clinic}/report`)).json();
    return Object.fromEntries(report.figures.map(({ figure, value }) => [figure, value]));
  };
  return {
    ...{ admin, id, scheduler, doctor, clinic, arrive, moveTo, begin, of, write, sign, list, seen },
    ...{ service, invoice, figures },
  };
}

/** A patient who accepted the clinic, and the clinic's entry of them. */
async function accepted({ clinic, scheduler }: { clinic: string; scheduler: Person }) {
  const patient = await lakou.person('PATIENT');
  await lakou.platform.db.query('update app_users set email_verified_at = now() where id = $1', [patient.id]);
  const form = { name: 'Ana Cadet', email: patient.email, phone: '+50937001234', dateOfBirth: '1990-04-12' };
  const link = (await call(scheduler, `POST ${clinic}/patients`, form)).json().id as string;
  await call(patient, `POST /api/clinics/links/${link}/respond`, { answer: 'accept' });
  return { patient, link };
}

test('CLIN-6 who walks in without an account is called, seen, noted, invoiced at the fee of the day and pays in cash', async () => {
  const { clinic, scheduler, doctor, admin, arrive, moveTo, begin, of, write, sign, list, ...desk } =
    await newClinic();
  const walkIn = await arrive();
  expect((await begin(walkIn.id)).json().code).toBe('walk_in_moved');
  await moveTo(walkIn.id, 'called');
  const begun = await begin(walkIn.id, { dateOfBirth: '1990-04-12', gender: 'Female' });
  expect(begun.statusCode, begun.body).toBe(201);
  const visit = begun.json();
  expect(visit).toMatchObject({ name: 'Ana Cadet', danger: true, room: '2', age: 36, status: 'in_progress' });
  expect(await list(doctor)).toMatchObject([{ id: visit.id, reason: 'Lafyèv', invoice: null }]);
  expect((await call(scheduler, `GET ${clinic}/walk-ins`)).json()).toMatchObject([
    { clinicVisit: { id: visit.id, providerName: 'Dr Cadet' } },
  ]);
  for (const away of ['left', 'done', 'waiting'])
    expect((await moveTo(walkIn.id, away)).json().code).toBe('walk_in_moved');

  expect((await sign(visit.id, 1)).json().code).toBe('note_empty');
  const code = await desk.service(15);
  expect((await desk.invoice(visit.id, code)).statusCode).toBe(404);
  expect((await write(visit.id)).json()).toEqual({ version: 2 });
  expect((await write(visit.id)).json().code).toBe('note_changed');
  expect((await sign(visit.id)).statusCode).toBe(200);
  expect((await write(visit.id, 3)).json().code).toBe('note_signed');
  expect((await call(scheduler, `GET ${clinic}/walk-ins`)).json()).toEqual([]);
  await call(doctor, `POST ${of(visit.id)}/addenda`, { text: 'Test positive' });
  expect((await call(doctor, `GET ${of(visit.id)}`)).json()).toMatchObject({
    note: { reason: 'Fever', assessment: [{ code: 'A01.0' }] },
    authorName: 'Dr Cadet',
    addenda: [{ text: 'Test positive' }],
  });

  expect((await call(scheduler, `GET ${clinic}/visits-to-invoice`)).json()).toMatchObject([
    { id: visit.id, isClinicVisit: true, patientId: null, name: 'Ana Cadet' },
  ]);
  const both = await Promise.all([desk.invoice(visit.id, code), desk.invoice(visit.id, code)]);
  expect(both.filter(({ statusCode }) => statusCode < 400)).toHaveLength(1);
  expect((await desk.invoice(visit.id, code)).statusCode).toBe(404);
  const asked = both.find(({ statusCode }) => statusCode === 201)?.json();
  expect(asked).toMatchObject({ totalCents: 1500, clinicPatientId: visit.clinicPatientId });
  const cash = { clientId: uuidv7(), tenderedCents: 2000 };
  const paid = await call(scheduler, `POST /api/clinics/invoices/${asked.id}/payments`, cash);
  expect(paid.json()).toMatchObject({ cents: 1500, changeCents: 500 });
  expect(await list(scheduler)).toMatchObject([{ status: 'completed', invoice: { state: 'paid' } }]);
  const atTheDesk = { isOwn: false, note: null, addenda: [], invoice: { state: 'paid' } };
  expect((await call(scheduler, `GET ${of(visit.id)}`)).json()).toMatchObject(atTheDesk);
  const wrong = await desk.seen('Wrong price');
  const first = (await desk.invoice(wrong.id, code)).json();
  await call(admin, `POST /api/clinics/invoices/${first.id}/credit`, { reason: 'Wrong price' });
  const second = await desk.invoice(wrong.id, code);
  expect(second.statusCode, second.body).toBe(201);
  await call(admin, `POST /api/clinics/invoices/${second.json().id}/credit`, { reason: 'Free' });
  expect(await desk.figures()).toMatchObject({
    visits: 2,
    walkIns: 2,
    invoicedCents: 1500,
    receivedCents: 1500,
  });
  for (let n = 0; n < 3; n++) await desk.seen('Another');
  const month: MonthlyReport = (await call(admin, `GET ${clinic}/monthly-report`)).json();
  expect(month.counts).toEqual([
    { ageGroup: '25to49', sex: 'Female', diagnosisGroup: 'infections', visits: 5 },
  ]);
});

test('CLIN-6 two who begin, sign or end one visit at once do it once', async () => {
  const { arrive, moveTo, begin, write, sign, list, of, scheduler, doctor, clinic } = await newClinic();
  const walkIn = await arrive();
  const calls = await Promise.all(Array.from({ length: 6 }, () => moveTo(walkIn.id, 'called')));
  expect(calls.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  const begun = await Promise.all([
    ...Array.from({ length: 5 }, () => begin(walkIn.id)),
    begin(walkIn.id, {}, doctor),
  ]);
  expect(new Set(begun.map((reply) => reply.json().id)).size).toBe(1);
  expect(await list(scheduler)).toHaveLength(1);
  expect((await call(scheduler, `GET ${clinic}/patients`)).json()).toHaveLength(1);
  const { id } = begun[0]?.json() ?? {};
  await write(id);
  const ends = await Promise.all([
    ...Array.from({ length: 4 }, () => sign(id)),
    call(scheduler, `POST ${of(id)}/cancel`),
  ]);
  expect(ends.filter(({ statusCode }) => statusCode < 400)).toHaveLength(1);
  const [ended] = await list(scheduler);
  expect(['completed', 'cancelled']).toContain(ended.status);
});

test('CLIN-8 a note of a visit is read by who treats the person, and by nobody of the desk or another clinic', async () => {
  const { id, admin, scheduler, doctor, begin, arrive, moveTo, of, write, sign, list, seen, clinic } =
    await newClinic();
  const other = await newClinic();
  const colleague = await employ(lakou, id, 'Provider');
  const dispatcher = await employ(lakou, id, 'Dispatcher');
  const unchecked = await employ(lakou, id, 'Provider', { verified: false });
  const visit = await seen();
  for (const reader of [admin, scheduler])
    expect((await call(reader, `GET ${of(visit.id)}`)).json()).toMatchObject({ note: null, isOwn: false });
  expect((await call(dispatcher, `GET ${of(visit.id)}`)).statusCode).toBe(403);
  expect((await call(colleague, `GET ${of(visit.id)}`)).statusCode).toBe(404);
  expect(await list(colleague)).toEqual([]);
  for (const stranger of [other.admin, other.scheduler, other.doctor]) {
    expect((await call(stranger, `GET ${of(visit.id)}`)).statusCode).toBe(404);
    expect((await call(stranger, `GET ${clinic}/clinic-visits`)).statusCode).toBe(404);
  }
  for (const writer of [admin, scheduler]) expect((await write(visit.id, 3, writer)).statusCode).toBe(403);

  // A colleague who sees the same person reads what was written before.
  const again = (
    await call(scheduler, `POST ${clinic}/walk-ins`, {
      clientId: uuidv7(),
      name: 'Ana Cadet',
      clinicPatientId: visit.clinicPatientId,
    })
  ).json();
  await moveTo(again.id, 'called');
  expect((await begin(again.id, {}, colleague)).statusCode).toBe(404);
  expect((await begin(again.id, { providerId: other.doctor.id })).statusCode).toBe(404);
  expect((await begin(again.id, { providerId: scheduler.id })).statusCode).toBe(404);
  const next = (await begin(again.id, { providerId: colleague.id }, colleague)).json();
  expect((await call(colleague, `GET ${of(visit.id)}`)).json().note.plan).toBe('Fluids');
  const ofPerson = `GET ${clinic}/clinic-visits?clinicPatientId=${visit.clinicPatientId}`;
  expect((await call(colleague, ofPerson)).json()).toMatchObject([{ id: next.id }, { id: visit.id }]);
  expect((await call(unchecked, ofPerson)).json()).toEqual([]);
  expect((await write(visit.id, 3, colleague)).statusCode).toBe(404);
  expect((await sign(next.id, 1, doctor)).statusCode).toBe(404);

  const late = await arrive('Bob');
  await moveTo(late.id, 'called');
  const theirs = (await begin(late.id, { providerId: unchecked.id })).json();
  expect((await call(unchecked, `GET ${of(theirs.id)}`)).json().note).toBeNull();
  expect((await write(theirs.id, 1, unchecked)).statusCode).toBe(404);
  expect((await begin(late.id, { dateOfBirth: '2027-01-01' })).statusCode).toBe(201);
});

test('CLIN-6 visits become part of a record only when the account accepted and the desk says whose they are', async () => {
  const clinic = await newClinic();
  const other = await newClinic();
  const visit = await clinic.seen();
  const { patient, link } = await accepted(clinic);
  const stranger = await accepted(other);
  const give = (id: string, entryId: string, as = clinic.scheduler) =>
    call(as, `POST /api/clinics/patients/${id}/record`, { entryId });
  const entry = visit.clinicPatientId;
  const code = await clinic.service(20);
  const asked = (await clinic.invoice(visit.id, code)).json();
  const notes = async (as: Person) => (await call(as, `GET /api/data/health/visit-notes/${as.id}`)).json();
  expect(await notes(patient)).toEqual([]);
  expect((await give(entry, entry)).statusCode).toBe(404);
  expect((await give(link, stranger.link)).statusCode).toBe(404);
  expect((await give(link, entry, other.scheduler)).statusCode).toBe(404);
  expect((await give(link, entry, clinic.doctor)).statusCode).toBe(403);
  expect((await give(link, entry, patient)).statusCode).toBe(403);

  const before = await clinic.figures();
  const given = await Promise.all([give(link, entry), give(link, entry)]);
  expect(given.map((reply) => reply.json().visits).sort()).toEqual([0, 1]);
  expect(await notes(patient)).toMatchObject([{ reason: 'Fever', authorName: 'Dr Cadet', status: 'signed' }]);
  expect((await call(patient, `GET /api/data/bookings/user/${patient.id}`)).json()).toMatchObject([
    { status: 'completed', mode: 'clinic', paymentStatus: 'unpaid' },
  ]);
  expect((await call(patient, 'GET /api/invoices')).json()).toMatchObject([{ id: asked.id, state: 'open' }]);
  expect((await call(patient, 'GET /api/notifications')).json()).toContainEqual(
    expect.objectContaining({ kind: 'note_signed' }),
  );
  expect(await clinic.list(clinic.scheduler)).toEqual([]);
  expect((await call(clinic.doctor, `GET ${clinic.of(visit.id)}`)).statusCode).toBe(404);
  expect(await clinic.figures()).toEqual(before);
  const details = await call(clinic.scheduler, `GET /api/clinics/patients/${link}/details/${clinic.id}`);
  expect(details.json()).toMatchObject({ bookings: [{ status: 'completed' }], notes: [{ title: null }] });
  expect((await call(stranger.patient, 'GET /api/invoices')).json()).toEqual([]);
});

test('CLIN-6 visits follow an entry that is joined with another, and go back with it', async () => {
  const clinic = await newClinic();
  const [one, two] = [await clinic.seen(), await clinic.seen()];
  const goneId = two.clinicPatientId;
  const entries = async () =>
    (await clinic.list(clinic.admin)).map(({ clinicPatientId }: typeof one) => clinicPatientId);
  expect((await entries()).sort()).toEqual([one.clinicPatientId, goneId].sort());
  const merged = await call(clinic.admin, `POST /api/clinics/patients/${one.clinicPatientId}/merge`, {
    goneId,
  });
  expect(await entries()).toEqual([one.clinicPatientId, one.clinicPatientId]);
  await call(clinic.admin, `POST /api/clinics/patient-merges/${merged.json().id}/undo`);
  expect((await entries()).sort()).toEqual([one.clinicPatientId, goneId].sort());
});
