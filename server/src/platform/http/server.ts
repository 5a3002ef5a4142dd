import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { MOST_FILE_BYTES } from '@lakou/contract/files.rules';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { Platform } from '../platform.ts';
import { knowPublicAddress } from '../session/is-secure.ts';
import type { ArticlePage } from './article/article.ts';
import { answerBadHttp } from './bad-http.ts';
import type { DynamicPublicPage } from './dynamic-public-page.ts';
import { answerErrors, refusalFor, sendRefusal } from './error-reply.ts';
import { serveHealth } from './health.ts';
import { serveLanguageSwitch } from './language-switch.ts';
import { serveMailPage } from './mail-page.ts';
import { logAndMeasure } from './metrics.ts';
import { serveApiDocs } from './openapi.ts';
import { acceptFiles, acceptForms, acceptOnlyJson } from './parse.ts';
import { guardRoutes } from './router.ts';
import { imageHostsOf, securityHeaders, setSecurityHeaders } from './security-headers.ts';
import { serveSmsPage } from './sms-page.ts';
import { closeConnectionsOnStop } from './stopping.ts';
import { refuseUnknown } from './unknown-call.ts';
import { serveWeb } from './web.ts';

// 10 MB on a slow phone takes minutes, but a client that sends one byte a minute must not keep its
// connection for ever.
const REQUEST_TIMEOUT_MS = 5 * 60_000;

/** The library's own quality; its window of 4 MB, made for each reply, would be a fifth of the work. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 };

/** A call is the same with a slash behind its path. */
const withoutSlash = (url: string) => url.replace(/^(\/api\/[^?]*[^/?])\/(?=\?|$)/, '$1');

/** Everything around the capabilities, including the files of the web app when it is built. */
export async function createServer(
  platform: Platform,
  webFolder?: string,
  dynamicPages: readonly DynamicPublicPage[] = [],
  articles: readonly ArticlePage[] = [],
): Promise<FastifyInstance> {
  const { config, log } = platform;
  const app = Fastify({
    loggerInstance: log,
    // Addresses and query strings stay out of the log; see metrics.ts for the line each request gets.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => uuidv7(),
    bodyLimit: MOST_FILE_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Trusts only the proxy directly in front of us, which wrote the last X-Forwarded-For; any
    // client can forge the rest.
    trustProxy: config.trustProxy && ((_address: string, hop: number) => hop === 0),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = '/' }) => withoutSlash(url),
    frameworkErrors: (error, _request, reply) =>
      sendRefusal(reply.headers(securityHeaders(config)), refusalFor(error)),
    clientErrorHandler: answerBadHttp,
  });
  guardRoutes(app);
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/')) platform.maintenance.refuseCalls();
  });
  setSecurityHeaders(app, config);
  logAndMeasure(app, platform);
  if (config.tracesUrl) await sendTraces(app, config.tracesUrl);
  answerErrors(app);
  acceptOnlyJson(app);
  acceptFiles(app);
  acceptForms(app);
  closeConnectionsOnStop(app);
  knowPublicAddress(app, config);
  await app.register(cookie);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: BROTLI },
    globalDecompression: false,
  });
  serveHealth(app, platform);
  serveLanguageSwitch(app);
  serveApiDocs(app);
  if (config.demo || !config.production) {
    serveMailPage(app, config);
    if (!config.twilio) serveSmsPage(app, platform);
  }
  const { publicUrl } = config;
  const refuse = refuseUnknown(app, platform);
  if (webFolder)
    await serveWeb(app, webFolder, {
      publicUrl,
      imageHosts: imageHostsOf(config),
      dynamicPages,
      articles,
      refuse,
    });
  else app.setNotFoundHandler(async (request, reply) => sendRefusal(reply, await refuse(request)));
  return app;
}

/** The library is loaded only where a collector is set. */
async function sendTraces(app: FastifyInstance, url: string): Promise<void> {
  const { openTracing } = await import('../tracing.ts');
  const tracing = openTracing(url);
  tracing.traceRequests(app);
  app.addHook('onClose', tracing.close);
}
