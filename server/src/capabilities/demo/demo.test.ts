import type { User } from '@lakou/contract';
import type { Booking } from '@lakou/contract/bookings';
import { FEWEST_PEOPLE } from '@lakou/contract/community-fund.rules';
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

test('CHW-1 the demo’s health worker visits people, and a danger waits for the nurse who supervises her', async () => {
  const signIn = async (name: string) => {
    const payload = { email: `${name}@lakou.test`, password: 'lakou-demo' };
    const signedIn = await demo.send('POST /api/auth/login', { payload });
    return { ...signedIn.json(), cookie: cookieOf(signedIn) };
  };
  const worker = await signIn('loudie.mathurin');
  const people = (await demo.send('GET /api/health-workers/people', {}, worker)).json();
  expect(people.map(({ commune }: { commune: string }) => commune)).toEqual([
    'Abricots',
    'Bonbon',
    'Jérémie',
  ]);
  const dangers = await demo.send('GET /api/health-workers/dangers', {}, await signIn('mirlande.joseph'));
  expect(dangers.json()).toMatchObject([
    { personName: 'Roselène Fénelon', visit: { workerName: 'Loudie Mathurin' }, acknowledgedBy: null },
  ]);
});

test('GROW-1 the demo’s provider sees how a small child in care grows', async () => {
  const payload = { email: 'provider@lakou.test', password: 'lakou-demo' };
  const signedIn = await demo.send('POST /api/auth/login', { payload });
  const me = { ...signedIn.json(), cookie: cookieOf(signedIn) };
  const family = (await demo.send(`GET /api/providers/${me.id}/patients?q=Louis`, {}, me)).json()[0];
  const { dependents } = (await demo.send(`GET /api/users/${family.id}`, {}, me)).json<User>();
  expect(dependents).toMatchObject([{ name: 'Léa Louis', sex: 'Female' }]);
  const url = `GET /api/data/health/measurements/${family.id}?dependentId=${dependents?.[0]?.id}`;
  expect((await demo.send(url, {}, me)).json().length).toBeGreaterThan(5);
});

test('the demo’s money adds up: what was paid is in the books, and they sum to zero', async () => {
  const [sums] = await demo.platform.db.query<{ sum: number; paid: number }>(
    `select (select sum(cents) from ledger_entries) as sum,
       (select count(*) from bookings where payment_status = 'paid') as paid`,
  );
  expect(Number(sums?.sum)).toBe(0);
  expect(sums?.paid).toBeGreaterThan(10);
});

test('CLIN-2, CLIN-4, CLIN-5 the demo’s clinic has a month behind it: shifts, hours, visits that wait and one given', async () => {
  const payload = { email: 'clinic@lakou.test', password: 'lakou-demo' };
  const signedIn = await demo.send('POST /api/auth/login', { payload });
  const owner = { ...signedIn.json(), cookie: cookieOf(signedIn) };
  const clinic = `/api/clinics/${owner.clinicId}`;
  const dashboard = (await demo.send(`GET ${clinic}/dashboard`, {}, owner)).json();
  expect(dashboard.unassignedVisits).toBe(2);
  expect(dashboard.shiftsPerDay.filter(({ shifts }: { shifts: number }) => shifts > 0).length).toBe(6);
  const [lane] = (await demo.send(`GET ${clinic}/dispatch/lanes`, {}, owner)).json();
  expect(lane).toMatchObject({ name: 'Mirlande Joseph', visits: [{ canUnassign: true }] });
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
    // Staff whom the clinic added fill in theirs when they first sign in, if their work needs one.
    `select distinct role, is_profile_complete as complete from app_users u
     left join provider_profiles v on v.user_id = u.id where v.clinic_id is null`,
  );
  for (const { role, complete } of rows)
    expect([role, complete]).toEqual([role, role !== 'SPONSOR' && role !== 'ADMIN']);
  const payload = { email: 'patient@lakou.test', password: 'lakou-demo' };
  const patient = (await demo.send('POST /api/auth/login', { payload })).json();
  expect(patient).toMatchObject({ gender: 'Female', phone: '+50937550101', isProfileComplete: true });
  expect(patient.dateOfBirth).toMatch(/^1991-/);
});

test('FUND-1 on the demo’s data whoever knows a town recognises nobody: five people share each place that is named', async () => {
  type Row = { location: string | null; area: string | null; service: string | null };
  const COUNTRY = ['haiti', 'abroad'];
  const named = async () => {
    const at = 'GET /api/features/community-fund';
    const rows: Row[] = [
      ...(await demo.send(`${at}/usage`)).json(),
      ...(await demo.send(`${at}/ledger?limit=100`)).json(),
    ];
    return rows.filter(({ location, area }) => location && !COUNTRY.includes(area ?? ''));
  };
  /** How many different people could be meant by a row. */
  const crowd = async ({ location, area, service }: Row) => {
    const [found] = await demo.platform.db.query<{ people: number }>(
      `select count(distinct y.created_by)::integer as people from fund_uses u join payments y on y.id = u.payment_id
       where u.service = $1 and (lower(u.town) = lower($2) or u.department = $3)`,
      [service, location, area],
    );
    return found?.people ?? 0;
  };
  const signIn = async (email: string) => {
    const payload = { email, password: 'lakou-demo' };
    const reply = await demo.send('POST /api/auth/login', { payload });
    return { ...reply.json(), cookie: cookieOf(reply) };
  };
  const admins = [await signIn('admin@lakou.test'), await signIn('admin2@lakou.test')];
  // Two people of the demo were helped with medicine in Jérémie, so it is not named; the fifth makes it a crowd.
  expect(await named()).toEqual([]);
  for (let people = 3; people <= 5; people++) {
    const payload = {
      kind: 'medicine',
      medicine: 'Zinc 20 mg',
      pharmacy: 'Farmasi Lavi, Jeremi',
      amount: 1,
      department: 'grand-anse',
      town: 'Jérémie',
    };
    const patient = await demo.person('PATIENT');
    const asked = (await demo.send('POST /api/features/fund-requests', { payload }, patient)).json();
    for (const admin of admins)
      await demo.send(`POST /api/admin/fund-requests/${asked.id}/approve`, {}, admin);
    const shown = await named();
    expect(shown.length > 0, `${people} people`).toBe(people >= FEWEST_PEOPLE);
    for (const row of shown) expect(await crowd(row)).toBeGreaterThanOrEqual(5);
  }
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
