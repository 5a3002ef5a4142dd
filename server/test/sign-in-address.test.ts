import { beforeAll, expect, test } from 'vitest';
import { agendaTest, type Somebody } from './agenda.ts';

/** Every call that shows a provider to somebody. */
const care = agendaTest();
const viewers: Record<string, Somebody | undefined> = {};
const paths: Record<string, string> = {};

const CALLS = [
  'GET /api/users/:patient',
  'GET /api/users/:patient/dependents',
  'GET /api/users/:provider',
  'GET /api/users/patients',
  'GET /api/providers',
  'GET /api/providers/:provider',
  'GET /api/providers/:provider/reviews',
  'GET /api/clinics',
  'GET /api/clinics/:clinic/profile',
  'GET /api/clinics/:clinic/providers',
  'GET /api/providers/:provider/patients',
  'GET /api/providers/:provider/maternity-patients',
  'GET /api/providers/me/earnings/visits',
  'GET /api/data/bookings/user/:patient',
  'GET /api/data/bookings/user/:provider',
  'GET /api/bookings/:booking',
  'GET /api/chat/conversations',
  'GET /api/chat/conversations/:patient',
  'GET /api/chat/conversations/:provider',
  'GET /api/chat/history/:patient/:provider',
];

const query = (text: string, values: readonly unknown[]) => care.lakou.db.query(text, values);

async function tellAll(patient: Somebody): Promise<void> {
  await care.rename(patient, 'Nadège Pierre');
  await query(
    `update patient_profiles set date_of_birth = '1991-03-14', gender = 'Female', marital_status = 'married',
       insurance_provider = 'OFATMA', primary_health_concerns = 'Tansyon', id_verification_url = 'CIN 01-01',
       emergency_contact = '{"name": "Rose", "phone": "+50937005678", "address": "Jacmel"}' where user_id = $1`,
    [patient.id],
  );
  await query("update app_users set profile_photo_url = '/api/files/x' where id = $1", [patient.id]);
  await query(
    `insert into maternity_profiles (id, patient_id, due_date, created_at) values ($2, $1, '2027-03-09', now())`,
    [patient.id, crypto.randomUUID()],
  );
}

async function tellWork(provider: Somebody): Promise<void> {
  await care.rename(provider, 'Mirlande Joseph');
  await query(
    `update provider_profiles set professional_title = 'Doktè', specialty_tags = '{ti moun}', credentials = 'MD',
       npi = '1234567893', years_of_experience = 7, education = 'UEH', license_number = 'L-1', bio = 'Mwen la', contact_email = 'kabine@example.test',
       license_issuing_authority = 'MSPP', license_expiration_date = '2030-01-01', languages_spoken = '{ht}',
       license_verified = true where user_id = $1`,
    [provider.id],
  );
  await query("update app_users set profile_photo_url = '/api/files/y' where id = $1", [provider.id]);
}

beforeAll(async () => {
  const clinic = await care.somebody('CLINIC_ADMIN');
  const [{ clinicId } = { clinicId: '' }] = await care.lakou.db.query<{ clinicId: string }>(
    'select clinic_id as "clinicId" from app_users where id = $1',
    [clinic.id],
  );
  const patient = await care.patient();
  const provider = await care.provider({ clinicId });
  await tellAll(patient);
  await tellWork(provider);
  const child = await care.dependent(patient);
  const told = { notes: 'Tèt fè mal', location: 'Lakay' };
  const visit = await care.booking(patient, provider.id, '2026-11-17T14:00:00Z', told);
  await care.booking(patient, provider.id, '2026-11-17T15:00:00Z', { dependentId: child });
  const past = await care.booking(patient, provider.id, '2026-11-17T16:00:00Z');
  await care.pay(patient, past.id).catch(() => {});
  await query(
    `update bookings set status = 'completed', completed_at = starts_at - interval '9 days',
       starts_at = starts_at - interval '9 days', ends_at = ends_at - interval '9 days' where id = $1`,
    [past.id],
  );
  await care.send('POST', `/api/bookings/${past.id}/review`, patient, { stars: 5, text: 'Mèsi' });
  await care.send('POST', '/api/chat/send', patient, {
    senderId: patient.id,
    recipientId: provider.id,
    content: 'Bonjou',
  });
  Object.assign(viewers, {
    anonymous: undefined,
    patient,
    'provider in care': provider,
    'other patient': await care.patient(),
    'other provider': await care.provider(),
    clinic,
    'other clinic': await care.somebody('CLINIC_ADMIN'),
    sponsor: await care.somebody('SPONSOR'),
    administrator: await care.somebody('ADMIN'),
  });
  await query('update app_users set is_profile_complete = true where id = $1', [clinic.id]);
  await query(
    `update clinics set contact_email = 'kontak@example.test', contact_phone = '+50937005000', logo_url = '/api/files/l',
       facility_address = 'Jérémie', specialties = '{Surgery}',
       opening_hours = '{"timeZone": "America/Port-au-Prince", "hours": [{"day": "mon", "from": "08:00", "to": "16:00"}]}'
     where id = $1`,
    [clinicId],
  );
  const unverified = await care.provider();
  await care.booking(patient, unverified.id, '2026-11-18T14:00:00Z', told);
  viewers['provider not verified'] = unverified;
  Object.assign(paths, {
    ':patient': patient.id,
    ':provider': provider.id,
    ':booking': visit.id,
    ':clinic': clinicId,
  });
}, 180_000);

function ask(call: string, viewer: Somebody | undefined) {
  const url = call.slice('GET '.length).replaceAll(/:\w+/g, (name) => paths[name] ?? '');
  return care.instance().app.inject({ url, headers: viewer?.headers ?? {} });
}

// Who runs the clinic, and administrators, may reach staff; the address is the provider's own to see.
const MAY_KNOW = ['provider in care', 'clinic', 'administrator'];

test('attack: no reply tells anybody else the address that a provider signs in with', async () => {
  const address = `${paths[':provider']}@example.test`;
  expect((await ask('GET /api/users/:provider', viewers.clinic)).body).toContain(address);
  for (const [name, viewer] of Object.entries(viewers))
    if (!MAY_KNOW.includes(name))
      for (const call of CALLS)
        expect([name, call, (await ask(call, viewer)).body.includes(address)]).toEqual([name, call, false]);
});
