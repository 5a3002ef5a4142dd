import type { Booking } from '@lakou/contract/bookings';
import { expect, test } from 'vitest';
import { cookieOf, testApp } from '#test/app.ts';
import { capabilities } from '../../capabilities.ts';
import { seedDemo } from '../../seed-demo.ts';
import { refuseDemoAccounts, removeDemoAccounts } from './demo-accounts.service.ts';

const lakou = testApp();
const demo = testApp({ demo: true });
const FIVE = ['patient', 'provider', 'clinic', 'sponsor', 'admin'];
const ROLES = ['PATIENT', 'PROVIDER', 'CLINIC_ADMIN', 'SPONSOR', 'ADMIN'];

test('the five demo accounts sign in, each in its role; a second start adds nobody', async () => {
  // The test app has started its jobs, which would change bookings while the seed writes the past.
  await demo.platform.jobs.stop();
  await seedDemo(demo.platform);
  await seedDemo(demo.platform);
  const roles: string[] = [];
  for (const who of FIVE) {
    const payload = { email: `${who}@lakou.test`, password: 'lakou-demo' };
    roles.push((await demo.send('POST /api/auth/login', { payload })).json().role);
  }
  expect(roles).toEqual(ROLES);
  const [people] = await demo.platform.db.query<{ count: number }>('select count(*) as count from app_users');
  expect(people?.count).toBeGreaterThan(10);
}, 120_000);

test('the demo patient has a family, visits of every kind, something to pay and somebody to answer', async () => {
  const payload = { email: 'patient@lakou.test', password: 'lakou-demo' };
  const signedIn = await demo.send('POST /api/auth/login', { payload });
  const me = { ...signedIn.json(), cookie: cookieOf(signedIn) };
  expect(me.dependents.map(({ relationship }: { relationship: string }) => relationship)).toEqual([
    'child',
    'parent',
  ]);
  const bookings = async (when: string) =>
    (await demo.send(`GET /api/data/bookings/user/${me.id}?when=${when}`, {}, me)).json() as Booking[];
  const upcoming = await bookings('upcoming');
  expect(upcoming.map(({ status }) => status)).toContain('confirmed');
  const owed = (await bookings('owed')).map(({ status }) => status).toSorted();
  expect(owed).toEqual(['awaiting_payment', 'completed']);
  expect((await bookings('past')).length).toBeGreaterThan(4);
  const conversations = (await demo.send('GET /api/chat/conversations', {}, me)).json();
  expect(conversations.length).toBeGreaterThan(1);
  expect(conversations.some(({ unread }: { unread: number }) => unread > 0)).toBe(true);
  // The seed leaves no sessions and sends no notifications about the past.
  const played = await demo.platform.db.query(`select 1 from sessions where user_agent = 'demo'`);
  expect(played).toEqual([]);
  const untold = await demo.platform.db.query('select 1 from notifications where delivered_at is null');
  expect(untold).toEqual([]);
});

test('the demo’s money adds up: what was paid is in the books, and they sum to zero', async () => {
  const [sums] = await demo.platform.db.query<{ sum: number; paid: number }>(
    `select (select sum(cents) from ledger_entries) as sum,
       (select count(*) from bookings where payment_status = 'paid') as paid`,
  );
  expect(Number(sums?.sum)).toBe(0);
  expect(sums?.paid).toBeGreaterThan(10);
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
    // Staff who were invited have not chosen a password yet.
    'select distinct role, is_profile_complete as complete from app_users where password_hash is not null',
  );
  for (const { role, complete } of rows)
    expect([role, complete]).toEqual([role, role !== 'SPONSOR' && role !== 'ADMIN']);
  const payload = { email: 'patient@lakou.test', password: 'lakou-demo' };
  const patient = (await demo.send('POST /api/auth/login', { payload })).json();
  expect(patient).toMatchObject({ gender: 'Female', phone: '+50937550101', isProfileComplete: true });
  expect(patient.dateOfBirth).toMatch(/^1991-/);
});

test('ATTACK outside demo mode a database with demo accounts is refused until they are removed', async () => {
  const real = { ...demo.platform, config: { ...demo.platform.config, demo: false } };
  await expect(refuseDemoAccounts(real)).rejects.toThrow('npm run admin -- remove-demo');
  await refuseDemoAccounts(demo.platform);
  await removeDemoAccounts(real, capabilities);
  await refuseDemoAccounts(real);
  for (const who of FIVE) {
    const payload = { email: `${who}@lakou.test`, password: 'lakou-demo' };
    expect((await demo.send('POST /api/auth/login', { payload })).statusCode).toBe(404);
  }
  await refuseDemoAccounts({ ...lakou.platform, config: { ...lakou.platform.config, demo: false } });
});
