import type { FastifyInstance } from 'fastify';
import { fail } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { hasMonitorToken, isFromHere } from './monitor.ts';

/**
 * `/healthz`: the process answers. `/readyz`: it can do its work, which needs the database. Each
 * check costs a query, so it is not open to the public.
 */
export function serveHealth(app: FastifyInstance, { db, config, events }: Platform): void {
  app.get('/healthz', { config: { access: 'everyone: says only that the process lives' } }, () => ({
    status: 'ok',
  }));
  app.get('/readyz', { config: { access: 'this machine, or token: METRICS_TOKEN' } }, async (request) => {
    if (!isFromHere(request) && !hasMonitorToken(request, config)) fail('not_found');
    await db.read('select 1 as ready');
    // Without the replica or the broker the work goes on, more slowly.
    return {
      status: 'ready',
      ...(config.scale.databaseReadUrl && { replica: db.replicaState() }),
      ...(config.scale.eventsUrl && { events: events.through() }),
    };
  });
}
