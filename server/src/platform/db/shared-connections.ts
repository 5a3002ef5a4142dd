import pg from 'pg';
import { Prepared } from './prepared.ts';

/** Sends a statement on this connection, behind what was sent before, and waits for its own answer. */
export async function send<Row extends object>(
  client: pg.ClientBase,
  text: string,
  values: readonly unknown[] = [],
): Promise<pg.QueryResult<Row>> {
  try {
    return await new Promise((resolve, reject) => {
      client.query(
        new Prepared(text, values, (error, result) => (error ? reject(error) : resolve(result))) as never,
      );
    });
  } catch (error) {
    // Where it came from, instead of the socket that brought it.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}

interface SharedConnection {
  readonly client: pg.PoolClient;
  waiting: number;
  lost?: Error;
}

// More would wake more of the database's processes for the same work; fewer would let one slow statement delay more.
const SHARED_CONNECTIONS = 4;
const NOT_PREPARED = '26000';

const isLost = (error: Error) => !(error instanceof pg.DatabaseError) || error.severity !== 'ERROR';

/**
 * Statements outside transactions share a few connections: each leaves at once, behind those under way, instead of
 * waiting for a connection of its own. One that fails does not touch the others. A connection is borrowed from the
 * pool while somebody waits on it.
 */
export function openSharedConnections(pool: pg.Pool) {
  const connections = new Set<SharedConnection>();
  const opening = new Set<Promise<SharedConnection>>();

  function leastBusy(): SharedConnection | undefined {
    let best: SharedConnection | undefined;
    for (const connection of connections) if (!best || connection.waiting < best.waiting) best = connection;
    return best;
  }

  async function open(): Promise<SharedConnection> {
    const connecting = pool.connect().then((client) => {
      const connection = { client, waiting: 0 };
      connections.add(connection);
      return connection;
    });
    opening.add(connecting);
    return connecting.finally(() => opening.delete(connecting));
  }

  async function pickConnection(): Promise<SharedConnection> {
    for (;;) {
      const isRoom = connections.size + opening.size < SHARED_CONNECTIONS;
      const connection = isRoom ? await open() : (leastBusy() ?? (await Promise.race(opening)));
      if (connections.has(connection)) return connection;
    }
  }

  function release(connection: SharedConnection, lost?: Error): void {
    connection.waiting--;
    if (lost) {
      connection.lost ??= lost;
      connections.delete(connection);
    }
    if (connection.waiting > 0) return;
    connections.delete(connection);
    connection.client.release(connection.lost);
  }

  async function run<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    const connection = await pickConnection();
    connection.waiting++;
    try {
      const { rows } = await send<Row>(connection.client, text, values);
      release(connection);
      return rows;
    } catch (error) {
      release(connection, error instanceof Error && isLost(error) ? error : undefined);
      // What cost the first its connection is why the others have none.
      throw connection.lost ?? error;
    }
  }

  async function runAlone<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    const client = await pool.connect();
    try {
      return (await send<Row>(client, text, values)).rows;
    } finally {
      client.release();
    }
  }

  return async <Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> => {
    try {
      return await run<Row>(text, values);
    } catch (error) {
      // One ahead of it on the connection should have prepared it and could not. Nothing was done.
      if (error instanceof pg.DatabaseError && error.code === NOT_PREPARED)
        return runAlone<Row>(text, values);
      throw error;
    }
  };
}
