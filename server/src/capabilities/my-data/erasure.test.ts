import { expect, test } from 'vitest';
import type { Db } from '#platform/db/db.ts';
import { cookieOf, PASSWORD, testApp } from '#test/app.ts';
import { capabilities } from '../../capabilities.ts';
import { sweepFiles } from '../files/files.jobs.ts';
import { eraseDueAccounts } from './erasure.service.ts';

const lakou = testApp();
const DAY = 24 * 3600;
const NAME = 'Wozlò Zamòtrè';
const CLINIC = 'Klinik Zamòtrè';

interface Column {
  table: string;
  column: string;
}

/** Every place in the database that contains one of these words. */
async function placesOf(db: Db, words: readonly string[]): Promise<string[]> {
  const columns = await db.query<Column>(
    `select format('%I.%I', table_schema, table_name) as table, quote_ident(column_name) as column
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema not in ('pg_catalog', 'information_schema', 'months') and table_type = 'BASE TABLE'
       and (data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY'))`,
  );
  expect(columns.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const rows = await db.query(
      `select 1 from ${table} where ${column}::text ilike any ($1::text[]) limit 1`,
      [words.map((word) => `%${word}%`)],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

async function leave(email: string) {
  const signedIn = await lakou.send('POST /api/auth/login', { payload: { email, password: PASSWORD } });
  const headers = { cookie: cookieOf(signedIn) };
  await lakou.send('PUT /api/users/me/notification-settings', { headers, payload: { sms: true } });
  const reply = await lakou.send('DELETE /api/users/me', { headers, payload: { password: PASSWORD } });
  expect(reply.statusCode).toBe(200);
  return signedIn.json().id as string;
}

test('ACC-13 after 30 days nothing in any table says whose account it was; the trail stays; the address is free', async () => {
  const { db } = lakou.platform;
  const email = 'wozlo.zamotre@example.test';
  const payload = { name: NAME, email, clinicName: CLINIC, password: PASSWORD };
  await lakou.send('POST /api/auth/register/clinic', { payload });
  const id = await leave(email);
  const personal = [NAME, CLINIC, email];
  const trail = () =>
    db.query('select id, action from audit_events where subject_id = $1 and action <> $2 order by id', [
      id,
      'account:erase',
    ]);
  const before = await trail();

  lakou.clock.move(30 * DAY - 1);
  await eraseDueAccounts(lakou.platform, capabilities);
  expect(await placesOf(db, personal)).toEqual(
    expect.arrayContaining(['public.app_users.name', 'public.app_users.email', 'public.clinics.name']),
  );

  lakou.clock.move(1);
  await eraseDueAccounts(lakou.platform, capabilities);
  expect(await placesOf(db, personal)).toEqual([]);
  expect(await trail()).toEqual(before);
  expect(before.length).toBeGreaterThan(1);

  const login = (address: string) =>
    lakou.send('POST /api/auth/login', { payload: { email: address, password: PASSWORD } });
  expect((await login(email)).statusCode).toBe(404);
  expect((await login(`erased-${id}@erased.invalid`)).statusCode).toBe(401);
  const again = await lakou.send('POST /api/auth/register', {
    payload: { name: NAME, email, role: 'PATIENT', password: PASSWORD },
  });
  expect(again.statusCode).toBe(201);
  expect((await login(email)).json().id).not.toBe(id);
});

test('ACC-13 the profile goes, and the files with the next sweep', async () => {
  const { db, storage } = lakou.platform;
  const nadege = await lakou.person('PATIENT');
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const payload = {
    name: 'Filo Benitwa',
    phone: '+50937123456',
    address: '5, ri Benitwa, Jakmèl',
    emergencyContact: { name: 'Grann Benitwa', phone: '+50937123457', address: 'Jakmèl' },
    profilePhotoUrl: `data:image/png;base64,${pixel}`,
  };
  const saved = await lakou.send(`PUT /api/users/${nadege.id}`, { payload }, nadege);
  expect(saved.statusCode).toBe(200);
  await db.query(
    `insert into donations (id, donor_id, amount_cents, type, donor_name, is_anonymous, created_at)
     values (gen_random_uuid(), $1, 1000, 'general', 'Filo Benitwa', false, now())`,
    [nadege.id],
  );
  const photo = saved.json().profilePhotoUrl.split('/').at(-1);
  const words = ['Benitwa', '37123456', '3712 3456', photo, nadege.email];
  expect(await placesOf(db, words)).toEqual(
    expect.arrayContaining(['public.patient_profiles.address', 'public.app_users.profile_photo_url']),
  );
  await leave(nadege.email);
  lakou.clock.move(30 * DAY);
  await eraseDueAccounts(lakou.platform, capabilities);
  expect(await placesOf(db, words)).toEqual([]);
  const kept = await storage.open(photo);
  expect(kept).toBeDefined();
  kept?.destroy();
  await sweepFiles(lakou.platform);
  expect(await storage.open(photo)).toBeUndefined();
});

test('ACC-13 erasing touches nobody else, and whoever came back in time keeps all', async () => {
  const stays = await lakou.person('PATIENT');
  const returns = await lakou.person('PATIENT');
  await leave(returns.email);
  const payload = { email: returns.email, password: PASSWORD };
  lakou.clock.move(29 * DAY);
  expect((await lakou.send('POST /api/auth/cancel-deletion', { payload })).statusCode).toBe(204);
  lakou.clock.move(2 * DAY);
  await eraseDueAccounts(lakou.platform, capabilities);
  for (const { email } of [stays, returns]) {
    const reply = await lakou.send('POST /api/auth/login', { payload: { email, password: PASSWORD } });
    expect(reply.json()).toMatchObject({ email, name: 'Somebody' });
  }
  const kept = await lakou.platform.db.query('select sms from notification_settings where user_id = $1', [
    returns.id,
  ]);
  expect(kept).toEqual([{ sms: true }]);
});

test('ACC-13 one account that cannot be erased does not hold up the others', async () => {
  const { db } = lakou.platform;
  const [stuck, goes] = [await lakou.person('PATIENT'), await lakou.person('PATIENT')];
  const stuckId = await leave(stuck.email);
  lakou.clock.move(1);
  const goesId = await leave(goes.email);
  lakou.clock.move(31 * DAY);
  await db.query(
    `alter table app_users add constraint stuck check (id <> '${stuckId}' or erased_at is null)`,
  );
  await eraseDueAccounts(lakou.platform, capabilities);
  await db.query('alter table app_users drop constraint stuck');
  const erased = async () =>
    (
      await db.query<{ id: string }>(
        'select id from app_users where erased_at is not null and id = any ($1)',
        [[stuckId, goesId]],
      )
    ).map(({ id }) => id);
  expect(await erased()).toEqual([goesId]);
  await eraseDueAccounts(lakou.platform, capabilities);
  expect((await erased()).sort()).toEqual([stuckId, goesId].sort());
});

test('ACC-13 erasing runs every day', async () => {
  const scheduled = await lakou.platform.db.query(
    `select cron from pgboss.schedule where name = 'erase-accounts'`,
  );
  expect(scheduled).toEqual([{ cron: '23 7 * * *' }]);
});
