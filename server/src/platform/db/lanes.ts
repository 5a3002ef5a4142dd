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

interface Lane {
  readonly client: pg.PoolClient;
  waiting: number;
  lost?: Error;
}

// More would wake more of the database's processes for the same work; fewer would let one slow statement delay more.
const LANES = 4;
const NOT_PREPARED = '26000';

const isLost = (error: Error) => !(error instanceof pg.DatabaseError) || error.severity !== 'ERROR';

/**
 * Statements outside transactions share a few connections: each leaves at once, behind those under way, instead of
 * waiting for a connection of its own. One that fails does not touch the others. A connection is borrowed from the
 * pool while somebody waits on it.
 */
export function openLanes(pool: pg.Pool) {
  const lanes = new Set<Lane>();
  const opening = new Set<Promise<Lane>>();

  function leastBusy(): Lane | undefined {
    let best: Lane | undefined;
    for (const lane of lanes) if (!best || lane.waiting < best.waiting) best = lane;
    return best;
  }

  async function open(): Promise<Lane> {
    const connecting = pool.connect().then((client) => {
      const lane = { client, waiting: 0 };
      lanes.add(lane);
      return lane;
    });
    opening.add(connecting);
    return connecting.finally(() => opening.delete(connecting));
  }

  async function pick(): Promise<Lane> {
    for (;;) {
      const isRoom = lanes.size + opening.size < LANES;
      const lane = isRoom ? await open() : (leastBusy() ?? (await Promise.race(opening)));
      if (lanes.has(lane)) return lane;
    }
  }

  function leave(lane: Lane, lost?: Error): void {
    lane.waiting--;
    if (lost) {
      lane.lost ??= lost;
      lanes.delete(lane);
    }
    if (lane.waiting > 0) return;
    lanes.delete(lane);
    lane.client.release(lane.lost);
  }

  async function ask<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    const lane = await pick();
    lane.waiting++;
    try {
      const { rows } = await send<Row>(lane.client, text, values);
      leave(lane);
      return rows;
    } catch (error) {
      leave(lane, error instanceof Error && isLost(error) ? error : undefined);
      // What cost the first its connection is why the others have none.
      throw lane.lost ?? error;
    }
  }

  async function alone<Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> {
    const client = await pool.connect();
    try {
      return (await send<Row>(client, text, values)).rows;
    } finally {
      client.release();
    }
  }

  return async <Row extends object>(text: string, values?: readonly unknown[]): Promise<Row[]> => {
    try {
      return await ask<Row>(text, values);
    } catch (error) {
      // One ahead of it on the connection should have prepared it and could not. Nothing was done.
      if (error instanceof pg.DatabaseError && error.code === NOT_PREPARED) return alone<Row>(text, values);
      throw error;
    }
  };
}
