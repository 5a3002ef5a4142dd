import pg from 'pg';
import { type Ahead, isLost, type SendOptions, send } from './send.ts';

interface SharedOptions extends SendOptions {
  readonly ahead?: Ahead;
}

interface SharedConnection {
  readonly client: pg.PoolClient;
  /** Ends the connection after the time limit; every answer restarts the timer. */
  readonly watchdog: NodeJS.Timeout;
  waiting: number;
  lost?: Error;
}

const NOT_PREPARED = '26000';

/**
 * Reads share a few connections: each is sent at once, after those already running, and does not
 * wait for a connection of its own. A failed read does not affect the others. A connection is held
 * while any answer is awaited on it.
 */
export function openSharedConnections(pool: pg.Pool, noAnswerMs: number) {
  const connections = new Set<SharedConnection>();
  const opening = new Set<Promise<SharedConnection>>();

  function leastBusy(): SharedConnection | undefined {
    let best: SharedConnection | undefined;
    for (const connection of connections) if (!best || connection.waiting < best.waiting) best = connection;
    return best;
  }

  function open(): Promise<SharedConnection> {
    const connecting = pool
      .connect()
      .then((client) => {
        const watchdog = setTimeout(() => client.connection.stream.destroy(), noAnswerMs);
        const connection = { client, watchdog, waiting: 0 };
        connections.add(connection);
        return connection;
      })
      .finally(() => opening.delete(connecting));
    opening.add(connecting);
    return connecting;
  }

  function release(connection: SharedConnection): void {
    if (connection.waiting > 0) return;
    clearTimeout(connection.watchdog);
    connections.delete(connection);
    connection.client.release(connection.lost);
  }

  /**
   * Opens a connection for later reads. A failure does no harm while another connection is open.
   */
  function openAhead(): void {
    open().then(
      (connection) => {
        if (connections.has(connection)) release(connection);
      },
      () => {},
    );
  }

  /** Throws the error of opening only when there is no other connection to use or to wait for. */
  async function untilOneIsOpen(connecting: Promise<SharedConnection>): Promise<void> {
    try {
      await connecting;
    } catch (error) {
      if (connections.size + pool.idleCount > 0) return;
      await Promise.any(opening).catch(() => {
        throw error;
      });
    }
  }

  /** Chooses the connection for one more read, which counts as waiting on it from now on. */
  async function claim(): Promise<SharedConnection> {
    for (;;) {
      const isRoom = connections.size + opening.size < pool.options.max;
      const best = leastBusy();
      const isReady = isRoom && pool.idleCount > opening.size;
      // A read does not wait for a new connection while one is open, unless the pool has one ready.
      if (best && (best.waiting === 0 || !isReady)) {
        if (isRoom && best.waiting > 0) openAhead();
        best.waiting++;
        return best;
      }
      await untilOneIsOpen(isRoom ? open() : Promise.race(opening));
    }
  }

  function answered(connection: SharedConnection, lost?: Error): void {
    connection.waiting--;
    connection.watchdog.refresh();
    if (lost) {
      connection.lost ??= lost;
      connections.delete(connection);
    }
    release(connection);
  }

  async function run<Row extends object>(
    text: string,
    values?: readonly unknown[],
    options?: SharedOptions,
  ): Promise<{ rows: Row[]; before: readonly object[] | undefined }> {
    const connection = await claim();
    try {
      const ahead = options?.ahead && send(connection.client, options.ahead.text);
      // Thrown below, once the other one is answered too.
      ahead?.catch(() => {});
      const { rows } = await send<Row>(connection.client, text, values, options);
      const before = (await ahead)?.rows;
      answered(connection);
      return { rows, before };
    } catch (error) {
      answered(connection, isLost(error) ? error : undefined);
      // All reads that waited on a lost connection fail with the error of the first.
      throw connection.lost ?? error;
    }
  }

  async function runPrepared<Row extends object>(
    text: string,
    values?: readonly unknown[],
    options?: SharedOptions,
  ) {
    try {
      return await run<Row>(text, values, options);
    } catch (error) {
      // The statement before it should have prepared the text and failed. Nothing was executed yet.
      if (error instanceof pg.DatabaseError && error.code === NOT_PREPARED)
        return run<Row>(text, values, { ...options, planEachTime: true });
      throw error;
    }
  }

  return async <Row extends object>(
    text: string,
    values?: readonly unknown[],
    options?: SharedOptions,
  ): Promise<Row[]> => {
    const { rows, before } = await runPrepared<Row>(text, values, options);
    if (before) options?.ahead?.refuse(before);
    return rows;
  };
}
