import { describe, expect, test } from 'vitest';
import { createGrant } from '#platform/access/grant.ts';
import { cookieOf, PASSWORD, testApp } from '#test/app.ts';
import { makeResetLink } from '../passwords/passwords.service.ts';
import { createAdmin } from './accounts.service.ts';

const lakou = testApp();
const stuffed = testApp();
const uniform = testApp({ uniformAuthErrors: true });
const strict = testApp({ requireVerifiedEmail: true, passwordPolicy: 'strict' });
const behindProxy = testApp({ trustProxy: true });
const patient = { name: 'Nadège Pierre', email: 'nadege@example.test', role: 'PATIENT', password: PASSWORD };
const login = (email: string, password: string) =>
  lakou.send('POST /api/auth/login', { payload: { email, password } });

describe('registering', () => {
  test('ACC-1 a patient, a provider and a sponsor can register', async () => {
    for (const role of ['PATIENT', 'PROVIDER', 'SPONSOR']) {
      const email = `${role.toLowerCase()}@example.test`;
      const reply = await lakou.send('POST /api/auth/register', { payload: { ...patient, role, email } });
      expect(reply.statusCode).toBe(201);
      expect(reply.json().message).toBeTypeOf('string');
      expect((await login(email, PASSWORD)).json()).toMatchObject({
        role,
        name: patient.name,
        isProfileComplete: false,
      });
    }
  });

  test('ACC-1 a clinic registers in both shapes, as its administrator, whatever role is sent', async () => {
    const shapes = [
      { adminName: 'Yolette', adminEmail: 'a@clinic.test', clinicName: 'Klinik A', password: PASSWORD },
      { name: 'Yolette', email: 'b@clinic.test', role: 'ADMIN', clinicName: 'Klinik B', password: PASSWORD },
    ];
    for (const payload of shapes) {
      const reply = await lakou.send('POST /api/auth/register/clinic', { payload });
      expect(reply.statusCode).toBe(201);
      const user = (await login(payload.adminEmail ?? payload.email ?? '', PASSWORD)).json();
      expect(user).toMatchObject({ role: 'CLINIC_ADMIN', name: 'Yolette' });
      const [clinic] = await lakou.platform.db.query('select name from clinics where id = $1', [
        user.clinicId,
      ]);
      expect(clinic).toEqual({ name: payload.clinicName });
    }
  });

  test("ACC-1 a clinic without a name is an 'Unnamed Clinic'", async () => {
    const payload = { name: 'Yolette', email: 'c@clinic.test', password: PASSWORD };
    expect((await lakou.send('POST /api/auth/register/clinic', { payload })).statusCode).toBe(201);
    const rows = await lakou.platform.db.query("select name from clinics where name = 'Unnamed Clinic'");
    expect(rows).toHaveLength(1);
  });

  test('ACC-2 what is missing is refused in the exact words', async () => {
    for (const field of ['name', 'email', 'role', 'password']) {
      for (const nothing of [undefined, '', null]) {
        const payload = { ...patient, email: 'new@example.test', [field]: nothing };
        const reply = await lakou.send('POST /api/auth/register', { payload });
        expect(reply.statusCode).toBe(400);
        expect(reply.json()).toMatchObject({
          message: 'Missing required fields for registration.',
          code: 'registration_fields_missing',
        });
      }
    }
    expect((await lakou.send('POST /api/auth/register')).json().code).toBe('registration_fields_missing');
    expect((await lakou.send('POST /api/auth/register/clinic', { payload: {} })).json().code).toBe(
      'registration_fields_missing',
    );
  });

  test('ACC-2 nobody registers as an administrator', async () => {
    for (const role of ['ADMIN', 'CLINIC_ADMIN', 'patient', 'ROOT', 7]) {
      const reply = await lakou.send('POST /api/auth/register', {
        payload: { ...patient, email: 'x@example.test', role },
      });
      expect(reply.statusCode).toBe(400);
      expect(reply.json().message).toBe('Missing required fields for registration.');
    }
    expect((await login('x@example.test', PASSWORD)).statusCode).toBe(404);
  });

  test('ACC-2 an address is one account, however it is typed', async () => {
    await lakou.send('POST /api/auth/register', { payload: { ...patient, email: 'once@example.test' } });
    const again = await lakou.send('POST /api/auth/register', {
      payload: { ...patient, email: ' Once@Example.TEST ' },
    });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toEqual({
      message: 'An account with this email already exists.',
      code: 'email_taken',
    });
    const asClinic = await lakou.send('POST /api/auth/register/clinic', {
      payload: { name: 'Y', email: 'once@example.test', clinicName: 'Twice', password: PASSWORD },
    });
    expect(asClinic.statusCode).toBe(409);
    expect(await lakou.platform.db.query("select 1 from clinics where name = 'Twice'")).toEqual([]);
  });

  test('ACC-2 attack: the name of a clinic adds no paragraph to mails and text messages', async () => {
    const payload = {
      name: 'Y',
      email: 'lines@example.test',
      clinicName: 'Klinik\n\nhttps://evil.example',
      password: PASSWORD,
    };
    const reply = await lakou.send('POST /api/auth/register/clinic', { payload });
    expect([reply.statusCode, reply.json().fields?.[0]?.path]).toEqual([400, 'clinicName']);
  });

  test('ACC-2 ten people at once for one address: one account', async () => {
    const tries = Array.from({ length: 10 }, () =>
      lakou.send('POST /api/auth/register', { payload: { ...patient, email: 'race@example.test' } }),
    );
    const statuses = (await Promise.all(tries)).map((reply) => reply.statusCode).sort();
    expect(statuses).toEqual([201, ...Array(9).fill(409)]);
  });

  test('ACC-2 a fault nobody foresaw says so in the exact words and leaves nothing behind', async () => {
    await lakou.platform.db.query('alter table audit_events rename to audit_elsewhere');
    const reply = await lakou.send('POST /api/auth/register', {
      payload: { ...patient, email: 'fault@example.test' },
    });
    await lakou.platform.db.query('alter table audit_elsewhere rename to audit_events');
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toEqual({
      message: 'An unexpected error occurred during registration.',
      code: 'registration_failed',
    });
    expect((await login('fault@example.test', PASSWORD)).statusCode).toBe(404);
  });

  test('ACC-8 a password has 6 characters or more and 72 bytes at most', async () => {
    const codes = async (password: string) =>
      (
        await lakou.send('POST /api/auth/register', {
          payload: { ...patient, email: 'p@example.test', password },
        })
      ).json().code;
    expect(await codes('12345')).toBe('password_too_short');
    expect(await codes('é'.repeat(37))).toBe('password_too_long');
    expect(await codes('123456')).toBeUndefined();
  });

  test('API-5 unknown and protected fields are ignored', async () => {
    const payload = {
      ...patient,
      email: 'mass@example.test',
      isProfileComplete: true,
      isEmailVerified: true,
      clinicId: 'x',
      id: 'x',
    };
    expect((await lakou.send('POST /api/auth/register', { payload })).statusCode).toBe(201);
    expect((await login('mass@example.test', PASSWORD)).json()).toMatchObject({
      isProfileComplete: false,
      isEmailVerified: false,
      clinicId: null,
    });
  });
});

describe('signing in', () => {
  test('ACC-5 what is wrong is said in the exact words', async () => {
    await lakou.send('POST /api/auth/register', { payload: patient });
    const cases = [
      [{}, 400, 'Email and password are required.'],
      [{ email: patient.email }, 400, 'Email and password are required.'],
      [{ email: '', password: '' }, 400, 'Email and password are required.'],
      [{ email: 'nobody@example.test', password: 'whatever' }, 404, 'User not found.'],
      [{ email: patient.email, password: 'not this' }, 401, 'Invalid credentials.'],
    ] as const;
    for (const [payload, status, message] of cases) {
      const reply = await lakou.send('POST /api/auth/login', { payload });
      expect([reply.statusCode, reply.json().message]).toEqual([status, message]);
      expect(reply.cookies).toEqual([]);
    }
  });

  test('ACC-5 an account without a password is told so', async () => {
    await lakou.send('POST /api/auth/register', { payload: { ...patient, email: 'nopass@example.test' } });
    await lakou.platform.db.query(
      "update app_users set password_hash = null where email = 'nopass@example.test'",
    );
    const reply = await login('nopass@example.test', PASSWORD);
    expect(reply.statusCode).toBe(401);
    expect(reply.json().message).toBe(
      'This account is not configured for password login. Please contact support.',
    );
  });

  test('ACC-5 success answers the flat user, never a hash', async () => {
    const reply = await login('  NADEGE@example.test ', PASSWORD);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ name: patient.name, email: patient.email, role: 'PATIENT' });
    expect(reply.body).not.toMatch(/hash|\$2b/i);
  });

  test('ACC-15 five wrong passwords, then a wait that grows, the same for an unknown account', async () => {
    const waits = async (email: string) => {
      for (let i = 0; i < 5; i++) expect((await login(email, 'wrong one')).statusCode).not.toBe(429);
      const refused = await login(email, PASSWORD);
      lakou.clock.move(30);
      expect((await login(email, 'wrong again')).statusCode).not.toBe(429);
      const longer = await login(email, PASSWORD);
      lakou.clock.move(60);
      return [refused, longer].map((reply) => [reply.statusCode, reply.headers['retry-after'], reply.body]);
    };
    await lakou.send('POST /api/auth/register', { payload: { ...patient, email: 'slow@example.test' } });
    const known = await waits('slow@example.test');
    expect(known).toEqual(await waits('unknown@example.test'));
    expect(known.map(([status, wait]) => [status, wait])).toEqual([
      [429, '30'],
      [429, '60'],
    ]);
    expect((await login('slow@example.test', PASSWORD)).statusCode).toBe(200);
    // Signing in resets the failures.
    expect((await login('slow@example.test', 'wrong')).statusCode).toBe(401);
    expect((await login('slow@example.test', PASSWORD)).statusCode).toBe(200);
  });

  test('OPS-5 nobody waits for a time that a clock showed before it was set back', async () => {
    const day = 86_400;
    await lakou.send('POST /api/auth/register', { payload: { ...patient, email: 'late@example.test' } });
    lakou.clock.move(400 * day);
    for (let i = 0; i < 6; i++) await login('late@example.test', 'wrong one');
    expect((await login('late@example.test', PASSWORD)).statusCode).toBe(429);
    lakou.clock.move(-400 * day);
    expect((await login('late@example.test', PASSWORD)).statusCode).toBe(200);
  });

  test('ACC-15 attack: forty guesses at once get no more tries than forty in a row', async () => {
    await lakou.send('POST /api/auth/register', { payload: { ...patient, email: 'crowd@example.test' } });
    const guesses = Array.from({ length: 40 }, (_, i) =>
      login('crowd@example.test', i === 39 ? PASSWORD : `guess ${i}`),
    );
    const statuses = (await Promise.all(guesses)).map((reply) => reply.statusCode);
    expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(5);
  });

  test('ACC-15 attack: credential stuffing, 1,000 tries from one address, is stopped after twenty, known or not', async () => {
    const real = { ...patient, email: 'stuffed@example.test' };
    await stuffed.send('POST /api/auth/register', { payload: real });
    const attempt = (email: string, password: string) =>
      stuffed.send('POST /api/auth/login', { payload: { email, password } });
    const statuses: number[] = [];
    for (let i = 0; i < 1000; i++)
      statuses.push((await attempt(`list${i}@example.test`, 'password1')).statusCode);
    expect(statuses.filter((status) => status === 404)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(980);
    const [known, unknown] = [await attempt(real.email, PASSWORD), await attempt('list@example.test', 'x')];
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body]);
    stuffed.clock.move(3601);
    expect((await attempt(real.email, PASSWORD)).statusCode).toBe(200);
  });

  test('ACC-6 attack: session fixation, a planted cookie never becomes a session', async () => {
    const planted = 'session=planted-by-somebody-else';
    const me = await lakou.person('PATIENT');
    const payload = { email: me.email, password: PASSWORD };
    const reply = await lakou.send('POST /api/auth/login', { payload, headers: { cookie: planted } });
    expect(cookieOf(reply)).not.toContain('planted');
    expect((await lakou.send('GET /api/auth/session', { headers: { cookie: planted } })).statusCode).toBe(
      401,
    );
  });
});

describe('the session', () => {
  test('ACC-6 the cookie is HttpOnly, Lax, lasts 7 days, and restores who is signed in', async () => {
    const reply = await login(patient.email, PASSWORD);
    const cookie = reply.cookies.find(({ name }) => name === 'session');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 604800 });
    const headers = { cookie: cookieOf(reply) };
    expect((await lakou.send('GET /api/auth/session', { headers })).json().email).toBe(patient.email);
  });

  test('ACC-6 over TLS the cookie is Secure and bound to the host', async () => {
    const overTls = async (where: typeof lakou) => {
      const headers = { 'x-forwarded-proto': 'https' };
      await where.send('POST /api/auth/register', {
        payload: { ...patient, email: 'tls@example.test' },
        headers,
      });
      const reply = await where.send('POST /api/auth/login', {
        payload: { email: 'tls@example.test', password: PASSWORD },
        headers,
      });
      return reply.cookies;
    };
    const [secure] = await overTls(behindProxy);
    expect(secure).toMatchObject({ name: '__Host-session', secure: true, httpOnly: true, path: '/' });
    expect(secure).not.toHaveProperty('domain');
    // Without a trusted proxy anybody could send that header, so it is ignored.
    expect((await overTls(lakou)).map(({ name }) => name)).toEqual(['session', 'signedIn']);
  });

  test('ACC-6 a session ends after 7 days, at sign-out, and when forged', async () => {
    const { cookie } = await lakou.person('PATIENT');
    const session = () => lakou.send('GET /api/auth/session', { headers: { cookie } });
    expect((await session()).statusCode).toBe(200);
    lakou.clock.move(7 * 24 * 3600 - 1);
    expect((await session()).statusCode).toBe(200);
    lakou.clock.move(2);
    expect((await session()).statusCode).toBe(401);

    const other = await lakou.person('SPONSOR');
    const out = await lakou.send('POST /api/auth/logout', {}, other);
    expect(out.statusCode).toBe(204);
    expect(out.cookies.map(({ maxAge, expires }) => maxAge === 0 || (expires?.getTime() ?? 1) <= 0)).toEqual([
      true,
      true,
    ]);
    expect((await lakou.send('GET /api/auth/session', {}, other)).statusCode).toBe(401);
    expect((await lakou.send('POST /api/auth/logout')).statusCode).toBe(204);

    for (const forged of [
      'session=',
      'session=x',
      `session=${'A'.repeat(43)}`,
      'session=%00',
      '__Host-session=x',
    ])
      expect((await lakou.send('GET /api/auth/session', { headers: { cookie: forged } })).statusCode).toBe(
        401,
      );
  });

  test('ACC-6 signing in again replaces the session, and the database holds no token', async () => {
    const first = await lakou.person('PATIENT');
    const payload = { email: first.email, password: PASSWORD };
    const again = await lakou.send('POST /api/auth/login', { payload }, first);
    expect((await lakou.send('GET /api/auth/session', {}, first)).statusCode).toBe(401);
    const token = again.cookies.find(({ name }) => name === 'session')?.value ?? '';
    const rows = await lakou.platform.db.query<{ text: string }>(
      'select sessions::text as text from sessions',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(
      rows.some(({ text }) => text.includes(token) || text.includes(Buffer.from(token).toString('hex'))),
    ).toBe(false);
  });
});

test('SITE-10 who registers in Creole is written to in Creole', async () => {
  const headers = { cookie: 'appLanguage=ht' };
  await lakou.send('POST /api/auth/register', {
    payload: { ...patient, email: 'kreyol@example.test' },
    headers,
  });
  expect((await login('kreyol@example.test', PASSWORD)).json().preferredLanguage).toBe('ht');
});

test('SITE-9, API-5 one changes one’s own language and name; a whole user sent back changes nothing else', async () => {
  const me = await lakou.person('PATIENT');
  const before = (await lakou.send('GET /api/auth/session', {}, me)).json();
  const change = (payload: object) => lakou.send(`PUT /api/users/${me.id}`, { payload }, me);
  const reply = await change({
    ...before,
    name: 'Nadège P.',
    preferredLanguage: 'fr',
    role: 'ADMIN',
    email: 'other@example.test',
    isProfileComplete: true,
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toEqual({ ...before, name: 'Nadège P.', preferredLanguage: 'fr' });
  expect((await change({ preferredLanguage: 'de' })).statusCode).toBe(400);
  expect((await lakou.send('GET /api/auth/session', {}, me)).json()).toEqual(reply.json());
});

test('ACC-15 UNIFORM_AUTH_ERRORS: nothing tells whether an address has an account', async () => {
  const tell = (reply: Awaited<ReturnType<typeof login>>) => [reply.statusCode, reply.body];
  const register = () =>
    uniform.send('POST /api/auth/register', { payload: { ...patient, email: 'own@example.test' } });
  expect(tell(await register())).toEqual(tell(await register()));
  const attempt = (email: string) =>
    uniform.send('POST /api/auth/login', { payload: { email, password: 'wrong' } });
  expect(tell(await attempt('own@example.test'))).toEqual(tell(await attempt('nobody@example.test')));
});

test('ACC-7 REQUIRE_VERIFIED_EMAIL: the right password alone does not open an unproven address', async () => {
  await strict.send('POST /api/auth/register', { payload: patient });
  const { email } = patient;
  const attempt = () => strict.send('POST /api/auth/login', { payload: { email, password: PASSWORD } });
  expect((await attempt()).json().code).toBe('email_not_verified');
  await strict.platform.db.query('update app_users set email_verified_at = created_at where email = $1', [
    email,
  ]);
  expect((await attempt()).statusCode).toBe(200);
});

test('ACC-8 PASSWORD_POLICY=strict refuses short and common passwords at registration too', async () => {
  const codeFor = async (password: string) =>
    (
      await strict.send('POST /api/auth/register', {
        payload: { ...patient, email: 's@example.test', password },
      })
    ).json().code;
  expect(await codeFor('abc1234')).toBe('password_below_policy');
  expect(await codeFor('password')).toBe('password_too_common');
  expect(await codeFor('kabrit anba pyebwa')).toBeUndefined();
});

test('ACC-1 an administrator made at the command line has no password until the link is used, once', async () => {
  const { db, config } = lakou.platform;
  const claims = { actor: undefined, scope: undefined, db, at: lakou.clock.now(), requestId: 'test' };
  const grant = createGrant<'admin:create', undefined, undefined>(claims);
  const admin = await createAdmin(grant, { name: 'First Admin', email: 'first@example.test' });
  expect((await login(admin.email, '')).statusCode).toBe(400);
  expect((await login(admin.email, 'guess')).json().code).toBe('no_password_login');
  const token = new URL(await makeResetLink(grant, admin, config)).searchParams.get('token');
  const choose = () =>
    lakou.send('POST /api/auth/reset-password', { payload: { token, newPassword: PASSWORD } });
  expect((await choose()).statusCode).toBe(200);
  expect((await choose()).statusCode).toBe(400);
  expect((await login(admin.email, PASSWORD)).json()).toMatchObject({ role: 'ADMIN', isEmailVerified: true });
});
