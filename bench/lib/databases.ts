import pg from 'pg';
import { openDatabase } from '../../server/src/platform/db/db.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/postgres/embedded.ts';
import { startSession } from '../../server/src/platform/session/session.ts';

/** They are `person1@example.test` and so on. */
export const PEOPLE = 5000;

/** A person to make requests as, with their session cookie. */
export interface Person {
  readonly id: string;
  readonly cookie: string;
}

export interface BenchDatabase {
  readonly name: string;
  readonly url: string;
  readonly people: readonly Person[];
}

export async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** One person asks more often here than anybody types; what the limit counted is forgotten between rounds. */
export const forgetTries = (url: string): Promise<void> => execute(url, 'truncate rate_limits');

/** Thousands of accounts, the first `signedIn` of them with a session. */
async function fill(url: string, signedIn: number): Promise<Person[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: ids } = await client.query<{ id: string }>(
    `insert into app_users (id, name, email, role, preferred_language, created_at)
     select uuidv7(), 'Person ' || n, 'person' || n || '@example.test', 'PATIENT', 'ht', now()
     from generate_series(1, $1::int) n returning id`,
    [PEOPLE],
  );
  await client.end();
  const db = openDatabase(url);
  const people: Person[] = [];
  for (const { id } of ids.slice(0, signedIn))
    people.push({
      id,
      cookie: `session=${await startSession(db, id, { address: '127.0.0.1', userAgent: 'bench' }, new Date())}`,
    });
  await db.close();
  // Only filled tables: for an empty table that was analysed, the planner keeps choosing a full
  // scan.
  await execute(url, 'vacuum analyze app_users, sessions');
  return people;
}

/**
 * One PostgreSQL for all, writing to disk as in production, with a filled database for each name.
 */
export async function withDatabases<T>(
  folder: string,
  names: readonly string[],
  signedIn: number,
  work: (databases: BenchDatabase[]) => Promise<T>,
): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  try {
    const databases: BenchDatabase[] = [];
    for (const kind of names) {
      // The name distinguishes it in the list of processes, also from another run.
      const name = `bench_${kind}_${process.pid}`;
      await execute(postgres.url, `create database ${name}`);
      const url = new URL(postgres.url);
      url.pathname = `/${name}`;
      await migrate(url.href);
      databases.push({ name, url: url.href, people: await fill(url.href, signedIn) });
    }
    return await work(databases);
  } finally {
    await postgres.stop();
  }
}
