import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { CHANNEL } from './publish.ts';
import { stayConnected } from './stay-connected.ts';

export interface Listener {
  /**
   * Runs a query on the listening connection: an answer proves that it still receives. Fails while
   * it is lost.
   */
  ask<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

interface Handlers {
  readonly url: string;
  readonly log: FastifyBaseLogger;
  onMessage(payload: string): void;
  /** Called when it listens again after the connection was lost. */
  onReconnect(): void;
}

const PATIENCE_MS = 10_000;

/** Keeps one connection listening, and reconnects whenever it is lost. */
export function listen({ url, log, onMessage, onReconnect }: Handlers): Listener {
  const stop = new AbortController();
  let current: pg.Client | undefined;

  /** Resolves when the connection is lost or closed. */
  async function listenOnce(onReady: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    client.on('notification', ({ payload }) => onMessage(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      // It may have been closed meanwhile.
      if (stop.signal.aborted) return;
      current = client;
      onReady();
      await lost;
    } finally {
      current = undefined;
      void client.end().catch(() => {});
    }
  }

  const listening = stayConnected({
    signal: stop.signal,
    connectOnce: listenOnce,
    onLost: () => log.warn('live events: the listening connection was lost; reconnecting'),
    onReconnect,
  });

  return {
    async ask<Row extends object>(text: string, values: readonly unknown[]) {
      const client = current;
      if (!client) throw new Error('not listening');
      try {
        return (await client.query<Row>(text, [...values])).rows;
      } catch (error) {
        // A connection that does not answer does not receive notifications either.
        void client.end().catch(() => {});
        throw error;
      }
    },
    async close() {
      stop.abort();
      await current?.end().catch(() => {});
      await listening;
    },
  };
}
