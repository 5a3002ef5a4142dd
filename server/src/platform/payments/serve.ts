import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import { sendWithin } from './gateways.ts';
import { keepRawBody } from './raw-body.ts';
import { serveSandbox } from './sandbox/serve.ts';

/** What payments need of the server itself: the bytes of signed news, and the sandbox where nothing else is set. */
export async function servePayments(app: FastifyInstance, platform: Platform): Promise<void> {
  const { config, log } = platform;
  keepRawBody(app, '/api/payments/paypal/webhook');
  if (config.paypal && config.moncash) return;
  const isReal = config.production && !config.demo;
  if (isReal)
    log.warn(
      config.paymentSandbox
        ? 'payments go to the built-in sandbox: set PAYPAL_CLIENT_ID and MONCASH_CLIENT_ID for real money'
        : 'nobody can pay without PAYPAL_CLIENT_ID or MONCASH_CLIENT_ID; PAYMENT_SANDBOX=1 is for trying out',
    );
  if (!config.paymentSandbox) return;
  sendWithin(platform, app);
  await serveSandbox(app, platform);
}
