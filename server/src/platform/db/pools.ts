import pg from 'pg';

/** In milliseconds. */
export interface Timeouts {
  /** PostgreSQL cancels a statement that owns its connection after this time. */
  readonly statement: number;
  /** The same for a read, which delays the reads queued behind it on its connection. */
  readonly read: number;
  /** The same for the job queue's own statements, which include its maintenance. */
  readonly jobQueue: number;
  /** PostgreSQL cancels a statement that waits this long for a lock. */
  readonly lock: number;
  /** PostgreSQL ends the connection of a transaction that sends nothing for this time. */
  readonly idleInTransaction: number;
  /** A connection on which no answer comes for this time counts as lost. It is longer than PostgreSQL's own limits. */
  readonly noAnswer: number;
}

export const TIMEOUTS: Timeouts = {
  statement: 10_000,
  read: 5_000,
  jobQueue: 300_000,
  lock: 5_000,
  idleInTransaction: 30_000,
  noAnswer: 15_000,
};

const OWN_CONNECTIONS = 10;
const JOB_QUEUE_CONNECTIONS = 2;
// More would wake more database processes for the same work; fewer would let one slow read delay
// more others.
const SHARED_CONNECTIONS = 4;
const CONNECT_MS = 3_000;
// A burst of requests waits in line for a connection instead of failing.
const WAIT_FOR_CONNECTION_MS = 10_000;

// Calendar days stay text ('2026-11-15'), because a Date would move them across time zones. Counts are numbers.
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (text) => text);
types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * With SET and not with startup parameters: a pooler refuses those, and the URL may have its own
 * options.
 */
const settings = ({ lock, idleInTransaction }: Timeouts, statement: number) =>
  `set statement_timeout = ${statement}; set lock_timeout = ${lock};
   set idle_in_transaction_session_timeout = ${idleInTransaction}`;

const openPool = (url: string, set: string, options: pg.PoolConfig) =>
  new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    pipeline: true,
    types,
    // The pool hands out the connection after this is answered.
    onConnect: async (client) => {
      await client.query(set);
    },
    ...options,
  });

/** Without these listeners a lost connection, idle or in use, would end the process. */
function onLost(pool: pg.Pool, listener: (error: Error) => void): void {
  pool.on('error', listener);
  pool.on('connect', (client) => client.on('error', () => {}));
}

const openSharedPool = (url: string, timeouts: Timeouts) =>
  openPool(url, `${settings(timeouts, timeouts.read)}; set default_transaction_read_only = on`, {
    max: SHARED_CONNECTIONS,
  });

/** Connections to a replica. */
export function openReadPool(url: string, timeouts: Timeouts): pg.Pool {
  const pool = openSharedPool(url, timeouts);
  // Whether it is away is found out by asking.
  onLost(pool, () => {});
  return pool;
}

/**
 * The connections of one instance, in three groups; no group can use the connections of another.
 */
export function openPools(url: string, timeouts: Timeouts, onIdleError: (error: Error) => void) {
  const own = openPool(url, settings(timeouts, timeouts.statement), {
    max: OWN_CONNECTIONS,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    query_timeout: timeouts.noAnswer,
  });
  const shared = openSharedPool(url, timeouts);
  const jobQueue = openPool(url, settings({ ...timeouts, lock: timeouts.jobQueue }, timeouts.jobQueue), {
    max: JOB_QUEUE_CONNECTIONS,
    query_timeout: timeouts.jobQueue + timeouts.noAnswer,
    // This is also how long one of its statements waits while both connections are in use.
    connectionTimeoutMillis: timeouts.noAnswer,
  });
  const all = [own, shared, jobQueue];
  let isClosing = false;
  for (const pool of all)
    onLost(pool, (error) => {
      if (!isClosing) onIdleError(error);
    });
  return {
    own,
    shared,
    jobQueue,
    async close() {
      isClosing = true;
      await Promise.all(all.map((pool) => pool.end()));
    },
  };
}
