import type { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What a call that streams answers: written to for as long as somebody reads. */
export type StreamReply = PassThrough;

// Nobody on the way keeps it, changes it or waits for more of it.
const AS_IT_COMES = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' };

const HEADERS = {
  events: {
    ...AS_IT_COMES,
    'content-type': 'text/event-stream; charset=utf-8',
    // When it ends, so does its connection: a server told to stop does not wait for browsers to hang up.
    connection: 'close',
  },
  text: { ...AS_IT_COMES, 'content-type': 'text/plain; charset=utf-8' },
};

/** Sends streams, and ends those still open when the server is told to stop. */
export function keepStreams(app: FastifyInstance) {
  const open = new Set<StreamReply>();
  app.addHook('preClose', (done) => {
    for (const stream of open) stream.end();
    done();
  });
  return (http: FastifyReply, stream: StreamReply, kind: keyof typeof HEADERS): FastifyReply => {
    open.add(stream);
    stream.once('close', () => open.delete(stream));
    return http.code(200).headers(HEADERS[kind]).send(stream);
  };
}
