import { openDatabase } from '../../server/src/platform/db/db.ts';
import { testClock } from '../../server/test/app.ts';
import { OFFICE_HOURS } from '../../server/test/bookings.ts';
import { cloneDatabase, createTemplate, startTestCluster } from '../../server/test/database.ts';
import { type Instance, type InstanceOptions, openInstance, signedIn } from '../../server/test/instance.ts';

export type Somebody = Awaited<ReturnType<typeof signedIn>>;

// Both instances use the same key; it signs nothing outside this test.
const SECRET_KEY = '0'.repeat(64);

/** Two instances of the product on one PostgreSQL, and people to act with. */
export async function openStage() {
  const cluster = await startTestCluster();
  const template = await createTemplate(cluster.adminUrl);
  const database = await cloneDatabase(cluster.adminUrl, template);
  const db = openDatabase(database.url);
  const clock = testClock();
  // The same people book again and again.
  const config = { secretKey: SECRET_KEY, maxFutureBookings: 1_000, maxFutureBookingsPerProvider: 1_000 };
  const open = (options: InstanceOptions = {}) =>
    openInstance(database.url, { clock, ...options, config: { ...config, ...options.config } });
  const two: [Instance, Instance] = [await open(), await open()];
  // Recurring jobs would run by the real clock.
  await db.query('delete from pgboss.schedule');

  /** Calls as a person, at one of the two instances. */
  const send = (
    at: number,
    key: string,
    as?: Somebody,
    payload?: object | string,
    headers: Record<string, string> = {},
  ) => {
    const [method, url] = key.split(' ') as ['GET' | 'POST', string];
    return (at % 2 ? two[1] : two[0]).app.inject({
      method,
      url,
      headers: { ...as?.headers, ...headers },
      ...(payload && { payload }),
    });
  };

  return {
    db,
    clock,
    two,
    /** One more instance on the same database. */
    open,
    /** A migrated, empty database of its own on the same PostgreSQL. */
    emptyDatabase: () => cloneDatabase(cluster.adminUrl, template),
    send,
    async patient(): Promise<Somebody> {
      const somebody = await signedIn(two[0].platform, 'PATIENT');
      await db.query("insert into patient_profiles (user_id, address) values ($1, 'Jacmel')", [somebody.id]);
      return somebody;
    },
    /** Eight to four in Haiti, every day. */
    async provider(): Promise<Somebody> {
      const somebody = await signedIn(two[0].platform, 'PROVIDER');
      await db.query(
        "insert into provider_profiles (user_id, specialty, availability) values ($1, 'Family Medicine', $2)",
        [somebody.id, JSON.stringify(OFFICE_HOURS)],
      );
      await db.query('update app_users set is_profile_complete = true where id = $1', [somebody.id]);
      return somebody;
    },
    book: (at: number, as: Somebody, booking: object, headers: Record<string, string> = {}) =>
      send(at, 'POST /api/data/bookings', as, { serviceType: 'Visit', mode: 'clinic', ...booking }, headers),
    async count(table: string, where: string, values: readonly unknown[] = []): Promise<number> {
      const [row] = await db.query<{ n: number }>(
        `select count(*) as n from ${table} where ${where}`,
        values,
      );
      return row?.n ?? 0;
    },
    async close() {
      for (const instance of two) await instance.close();
      await db.close();
      await database.drop();
      await cluster.stop();
    },
  };
}
export type Stage = Awaited<ReturnType<typeof openStage>>;
