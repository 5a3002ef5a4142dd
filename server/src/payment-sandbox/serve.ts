import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform.ts';
import { sandboxKeys } from './keys.ts';
import { serveMoncashSandbox } from './moncash-sandbox.ts';
import { serveSandboxPage } from './page.ts';
import { servePaypalSandbox } from './paypal-sandbox.ts';

/** Forms are understood here and nowhere else: tokens are asked for with one, and the page sends one. */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  );
}

/** PayPal and MonCash, built in: the same paths and the same shapes, for where there are no credentials. */
export async function serveSandbox(app: FastifyInstance, platform: Platform): Promise<void> {
  const { config } = platform;
  const keys = sandboxKeys(config);
  const mount = (prefix: string, serve: (scope: FastifyInstance) => void) =>
    app.register(
      (scope, _options, done) => {
        acceptForms(scope);
        serve(scope);
        done();
      },
      { prefix },
    );
  await mount('/sandbox', (scope) => serveSandboxPage(scope, platform));
  if (!config.paypal) await mount('/sandbox/paypal', (scope) => servePaypalSandbox(scope, platform, keys));
  if (!config.moncash) await mount('/sandbox/moncash', (scope) => serveMoncashSandbox(scope, platform, keys));
}
