import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import { carryWithin } from './gateways.ts';
import { keepRawBody } from './raw-body.ts';
import { serveSandbox } from './sandbox/serve.ts';

/** What payments need of the server itself: the bytes of signed news, and the sandbox where nothing else is set. */
export async function servePayments(app: FastifyInstance, platform: Platform): Promise<void> {
  const { config, log } = platform;
  keepRawBody(app, '/api/payments/paypal/webhook');
  if (config.paypal && config.moncash) return;
  if (config.production && !config.demo)
    log.warn(
      'payments go to the built-in sandbox: set PAYPAL_CLIENT_ID and MONCASH_CLIENT_ID for real money',
    );
  carryWithin(platform, app);
  await serveSandbox(app, platform);
}
