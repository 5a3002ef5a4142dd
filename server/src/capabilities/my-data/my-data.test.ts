import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { cookieOf, PASSWORD, type Person, testApp } from '#test/app.ts';
import { mailTo } from '#test/outbox.ts';
import { bookingBetween, listProvider } from '#test/providers.ts';
import { capabilities } from '../../capabilities.ts';

const lakou = testApp();
const asDeployed = testApp({ production: true });

const copy = (person: Person, app = lakou) => app.send('GET /api/users/me/export', {}, person);
const close = (person: Person, password = PASSWORD) =>
  lakou.send('DELETE /api/users/me', { payload: { password } }, person);
const login = (email: string, password = PASSWORD) =>
  lakou.send('POST /api/auth/login', { payload: { email, password } });
const keep = (email: string, password = PASSWORD) =>
  lakou.send('POST /api/auth/cancel-deletion', { payload: { email, password } });

describe('a copy of my data', () => {
  test('ACC-14 one file with the account, settings, sessions and what was done, as deployed too', async () => {
    for (const app of [lakou, asDeployed]) {
      const nadege = await app.person('PATIENT');
      const reply = await copy(nadege, app);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-disposition']).toBe('attachment; filename="my-data-2026-11-15.json"');
      expect(reply.headers['cache-control']).toBe('no-store');
      const data = reply.json();
      expect(data).toMatchObject({
        copiedAt: '2026-11-15T12:00:00.000Z',
        account: { id: nadege.id, email: nadege.email, name: 'Somebody' },
        notificationSettings: { email: true, sms: false, push: false },
        sessions: [{ address: '127.0.0.1', browser: null }],
        knownDevices: [{ browser: null, system: null }],
        passkeys: [],
        twoStepSince: null,
        files: [],
      });
      expect(data.events.map(({ action }: { action: string }) => action)).toEqual(
        expect.arrayContaining(['session:start', 'account:register']),
      );
    }
  });

  test('ACC-14 a professional’s copy that names a patient leaves a line with them, and with nobody else', async () => {
    const [doctor, marie, other] = [
      await lakou.person('PROVIDER'),
      await lakou.person('PATIENT'),
      await lakou.person('PATIENT'),
    ];
    await lakou.platform.db.query(
      `insert into notifications (id, user_id, kind, subject_id, details, created_at)
       values ($1, $2, 'maternity_alert', $3, $4, $5)`,
      [uuidv7(), doctor.id, marie.id, { name: 'Marie' }, lakou.clock.now()],
    );
    expect((await copy(doctor)).body).toContain(marie.id);
    const looked = async (person: Person) =>
      (await lakou.send('GET /api/audit/me', {}, person))
        .json()
        .looks.map(({ action }: { action: string }) => action);
    expect(await looked(marie)).toEqual(['my-data:export']);
    expect(await looked(other)).toEqual([]);
  });

  test('ACC-14 every table about one person is in the copy, or is a secret that must not be', async () => {
    const tables = await lakou.platform.db.query<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint
       where confrelid = 'app_users'::regclass and confdeltype in ('c', 'n') and conparentid = 0 order by 1`,
    );
    const copied = [
      'files',
      'app_consents',
      'health_links',
      'known_devices',
      'notification_settings',
      'passkeys',
      'sessions',
      'two_step',
    ];
    const throughUser = ['patient_profiles', 'provider_profiles', 'provider_listings'];
    const secrets = [
      'agenda_feeds',
      'busy_calendars',
      'email_tokens',
      'passkey_challenges',
      'password_resets',
      'phone_codes',
      'text_codes',
    ];
    // Copied by their capabilities, without drafts of others and without secrets.
    const inPart = [
      'call_guests',
      'hand_overs',
      'payout_accounts',
      'payouts',
      'prescriptions',
      'referral_links',
      'representatives',
      'sponsorships',
      'visit_notes',
    ];
    // Internal tables, whose content is already in the tables above.
    const workings = [
      'conversation_members',
      'file_readers',
      'free_time_changes',
      'idempotency_keys',
      'push_subscriptions',
      'text_reminders',
    ];
    const ownTables = capabilities.flatMap((capability) => Object.keys(capability.ownTables ?? {}));
    const known = [...copied, ...throughUser, ...secrets, ...workings, ...inPart, ...ownTables];
    expect(tables.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  test('ACC-14 another format than JSON is refused, never answered with plain JSON', async () => {
    const nadege = await lakou.person('PATIENT');
    for (const key of ['GET /api/notifications', `GET /api/users/${nadege.id}`]) {
      const reply = await lakou.send(`${key}?format=fhir`, {}, nadege);
      expect([reply.statusCode, reply.json().code]).toEqual([406, 'format_unsupported']);
      expect((await lakou.send(`${key}?format=json`, {}, nadege)).statusCode).toBe(200);
    }
  });

  test('attack: the copy holds no hash, no token and nobody else', async () => {
    const nadege = await lakou.person('PATIENT');
    const other = await lakou.person('PROVIDER');
    const { body } = await copy(nadege);
    const token = /session=([^;]+)/.exec(nadege.cookie)?.[1] ?? 'no token?';
    for (const secret of [token, '$2b$', 'token', 'hash', 'password', other.id, other.email])
      expect(body).not.toContain(secret);
  });

  test('attack: a stolen session takes no copies without end: five a day', async () => {
    const nadege = await lakou.person('PATIENT');
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) statuses.push((await copy(nadege)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('deleting my account', () => {
  test('ACC-13 it takes a fresh proof and the password', async () => {
    const nadege = await lakou.person('PATIENT');
    const wrong = await close(nadege, 'not mine');
    expect([wrong.statusCode, wrong.json().code]).toEqual([401, 'wrong_password']);
    lakou.clock.move(601);
    expect((await close(nadege)).json().code).toBe('step_up_required');
    expect((await login(nadege.email)).statusCode).toBe(200);
  });

  test('ACC-13 signed out everywhere at once, told the date by mail, kept out, and let back within 30 days', async () => {
    const phone = await lakou.person('PATIENT');
    const laptop = { ...phone, cookie: cookieOf(await login(phone.email)) };
    const eraseAfter = new Date(lakou.clock.now().getTime() + 30 * 24 * 3600 * 1000).toISOString();
    const reply = await close(phone);
    expect([reply.statusCode, reply.json()]).toEqual([200, { eraseAfter }]);
    expect(reply.cookies.map(({ value }) => value)).toEqual(['', '']);
    for (const device of [phone, laptop])
      expect((await lakou.send('GET /api/auth/session', {}, device)).statusCode).toBe(401);

    const mails = await mailTo(lakou.platform, phone.email);
    expect(mails.find(({ subject }) => /will be deleted/.test(subject))?.text).toMatch(/December 1\d, 2026/);

    const refused = await login(phone.email);
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      {
        code: 'account_closing',
        message: 'This account is about to be deleted. You can still keep it.',
        date: eraseAfter,
      },
    ]);
    expect(refused.cookies).toEqual([]);

    expect((await keep(phone.email, 'a guess')).json().code).toBe('wrong_password');
    expect((await login(phone.email)).statusCode).toBe(403);
    expect((await keep(phone.email)).statusCode).toBe(204);
    expect((await login(phone.email)).statusCode).toBe(200);
    expect((await keep(phone.email)).statusCode).toBe(204);
  });

  test('attack: who only guesses learns nothing of a closing account', async () => {
    const nadege = await lakou.person('PATIENT');
    await close(nadege);
    expect((await login(nadege.email, 'a guess')).json().code).toBe('wrong_password');
  });

  test('attack: taking a deletion back offers no more guesses than signing in', async () => {
    const nadege = await lakou.person('PATIENT');
    for (let n = 0; n < 5; n++) expect((await keep(nadege.email, `guess ${n}`)).statusCode).toBe(401);
    const spent = await keep(nadege.email);
    expect(spent.statusCode).toBe(429);
    expect(Number(spent.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login(nadege.email)).statusCode).toBe(429);
  });

  test('ACC-13, ACC-14 visits are in the copy; those to come are called off, and the provider is told', async () => {
    const { db } = lakou.platform;
    const nadege = await lakou.person('PATIENT');
    const providerId = await listProvider(db);
    const past = await bookingBetween(db, nadege.id, providerId);
    const next = await bookingBetween(db, nadege.id, providerId, 'confirmed');
    await db.query(
      `update bookings set starts_at = $2::timestamptz + interval '3 days', ends_at = $2::timestamptz + interval '73 hours'
       where id = $1`,
      [next, lakou.clock.now()],
    );
    const { records } = (await copy(nadege)).json();
    expect(records.bookings.map(({ id }: { id: string }) => id).sort()).toEqual([past, next].sort());
    await close(nadege);
    const states = await db.query<{ id: string; status: string }>(
      'select id, status from bookings where patient_id = $1',
      [nadege.id],
    );
    expect(Object.fromEntries(states.map(({ id, status }) => [id, status]))).toEqual({
      [past]: 'completed',
      [next]: 'cancelled',
    });
    const told = await db.query('select kind from notifications where user_id = $1', [providerId]);
    expect(told).toEqual([{ kind: 'booking_cancelled' }]);
  });

  test('ACC-13 who alone runs a clinic that others belong to must pass it on first', async () => {
    const { db } = lakou.platform;
    const owner = await lakou.person('CLINIC_ADMIN');
    const nurse = await lakou.person('PROVIDER');
    const join = (role: string) =>
      db.query(
        'update app_users set role = $3, clinic_id = (select clinic_id from app_users where id = $1) where id = $2',
        [owner.id, nurse.id, role],
      );
    await join('PROVIDER');
    const refused = await close(owner);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'clinic_has_people']);
    expect((await lakou.send('GET /api/auth/session', {}, owner)).statusCode).toBe(200);
    await join('CLINIC_ADMIN');
    expect((await close(owner)).statusCode).toBe(200);
  });
});

describe('who looked', () => {
  const looks = async (person: Person, before = '') =>
    (await lakou.send(`GET /api/audit/me${before && `?before=${before}`}`, {}, person)).json();
  const look = (actorId: string, subjectId: string, seconds: number) =>
    lakou.platform.db.query(
      'insert into audit_events (id, at, action, actor_id, subject_id) values ($1, $2, $3, $4, $5)',
      [uuidv7(), new Date(Date.UTC(2026, 10, 16, 8, 0, seconds)), 'record:read', actorId, subjectId],
    );

  const listed = (actorId: string, subjectIds: string[], seconds: number) =>
    lakou.platform.db.query(
      'insert into audit_events (id, at, action, actor_id, subject_ids) values ($1, $2, $3, $4, $5)',
      [uuidv7(), new Date(Date.UTC(2026, 10, 16, 8, 0, seconds)), 'patients:list', actorId, subjectIds],
    );

  test('ACC-14 nobody but me: an empty list, though I and failed sign-ins left traces', async () => {
    const nadege = await lakou.person('PATIENT');
    await login(nadege.email, 'a guess');
    expect(await looks(nadege)).toEqual({ looks: [], next: null });
  });

  test('ACC-14 each look by somebody else with name, role, time and deed, newest first, a page at a time', async () => {
    const nadege = await lakou.person('PATIENT');
    const other = await lakou.person('PATIENT');
    const doctor = await lakou.person('PROVIDER');
    for (let second = 0; second < 25; second++) await look(doctor.id, nadege.id, Math.floor(second / 2));
    await look(doctor.id, other.id, 59);
    const first = await looks(nadege);
    const second = await looks(nadege, first.next);
    expect([first.looks.length, second.looks.length, second.next]).toEqual([20, 5, null]);
    expect(first.looks[0]).toEqual({
      id: expect.any(String),
      at: '2026-11-16T08:00:12.000Z',
      action: 'record:read',
      by: { name: 'Somebody', role: 'PROVIDER' },
      through: null,
      reason: null,
    });
    const all = [...first.looks, ...second.looks];
    expect(new Set(all.map(({ id }) => id)).size).toBe(25);
    expect(all.map(({ at }) => at)).toEqual(
      all
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    // Another person's event id cannot be used as a page key.
    const theirs = (await looks(other)).looks[0].id;
    expect(await looks(nadege, theirs)).toEqual({ looks: [], next: null });
    expect((await lakou.send('GET /api/audit/me?before=x', {}, nadege)).statusCode).toBe(400);
  });

  test('ACC-14 a list of people that I was on is one line, and no way to the others on it', async () => {
    const [nadege, other, admin] = [
      await lakou.person('PATIENT'),
      await lakou.person('PATIENT'),
      await lakou.person('ADMIN'),
    ];
    const list = (query = '') => lakou.send(`GET /api/users/patients${query}`, {}, admin);
    expect((await list(`?q=${nadege.email}`)).json()).toHaveLength(1);
    const [seen] = (await looks(nadege)).looks;
    expect(seen).toMatchObject({ action: 'patients:list', by: { role: 'ADMIN' } });
    expect((await looks(other)).looks).toEqual([]);
    expect(await looks(other, seen.id)).toEqual({ looks: [], next: null });

    await list();
    await lakou.send(`GET /api/users/${nadege.id}`, {}, admin);
    const actions = async (person: Person) =>
      (await looks(person)).looks.map(({ action }: { action: string }) => action).toSorted();
    expect(await actions(nadege)).toEqual(['patients:list', 'patients:list', 'profile:read']);
    expect(await actions(other)).toEqual(['patients:list']);
    const copy = (await lakou.send('GET /api/users/me/export', {}, nadege)).json();
    const lists = copy.events.filter(({ action }: { action: string }) => action === 'patients:list');
    expect(lists).toHaveLength(2);
    expect(JSON.stringify(lists)).not.toContain(other.id);
  });

  test('ACC-14 lists and single looks make one row of pages', async () => {
    const [nadege, doctor] = [await lakou.person('PATIENT'), await lakou.person('PROVIDER')];
    for (let second = 0; second < 30; second++) {
      if (second % 2) await look(doctor.id, nadege.id, second);
      else await listed(doctor.id, [uuidv7(), nadege.id], second);
    }
    await listed(doctor.id, [uuidv7()], 40);
    await listed(nadege.id, [nadege.id], 41);
    const first = await looks(nadege);
    const second = await looks(nadege, first.next);
    expect([first.looks.length, second.looks.length, second.next]).toEqual([20, 10, null]);
    const times = [...first.looks, ...second.looks].map(({ at }) => new Date(at).getSeconds());
    expect(times).toEqual(Array.from({ length: 30 }, (_, index) => 29 - index));
  });
});
