import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StreamReply } from '#platform/http/stream-reply.ts';

/**
 * A reply that is written as it is read. It begins once there are first words, so that a failure before them is still an
 * error of its own. Whoever stops reading stops the writing: `write` is given a signal of that.
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
  // A failure destroys the reply, and the connection with it: the reader sees that it is not whole.
  pipeline(Readable.from(all()), reply).catch(() => {});
  return reply;
}
