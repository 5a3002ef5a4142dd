import type { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** What a streaming call returns: it is written to until the reader disconnects. */
export type StreamReply = PassThrough;

// No proxy or cache may store it, change it or buffer it.
const AS_IT_COMES = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' };

const HEADERS = {
  events: {
    ...AS_IT_COMES,
    'content-type': 'text/event-stream; charset=utf-8',
    // The connection ends with the stream, so that a stopping server does not wait for browsers to
    // close it.
    connection: 'close',
  },
  text: { ...AS_IT_COMES, 'content-type': 'text/plain; charset=utf-8' },
};

/** Sends streams, and ends those still open when the server stops. */
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
