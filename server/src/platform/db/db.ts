import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createNotifier } from './notifier.ts';
import { openPools, TIMEOUTS, type Timeouts } from './pools.ts';
import { refuseUnlessRead } from './read-only-text.ts';
import { openReplica, type ReplicaState } from './replica.ts';
import { isLost, type SendOptions, send } from './send.ts';
import { openSharedConnections } from './shared-connections.ts';
import { runTransaction } from './transaction.ts';
import { AFTER_ALL, parsePosition, type WalPosition } from './wal-position.ts';

export type ReadOptions = Pick<SendOptions, 'planEachTime'>;

export interface TransactionOptions {
  /** How long each statement of this transaction may take, instead of the usual limit. */
  readonly timeoutMs?: number;
}

export interface Db {
  /**
   * Runs one select on a connection that other reads use at the same time. A text that locks or changes anything is
   * refused. Inside a transaction it runs on the transaction's own connection.
   */
  read<Row extends object>(text: string, values?: readonly unknown[], options?: ReadOptions): Promise<Row[]>;
  /** Runs one statement on a connection of its own. */
  query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /**
   * Runs one statement whose result is not needed. Inside a transaction it is only sent: the caller
   * does not wait for it, and the transaction fails if it fails.
   */
  write(text: string, values?: readonly unknown[]): Promise<void>;
  /**
   * Runs `work` in one transaction, up to three times when the database reports a conflict; inside
   * a transaction, joins it.
   */
  transaction<T>(work: (tx: Db) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Notifies the listeners of the channel, after the commit when this is a transaction. */
  notifyAfterCommit(channel: string, item: object): void;
}

export interface Database extends Db {
  /**
   * The same database, whose reads may be answered by a replica that is a moment behind but has everything up to
   * `after`. Without a replica, or while it is not used, all is as with the database itself.
   */
  mayLag(after?: WalPosition): Db;
  /** Where the log is after everything that was committed so far; undefined without a replica, where nobody asks. */
  position(): Promise<WalPosition | undefined>;
  replicaState(): ReplicaState | undefined;
  /**
   * For the job queue, which has its own SQL: not prepared, and several statements at once are
   * allowed.
   */
  execute(text: string, values?: unknown[]): Promise<{ rows: object[] }>;
  close(): Promise<void>;
}

const TRIES = 3;
const PAUSE_MS = 25;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

const wantsRetry = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === SERIALIZATION_FAILURE || error.code === DEADLOCK);

interface DatabaseOptions {
  /** Called when an idle connection is lost. */
  readonly onIdleError?: (error: Error) => void;
  readonly timeouts?: Partial<Timeouts>;
  readonly replica?: {
    readonly url: string;
    readonly onState: (state: ReplicaState) => void;
  };
  /** Tells the listeners instead of PostgreSQL. */
  readonly notify?: (channel: string, payload: string) => Promise<void>;
}

export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const timeouts = { ...TIMEOUTS, ...options.timeouts };
  const pools = openPools(url, timeouts, options.onIdleError ?? (() => {}));
  const shared = openSharedConnections(pools.shared, timeouts.noAnswer);
  // pg_notify waits for no lock, and must not wait for a free connection of the pool.
  const notifyDirectly = (channel: string, payload: string) =>
    shared('select pg_notify($1, $2)', [channel, payload]);
  const notifier = createNotifier((channel, payload) =>
    options.notify
      ? options.notify(channel, payload).catch(() => notifyDirectly(channel, payload))
      : notifyDirectly(channel, payload),
  );
  const notifyAfterCommit: Db['notifyAfterCommit'] = (channel, item) =>
    notifier.add(channel, JSON.stringify(item));

  async function primaryPosition(): Promise<WalPosition> {
    const [row] = await shared<{ position: string }>('select pg_current_wal_insert_lsn()::text as position');
    return parsePosition(row?.position) ?? AFTER_ALL;
  }
  const replica =
    options.replica && openReplica(options.replica.url, { ...options.replica, timeouts, primaryPosition });

  async function query<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    const client = await pools.own.connect();
    try {
      const { rows } = await send<Row>(client, text, values);
      client.release();
      return rows;
    } catch (error) {
      client.release(isLost(error) ? error : undefined);
      throw error;
    }
  }

  async function read<Row extends object>(text: string, values?: readonly unknown[], how?: ReadOptions) {
    refuseUnlessRead(text);
    return shared<Row>(text, values, how);
  }

  const database: Database = {
    notifyAfterCommit,
    query,
    read,
    mayLag(after) {
      if (!replica) return database;
      return {
        ...database,
        async read<Row extends object>(text: string, values?: readonly unknown[], how?: ReadOptions) {
          refuseUnlessRead(text);
          return (await replica.read<Row>(text, values, how, after)) ?? read<Row>(text, values, how);
        },
      };
    },
    position: async () => replica && primaryPosition(),
    replicaState: () => replica?.state(),
    async write(text, values) {
      await query(text, values);
    },
    async transaction(work, how) {
      for (let tries = 1; ; tries++) {
        try {
          const client = await pools.own.connect();
          const { result, notifications } = await runTransaction(client, timeouts.noAnswer, how, work);
          for (const item of notifications) notifyAfterCommit(...item);
          return result;
        } catch (error) {
          if (tries >= TRIES || !wantsRetry(error)) throw error;
          // A random pause, because two transactions that conflicted and restart at the same time
          // would conflict again.
          await sleep(tries * PAUSE_MS * (0.5 + Math.random()));
        }
      }
    },
    execute: (text, values) => pools.jobQueue.query(text, values),
    async close() {
      await notifier.flush();
      await replica?.close();
      await pools.close();
    },
  };
  return database;
}
