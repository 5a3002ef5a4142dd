import type { FastifyBaseLogger } from 'fastify';
import { CHANNEL } from './publish.ts';
import { connectRedis, type RedisConnection } from './redis-connection.ts';
import { stayConnected } from './stay-connected.ts';

interface Handlers {
  onMessage(payload: string): void;
  /** Called when it listens again after the connection was lost: messages were missed. */
  onReconnect(): void;
}

/** A Redis or Valkey that passes events on between the instances, in place of PostgreSQL. */
export interface Broker {
  /** Starts to listen, and listens again whenever the connection is lost. */
  listen(handlers: Handlers): void;
  /** Fails while the broker is away. */
  publish(channel: string, payload: string): Promise<void>;
  isConnected(): boolean;
  close(): Promise<void>;
}

const PING_EVERY_MS = 5_000;

export function openBroker(url: string, log: FastifyBaseLogger): Broker {
  const stop = new AbortController();
  let current: RedisConnection | undefined;
  let listening: Promise<void> | undefined;

  async function listenOnce(onMessage: Handlers['onMessage'], onReady: () => void): Promise<void> {
    const connection = await connectRedis(url, (_, payload) => onMessage(payload));
    // A connection that is lost without a sign is noticed by the answer that does not come.
    const ping = setInterval(() => void connection.command('PING').catch(() => {}), PING_EVERY_MS).unref();
    try {
      await connection.command('SUBSCRIBE', CHANNEL);
      if (stop.signal.aborted) return;
      current = connection;
      onReady();
      await connection.closed;
    } finally {
      current = undefined;
      clearInterval(ping);
      connection.close();
    }
  }

  return {
    listen({ onMessage, onReconnect }) {
      listening = stayConnected({
        signal: stop.signal,
        connectOnce: (onReady) => listenOnce(onMessage, onReady),
        onLost: () => log.warn('live events: the broker is away; PostgreSQL passes them on'),
        onReconnect,
      });
    },
    async publish(channel, payload) {
      if (!current) throw new Error('the broker is away');
      await current.command('PUBLISH', channel, payload);
    },
    isConnected: () => current !== undefined,
    async close() {
      stop.abort();
      current?.close();
      await listening;
    },
  };
}
