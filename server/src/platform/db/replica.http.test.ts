import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { type Instance, signedIn, testDatabase } from '#test/instance.ts';
import { type Database, openDatabase } from './db.ts';
import { positionText } from './wal-position.ts';

const lakou = testDatabase();
let database: TestDatabase;
let replica: Database;
let instance: Instance;
/** The session of a patient, which only the primary knows. */
let reader: string;

/**
 * Another database stands for the replica: what it holds tells it from the primary, and two functions of its own say
 * how far it is. A real one is tried by `npm run prove -- OPS-2`.
 */
async function openStandIn(): Promise<string> {
  database = await createTestDatabase();
  replica = openDatabase(database.url);
  await replica.execute(`
    create schema standing;
    create table standing.now as select true as is_replica, 'FFFFFFFF/0'::pg_lsn as position;
    create function standing.pg_is_in_recovery() returns boolean language sql as 'select is_replica from standing.now';
    create function standing.pg_last_wal_replay_lsn() returns pg_lsn language sql as 'select position from standing.now';`);
  const url = new URL(database.url);
  url.searchParams.set('options', '-c search_path=standing,pg_catalog,public');
  return url.href;
}

async function addClinic(db: Database, name: string): Promise<void> {
  const [id, adminId] = [uuidv7(), uuidv7()];
  await db.query('insert into clinics (id, name, created_at) values ($1, $2, now())', [id, name]);
  await db.query(
    `insert into app_users (id, name, email, role, clinic_id, preferred_language, is_profile_complete, created_at)
     values ($1, 'Somebody', $2, 'CLINIC_ADMIN', $3, 'en', true, now())`,
    [adminId, `${adminId}@example.test`, id],
  );
}
const stand = (isReplica: boolean, position: string) =>
  replica.query('update standing.now set is_replica = $1, position = $2::text::pg_lsn', [
    isReplica,
    position,
  ]);
const here = async () => positionText((await instance.platform.db.position()) ?? 0n);
const get = (url: string, cookie = '') => instance.app.inject({ url, headers: { cookie } });
/** Who answered: the clinic of the primary or that of the replica is listed. */
async function answeredBy(more = ''): Promise<string[]> {
  const reply = await get('/api/clinics', `${reader}; ${more}`);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ name: string }[]>().map(({ name }) => name);
}
const state = async () => (await get('/readyz')).json().replica;

beforeAll(async () => {
  const databaseReadUrl = await openStandIn();
  await addClinic(lakou.db, 'primary');
  await addClinic(replica, 'replica');
  const scale = {
    databaseReadUrl,
    eventsUrl: undefined,
  };
  instance = await lakou.open({ jobs: false, config: { scale } });
  reader = (await signedIn(instance.platform)).headers.cookie;
});
afterAll(async () => {
  await replica.close();
  await database.drop();
});

test('OPS-2 a list that may lag is read from the replica, and who may is still decided on the primary', async () => {
  await stand(true, 'FFFFFFFF/0');
  await expect.poll(state).toBe('used');
  expect(await answeredBy()).toEqual(['replica']);
  expect((await get('/api/clinics')).statusCode).toBe(401);
});

test('OPS-2 who wrote reads from the primary until the replica has it too', async () => {
  await stand(true, await here());
  await expect.poll(state).toBe('used');
  const { headers } = await signedIn(instance.platform);
  const wrote = await instance.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { ...headers, origin: instance.platform.config.publicUrl },
  });
  const cookie = wrote.cookies.find(({ name }) => name === 'wrote');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 60 });
  const own = `wrote=${encodeURIComponent(cookie?.value ?? '')}`;
  expect(await answeredBy(own)).toEqual(['primary']);
  expect(await answeredBy(), 'nobody else waits').toEqual(['replica']);
  await stand(true, await here());
  expect(await answeredBy(own)).toEqual(['replica']);
  expect(await answeredBy('wrote=nonsense')).toEqual(['replica']);
});

test.each([
  ['too far behind', true, '0/1', 'behind'],
  ['not a replica', false, 'FFFFFFFF/0', 'primary'],
] as const)(
  'OPS-2 a replica that is %s is not read, and health says so',
  async (_, isReplica, position, said) => {
    await stand(isReplica, position);
    expect(await answeredBy()).toEqual(['primary']);
    await expect.poll(state).toBe(said);
    expect(await answeredBy()).toEqual(['primary']);
    await stand(true, 'FFFFFFFF/0');
    await expect.poll(state).toBe('used');
  },
);

test('OPS-2 a replica that is gone costs nothing but its help, and is read again when it is back', async () => {
  await replica.execute('alter table standing.now rename to gone');
  expect(await answeredBy()).toEqual(['primary']);
  await expect.poll(state).toBe('away');
  await replica.execute('alter table standing.gone rename to now');
  await expect.poll(state).toBe('used');
  expect(await answeredBy()).toEqual(['replica']);
});

test('OPS-2 without a replica nothing is set and nothing is said', async () => {
  const alone = await lakou.open({ jobs: false });
  const { headers } = await signedIn(alone.platform);
  const reply = await alone.app.inject({ method: 'POST', url: '/api/auth/logout', headers });
  expect(reply.cookies.map(({ name }) => name)).not.toContain('wrote');
  expect((await alone.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
});
