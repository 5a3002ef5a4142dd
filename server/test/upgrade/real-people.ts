import type { Booking } from '@lakou/contract/bookings';
import type { StoredFile } from '@lakou/contract/files';
import type { CreationOptions } from '@lakou/contract/passkeys';
import type { Slot } from '@lakou/contract/scheduling';
import type { FastifyInstance } from 'fastify';
import { generate } from 'otplib';
import { uuidv7 } from 'uuidv7';
import type { Platform } from '#platform/platform.ts';
import { softPasskey } from '../authenticator.ts';
import { png } from '../pictures.ts';
import { callsOf } from './calls.ts';
import type { RealPeople } from './fixture.ts';

const PASSWORD = 'yon bon modpas';
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const TIME_ZONE = 'America/Port-au-Prince';

const PATIENT = {
  dateOfBirth: '1988-05-21',
  gender: 'Female',
  address: '12, rue Baranquilla, Jacmel',
  phone: '+50937001234',
  emergencyContact: { name: 'Rose Fixture', phone: '+50937005678', address: 'Jacmel' },
};
const PROVIDER = {
  professionalTitle: 'Médecin généraliste',
  specialty: 'Family Medicine',
  licenseNumber: 'MSPP-2011-0427',
  licenseIssuingAuthority: 'MSPP',
  licenseExpirationDate: '2036-06-30',
  yearsOfExperience: 12,
  education: 'Université d’État d’Haïti',
  phone: '+50937009012',
  availability: { timeZone: TIME_ZONE, hours: DAYS.map((day) => ({ day, from: '08:00', to: '16:00' })) },
  serviceLocations: [{ name: 'Jacmel', lat: 18.2342, lng: -72.5354 }],
};
const CLINIC = {
  name: 'Klinik Solèy',
  contactEmail: 'klinik@example.test',
  contactPhone: '+50937003456',
  facilityAddress: '3, rue Commerce, Jérémie',
};

type Calls = ReturnType<typeof callsOf>;

interface Person {
  readonly id: string;
  readonly clinicId: string | null;
  readonly email: string;
  readonly cookie: string;
  /** Sends a request as this person and returns the JSON. */
  send<T = unknown>(key: string, payload?: object, headers?: Record<string, string>): Promise<T>;
}

async function register(calls: Calls, path: string, role: string, profile: object): Promise<Person> {
  const email = `${role.toLowerCase()}@example.test`;
  await calls.call(`POST ${path}`, {
    payload: { name: `Fixture ${role}`, email, role, password: PASSWORD },
  });
  const { id, clinicId, cookie } = await calls.signIn(email, PASSWORD);
  const send: Person['send'] = (key, payload, headers) =>
    calls.call(key, { cookie, ...(payload && { payload }), ...(headers && { headers }) });
  await send(`POST /api/users/${id}/complete-profile`, profile);
  return { id, clinicId, email, cookie, send };
}

/** One booking that stays, and one that is paid, cancelled and waiting for its refund. */
async function book(patient: Person, provider: Person) {
  const { slots } = await patient.send<{ slots: Slot[] }>(`GET /api/availability/${provider.id}`);
  const make = (slot: Slot | undefined, key: string) =>
    patient.send<Booking>(
      'POST /api/data/bookings',
      {
        providerId: provider.id,
        serviceType: 'general-consultation',
        mode: 'clinic',
        dateTime: slot?.startsAt,
      },
      { 'idempotency-key': key },
    );
  const idempotencyKey = uuidv7();
  const { id: bookingId } = await make(slots.at(-1), idempotencyKey);
  const cancelled = await make(slots.at(-4), uuidv7());
  const { orderID } = await patient.send<{ orderID: string }>('POST /api/payments/paypal/create-order', {
    customId: cancelled.id,
  });
  await patient.send('POST /api/payments/paypal/capture-order', { orderID });
  await patient.send(`POST /api/bookings/${cancelled.id}/cancel`, {});
  const day = slots[0]?.startsAt.slice(0, 10);
  await provider.send('PUT /api/providers/me/availability', { exceptions: [{ day, hours: [] }] });
  return { bookingId, idempotencyKey };
}

async function talk(patient: Person, provider: Person): Promise<void> {
  const document = await patient.send<StoredFile>('POST /api/files?kind=document', await png(), {
    'content-type': 'image/png',
  });
  const write = (from: Person, to: Person, content: string, attachmentIds: string[] = []) =>
    from.send('POST /api/chat/send', { senderId: from.id, recipientId: to.id, content, attachmentIds });
  await write(patient, provider, 'Bonjou doktè.', [document.id]);
  await write(provider, patient, 'Bonjour.');
}

async function noteHealth({ id, send }: Person, now: Date): Promise<void> {
  const at = now.toISOString();
  const day = at.slice(0, 10);
  await send('POST /api/data/health/menstrual/log', { patientId: id, date: day, flow: 'light' });
  const trackers = `/api/data/health/trackers/${id}`;
  await send(`POST ${trackers}/vitals`, { id: uuidv7(), at, systolic: 121, diastolic: 79 });
  await send(`POST ${trackers}/symptoms`, { id: uuidv7(), at, symptom: 'headache', severity: 3 });
  await send(`PUT ${trackers}/settings`, { moveKcal: 321 });
  await send(`PUT /api/data/health/heart/${id}`, { heightCm: 168, smoker: false });
  const maternity = `/api/data/health/maternity/${id}`;
  await send(`POST ${maternity}/profile`, { lastPeriod: day });
  await send(`PUT ${maternity}/profile`, { shared: true });
  await send(`POST ${maternity}/journal`, { mood: 'good', symptoms: ['nausea'], signs: ['fever'] });
  await send(`POST ${maternity}/vitals`, { weight: 64.5, systolic: 118, diastolic: 76 });
}

async function chooseSettings({ send }: Person): Promise<void> {
  await send('PUT /api/users/me/ai-consent', { consent: true });
  await send('PUT /api/users/me/notification-settings', { email: true, push: true });
  await send('POST /api/push/subscriptions', {
    endpoint: 'https://fcm.googleapis.com/fcm/send/fixture',
    keys: {
      p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url'),
      auth: Buffer.alloc(16, 7).toString('base64url'),
    },
  });
}

/** A passkey, two-step codes, and a device on which no code is asked for. */
async function secureAccount({ send, email }: Person, calls: Calls, now: Date) {
  const options = await send<CreationOptions>('POST /api/users/me/passkeys/options');
  await send('POST /api/users/me/passkeys', { name: 'Telefòn', credential: softPasskey().create(options) });
  const { secret } = await send<{ secret: string }>('POST /api/users/me/2fa/setup');
  const code = await generate({ secret, epoch: Math.floor(now.getTime() / 1000) });
  const { recoveryCodes } = await send<{ recoveryCodes: string[] }>('POST /api/users/me/2fa/confirm', {
    code,
  });
  const { cookie } = await calls.signIn(email, PASSWORD);
  const payload = { code: recoveryCodes[0], rememberDevice: true };
  await calls.call('POST /api/auth/2fa/verify', { cookie, payload });
  return { twoStepSecret: secret, recoveryCodes: recoveryCodes.slice(1) };
}

/** A patient, a provider and a clinic register on a server that is not in demo mode, and use it. */
export async function addRealPeople(
  app: FastifyInstance,
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
): Promise<RealPeople> {
  const now = clock.now();
  const calls = callsOf(app);
  const patient = await register(calls, '/api/auth/register', 'PATIENT', PATIENT);
  const provider = await register(calls, '/api/auth/register', 'PROVIDER', PROVIDER);
  const clinic = await register(calls, '/api/auth/register/clinic', 'CLINIC_ADMIN', {
    clinicDetails: CLINIC,
  });
  const booked = await book(patient, provider);
  await talk(patient, provider);
  await noteHealth(patient, now);
  await chooseSettings(patient);
  await db.query('update app_users set email_verified_at = $2 where id = $1', [patient.id, now]);
  const secrets = await secureAccount(patient, calls, now);
  return {
    password: PASSWORD,
    patient: { id: patient.id, email: patient.email, ...secrets },
    provider: { id: provider.id, email: provider.email, session: provider.cookie },
    clinic: { id: clinic.clinicId ?? '', email: clinic.email },
    ...booked,
  };
}
