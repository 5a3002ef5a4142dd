import { PassThrough } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { StreamReply } from '../http/stream-reply.ts';
import type { Broker } from './broker.ts';
import { listen } from './listener.ts';
import { type Envelope, type LiveEvent, SETTINGS_CHANGED } from './publish.ts';

/**
 * Live events of this instance: an event that any instance publishes reaches the streams opened
 * here.
 */
export interface Events {
  /** A stream for one person, which ends with their session. */
  open(reader: Reader): StreamReply;
  /** Who passes events on between the instances: the broker, while there is one and it answers, else the database. */
  through(): 'broker' | 'database';
  close(): Promise<void>;
}

interface Reader {
  readonly userId: string;
  readonly sessionId: string;
}

interface Stream extends Reader {
  readonly bytes: PassThrough;
}

export const STREAMS_PER_PERSON = 12;
const HEARTBEAT_MS = 25_000;
const RECHECK_MS = 30_000;
const RETRY_MS = 3000;
// A reader this slow is disconnected; on reconnecting it reads what it missed.
const MOST_UNREAD_BYTES = 64 * 1024;

const line = (event: LiveEvent) => `data: ${JSON.stringify(event)}\n\n`;
const REFETCH = line({ kind: 'refetch', id: '' });

interface Setting {
  readonly url: string;
  readonly log: FastifyBaseLogger;
  readonly clock: Clock;
  /** Passes events on instead of PostgreSQL, which still tells what its triggers say, and all while the broker is away. */
  readonly broker?: Broker | undefined;
  /** Settings were changed, or may have been while the connection was lost. */
  readonly onSettings?: () => void;
}

export function openEvents({ url, log, clock, broker, onSettings }: Setting): Events {
  const people = new Map<string, Set<Stream>>();
  const all = () => [...people.values()].flatMap((streams) => [...streams]);

  function write({ bytes }: Stream, text: string): void {
    if (!bytes.writable) return;
    if (bytes.writableLength + bytes.readableLength > MOST_UNREAD_BYTES) bytes.destroy();
    else bytes.write(text);
  }

  function onMessage(payload: string): void {
    // A list; a database trigger sends a single item.
    for (const { to, event } of [JSON.parse(payload) as Envelope | Envelope[]].flat()) {
      if (to.length === 0 && event.id === SETTINGS_CHANGED.id) onSettings?.();
      for (const userId of to)
        for (const stream of people.get(userId) ?? [])
          if (event.kind !== 'session-ended') write(stream, line(event));
          else if (stream.sessionId === event.id) stream.bytes.end(line(event));
    }
  }

  /** Ends the streams whose session has ended, also when the notification about it was missed. */
  async function recheck(): Promise<void> {
    const streams = all();
    const alive = await listener.ask<{ id: string }>(
      'select id from sessions where id = any ($1::uuid[]) and expires_at > $2',
      [[...new Set(streams.map(({ sessionId }) => sessionId))], clock.now()],
    );
    const ids = new Set(alive.map(({ id }) => id));
    for (const { sessionId, bytes } of streams) if (!ids.has(sessionId)) bytes.end();
  }
  const complain = (error: unknown) =>
    log.warn({ err: error }, 'live events: the sessions could not be checked');

  function onReconnect(): void {
    for (const stream of all()) write(stream, REFETCH);
    void recheck().catch(complain);
    onSettings?.();
  }
  const listener = listen({ url, log, onMessage, onReconnect });
  broker?.listen({ onMessage, onReconnect });
  const heartbeat = setInterval(() => {
    for (const stream of all()) write(stream, ':\n\n');
  }, HEARTBEAT_MS).unref();
  const rechecking = setInterval(() => void recheck().catch(complain), RECHECK_MS).unref();

  return {
    open({ userId, sessionId }) {
      const stream: Stream = { userId, sessionId, bytes: new PassThrough() };
      const own = people.get(userId) ?? new Set();
      people.set(userId, own);
      // The oldest stream is closed: most likely a phone that lost its network without closing it.
      const [oldest] = own;
      if (oldest && own.size >= STREAMS_PER_PERSON) {
        own.delete(oldest);
        oldest.bytes.end();
      }
      own.add(stream);
      stream.bytes.once('close', () => {
        own.delete(stream);
        if (own.size === 0 && people.get(userId) === own) people.delete(userId);
      });
      stream.bytes.write(`retry: ${RETRY_MS}\n\n`);
      return stream.bytes;
    },
    through: () => (broker?.isConnected() ? 'broker' : 'database'),
    async close() {
      clearInterval(heartbeat);
      clearInterval(rechecking);
      for (const { bytes } of all()) bytes.end();
      await broker?.close();
      await listener.close();
    },
  };
}
