import type { FastifyInstance } from 'fastify';
import { connectSandbox } from '#platform/payments/sandbox-connection.ts';
import type { Platform } from '#platform/platform.ts';
import { sandboxConnection } from './connection.ts';
import { sandboxKeys } from './keys.ts';
import { serveMoncashSandbox } from './moncash-sandbox.ts';
import { serveSandboxPage } from './page.ts';
import { servePaypalSandbox } from './paypal-sandbox.ts';

function warnOfNoRealMoney({ config, log }: Platform): void {
  if (!config.production || config.demo) return;
  log.warn(
    config.paymentSandbox
      ? 'payments go to the built-in sandbox: set PAYPAL_CLIENT_ID and MONCASH_CLIENT_ID for real money'
      : 'nobody can pay without PAYPAL_CLIENT_ID or MONCASH_CLIENT_ID; PAYMENT_SANDBOX=1 is for trying out',
  );
}

/**
 * Serves the paths and formats of PayPal and MonCash where there are no credentials, and connects
 * our clients to them.
 */
export async function servePaymentSandbox(app: FastifyInstance, platform: Platform): Promise<void> {
  const { config } = platform;
  if (config.paypal && config.moncash) return;
  warnOfNoRealMoney(platform);
  if (!config.paymentSandbox) return;
  const keys = sandboxKeys(config);
  const mount = (prefix: string, serve: (scope: FastifyInstance) => void) =>
    app.register(
      (scope, _options, done) => {
        serve(scope);
        done();
      },
      { prefix },
    );
  await mount('/sandbox', (scope) => serveSandboxPage(scope, platform, keys));
  if (!config.paypal) await mount('/sandbox/paypal', (scope) => servePaypalSandbox(scope, platform, keys));
  if (!config.moncash) await mount('/sandbox/moncash', (scope) => serveMoncashSandbox(scope, platform, keys));
  connectSandbox(platform, sandboxConnection(app, keys));
}
