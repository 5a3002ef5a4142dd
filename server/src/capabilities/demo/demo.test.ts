import { expect, test } from 'vitest';
import { testApp } from '#test/app.ts';
import { seedDemo } from './demo.seed.ts';

const lakou = testApp();
const demo = testApp({ demo: true });
const FIVE = ['patient', 'provider', 'clinic', 'sponsor', 'admin'];
const ROLES = ['PATIENT', 'PROVIDER', 'CLINIC_ADMIN', 'SPONSOR', 'ADMIN'];

test('the five demo accounts sign in, each in its role; a second start adds nobody', async () => {
  await seedDemo(demo.app, demo.platform);
  await seedDemo(demo.app, demo.platform);
  const roles: string[] = [];
  for (const who of FIVE) {
    const payload = { email: `${who}@lakou.test`, password: 'lakou-demo' };
    roles.push((await demo.send('POST /api/auth/login', { payload })).json().role);
  }
  expect(roles).toEqual(ROLES);
  const [people] = await demo.platform.db.query<{ count: number }>('select count(*) as count from app_users');
  expect(people?.count).toBeGreaterThan(10);
});

test('demo accounts are offered in demo mode only, and each one offered works', async () => {
  expect((await lakou.send('GET /api/demo')).json()).toEqual({ accounts: [] });
  const { accounts } = (await demo.send('GET /api/demo')).json();
  expect(accounts.length).toBeGreaterThan(0);
  for (const { email, password, role } of accounts)
    expect((await demo.send('POST /api/auth/login', { payload: { email, password } })).json()).toMatchObject({
      role,
    });
});

test('demo people have complete profiles, as if they had filled them in', async () => {
  const rows = await demo.platform.db.query<{ role: string; complete: boolean }>(
    'select distinct role, is_profile_complete as complete from app_users',
  );
  for (const { role, complete } of rows)
    expect([role, complete]).toEqual([role, role !== 'SPONSOR' && role !== 'ADMIN']);
  const payload = { email: 'patient@lakou.test', password: 'lakou-demo' };
  const patient = (await demo.send('POST /api/auth/login', { payload })).json();
  expect(patient).toMatchObject({ gender: 'Female', phone: '+50937550101', isProfileComplete: true });
  expect(patient.dateOfBirth).toMatch(/^1991-/);
});
