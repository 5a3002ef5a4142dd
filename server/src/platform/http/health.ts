import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';

const access = 'everyone: says only whether the service works';

/** `/healthz`: the process answers. `/readyz`: it can do its work, which needs the database. */
export function serveHealth(app: FastifyInstance, { db }: Platform): void {
  app.get('/healthz', { config: { access } }, () => ({ status: 'ok' }));
  app.get('/readyz', { config: { access } }, async () => {
    await db.query('select 1 as ready');
    return { status: 'ready' };
  });
}
