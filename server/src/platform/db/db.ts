import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createNotifier } from './notifier.ts';
import { openSharedConnections, send } from './shared-connections.ts';

export interface Db {
  /** Runs one statement. It is prepared once per connection, under the hash of its text. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * The same for a statement whose answer nobody needs. Inside a transaction it is only sent: what follows need not wait
   * for it, and the transaction fails if it does.
   */
  write(text: string, values?: readonly unknown[]): Promise<void>;
  /** Runs `work` in one transaction, again when the database asks for it; inside a transaction, joins it. */
  transaction<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /** Has listeners of the channel hear this, once what was done here is there for all to see. */
  notifyAfterCommit(channel: string, news: object): void;
}

export interface Database extends Db {
  /** For the job queue, which brings its own SQL: unprepared, several statements at once allowed. */
  execute(text: string, values?: unknown[]): Promise<{ rows: object[] }>;
  close(): Promise<void>;
}

const POOL_LIMIT = 10;
// A network that swallows packets tells nobody: an answer that does not come counts as a lost connection.
const PATIENCE_MS = 15_000;
const NO_ANSWER = 'Query read timeout';
const TRIES = 3;
const PAUSE_MS = 25;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

// Calendar days stay text ('2026-11-15'): a Date would move them across time zones. Counts are numbers.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (text) => text);
types.setTypeParser(pg.types.builtins.INT8, Number);

interface Transaction {
  readonly tx: Db;
  readonly news: Parameters<Db['notifyAfterCommit']>[];
  /** Why a statement nobody waited for failed: those after it only say that something did. */
  failed?: unknown;
}

function inTransaction(client: pg.PoolClient): Transaction {
  const news: Transaction['news'] = [];
  const tx: Db = {
    query: async <Row extends object>(text: string, values?: readonly unknown[]) =>
      (await send<Row>(client, text, values)).rows,
    async write(text, values) {
      send(client, text, values).catch((error: unknown) => {
        transaction.failed ??= error;
      });
    },
    transaction: (work) => work(tx),
    notifyAfterCommit: (...item) => news.push(item),
  };
  const transaction: Transaction = { tx, news };
  return transaction;
}

async function attempt<T>(
  pool: pg.Pool,
  notifyAfterCommit: Db['notifyAfterCommit'],
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const transaction = inTransaction(client);
  try {
    await transaction.tx.write('begin');
    const result = await work(transaction.tx);
    const { command } = await send(client, 'commit');
    // After a failed statement PostgreSQL answers 'commit' by undoing: that is no success.
    if (command !== 'COMMIT')
      throw new Error('the transaction was rolled back: a statement in it had failed');
    client.release();
    for (const item of transaction.news) notifyAfterCommit(...item);
    return result;
  } catch (error) {
    // A connection that cannot even roll back is thrown away; one that does not answer is not asked to.
    if (error instanceof Error && error.message === NO_ANSWER) client.release(error);
    else await rollBack(client);
    throw transaction.failed ?? error;
  }
}

async function rollBack(client: pg.PoolClient): Promise<void> {
  await send(client, 'rollback').then(
    () => client.release(),
    (broken: Error) => client.release(broken),
  );
}

const wantsRetry = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK);

export function openDatabase(
  url: string,
  onIdleError: (error: Error) => void = () => {},
  patienceMs: number = PATIENCE_MS,
): Database {
  const options = {
    connectionString: url,
    max: POOL_LIMIT,
    connectionTimeoutMillis: 3000,
    query_timeout: patienceMs,
    keepAlive: true,
    pipeline: true,
    types,
  };
  const pool = new pg.Pool(options);
  const query = openSharedConnections(pool);
  // A lost connection fails the statement under way. Without listeners, idle or in use, it would end the process.
  let closing = false;
  pool.on('error', (error) => {
    if (!closing) onIdleError(error); // at the end, connections are meant to go
  });
  pool.on('connect', (client) => client.on('error', () => {}));
  const notifier = createNotifier((channel, payload) =>
    query('select pg_notify($1, $2)', [channel, payload]),
  );
  const notifyAfterCommit: Db['notifyAfterCommit'] = (channel, news) =>
    notifier.add(channel, JSON.stringify(news));
  return {
    notifyAfterCommit,
    query,
    async write(text, values) {
      await query(text, values);
    },
    async transaction(work) {
      for (let tries = 1; ; tries++) {
        try {
          return await attempt(pool, notifyAfterCommit, work);
        } catch (error) {
          if (tries >= TRIES || !wantsRetry(error)) throw error;
          // Two that collide and start again at once would collide again.
          await sleep(tries * PAUSE_MS * (0.5 + Math.random()));
        }
      }
    },
    execute: (text, values) => pool.query(text, values),
    async close() {
      await notifier.flush();
      closing = true;
      await pool.end();
    },
  };
}
