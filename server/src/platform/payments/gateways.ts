import type { Platform } from '../platform.ts';
import { type Moncash, openMoncash } from './moncash.ts';
import { type MoncashPayouts, openPayouts } from './moncash-payouts.ts';
import { openPaypal, type Paypal } from './paypal.ts';
import { sandboxOf } from './sandbox-connection.ts';
import { overHttp } from './wire.ts';

export interface Gateways {
  readonly paypal: Paypal;
  readonly moncash: Moncash;
  /** Sends refunds to MonCash accounts; undefined where a person must send them. */
  readonly payouts: MoncashPayouts | undefined;
  /** The methods that can be used: those with credentials, and those the sandbox replaces. */
  readonly open: { readonly paypal: boolean; readonly moncash: boolean };
  /** Whether a method uses sandbox money. */
  readonly sandbox: { readonly paypal: boolean; readonly moncash: boolean };
}

/** The clients of PayPal and MonCash, or of the sandbox where there are no credentials. */
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
