import { beforeAll, describe, expect, test } from 'vitest';
import { cookieOf, PASSWORD, type Person, testApp } from './app.ts';

// A client written from the specification alone: its bodies, and the fields it reads.
const lakou = testApp({ providerVerification: 'off' });
let patient: Person;
let provider: Person;

type Sent = object | undefined;
async function call(key: string, payload?: Sent, as: Person | undefined = patient) {
  const reply = await lakou.send(key, payload ? { payload } : {}, as);
  expect([key, reply.statusCode < 300 ? 'ok' : `${reply.statusCode} ${reply.body}`]).toEqual([key, 'ok']);
  return reply.json();
}
const missing = (entity: object, fields: string) => fields.split(', ').filter((field) => !(field in entity));

async function register(role: 'PATIENT' | 'PROVIDER'): Promise<Person> {
  const email = `${role.toLowerCase()}@example.test`;
  const body = { name: `Some ${role}`, email, role, password: PASSWORD };
  expect(await call('POST /api/auth/register', body, undefined)).toEqual({ message: expect.any(String) });
  const reply = await lakou.send('POST /api/auth/login', { payload: { email, password: PASSWORD } });
  const { id, clinicId } = reply.json();
  return { id, email, role, clinicId, cookie: cookieOf(reply) };
}

beforeAll(async () => {
  patient = await register('PATIENT');
  provider = await register('PROVIDER');
});

const USER =
  'id, name, email, role, profilePhotoUrl, isProfileComplete, clinicId, phone, donationHistory, createdAt';

describe('API-2, API-3 accounts', () => {
  test('a patient completes their profile as the form sends it, and reads it back', async () => {
    const user = await call(`POST /api/users/${patient.id}/complete-profile`, {
      dateOfBirth: '1990-05-01T00:00:00.000Z',
      gender: 'Female',
      maritalStatus: 'single',
      address: '12 Rue Capois, Port-au-Prince',
      phone: '555-0100',
      emergencyContact: JSON.stringify({ name: 'Rose', phone: '509 3700 0000', address: 'Jacmel' }),
      insuranceProvider: '',
      primaryHealthConcerns: '',
      preferredLanguage: 'en',
      idVerificationUrl: 'passport.pdf',
    });
    const own = 'address, dateOfBirth, gender, emergencyContact, insuranceProvider, primaryHealthConcerns';
    expect(
      missing(user, `${USER}, ${own}, preferredLanguage, idVerificationUrl, dependents, maternityProfile`),
    ).toEqual([]);
    expect(user).toMatchObject({
      isProfileComplete: true,
      phone: '555-0100',
      dateOfBirth: '1990-05-01',
      donationHistory: [],
      emergencyContact: { name: 'Rose', phone: '+50937000000', address: 'Jacmel' },
    });
  });

  test('a provider completes theirs, with words where we have structures', async () => {
    const user = await call(
      `POST /api/users/${provider.id}/complete-profile`,
      {
        professionalTitle: 'Doctor',
        specialty: 'Family Medicine',
        licenseNumber: 'L-1',
        licenseIssuingAuthority: 'MSPP',
        licenseExpirationDate: '2030-01-01',
        credentials: '',
        npi: '',
        yearsOfExperience: '0',
        education: 'UEH',
        phone: 37_009_012,
        availability: ['Mon-Fri 9-5', 'Sat 9-12'],
        serviceLocations: ['Port-au-Prince', 'Delmas'],
        languagesSpoken: ['en', 'es'],
        medicalLicenseUrl: 'license.pdf',
        photoIdUrl: 'id.pdf',
      },
      provider,
    );
    expect(user).toMatchObject({
      isProfileComplete: true,
      phone: '+50937009012',
      availability: 'Mon-Fri 9-5, Sat 9-12',
      serviceLocations: 'Port-au-Prince, Delmas',
      languagesSpoken: ['en', 'es'],
      yearsOfExperience: 0,
    });
  });

  test('the whole user is sent back with dependents', async () => {
    const user = await call(`GET /api/users/${patient.id}`);
    const dependents = [
      { id: 'new-1', name: 'Ti Jo', dateOfBirth: '2018-03-04T00:00:00.000Z', relationship: 'child' },
    ];
    const [child] = (await call(`PUT /api/users/${patient.id}`, { ...user, dependents })).dependents;
    expect(missing(child, 'id, name, dateOfBirth, relationship, profilePictureUrl')).toEqual([]);
  });
});

describe('API-2, API-3 care', () => {
  const CARD =
    'id, name, specialty, rating, reviews, profilePictureUrl, phone, email, clinicName, clinicSpecialties, available, location, languages, bio, licenseVerified';

  test('the cards of providers, and a booking with every field', async () => {
    const [card] = await call('GET /api/providers');
    expect(missing(card, CARD)).toEqual([]);
    expect(missing(card.location, 'lat, lng, address')).toEqual([]);
    const dateTime = new Date(lakou.clock.now().getTime() + 48 * 3600_000).toISOString();
    const fare = { base: 50, serviceFee: 5, total: 55 };
    const booking = await call('POST /api/data/bookings', {
      patientId: patient.id,
      dependentId: undefined,
      patientName: 'Some PATIENT',
      providerId: provider.id,
      serviceType: 'General consultation',
      dateTime,
      status: 'confirmed',
      notes: '',
      location: '12 Rue Capois, Port-au-Prince',
      paymentMethod: 'Card',
      fare,
    });
    expect(
      missing(
        booking,
        'id, patientId, patientName, providerId, serviceType, dateTime, status, notes, location, paymentMethod, fare',
      ),
    ).toEqual([]);
    expect(booking).toMatchObject({ status: 'confirmed', paymentMethod: 'Card', fare, dateTime });
    expect(await call(`GET /api/data/bookings/user/${patient.id}`)).toMatchObject([{ id: booking.id }]);
    const { orderID } = await call('POST /api/payments/paypal/create-order', {
      amount: '55.00',
      customId: booking.id,
    });
    expect(await call('POST /api/payments/paypal/capture-order', { orderID })).toMatchObject({
      status: 'COMPLETED',
      booking: { id: booking.id },
    });
  });

  test('the provider’s lists and the chat', async () => {
    const sent = await call('POST /api/chat/send', {
      senderId: patient.id,
      recipientId: provider.id,
      content: 'Bonjou',
    });
    expect(missing(sent, 'id, senderId, recipientId, content, timestamp')).toEqual([]);
    expect(await call(`GET /api/chat/history/${provider.id}/${patient.id}`)).toMatchObject([{ id: sent.id }]);
    const [row] = await call(`GET /api/providers/${provider.id}/patients`, undefined, provider);
    expect(missing(row, 'id, name, dependents')).toEqual([]);
    const [listed] = await call('GET /api/users/patients', undefined, provider);
    expect(missing(listed, 'id, name, email')).toEqual([]);
  });

  test('cycle and maternity', async () => {
    const log = {
      patientId: patient.id,
      date: '2026-11-01',
      flow: 'medium',
      symptoms: ['cramps'],
      bbt: null,
      cervicalMucus: '',
      ovulationTest: '',
    };
    expect(
      missing(await call('POST /api/data/health/menstrual/log', log), Object.keys(log).join(', ')),
    ).toEqual([]);
    const { cycles, logs } = await call(`GET /api/data/health/menstrual/${patient.id}`);
    expect([missing(cycles[0], 'startDate, endDate'), logs.length]).toEqual([[], 1]);
    const path = `/api/data/health/maternity/${patient.id}`;
    expect(await call(`POST ${path}/profile`, { dueDate: '2027-03-09' })).toMatchObject({
      patientId: patient.id,
      dueDate: '2027-03-09',
    });
    const date = lakou.clock.now().toISOString();
    const entry = await call(`POST ${path}/journal`, { mood: 'okay', symptoms: [], notes: '', date });
    expect(missing(entry, 'id, date, mood, symptoms, notes')).toEqual([]);
    const vitals = await call(`POST ${path}/vitals`, {
      date,
      weight: '64.5',
      systolic: '118',
      diastolic: '76',
    });
    expect(vitals).toMatchObject({ weight: 64.5, systolic: 118, diastolic: 76 });
    const [mother] = await call(`GET /api/providers/${provider.id}/maternity-patients`, undefined, provider);
    expect(missing(mother, 'id, name, currentWeek, dueDate, alerts')).toEqual([]);
    expect((await call(`GET /api/users/${patient.id}`)).maternityProfile).toMatchObject({
      patientId: patient.id,
      dueDate: '2027-03-09',
    });
  });

  test('education, medicines and the symptom checker', async () => {
    const [guide] = await call('GET /api/features/education/content?category=all');
    expect(missing(guide, 'id, title, description, category, format, content')).toEqual([]);
    const firstAid = await call('GET /api/features/education/content?category=first%20aid');
    expect(firstAid).toEqual(await call('GET /api/features/education/content?category=first_aid'));
    const medicine = await call('GET /api/medicines/paracetamol');
    expect(
      missing(
        medicine,
        'id, name, genericName, category, dosageForms, commonUses, sideEffects, priceRange, availability',
      ),
    ).toEqual([]);
    const analysis = await call('POST /api/ai/symptom-checker', { symptoms: 'fever and cough' });
    expect(missing(analysis, 'severity, careRecommendation, reasoning, possibleConditions')).toEqual([]);
    expect(await call('POST /api/ai/explain-lab-results', { summary: 'Hemoglobin 9 g/dL' })).toHaveProperty(
      'explanation',
    );
  });
});

test('API-8, REF-3 a provider refers a patient as the form sends it, and both read it back', async () => {
  const fields =
    'id, patientId, patientName, referringProviderId, referringProviderName, destinationFacilityId, ' +
    'destinationFacilityName, reason, symptoms, priority, status, attachments, createdAt';
  const sent = {
    patientId: patient.id,
    patientName: 'Some PATIENT',
    referringProviderId: provider.id,
    referringProviderName: 'Some PROVIDER',
    destinationFacilityId: 'facility-1',
    destinationFacilityName: 'Hôpital Saint-Michel',
    reason: 'Fractured wrist',
    symptoms: '',
    priority: 'routine',
    status: 'pending',
    attachments: [],
  };
  const created = await call('POST /api/data/referrals', sent, provider);
  expect([missing(created, fields), created.destinationFacilityName]).toEqual([[], 'Hôpital Saint-Michel']);
  expect(await call(`GET /api/data/referrals/patient/${patient.id}`)).toMatchObject([{ id: created.id }]);
  expect(await call(`GET /api/data/referrals/provider/${provider.id}`, undefined, provider)).toMatchObject([
    { id: created.id, status: 'pending' },
  ]);
});
