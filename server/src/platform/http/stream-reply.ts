import type { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What a call that streams answers: written to for as long as somebody reads. */
export type StreamReply = PassThrough;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Nobody on the way keeps it, changes it or waits for more of it.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
  // When it ends, so does its connection: a server told to stop does not wait for browsers to hang up.
  connection: 'close',
};

/** Sends streams, and ends those still open when the server is told to stop. */
export function keepStreams(app: FastifyInstance) {
  const open = new Set<StreamReply>();
  app.addHook('preClose', (done) => {
    for (const stream of open) stream.end();
    done();
  });
  return (http: FastifyReply, stream: StreamReply): FastifyReply => {
    open.add(stream);
    stream.once('close', () => open.delete(stream));
    return http.code(200).headers(HEADERS).send(stream);
  };
}
