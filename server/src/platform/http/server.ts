import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { Refusal } from '../errors.ts';
import type { Platform } from '../platform.ts';
import { answerErrors, refusalFor, sendRefusal } from './error-reply.ts';
import { serveHealth } from './health.ts';
import { serveLanguageSwitch } from './language-switch.ts';
import { serveMailPage } from './mail-page.ts';
import { logAndMeasure } from './metrics.ts';
import { serveApiDocs } from './openapi.ts';
import { acceptOnlyJson } from './parse.ts';
import { guardRoutes } from './router.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { serveWeb } from './web.ts';

const BODY_LIMIT = 10 * 1024 * 1024;

/** Everything around the capabilities: the web app's files too, when it is built. */
export async function createServer(platform: Platform, webFolder?: string): Promise<FastifyInstance> {
  const { config, log } = platform;
  const app = Fastify({
    loggerInstance: log,
    // Addresses and query strings stay out of the log; see metrics.ts for the line each request gets.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => uuidv7(),
    bodyLimit: BODY_LIMIT,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, _request, reply) => sendRefusal(reply, refusalFor(error)),
  });
  guardRoutes(app);
  setSecurityHeaders(app, config);
  logAndMeasure(app, config);
  answerErrors(app);
  acceptOnlyJson(app);
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  serveHealth(app, platform);
  serveLanguageSwitch(app);
  serveApiDocs(app);
  if (config.demo || !config.production) serveMailPage(app, config);
  if (webFolder) await serveWeb(app, webFolder);
  else app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new Refusal('not_found')));
  return app;
}
