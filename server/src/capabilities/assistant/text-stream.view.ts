import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StreamReply } from '#platform/http/stream-reply.ts';

/**
 * A reply that is streamed while it is written. It starts with the first words, so that an earlier
 * failure is still a normal error. When the reader disconnects, the signal given to `write` is
 * aborted.
 */
export async function streamText(
  write: (signal: AbortSignal) => AsyncGenerator<string>,
): Promise<StreamReply> {
  const gone = new AbortController();
  const words = write(gone.signal);
  const first = await words.next();
  const reply = new PassThrough();
  reply.once('close', () => gone.abort());
  async function* all() {
    if (!first.done) yield first.value;
    yield* words;
  }
  // A failure closes the connection, so the reader sees that the reply is not complete.
  pipeline(Readable.from(all()), reply).catch(() => {});
  return reply;
}
