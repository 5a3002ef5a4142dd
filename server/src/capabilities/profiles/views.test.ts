import { beforeAll, describe, expect, test } from 'vitest';
import { agendaTest, type Somebody } from '#test/agenda.ts';

const care = agendaTest();
let patient: Somebody;
let clinic: Somebody;
let clinicId: string;

const ACCOUNT = [
  'clinicId',
  'createdAt',
  'email',
  'id',
  'isEmailVerified',
  'isProfileComplete',
  'name',
  'phone',
  'preferredLanguage',
  'profilePhotoUrl',
  'role',
];
const CONTACT = [...ACCOUNT, 'address', 'dependents', 'emergencyContact'];

const look = (as: Somebody, { id }: { id: string }) => care.send('GET', `/api/users/${id}`, as);
const fieldsOf = (shown: object) => Object.keys(shown).sort();
const lastLook = async (at: Somebody) => (await care.looks(at)).at(-1);

async function clinicOf({ id }: Somebody): Promise<string> {
  const [row] = await care.lakou.db.query<{ clinicId: string }>(
    'select clinic_id as "clinicId" from app_users where id = $1',
    [id],
  );
  return row?.clinicId ?? '';
}

/** A patient with every field filled in. */
async function wholePatient(): Promise<Somebody> {
  const somebody = await care.patient();
  await care.rename(somebody, 'Nadège Pierre');
  await care.lakou.db.query(
    `update patient_profiles set date_of_birth = '1991-03-14', gender = 'Female', marital_status = 'married',
       insurance_provider = 'OFATMA', primary_health_concerns = 'Tansyon', id_verification_url = 'CIN 01-01',
       emergency_contact = '{"name": "Rose", "phone": "+50937005678", "address": "Jacmel"}' where user_id = $1`,
    [somebody.id],
  );
  await care.lakou.db.query(
    `insert into maternity_profiles (id, patient_id, due_date, created_at) values ($2, $1, '2027-03-09', now())`,
    [somebody.id, crypto.randomUUID()],
  );
  return somebody;
}

beforeAll(async () => {
  [patient, clinic] = [await wholePatient(), await care.somebody('CLINIC_ADMIN')];
  clinicId = await clinicOf(clinic);
});

describe('a clinic and its patients', () => {
  test('without a visit to the clinic there is nobody, also for one whose provider joined it later', async () => {
    const own = await care.provider();
    await care.booking(patient, own.id, '2026-11-17T13:00:00Z');
    await care.lakou.db.query('update app_users set clinic_id = $2 where id = $1', [own.id, clinicId]);
    const [foreign, missing] = [await look(clinic, patient), await look(clinic, { id: crypto.randomUUID() })];
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    expect((await care.send('GET', '/api/users/patients', clinic)).json()).toEqual([]);
    expect(await care.looks(patient)).toEqual([]);
  });

  test('it sees who comes and how to reach them; nothing clinical, no papers; and they see who looked', async () => {
    const staff = await care.provider({ clinicId });
    await care.booking(patient, staff.id, '2026-11-17T14:00:00Z');
    const shown = (await look(clinic, patient)).json();
    expect(fieldsOf(shown)).toEqual([...CONTACT, 'dateOfBirth', 'gender', 'insuranceProvider'].sort());
    expect(shown).toMatchObject({
      name: 'Nadège Pierre',
      phone: '+50937001234',
      email: `${patient.id}@example.test`,
      address: '12, rue Capois, Jacmel',
      emergencyContact: { name: 'Rose', phone: '+50937005678', address: 'Jacmel' },
      dateOfBirth: '1991-03-14',
      gender: 'Female',
      insuranceProvider: 'OFATMA',
      dependents: [],
    });
    expect(await lastLook(patient)).toBe(`profile:read ${clinic.id}`);
  });

  test('a visit asked of the clinic and of nobody in particular suffices', async () => {
    const somebody = await wholePatient();
    const request = { serviceType: 'Visit', clinicId, dateTime: '2026-11-18T14:00:00Z' };
    expect((await care.book(somebody, request)).json()).toMatchObject({ status: 'requested', clinicId });
    expect((await look(clinic, somebody)).statusCode).toBe(200);
  });

  test('of a parent who brings a child it learns how to reach them, and of the child who it is', async () => {
    const parent = await wholePatient();
    const [seen] = [await care.dependent(parent, 'Ti Rose'), await care.dependent(parent, 'Ti Jak')];
    const staff = await care.provider({ clinicId });
    await care.booking(parent, staff.id, '2026-11-19T14:00:00Z', { dependentId: seen });
    const shown = (await look(clinic, parent)).json();
    expect(fieldsOf(shown)).toEqual([...CONTACT].sort());
    expect(shown.dependents.map(({ name }: { name: string }) => name)).toEqual(['Ti Rose']);
  });

  test('it ends with a cancelled visit, and a year after the last one', async () => {
    const [somebody, staff] = [await wholePatient(), await care.provider({ clinicId })];
    const booking = await care.booking(somebody, staff.id, '2026-11-20T14:00:00Z');
    const status = async () => (await look(clinic, somebody)).statusCode;
    expect(await status()).toBe(200);
    await care.put(booking.id, 'cancelled');
    expect(await status()).toBe(404);
    await care.lakou.db.query(
      "update bookings set status = 'completed', completed_at = $2::timestamptz - interval '364 days' where id = $1",
      [booking.id, care.clock.now()],
    );
    expect(await status()).toBe(200);
    care.clock.move(2 * 86_400);
    expect(await status()).toBe(404);
    care.clock.move(-2 * 86_400);
  });

  test('attack: another clinic, a sponsor and another patient get what does not exist', async () => {
    for (const role of ['CLINIC_ADMIN', 'SPONSOR', 'PATIENT'] as const)
      expect((await look(await care.somebody(role), patient)).statusCode).toBe(404);
  });
});

describe('a clinic and who works there', () => {
  test('it sees account, work and licence, not the papers; and they see who looked', async () => {
    const staff = await care.provider({ clinicId });
    await care.lakou.db.query(
      `update provider_profiles set license_number = 'MSPP-1', medical_license_url = 'licence.pdf',
         photo_id_url = 'id.pdf', background_check_url = 'check.pdf' where user_id = $1`,
      [staff.id],
    );
    const shown = (await look(clinic, staff)).json();
    expect(fieldsOf(shown)).toEqual(
      [
        ...ACCOUNT,
        'availability',
        'bio',
        'contactEmail',
        'credentials',
        'education',
        'languagesSpoken',
        'licenseExpirationDate',
        'licenseIssuingAuthority',
        'licenseNumber',
        'licenseVerified',
        'npi',
        'professionalTitle',
        'serviceLocations',
        'specialty',
        'specialtyTags',
        'yearsOfExperience',
      ].sort(),
    );
    expect(shown).toMatchObject({ role: 'PROVIDER', clinicId, licenseNumber: 'MSPP-1' });
    expect(await lastLook(staff)).toBe(`profile:read ${clinic.id}`);
  });

  test('API-2, API-4 colleagues know each other by name and work; who runs the clinic can reach them', async () => {
    const [one, other] = [await care.provider({ clinicId }), await care.provider({ clinicId })];
    await care.rename(other, 'Fabiola Jean');
    const staffFor = async (as: Somebody) =>
      (await care.send('GET', `/api/clinics/${clinicId}`, as))
        .json()
        .staff.find(({ id }: { id: string }) => id === other.id);
    await care.lakou.db.query(
      `update provider_profiles set clinic_role = 'Dispatcher', credentials = 'RN', license_number = 'MSPP-7',
         license_expiration_date = '2030-01-01'
       where user_id = $1 and clinic_id = $2`,
      [other.id, clinicId],
    );
    const named = {
      id: other.id,
      name: 'Fabiola Jean',
      profilePhotoUrl: null,
      clinicRole: 'Dispatcher',
      openTimeLogId: null,
      onShiftSince: null,
    };
    expect(await staffFor(one)).toEqual({
      ...named,
      email: '',
      phone: null,
      credentials: null,
      licenseNumber: null,
      licenseExpirationDate: null,
      status: null,
      isInvited: null,
    });
    expect(await staffFor(clinic)).toEqual({
      ...named,
      credentials: 'RN',
      status: 'Off Duty',
      isInvited: true,
      email: `${other.id}@example.test`,
      phone: '+50937001234',
      licenseNumber: 'MSPP-7',
      licenseExpirationDate: '2030-01-01',
    });
    await care.lakou.db.query('update app_users set clinic_id = null where id = $1', [other.id]);
    expect(
      await care.lakou.db.query(
        'select clinic_id as clinic, clinic_role as role from provider_profiles where user_id = $1',
        [other.id],
      ),
    ).toEqual([{ clinic: null, role: null }]);
  });

  test('attack: who works elsewhere, or for nobody, is not there; staff do not read each other', async () => {
    const elsewhere = await clinicOf(await care.somebody('CLINIC_ADMIN'));
    const [one, other] = [await care.provider({ clinicId }), await care.provider({ clinicId })];
    for (const provider of [await care.provider({ clinicId: elsewhere }), await care.provider()])
      expect((await look(clinic, provider)).statusCode).toBe(404);
    expect((await look(one, other)).statusCode).toBe(404);
    expect((await look(one, clinic)).statusCode).toBe(404);
  });
});

test('an administrator sees accounts of every role, no word of health or work; and each sees who looked', async () => {
  const admin = await care.somebody('ADMIN');
  const others = [patient, await care.provider(), clinic, await care.somebody('SPONSOR')];
  for (const other of others) {
    const shown = (await look(admin, other)).json();
    expect(fieldsOf(shown)).toEqual(ACCOUNT);
    expect(shown).toMatchObject({ id: other.id, email: `${other.id}@example.test` });
    expect(await lastLook(other)).toBe(`profile:read ${admin.id}`);
  }
  expect((await look(admin, { id: crypto.randomUUID() })).statusCode).toBe(404);
});

test('nobody’s reading of themselves is written down', async () => {
  const somebody = await wholePatient();
  expect((await look(somebody, somebody)).statusCode).toBe(200);
  const rows = await care.lakou.db.query('select 1 from audit_events where actor_id = $1', [somebody.id]);
  expect(rows).toEqual([]);
});

test('an erased account is nobody’s to read any more', async () => {
  const somebody = await wholePatient();
  const staff = await care.provider({ clinicId });
  await care.booking(somebody, staff.id, '2026-11-21T14:00:00Z');
  expect((await look(clinic, somebody)).statusCode).toBe(200);
  await care.lakou.db.query('update app_users set erased_at = now(), password_hash = null where id = $1', [
    somebody.id,
  ]);
  expect((await look(clinic, somebody)).statusCode).toBe(404);
  expect((await look(await care.somebody('ADMIN'), somebody)).statusCode).toBe(404);
});
