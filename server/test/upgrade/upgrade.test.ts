import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Booking } from '@lakou/contract/bookings';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { verifyAudit } from '#platform/audit/seal.ts';
import { openDatabase } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';
import { testClock } from '../app.ts';
import { query } from '../data-folder.ts';
import { cloneDatabase, createTestDatabase } from '../database.ts';
import { type Instance, openInstance } from '../instance.ts';
import { callsOf } from './calls.ts';
import { readDemo } from './demo-reads.ts';
import { FIXTURE_SECRET_KEY, type Fixture } from './fixture.ts';
import { readSchema } from './schema.ts';

const FOLDER = new URL('./', import.meta.url);
const NAMES = readdirSync(FOLDER).flatMap((file) => /^(\d{4})\.sql\.gz$/.exec(file)?.[1] ?? []);
const STEP_SECONDS = 30;

test('there is a dump to upgrade', () => expect(NAMES).toContain('0038'));

describe.each(NAMES)('data of schema %s, brought up to date,', (name) => {
  const fixture = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as Fixture;
  const { real } = fixture;
  const undo: (() => Promise<void>)[] = [];
  const clock = testClock(fixture.madeAt);
  let url = '';
  let lakou: Instance;
  let calls: ReturnType<typeof callsOf>;

  beforeAll(async () => {
    const database = await cloneDatabase(inject('testDatabases').adminUrl, 'template0');
    undo.push(database.drop);
    url = database.url;
    await query(url, gunzipSync(readFileSync(new URL(`${name}.sql.gz`, FOLDER))).toString('utf8'));
    await migrate(url);
    lakou = await openInstance(url, { clock, jobs: false, config: { secretKey: FIXTURE_SECRET_KEY } });
    undo.push(lakou.close);
    calls = callsOf(lakou.app);
  });
  afterAll(async () => {
    for (const step of undo.reverse()) await step();
  });

  test('has every row it had, and the audit trail still fits its hashes', async () => {
    const rows: Record<string, number> = {};
    const { vital_entries = 0, maternity_vitals = 0, ...kept } = fixture.rows;
    for (const table of Object.keys(kept)) {
      const [found] = await lakou.platform.db.query<{ count: number }>(
        `select count(*) as count from "${table}"`,
      );
      rows[table] = found?.count ?? 0;
    }
    // 0077, 0124 and 0134 open accounts for what pharmacies and clinics are owed, and for the bank.
    expect({ ...rows, ledger_accounts: (rows.ledger_accounts ?? 0) - 3 }).toEqual(kept);
    // 0043 moves what was measured into one table, with the danger signs that were told in the journal.
    const [moved] = await lakou.platform.db.query<{ measured: number; told: number; journal: number }>(
      `select count(*) filter (where kinds <> '{signs}') as measured, count(*) filter (where kinds = '{signs}') as told,
         (select count(*) from maternity_journal where cardinality(signs) > 0) as journal from measurements`,
    );
    expect(moved?.measured).toBe(vital_entries + maternity_vitals);
    expect(moved?.told).toBe(moved?.journal);
    expect(await verifyAudit(lakou.platform.db)).toEqual(fixture.audit);
  });

  test('has the schema that an empty database gets', async () => {
    const fresh = await createTestDatabase();
    const db = openDatabase(fresh.url);
    try {
      const expected = await readSchema(db);
      expect(Object.keys(expected).length).toBeGreaterThan(500);
      expect(await readSchema(lakou.platform.db)).toEqual(expected);
    } finally {
      await db.close();
      await fresh.drop();
    }
  });

  test('lets demo people in with their password, and they read what they read before', async () => {
    expect(await readDemo(calls)).toEqual(fixture.demo);
  });

  test('is still the real patient’s, behind her password and her two-step code', async () => {
    const halfway = await calls.signIn(real.patient.email, real.password);
    expect(halfway.mfaRequired).toBe(true);
    clock.move(STEP_SECONDS); // the code of the step before was used
    const epoch = Math.floor(clock.now().getTime() / 1000);
    const code = await generate({ secret: real.patient.twoStepSecret, epoch });
    const { cookie, ...patient } = await calls.enter('POST /api/auth/2fa/verify', { code }, halfway.cookie);
    expect(patient).toMatchObject({
      id: real.patient.id,
      name: 'Fixture PATIENT',
      dateOfBirth: '1988-05-21',
    });
    const { id } = real.patient;
    const get = <T>(path: string) => calls.call<T>(`GET ${path}`, { cookie });
    expect(await get(`/api/bookings/${real.bookingId}`)).toMatchObject({ status: 'confirmed' });
    expect(await get('/api/payments/history')).toMatchObject([{ status: 'refunded' }]);
    expect(await get(`/api/chat/history/${id}/${real.provider.id}`)).toMatchObject([
      { content: 'Bonjou doktè.', attachments: [{ contentType: 'image/png' }] },
      { content: 'Bonjour.', attachments: [] },
    ]);
    const health = '/api/data/health';
    expect(await get(`${health}/menstrual/${id}`)).toMatchObject({ logs: [{ flow: 'light' }] });
    const measured = [
      { systolic: 118, diastolic: 76, weight: 64.5 },
      { systolic: 121, diastolic: 79, weight: null },
    ];
    expect(await get(`${health}/trackers/${id}/vitals`)).toMatchObject(measured);
    expect(await get(`${health}/measurements/${id}?kind=pressure`)).toMatchObject(measured);
    expect(await get(`${health}/measurements/${id}?kind=signs`)).toMatchObject([{ signs: ['fever'] }]);
    expect(await get(`${health}/measurements/${id}/dangers`)).toEqual([]);
    expect(await get(`${health}/trackers/${id}/settings`)).toMatchObject({ moveKcal: 321 });
    expect(await get(`${health}/heart/${id}`)).toMatchObject({ heightCm: 168, smoker: false });
    expect(await get(`${health}/maternity/${id}/journal`)).toMatchObject([{ signs: ['fever'] }]);
    expect(await get(`${health}/maternity/${id}/vitals`)).toMatchObject([{ weight: 64.5 }]);
    expect(await get('/api/users/me/passkeys')).toMatchObject([{ name: 'Telefòn' }]);
    expect(await get('/api/users/me/2fa')).toMatchObject({ recoveryCodesLeft: 9, rememberedDevices: 1 });
    expect(await get('/api/users/me/ai-consent')).toMatchObject({ consent: true });
    expect(await get('/api/users/me/notification-settings')).toMatchObject({ email: true, push: true });
  });

  test('takes a recovery code, and answers a repeated booking with the first', async () => {
    const halfway = await calls.signIn(real.patient.email, real.password);
    const code = real.patient.recoveryCodes[0];
    const { cookie } = await calls.enter('POST /api/auth/2fa/verify', { code }, halfway.cookie);
    const booking = await calls.call<Booking>(`GET /api/bookings/${real.bookingId}`, { cookie });
    const again = await calls.call<Booking>('POST /api/data/bookings', {
      cookie,
      headers: { 'idempotency-key': real.idempotencyKey },
      payload: {
        providerId: real.provider.id,
        serviceType: 'general-consultation',
        mode: 'clinic',
        dateTime: booking.dateTime,
      },
    });
    expect(again.id).toBe(real.bookingId);
  });

  test('keeps the real provider signed in, and knows the real clinic', async () => {
    const cookie = real.provider.session;
    expect(await calls.call('GET /api/auth/session', { cookie })).toMatchObject({ id: real.provider.id });
    const bookings = await calls.call<Booking[]>(`GET /api/data/bookings/user/${real.provider.id}`, {
      cookie,
    });
    expect(bookings.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'confirmed']);
    const clinic = await calls.signIn(real.clinic.email, real.password);
    expect(await calls.call(`GET /api/clinics/${real.clinic.id}`, { cookie: clinic.cookie })).toMatchObject({
      clinic: { name: 'Klinik Solèy', facilityAddress: '3, rue Commerce, Jérémie' },
    });
  });
});
