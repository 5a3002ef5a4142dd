import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { fail } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { hasMonitorToken } from './monitor.ts';

// Figures of the whole process: registered once, however many apps it opens and closes.
const processMetrics = new Registry();
collectDefaultMetrics({ register: processMetrics });

/** 1 while the replica answers reads, and while the broker passes events on; absent where none is set. */
function measureHelpers({ db, events, config }: Platform, registry: Registry): void {
  const registers = [registry];
  const { databaseReadUrl, eventsUrl } = config.scale;
  if (databaseReadUrl)
    new Gauge({
      name: 'lakou_replica_used',
      help: 'Whether the replica of the database answers reads',
      registers,
      collect() {
        this.set(db.replicaState() === 'used' ? 1 : 0);
      },
    });
  if (eventsUrl)
    new Gauge({
      name: 'lakou_broker_used',
      help: 'Whether the broker passes live events on',
      registers,
      collect() {
        this.set(events.through() === 'broker' ? 1 : 0);
      },
    });
}

/**
 * One log line and one measurement per request, by the route's pattern: ids and search words stay
 * out of both.
 */
export function logAndMeasure(app: FastifyInstance, platform: Platform): void {
  const { config } = platform;
  const registry = new Registry();
  measureHelpers(platform, registry);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    request.log.info({ method: request.method, route, status: reply.statusCode, ms }, 'request');
    done();
  });
  app.get('/metrics', { config: { access: 'token: METRICS_TOKEN' } }, async (request, reply) => {
    if (!hasMonitorToken(request, config)) fail('not_found');
    return reply.type(registry.contentType).send(await Registry.merge([processMetrics, registry]).metrics());
  });
}
