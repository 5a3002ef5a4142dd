import { describe, expect, test } from 'vitest';
import { CLINIC, HOURS, PATIENT, PROVIDER, paths, profileTest, type Somebody } from '#test/profiles.ts';

const { lakou, clock, somebody, send, put, read, complete } = profileTest();

describe('PROF-2 a patient completes their profile', () => {
  test('PROF-8 with what is required; the reply is the flat user, the same wherever it is asked for', async () => {
    const patient = await somebody('PATIENT');
    expect(await read(patient)).toMatchObject({ isProfileComplete: false, dateOfBirth: null });
    const reply = await complete(patient, PATIENT);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ ...PATIENT, id: patient.id, isProfileComplete: true });
    expect(await read(patient)).toEqual(reply.json());
    expect((await send('GET', '/api/auth/session', patient)).json()).toEqual(reply.json());
  });

  test('each thing that is missing is named, and nothing is saved', async () => {
    const patient = await somebody('PATIENT');
    const reply = await complete(patient, {
      phone: '+50937001234',
      emergencyContact: { name: ' ', phone: '', address: 'x' },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'profile_incomplete']);
    expect(paths(reply)).toEqual([
      'dateOfBirth',
      'address',
      'emergencyContact.name',
      'emergencyContact.phone',
    ]);
    expect(await read(patient)).toMatchObject({ isProfileComplete: false, phone: null });
  });

  test.each(Object.keys(PATIENT))('not without %s', async (field) => {
    const patient = await somebody('PATIENT');
    const reply = await complete(patient, { ...PATIENT, [field]: null });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'profile_incomplete']);
    expect(paths(reply)[0]?.split('.')[0]).toBe(field);
  });

  test('what they told before counts', async () => {
    const patient = await somebody('PATIENT');
    const { phone, ...rest } = PATIENT;
    await put(patient, rest);
    expect((await complete(patient, { phone })).json()).toMatchObject({
      ...PATIENT,
      isProfileComplete: true,
    });
  });

  test('API-2 languages are tags of BCP 47 in their usual spelling, each once', async () => {
    const provider = await somebody('PROVIDER');
    const spoken = async (languagesSpoken: string[]) => (await put(provider, { languagesSpoken })).json();
    expect((await spoken(['HT', 'pt-br', 'ht', ' es '])).languagesSpoken).toEqual(['ht', 'pt-BR', 'es']);
    expect((await spoken(['not a language'])).code).toBe('invalid_request');
    expect((await read(provider)).languagesSpoken).toEqual(['ht', 'pt-BR', 'es']);
  });

  test('the optional fields are kept too', async () => {
    const patient = await somebody('PATIENT');
    const more = {
      gender: 'Female',
      maritalStatus: 'widowed',
      insuranceProvider: 'OFATMA',
      primaryHealthConcerns: 'Tansyon wo',
      preferredLanguage: 'ht',
      idVerificationUrl: 'paspò.pdf',
    };
    expect((await complete(patient, { ...PATIENT, ...more })).json()).toMatchObject(more);
  });

  test('a complete profile stays complete: what is required can be changed but not emptied', async () => {
    const patient = await somebody('PATIENT');
    await complete(patient, PATIENT);
    for (const [field, empty] of [
      ['phone', ''],
      ['address', '  '],
      ['dateOfBirth', null],
      ['emergencyContact', ''],
    ] as const) {
      const reply = await put(patient, { [field]: empty });
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'profile_incomplete']);
    }
    expect((await put(patient, { address: 'Les Cayes' })).json()).toMatchObject({ address: 'Les Cayes' });
  });
});

describe('PROF-3 a provider completes their profile', () => {
  test('PROF-8 with what is required; years of experience are 0 unless said', async () => {
    const provider = await somebody('PROVIDER');
    const { yearsOfExperience, ...rest } = PROVIDER;
    const reply = await complete(provider, rest);
    expect(reply.json()).toMatchObject({
      ...rest,
      yearsOfExperience: 0,
      isProfileComplete: true,
      licenseVerified: false,
    });
  });

  test.each(Object.keys(PROVIDER).filter((field) => field !== 'yearsOfExperience'))(
    'not without %s',
    async (field) => {
      const provider = await somebody('PROVIDER');
      const reply = await complete(provider, { ...PROVIDER, [field]: null });
      expect([reply.statusCode, reply.json().code, paths(reply)]).toEqual([
        400,
        'profile_incomplete',
        [field],
      ]);
    },
  );

  test('no hours and no places are none', async () => {
    const provider = await somebody('PROVIDER');
    const reply = await complete(provider, {
      ...PROVIDER,
      availability: { ...HOURS, hours: [] },
      serviceLocations: [],
    });
    expect(paths(reply)).toEqual(['availability', 'serviceLocations']);
  });

  test('PROF-8 plain words will do for hours, places and papers; API-5 numbers may come as text', async () => {
    const provider = await somebody('PROVIDER');
    const words = {
      availability: 'Lendi a vandredi, 8è a 4è',
      serviceLocations: 'Jacmel, Marigot',
      medicalLicenseUrl: 'license.pdf',
      photoIdUrl: 'Passport: PP1234',
      backgroundCheckUrl: 'https://example.test/check/1',
    };
    const reply = await complete(provider, { ...PROVIDER, ...words, yearsOfExperience: '7' });
    expect(reply.json()).toMatchObject({ ...words, yearsOfExperience: 7 });
  });

  test('the optional fields are kept too', async () => {
    const provider = await somebody('PROVIDER');
    const more = {
      credentials: 'MD',
      npi: '1234567893',
      bio: 'Doktè nan Jacmel.',
      languagesSpoken: ['ht', 'fr', 'es', 'pt-BR'],
      specialtyTags: ['Tansyon', 'Sik'],
    };
    expect((await complete(provider, { ...PROVIDER, ...more })).json()).toMatchObject(more);
  });

  test.each([
    [
      'hours that overlap',
      { availability: { ...HOURS, hours: [...HOURS.hours, { day: 'mon', from: '11:00', to: '13:00' }] } },
      'hours_invalid',
      'availability.hours',
    ],
    [
      'hours that end before they begin',
      { availability: { ...HOURS, hours: [{ day: 'tue', from: '12:00', to: '09:00' }] } },
      'hours_invalid',
      'availability.hours',
    ],
    [
      'a zone nobody lives in',
      { availability: { ...HOURS, timeZone: 'Mars/Olympus' } },
      'invalid_request',
      'availability.timeZone',
    ],
    [
      'a place off the globe',
      { serviceLocations: [{ name: 'x', lat: 91, lng: 0 }] },
      'invalid_request',
      'serviceLocations.0.lat',
    ],
    [
      'a licence that ends on a day that is none',
      { licenseExpirationDate: '2026-02-30' },
      'invalid_request',
      'licenseExpirationDate',
    ],
    [
      'a licence from the year 0',
      { licenseExpirationDate: '0000-01-01' },
      'invalid_request',
      'licenseExpirationDate',
    ],
    ['-1 years of experience', { yearsOfExperience: -1 }, 'invalid_request', 'yearsOfExperience'],
  ])('%s are refused', async (_, wrong, code, path) => {
    const provider = await somebody('PROVIDER');
    const reply = await put(provider, wrong);
    expect([reply.statusCode, reply.json().code, paths(reply)]).toEqual([400, code, [path]]);
  });
});

describe('PROF-4 a clinic completes its profile', () => {
  const clinicOf = async (as: Somebody) => {
    const { clinicId } = await read(as);
    return (await send('GET', `/api/clinics/${clinicId}`, as)).json();
  };

  test('its details belong to the clinic of the session, whatever clinic the body names', async () => {
    const admin = await somebody('CLINIC_ADMIN');
    const other = await somebody('CLINIC_ADMIN');
    const { clinicId } = await read(other);
    const more = { specialties: ['Pediatrics'], openingHours: HOURS };
    const reply = await complete(admin, { clinicDetails: { ...CLINIC, ...more, id: clinicId, clinicId } });
    expect(reply.json()).toMatchObject({ isProfileComplete: true });
    expect((await clinicOf(admin)).clinic).toMatchObject({ ...CLINIC, ...more, logoUrl: null });
    expect((await clinicOf(other)).clinic).toMatchObject({ name: 'Klinik', contactPhone: null });
  });

  test('staff are the people of the clinic', async () => {
    const admin = await somebody('CLINIC_ADMIN');
    const { name, email } = await read(admin);
    expect((await clinicOf(admin)).staff).toEqual([
      {
        id: admin.id,
        name,
        email,
        phone: null,
        profilePhotoUrl: null,
        clinicRole: 'Admin',
        credentials: null,
        licenseNumber: null,
        licenseExpirationDate: null,
        status: 'Off Duty',
        openTimeLogId: null,
        onShiftSince: null,
        isInvited: false,
      },
    ]);
  });

  test('what was not sent stays', async () => {
    const admin = await somebody('CLINIC_ADMIN');
    await complete(admin, { clinicDetails: { ...CLINIC, specialties: ['Surgery'], openingHours: HOURS } });
    await complete(admin, { clinicDetails: { ...CLINIC, name: 'Klinik Nouvo' } });
    expect((await clinicOf(admin)).clinic).toMatchObject({
      name: 'Klinik Nouvo',
      specialties: ['Surgery'],
      openingHours: HOURS,
    });
    expect((await complete(admin, {})).statusCode).toBe(200);
  });

  test.each(Object.keys(CLINIC))('not without %s', async (field) => {
    const admin = await somebody('CLINIC_ADMIN');
    const reply = await complete(admin, { clinicDetails: { ...CLINIC, [field]: '' } });
    expect([reply.statusCode, reply.json().code, paths(reply)]).toEqual([
      400,
      'profile_incomplete',
      [`clinicDetails.${field}`],
    ]);
    expect((await complete(admin, {})).json().code).toBe('profile_incomplete');
  });

  test.each([
    ['a number nobody can dial', { contactPhone: '123' }, 'phone_invalid', 'clinicDetails.contactPhone'],
    ['an address that is none', { contactEmail: 'klinik' }, 'email_invalid', 'clinicDetails.contactEmail'],
    [
      'hours that end at once',
      { openingHours: { ...HOURS, hours: [{ day: 'sun', from: '09:00', to: '09:00' }] } },
      'hours_invalid',
      'clinicDetails.openingHours.hours',
    ],
  ])('%s is refused', async (_, wrong, code, path) => {
    const admin = await somebody('CLINIC_ADMIN');
    const reply = await complete(admin, { clinicDetails: { ...CLINIC, ...wrong } });
    expect([reply.statusCode, reply.json().code, paths(reply)]).toEqual([400, code, [path]]);
  });
});

test('AID-1 in production the compiled reply says the same, and where the clinic is', async () => {
  const { app } = await lakou.open({ clock, config: { production: true }, jobs: false });
  const people = [
    ['PATIENT', PATIENT],
    ['PROVIDER', PROVIDER],
    ['PROVIDER', { ...PROVIDER, availability: 'Chak jou', serviceLocations: 'Jacmel' }],
    ['CLINIC_ADMIN', { clinicDetails: { ...CLINIC, openingHours: HOURS } }],
  ] as const;
  for (const [role, profile] of people) {
    const person = await somebody(role);
    const user = (await complete(person, profile)).json();
    const { headers } = person;
    expect((await app.inject({ url: `/api/users/${person.id}`, headers })).json()).toEqual(user);
    if (role === 'CLINIC_ADMIN') {
      expect(user.clinicAddress).toBe(CLINIC.facilityAddress);
      const url = `/api/clinics/${user.clinicId}`;
      expect((await app.inject({ url, headers })).json()).toEqual((await send('GET', url, person)).json());
    }
  }
});

test('PROF-8 attack: the name of a clinic is one line', async () => {
  const person = await somebody('CLINIC_ADMIN');
  const reply = await complete(person, {
    clinicDetails: { ...CLINIC, name: 'Klinik\r\nhttps://evil.example' },
  });
  expect(reply.statusCode).toBe(400);
});
