import type { FastifyInstance } from 'fastify';

/**
 * After the signal to stop, each reply closes its connection. Otherwise browsers would keep busy
 * connections open, and the stop would wait for them.
 */
export function closeConnectionsOnStop(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', (done) => {
    stopping = true;
    done();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done();
  });
}
