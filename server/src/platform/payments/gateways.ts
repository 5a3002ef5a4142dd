import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';
import { type Moncash, openMoncash } from './moncash.ts';
import { type MoncashPayouts, openPayouts } from './moncash-payouts.ts';
import { openPaypal, type Paypal } from './paypal.ts';
import { sandboxKeys } from './sandbox/keys.ts';
import { SANDBOX_WEBHOOK_ID } from './sandbox/webhooks.ts';
import { overHttp, readJson, type SendRequest } from './wire.ts';

export interface Gateways {
  readonly paypal: Paypal;
  readonly moncash: Moncash;
  /** To return what came by MonCash; undefined where a person must. */
  readonly payouts: MoncashPayouts | undefined;
  /** Which can be paid with: those with credentials, and the sandbox where it may stand in. */
  readonly open: { readonly paypal: boolean; readonly moncash: boolean };
  /** Whether a method's money is not real. */
  readonly sandbox: { readonly paypal: boolean; readonly moncash: boolean };
}

// The server is made before the capabilities that call it, and they are not given it.
const servers = new WeakMap<Platform, FastifyInstance>();

/** Requests to the sandbox go through this server's own routes, whether or not it listens yet. */
export const sendWithin = (platform: Platform, app: FastifyInstance) => void servers.set(platform, app);

const toSandbox =
  (platform: Platform): SendRequest =>
  async ({ body, ...request }) => {
    const app = servers.get(platform);
    if (!app) throw new Error('the payment sandbox is not served');
    const reply = await app.inject({ ...request, ...(body !== undefined && { payload: body }) });
    return { status: reply.statusCode, body: readJson(reply.body) };
  };

export function openGateways(platform: Platform): Gateways {
  const { config, clock } = platform;
  const now = () => clock.now();
  const { clientId, secret, payout } = sandboxKeys(config);
  const standIn = { clientId, secret };
  const carry = toSandbox(platform);
  const openPayout = () => {
    if (config.moncashPayout) return openPayouts(config.moncashPayout, overHttp, now);
    const isSandbox = !config.moncash && config.paymentSandbox;
    return isSandbox ? openPayouts({ ...payout, baseUrl: '/sandbox/moncash' }, carry, now) : undefined;
  };
  return {
    paypal: config.paypal
      ? openPaypal(config.paypal, overHttp, now)
      : openPaypal({ ...standIn, baseUrl: '/sandbox/paypal', webhookId: SANDBOX_WEBHOOK_ID }, carry, now),
    moncash: config.moncash
      ? openMoncash(config.moncash, overHttp, now)
      : openMoncash(
          { ...standIn, baseUrl: '/sandbox/moncash', tokenPath: '/MerChantApi/oauth/token' },
          carry,
          now,
        ),
    payouts: openPayout(),
    open: {
      paypal: Boolean(config.paypal) || config.paymentSandbox,
      moncash: Boolean(config.moncash) || config.paymentSandbox,
    },
    sandbox: {
      paypal: !config.paypal && config.paymentSandbox,
      moncash: !config.moncash && config.paymentSandbox,
    },
  };
}
