import type { Platform } from '../platform.ts';
import { type Moncash, openMoncash } from './moncash.ts';
import { type MoncashPayouts, openPayouts } from './moncash-payouts.ts';
import { openPaypal, type Paypal } from './paypal.ts';
import { sandboxOf } from './sandbox-connection.ts';
import { overHttp } from './wire.ts';

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

/** The clients of PayPal and MonCash; of the sandbox where there are no credentials. */
export function openGateways(platform: Platform): Gateways {
  const { config, clock } = platform;
  const now = () => clock.now();
  const sandbox = sandboxOf(platform);
  const openPayout = () => {
    if (config.moncashPayout) return openPayouts(config.moncashPayout, overHttp, now);
    const isSandbox = !config.moncash && config.paymentSandbox;
    return isSandbox ? openPayouts(sandbox.payout, sandbox.send, now) : undefined;
  };
  return {
    paypal: config.paypal
      ? openPaypal(config.paypal, overHttp, now)
      : openPaypal(sandbox.paypal, sandbox.send, now),
    moncash: config.moncash
      ? openMoncash(config.moncash, overHttp, now)
      : openMoncash(sandbox.moncash, sandbox.send, now),
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
