import { beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, type Person, testApp } from './app.ts';

// A client written from the specification alone, for those who work here: its bodies, and the fields it reads.
const lakou = testApp({ providerVerification: 'off' });
const people = {} as Record<'patient' | 'provider' | 'sponsor' | 'admin' | 'clinic', Person>;

async function reply(key: string, as: Person | undefined, payload?: object) {
  const said = await lakou.send(key, payload ? { payload } : {}, as);
  expect([key, said.statusCode < 300 ? 'ok' : `${said.statusCode} ${said.body}`]).toEqual([key, 'ok']);
  return said;
}
const call = async (key: string, as: Person | undefined, payload?: object) =>
  (await reply(key, as, payload)).json();
const missing = (entity: object, fields: string) => fields.split(', ').filter((field) => !(field in entity));

beforeAll(async () => {
  people.patient = await lakou.person('PATIENT');
  people.provider = await lakou.person('PROVIDER');
  people.sponsor = await lakou.person('SPONSOR');
  people.admin = await lakou.person('ADMIN');
  people.clinic = await lakou.person('CLINIC_ADMIN');
});

describe('API-2, API-3 patients and givers', () => {
  const PNG =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

  test('labs and images', async () => {
    const { patient } = people;
    const asked = await call('POST /api/data/labs/requests', patient, {
      patientId: patient.id,
      testType: 'blood',
      status: 'pending',
      requestedDate: lakou.clock.now().toISOString(),
    });
    expect(missing(asked, 'id, patientId, testType, status, requestedDate')).toEqual([]);
    expect(await call(`GET /api/data/labs/requests/${patient.id}`, patient)).toMatchObject([
      { id: asked.id },
    ]);
    expect(await call('GET /api/data/labs/results', patient)).toEqual([]);
    const image = await call('POST /api/data/images', patient, {
      patientId: patient.id,
      title: 'X-ray',
      imageDataUrl: PNG,
      uploadedAt: lakou.clock.now().toISOString(),
    });
    expect(missing(image, 'id, patientId, title, imageDataUrl, uploadedAt')).toEqual([]);
    expect(await call(`GET /api/data/images/${patient.id}`, patient)).toMatchObject([{ id: image.id }]);
  });

  test('gifts, MonCash, the fund and the sponsor’s people', async () => {
    const { sponsor } = people;
    const gift = await call('POST /api/features/donations', sponsor, {
      amount: 10,
      type: 'general',
      donorId: sponsor.id,
      donorName: 'Guerline',
      date: lakou.clock.now().toISOString(),
    });
    expect(missing(gift, 'amount, type, donorName, date')).toEqual([]);
    const body = { amount: 5, phone: '37001234', type: 'visit', donorId: sponsor.id, donorName: 'Guerline' };
    const { transactionId } = await call('POST /api/payments/moncash/initiate', sponsor, body);
    const check = await call('POST /api/payments/moncash/check', sponsor, { transactionId });
    expect(check).toHaveProperty('message');
    const stats = await call('GET /api/features/community-fund/stats', undefined);
    expect(missing(stats, 'totalDonations, monthlyGoal, sponsoredVisits, fundedPrescriptions')).toEqual([]);
    expect(await call('GET /api/features/community-fund/usage', undefined)).toEqual([]);
    const { donationHistory } = await call(`GET /api/users/${sponsor.id}`, sponsor);
    expect(missing(donationHistory[0], 'id, date, type, amount')).toEqual([]);
    const path = `/api/features/sponsors/${sponsor.id}/patients`;
    const person = { name: 'Papa', email: 'papa@example.test', relationship: 'Father' };
    const added = await call(`POST ${path}`, sponsor, person);
    expect(missing(added, 'id, name, relationship, profilePictureUrl')).toEqual([]);
    expect(await call(`GET ${path}`, sponsor)).toMatchObject([{ id: added.id, status: 'active' }]);
  });
});

describe('API-2, API-3 the clinic', () => {
  test('staff, time and shifts', async () => {
    const { clinic } = people;
    const path = `/api/clinics/${clinic.clinicId}`;
    const first = await call(`GET ${path}`, clinic);
    expect(missing(first, 'clinic, staff')).toEqual([]);
    expect(missing(first.clinic, 'id, name, contactEmail, contactPhone, facilityAddress')).toEqual([]);
    const member = await call('POST /api/users', clinic, {
      name: 'Junie Pierre',
      email: 'junie@example.test',
      password: PASSWORD,
      role: 'PROVIDER',
      clinicRole: 'Provider',
      credentials: 'RN',
      licenseNumber: 'L-2',
      licenseExpirationDate: '2030-01-01',
      clinicId: clinic.clinicId,
      isClinicStaff: true,
    });
    expect(
      missing(
        member,
        'id, name, email, clinicRole, credentials, licenseNumber, licenseExpirationDate, status',
      ),
    ).toEqual([]);
    const changed = await call(`PUT /api/users/staff/${member.id}`, clinic, { ...member, credentials: 'NP' });
    expect(changed.credentials).toBe('NP');
    const { clinicId } = clinic;
    const log = await call(`POST /api/users/staff/${member.id}/clock-in`, clinic, { clinicId });
    expect(missing(log, 'id, staff_id, clock_in_time, clock_out_time')).toEqual([]);
    const out = await call(`POST /api/users/staff/${member.id}/clock-out`, clinic, { timeLogId: log.id });
    expect(out.clock_out_time).not.toBeNull();
    expect(await call(`GET ${path}/timelogs`, clinic)).toMatchObject([{ id: log.id }]);
    const at = (hours: number) => new Date(lakou.clock.now().getTime() + hours * 3_600_000).toISOString();
    const sent = { staffId: member.id, startTime: at(24), endTime: at(32) };
    const shift = await call(`POST ${path}/shifts`, clinic, sent);
    expect(missing(shift, 'id, staffId, startTime, endTime')).toEqual([]);
    expect(await call(`GET ${path}/shifts`, clinic)).toMatchObject([{ id: shift.id }]);
    expect((await reply(`DELETE /api/clinics/shifts/${shift.id}`, clinic)).statusCode).toBe(204);
    expect((await reply(`DELETE /api/users/staff/${member.id}`, clinic)).statusCode).toBe(204);
  });

  test('patients, dispatch, prices and stock', async () => {
    const { clinic } = people;
    const path = `/api/clinics/${clinic.clinicId}`;
    const patient = await call(`POST ${path}/patients`, clinic, {
      name: 'Marie Joseph',
      email: 'marie@example.test',
      phone: '+50937001234',
      dateOfBirth: '1980-02-03',
      gender: 'Female',
    });
    const fields = 'id, name, email, phone, dateOfBirth, gender, age, lastVisit, tags';
    expect(missing(patient, fields)).toEqual([]);
    const [listed] = await call(`GET ${path}/patients`, clinic);
    expect(missing(listed, fields)).toEqual([]);
    const details = await call(`GET /api/clinics/patients/${patient.id}/details/${clinic.clinicId}`, clinic);
    expect(missing(details, 'id, name, bookings')).toEqual([]);
    expect(await call(`GET ${path}/dispatch/unassigned`, clinic)).toEqual([]);

    const sent = { code: 'C-1', description: 'Consultation', category: 'Visits' };
    const code = await call(`POST ${path}/service-codes`, clinic, sent);
    expect(missing(code, 'id, code, description, category')).toEqual([]);
    await call(`PUT /api/clinics/service-codes/${code.id}`, clinic, { ...code, description: 'First visit' });
    const effectiveDate = lakou.clock.now().toISOString().slice(0, 10);
    const fee = await call(`POST ${path}/fee-schedules`, clinic, {
      serviceCodeId: code.id,
      price: '25.50',
      effectiveDate,
    });
    expect(missing(fee, 'id, serviceCodeId, price, effectiveDate')).toEqual([]);
    await call(`PUT /api/clinics/fee-schedules/${fee.id}`, clinic, { ...fee, price: 30 });
    expect(await call(`GET ${path}/fee-schedules`, clinic)).toMatchObject([{ id: fee.id, price: 30 }]);
    expect((await reply(`DELETE /api/clinics/fee-schedules/${fee.id}`, clinic)).statusCode).toBe(204);
    expect((await reply(`DELETE /api/clinics/service-codes/${code.id}`, clinic)).statusCode).toBe(204);

    const item = await call(`POST ${path}/inventory`, clinic, {
      name: 'Gloves',
      sku: 'G-1',
      description: '',
      currentStock: '40',
      reorderPoint: '10',
      unitOfMeasure: 'box',
      supplier: '',
    });
    expect(
      missing(item, 'id, name, sku, description, currentStock, reorderPoint, unitOfMeasure, supplier'),
    ).toEqual([]);
    const renamed = await call(`PUT /api/clinics/inventory/${item.id}`, clinic, {
      ...item,
      name: 'Gloves M',
    });
    expect(renamed.name).toBe('Gloves M');
    expect((await reply(`DELETE /api/clinics/inventory/${item.id}`, clinic)).statusCode).toBe(204);
  });
});

describe('API-2, API-3 professionals and administrators', () => {
  test('questions, answers and the toolbox', async () => {
    const { provider, clinic } = people;
    const path = '/api/features/qna/questions';
    const question = await call(`POST ${path}`, provider, {
      authorId: provider.id,
      title: 'Dose of oral rehydration',
      description: 'How do you explain the amount to parents who cannot read?',
      specialty: 'Pediatrics',
      tags: ['ors'],
      language: 'en',
    });
    const fields =
      'id, authorId, title, description, specialty, tags, language, status, answerCount, createdAt, author';
    expect(missing(question, fields)).toEqual([]);
    expect(missing(question.author, 'id, name, specialty, reputation, profilePhotoUrl')).toEqual([]);
    await call(`POST ${path}/${question.id}/answers`, provider, {
      content: 'With a cup.',
      authorId: provider.id,
    });
    await call(`POST ${path}/${question.id}/answers`, clinic, {
      content: 'With a picture.',
      userId: clinic.id,
    });
    const { answers } = await call(`GET ${path}/${question.id}`, provider);
    expect(missing(answers[0], 'id, content, upvotes, createdAt, author')).toEqual([]);
    const listed = await call(`GET ${path}?specialty=Pediatrics`, provider);
    expect(listed).toMatchObject([{ id: question.id, answerCount: 2 }]);
    const { interactions } = await call('POST /api/ai/check-drug-interactions', provider, {
      drugs: 'warfarin, ibuprofen',
    });
    expect(typeof interactions).toBe('string');
    const { codes } = await call('POST /api/ai/icd10-lookup', provider, { description: 'asthma' });
    expect(missing(codes[0], 'code, description, notes')).toEqual([]);
    const [term] = await call('POST /api/ai/medical-search', provider, {
      searchTerm: 'asthma',
      category: 'all',
    });
    expect(
      missing(
        term,
        'id, term, category, definition, associatedSymptoms, commonCauses, diagnosticTips, recommendedLabs, codes, redFlags, treatmentOverview',
      ),
    ).toEqual([]);
    const history = [{ role: 'user', parts: [{ text: 'How do I treat a burn?' }] }];
    const { cookie } = people.patient;
    const said = await lakou.app.inject({
      method: 'POST',
      url: '/api/chat',
      headers: { cookie },
      payload: { history },
    });
    expect([said.statusCode, said.body.length > 0]).toEqual([200, true]);
  });

  test('API-1 a write without an optional body, and from no browser, is fine; what is wrong says message and code', async () => {
    const { sponsor, admin } = people;
    const body = { amount: 3, type: 'general', donorId: sponsor.id };
    await call('POST /api/features/donations', sponsor, body);
    const [paid] = await call('GET /api/payments/history?limit=1', sponsor);
    const refunded = await reply(`POST /api/payments/${paid.id}/refund`, admin);
    expect(refunded.statusCode).toBe(200);
    const wrong = await lakou.send(
      'POST /api/features/donations',
      { payload: { ...body, amount: 0 } },
      sponsor,
    );
    expect([wrong.statusCode, missing(wrong.json(), 'message, code')]).toEqual([400, []]);
    const next = await lakou.send('GET /api/payments/history?limit=1', {}, sponsor);
    expect(next.headers.link).toContain('rel="next"');
  });

  test('figures, users and clinics of everybody', async () => {
    const { admin } = people;
    const stats = await call('GET /api/admin/stats', admin);
    expect(missing(stats, 'totalUsers, totalPatients, totalProviders, totalClinics')).toEqual([]);
    const users = await call('GET /api/admin/users', admin);
    expect(missing(users[0], 'id, name, email, role, isProfileComplete')).toEqual([]);
    const [clinic] = await call('GET /api/admin/clinics', admin);
    expect(missing(clinic, 'id, name')).toEqual([]);
    const somebody = await lakou.person('PATIENT');
    const change = { role: 'SPONSOR', isProfileComplete: false };
    expect(await call(`PUT /api/admin/users/${somebody.id}`, admin, change)).toMatchObject(change);
    expect((await reply(`DELETE /api/admin/users/${somebody.id}`, admin)).statusCode).toBe(204);
    expect(await call('GET /api/hello', undefined)).toEqual({ message: expect.any(String) });
  });
});
