import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PATIENT, paths, profileTest } from '#test/profiles.ts';

const { lakou, somebody, send, put, read, complete } = profileTest();

describe('PROF-7 the emergency contact', () => {
  test('is taken as an object or as its JSON text, and answered as the object', async () => {
    const patient = await somebody('PATIENT');
    const contact = fc.record({
      name: fc.string({ unit: 'grapheme', maxLength: 60 }),
      phone: fc.constantFrom('+50937001234', '37001234', '3055550123'),
      address: fc.string({ maxLength: 60 }),
    });
    await fc.assert(
      fc.asyncProperty(contact, async (sent) => {
        const asObject = (await put(patient, { emergencyContact: sent })).json().emergencyContact;
        const asText = (await put(patient, { emergencyContact: JSON.stringify(sent) })).json()
          .emergencyContact;
        expect(asText).toEqual(asObject);
        expect(asObject).toMatchObject({ name: sent.name.trim(), address: sent.address.trim() });
      }),
      { numRuns: 25 },
    );
  });

  test.each([
    ['an empty text', ''],
    ['null', null],
    ['the text null', 'null'],
    ['three empty boxes', { name: '', phone: ' ', address: '' }],
  ])('%s is none', async (_, emergencyContact) => {
    const patient = await somebody('PATIENT');
    expect((await put(patient, { emergencyContact })).json().emergencyContact).toBeNull();
  });

  test.each([
    'not json',
    '[]',
    '{"name":1}',
    '{"name":"a"}',
    '"text"',
    `${'['.repeat(5000)}`,
    '{"name":"\\ud800","phone":"","address":"x"}',
    '{"name":"\\u0000","phone":"","address":"x"}',
  ])('%s is refused, not stored and no fault of ours', async (emergencyContact) => {
    const patient = await somebody('PATIENT');
    expect((await put(patient, { emergencyContact })).statusCode).toBe(400);
  });

  test('whatever text comes, an answer is clear', async () => {
    const patient = await somebody('PATIENT');
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async (emergencyContact) => {
        expect([200, 400]).toContain((await put(patient, { emergencyContact })).statusCode);
      }),
      { numRuns: 60 },
    );
  });
});

describe('PROF-6 what people tell of themselves', () => {
  test.each([
    ['37001234', '+50937001234'],
    ['(305) 555-0123', '+13055550123'],
    ['22-12-34', '22-12-34'],
    ['+1 234 567 8900 12', '+1 234 567 8900 12'],
    [' 0123456789 ', '0123456789'],
    ['', null],
  ])('the phone number %j is kept as %j', async (phone, kept) => {
    const sponsor = await somebody('SPONSOR');
    expect((await put(sponsor, { phone })).json().phone).toBe(kept);
  });

  test.each([
    ['a number nobody can dial', { phone: '12345' }, 'phone_invalid', 'phone'],
    [
      'a contact nobody can call',
      { emergencyContact: { ...PATIENT.emergencyContact, phone: '5' } },
      'phone_invalid',
      'emergencyContact.phone',
    ],
    ['a birth in the future', { dateOfBirth: '2030-01-01' }, 'birth_date_invalid', 'dateOfBirth'],
    ['an age of 121', { dateOfBirth: '1905-01-01' }, 'birth_date_invalid', 'dateOfBirth'],
    ['an age of 17', { dateOfBirth: '2009-11-15' }, 'too_young', 'dateOfBirth'],
    ['a 30th of February', { dateOfBirth: '1991-02-30' }, 'invalid_request', 'dateOfBirth'],
    ['a gender the form does not have', { gender: 'X' }, 'invalid_request', 'gender'],
    ['a language we do not speak', { preferredLanguage: 'es' }, 'invalid_request', 'preferredLanguage'],
    ['an empty name', { name: '  ' }, 'invalid_request', 'name'],
  ])('%s is refused', async (_, wrong, code, path) => {
    const patient = await somebody('PATIENT');
    const reply = await put(patient, wrong);
    expect([reply.statusCode, reply.json().code, paths(reply)]).toEqual([400, code, [path]]);
  });

  test('several faults are told at once', async () => {
    const patient = await somebody('PATIENT');
    const reply = await put(patient, {
      dateOfBirth: '2030-01-01',
      phone: '1',
      emergencyContact: { ...PATIENT.emergencyContact, phone: '2' },
    });
    expect(paths(reply)).toEqual(['dateOfBirth', 'phone', 'emergencyContact.phone']);
  });

  test.each(['Nadège Saint-Fleur', 'Ti-Jan Ò. Lòlò', '李小龍', 'מרים', "O'Brien <b>", '𝒩𝒶𝒹è𝑔𝑒 🌺', 'ị̣̣̣̣'])(
    'the name %s is kept as written',
    async (name) => {
      const patient = await somebody('PATIENT');
      await put(patient, { name });
      expect((await read(patient)).name).toBe(name);
    },
  );

  test('an empty box clears what is optional; what is not sent stays', async () => {
    const patient = await somebody('PATIENT');
    await put(patient, {
      gender: 'Female',
      maritalStatus: 'single',
      insuranceProvider: 'OFATMA',
      dateOfBirth: '1991-03-14',
    });
    const reply = await put(patient, { gender: '', maritalStatus: '', insuranceProvider: '' });
    expect(reply.json()).toMatchObject({
      gender: null,
      maritalStatus: null,
      insuranceProvider: null,
      dateOfBirth: '1991-03-14',
    });
  });
});

test('PROF-6 what changing a profile answers is what reading it answers afterwards', async () => {
  const contact = { name: 'Jan', phone: '+50937009013', address: 'Jakmèl' };
  const sent = {
    PATIENT: { name: ' Rose Pierre ', phone: '37009012', address: 'Jakmèl', emergencyContact: contact },
    PROVIDER: { bio: ' Doktè ', languagesSpoken: ['ht', 'fr'], yearsOfExperience: 7 },
  } as const;
  for (const role of ['PATIENT', 'PROVIDER'] as const) {
    const who = await somebody(role);
    const changed = await put(who, sent[role]);
    expect(changed.statusCode).toBe(200);
    expect(await read(who)).toEqual(changed.json());
  }
});

describe('GET /api/users/patients', () => {
  test('an administrator pages through accounts, without a clinical word', async () => {
    const admin = await somebody('ADMIN');
    const patient = await somebody('PATIENT');
    await complete(patient, PATIENT);
    const first = await send('GET', '/api/users/patients?limit=3', admin);
    expect(first.json()).toHaveLength(3);
    const seen: string[] = [];
    let next: string | undefined = '/api/users/patients?limit=7';
    while (next) {
      const page: typeof first = await send('GET', next, admin);
      for (const row of page.json()) {
        expect(row.dependents).toEqual([]);
        expect(Object.keys(row).sort()).toEqual([
          'dependents',
          'email',
          'id',
          'name',
          'phone',
          'profilePhotoUrl',
        ]);
        seen.push(row.id);
      }
      next = /^<([^>]+)>; rel="next"$/.exec(String(page.headers.link ?? ''))?.[1];
    }
    const all = await lakou.db.query<{ id: string }>(
      `select id from app_users where role = 'PATIENT' order by id`,
    );
    expect(seen).toEqual(all.map(({ id }) => id));
  });

  test('the list is never longer than 500, and an odd page is refused', async () => {
    const admin = await somebody('ADMIN');
    expect((await send('GET', '/api/users/patients?limit=9999', admin)).statusCode).toBe(200);
    for (const query of ['limit=0', 'limit=x', 'after=x'])
      expect((await send('GET', `/api/users/patients?${query}`, admin)).statusCode).toBe(400);
  });

  test('those who treat see whom they treat: nobody yet', async () => {
    for (const role of ['PROVIDER', 'CLINIC_ADMIN'] as const)
      expect((await send('GET', '/api/users/patients', await somebody(role))).json()).toEqual([]);
  });
});

test('an administrator may look at any clinic, and nobody else at another’s', async () => {
  const { clinicId } = await read(await somebody('CLINIC_ADMIN'));
  const status = async (role: 'ADMIN' | 'CLINIC_ADMIN' | 'PROVIDER' | 'PATIENT') =>
    (await send('GET', `/api/clinics/${clinicId}`, await somebody(role))).statusCode;
  expect(await status('ADMIN')).toBe(200);
  expect(await status('CLINIC_ADMIN')).toBe(404);
  expect(await status('PROVIDER')).toBe(404);
  expect(await status('PATIENT')).toBe(403);
});
