import type { FastifyInstance } from 'fastify';

/**
 * Once told to stop, each reply is the last on its connection. Otherwise browsers would keep the ones that were
 * busy open, and the stop would wait for them.
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
