import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, testApp } from './app.ts';

// What a client written from the specification may send a little differently, where taking it is safe.
const lakou = testApp({ providerVerification: 'off' });
const people = {} as Record<'patient' | 'provider' | 'sponsor' | 'clinic', Person>;

const send = async (key: string, as: Person | undefined, payload?: object) => {
  const reply = await lakou.send(key, payload ? { payload } : {}, as);
  return { status: reply.statusCode, body: reply.body ? reply.json() : undefined };
};

beforeAll(async () => {
  people.patient = await lakou.person('PATIENT');
  people.provider = await lakou.person('PROVIDER');
  people.sponsor = await lakou.person('SPONSOR');
  people.clinic = await lakou.person('CLINIC_ADMIN');
});

describe('ids', () => {
  const PNG =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

  test('API-5 a text that is no id is answered like an unknown id, and an empty dependent is none', async () => {
    const { patient } = people;
    const lab = { patientId: patient.id, testType: 'blood' };
    const image = { patientId: patient.id, title: 'Hand', imageDataUrl: PNG };
    for (const [key, body] of [
      ['POST /api/data/labs/requests', lab],
      ['POST /api/data/images', image],
    ] as const) {
      expect((await send(key, patient, { ...body, dependentId: 'dep-1' })).status).toBe(404);
      expect((await send(key, patient, { ...body, patientId: 'someone' })).status).toBe(403);
      const own = await send(key, patient, { ...body, dependentId: '' });
      expect([own.status, own.body.dependentId ?? null]).toEqual([201, null]);
    }
  });

  test('API-5 the same for referrals, shifts and fees', async () => {
    const { provider, clinic } = people;
    const referral = { destinationFacilityName: 'Lopital Jeneral', reason: 'Heart', patientId: 'someone' };
    expect((await send('POST /api/data/referrals', provider, referral)).status).toBe(404);
    const shift = {
      staffId: 'someone',
      startTime: '2026-11-20T13:00:00.000Z',
      endTime: '2026-11-20T21:00:00.000Z',
    };
    expect((await send(`POST /api/clinics/${clinic.clinicId}/shifts`, clinic, shift)).status).toBe(404);
    const fee = { serviceCodeId: 'some-code', price: 5, effectiveDate: '2026-01-01' };
    const path = `POST /api/clinics/${clinic.clinicId}/fee-schedules`;
    expect((await send(path, clinic, fee)).status).toBe(404);
    expect((await send(path, clinic, { ...fee, serviceCodeId: '' })).body.message).toBe(
      'All fields are required.',
    );
  });
});

describe('who it is', () => {
  test('FUND-2 a gift without a donorId is the giver’s, the reply names them, and another’s is refused', async () => {
    const { sponsor, patient } = people;
    const gift = { amount: '10', type: 'general' };
    const { status, body } = await send('POST /api/features/donations', sponsor, gift);
    expect([status, body.donorId]).toEqual([201, sponsor.id]);
    const other = await send('POST /api/features/donations', sponsor, { ...gift, donorId: patient.id });
    expect(other.status).toBe(403);
  });

  test.each([undefined, null, '', 'ten'])('FUND-2 an amount of %j is none', async (amount) => {
    const { status, body } = await send('POST /api/features/donations', people.sponsor, {
      amount,
      type: 'general',
    });
    expect([status, body.message]).toEqual([400, 'Please enter a valid amount.']);
  });

  test('QNA-1 a question or an answer without an author is one’s own; a language may go by its name', async () => {
    const { provider, clinic } = people;
    const asked = { title: 'Dose?', description: 'For 12 kg', specialty: 'Pediatrics', language: 'French' };
    const { status, body } = await send('POST /api/features/qna/questions', provider, asked);
    expect([status, body.authorId, body.language]).toEqual([201, provider.id, 'fr']);
    const path = `POST /api/features/qna/questions/${body.id}/answers`;
    expect((await send(path, clinic, { content: 'Half a spoon' })).body.author.id).toBe(clinic.id);
    expect((await send(path, clinic, { content: 'x', authorId: provider.id })).status).toBe(403);
  });

  test('CLIN-3 clocking out without a log closes the open one; with none open it says so', async () => {
    const { clinic } = people;
    const path = `/api/users/staff/${clinic.id}`;
    expect((await send(`POST ${path}/clock-out`, clinic)).body.message).toBe(
      'Could not find an open time log.',
    );
    const { id } = (await send(`POST ${path}/clock-in`, clinic)).body;
    const out = await send(`POST ${path}/clock-out`, clinic, {});
    expect([out.status, out.body.id, out.body.clock_out_time]).toEqual([200, id, expect.any(String)]);
  });
});

describe('profiles', () => {
  test('API-5 an empty language leaves it as it is, a name is understood, and another is refused', async () => {
    const { patient } = people;
    const put = (preferredLanguage: unknown) =>
      send(`PUT /api/users/${patient.id}`, patient, { preferredLanguage });
    expect((await put('Haitian Creole')).body.preferredLanguage).toBe('ht');
    expect((await put('')).body.preferredLanguage).toBe('ht');
    expect((await put(null)).body.preferredLanguage).toBe('ht');
    expect((await put('Latin')).status).toBe(400);
    expect((await put('en')).body.preferredLanguage).toBe('en');
  });

  test('PROF-3 languages and tags may come as one text with commas', async () => {
    const { provider } = people;
    const sent = { languagesSpoken: 'en, fr,ht', specialtyTags: 'children, asthma' };
    expect((await send(`PUT /api/users/${provider.id}`, provider, sent)).body).toMatchObject({
      languagesSpoken: ['en', 'fr', 'ht'],
      specialtyTags: ['children', 'asthma'],
    });
  });

  test('PROF-4 a clinic keeps its name when none is sent, and may be named as it was registered', async () => {
    const { clinic } = people;
    const details = {
      contactEmail: 'info@klinik.example',
      contactPhone: '509 3700 0001',
      facilityAddress: 'Ri Gran, Jakmèl',
      specialties: 'Pediatrics, Surgery',
    };
    const complete = (clinicDetails: object) =>
      send(`POST /api/users/${clinic.id}/complete-profile`, clinic, { clinicDetails });
    const saved = async () => (await send(`GET /api/clinics/${clinic.clinicId}`, clinic)).body.clinic;
    const { name } = await saved();
    expect((await complete(details)).body.isProfileComplete).toBe(true);
    expect(await saved()).toMatchObject({ name, specialties: ['Pediatrics', 'Surgery'] });
    await complete({ ...details, clinicName: 'Klinik Lespwa' });
    expect((await saved()).name).toBe('Klinik Lespwa');
  });
});

describe('reading and looking up', () => {
  test('API-1 a slash behind the path of a call changes nothing', async () => {
    const { patient } = people;
    expect((await send('GET /api/hello/', undefined)).status).toBe(200);
    expect((await send('GET /api/providers/?limit=1', patient)).status).toBe(200);
    expect((await send('GET /api/providers//', patient)).status).toBe(404);
  });

  test('FIND-2 nobody has an unknown specialty', async () => {
    expect(await send('GET /api/providers?specialty=Astrology', people.patient)).toEqual({
      status: 200,
      body: [],
    });
  });

  test('TOOL-4 an empty category is every one', async () => {
    const search = (category: unknown) =>
      send('POST /api/ai/medical-search', people.provider, { searchTerm: 'malaria', category });
    const all = await search('all');
    expect(all.body.length).toBeGreaterThan(0);
    expect(await search('')).toEqual(all);
    expect(await search(null)).toEqual(all);
  });

  test('CYCLE-2 a day that is sent with a time is that day', async () => {
    const { patient } = people;
    const log = { patientId: patient.id, date: '2026-11-10T00:00:00.000Z', flow: 'light' };
    const { status, body } = await send('POST /api/data/health/menstrual/log', patient, log);
    expect([status, body.date]).toEqual([201, '2026-11-10']);
  });
});
