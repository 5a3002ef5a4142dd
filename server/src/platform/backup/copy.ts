import { once } from 'node:events';
import type pg from 'pg';

const MOST_WAITING = 1024 * 1024;

/** What the driver's connection also has for COPY. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

const rowsOf = ({ text }: { text: string }) => Number(text.split(' ').at(-1));

/**
 * Runs `copy … to stdout` and yields what comes; returns the number of rows. The database waits
 * while nobody reads, so that memory stays small.
 */
export async function* copyOut(client: pg.Client, text: string): AsyncGenerator<Buffer, number> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  let rows = 0;
  let isDone = false;
  let failure: Error | undefined;
  let stream: CopyConnection['stream'] | undefined;
  let news = Promise.withResolvers<void>();
  client.query({
    submit(connection: pg.Connection) {
      stream = connection.stream;
      connection.query(text);
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // The driver uses its buffer again.
      waiting.push(Buffer.from(chunk));
      bytes += chunk.length;
      if (bytes > MOST_WAITING) stream?.pause();
      news.resolve();
    },
    handleCommandComplete(message: { text: string }) {
      rows = rowsOf(message);
    },
    handleReadyForQuery() {
      isDone = true;
      news.resolve();
    },
    handleError(error: Error) {
      failure = error;
      news.resolve();
    },
  });
  for (;;) {
    await news.promise;
    news = Promise.withResolvers();
    if (failure) throw failure;
    const ready = Buffer.concat(waiting, bytes);
    waiting = [];
    bytes = 0;
    if (ready.length > 0) yield ready;
    stream?.resume();
    if (isDone && bytes === 0) return rows;
  }
}

/** Runs `copy … from stdin` with these chunks; returns the number of rows. */
export async function copyIn(
  client: pg.Client,
  text: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<number> {
  const ready = Promise.withResolvers<CopyConnection>();
  const done = Promise.withResolvers<number>();
  // Whoever waits for either gets the error.
  for (const { promise } of [ready, done]) promise.catch(() => {});
  let rows = 0;
  client.query({
    submit: (connection: pg.Connection) => connection.query(text),
    handleCopyInResponse: (connection: CopyConnection) => ready.resolve(connection),
    handleCommandComplete(message: { text: string }) {
      rows = rowsOf(message);
    },
    handleReadyForQuery: () => done.resolve(rows),
    handleError(error: Error) {
      ready.reject(error);
      done.reject(error);
    },
  });
  const connection = await ready.promise;
  try {
    for await (const chunk of chunks) {
      connection.sendCopyFromChunk(Buffer.from(chunk));
      if (connection.stream.writableNeedDrain)
        await Promise.race([once(connection.stream, 'drain'), done.promise]);
    }
  } catch (error) {
    connection.sendCopyFail('the backup could not be read');
    await done.promise.catch(() => {});
    throw error;
  }
  connection.endCopyFrom();
  return done.promise;
}
