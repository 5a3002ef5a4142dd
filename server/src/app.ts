import { contract } from '@lakou/contract';
import type { FastifyInstance } from 'fastify';
import { deleteOldAudit } from '#platform/audit/retention.ts';
import { addMonths } from '#platform/db/months.ts';
import { tellAnswered } from '#platform/http/answered.ts';
import { createRouter } from '#platform/http/router.ts';
import { createServer } from '#platform/http/server.ts';
import { forgetOldKeys } from '#platform/idempotency/idempotency-key.ts';
import { deleteOldTries } from '#platform/limits/limiter.ts';
import { keepRawBody } from '#platform/payments/raw-body.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteExpiredSessions } from '#platform/session/session.ts';
import { capabilities } from './capabilities.ts';
import { servePaymentSandbox } from './payment-sandbox/serve.ts';

// Never shorter than a year of the calendar, by which the database refuses to delete.
const YEAR_MS = 366 * 24 * 3600 * 1000;

/** The server with the calls and jobs of every capability. */
export async function createApp(platform: Platform, webFolder?: string): Promise<FastifyInstance> {
  const pages = capabilities.flatMap((capability) => capability.pages?.(platform) ?? []);
  const articles = capabilities.flatMap((capability) => capability.articles?.(platform) ?? []);
  const app = await createServer(platform, webFolder, pages, articles);
  tellAnswered(
    app,
    capabilities.flatMap(({ answered }) => (answered ? [answered(platform)] : [])),
  );
  keepRawBody(app, '/api/payments/paypal/webhook');
  await servePaymentSandbox(app, platform);
  const on = createRouter(app, platform, contract);
  for (const { routes, jobs } of capabilities) {
    routes(on, platform, capabilities);
    jobs?.(platform, capabilities);
  }

  platform.jobs.recurring('clean-up', '17 * * * *', async () => {
    const at = platform.clock.now();
    await deleteExpiredSessions(platform.db, at);
    await deleteOldTries(platform.db, at);
    await forgetOldKeys(platform.db, at);
    await addMonths(platform.db);
    const { auditYears } = platform.config;
    if (auditYears)
      await deleteOldAudit(platform.db, { before: new Date(at.getTime() - auditYears * YEAR_MS), at });
  });
  return app;
}
