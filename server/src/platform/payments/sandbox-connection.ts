import type { Platform } from '../platform.ts';
import type { MoncashPayoutSettings, MoncashSettings, PaypalSettings } from '../service-settings.ts';
import type { SendRequest } from './wire.ts';

/**
 * How the payment clients reach a sandbox: its credentials and the function that sends requests to
 * it.
 */
export interface SandboxConnection {
  readonly paypal: PaypalSettings;
  readonly moncash: MoncashSettings;
  readonly payout: MoncashPayoutSettings;
  readonly send: SendRequest;
}

const NO_CLIENT = { clientId: '', secret: '', baseUrl: '' };

const NOT_SERVED: SandboxConnection = {
  paypal: { ...NO_CLIENT, webhookId: '' },
  moncash: { ...NO_CLIENT, tokenPath: '' },
  payout: NO_CLIENT,
  send: async () => {
    throw new Error('the payment sandbox is not served');
  },
};

// The sandbox runs on a server, which is created after the platform.
const connections = new WeakMap<Platform, SandboxConnection>();

/** Lets the payment clients of this platform use a sandbox. Call it before they are opened. */
export const connectSandbox = (platform: Platform, connection: SandboxConnection) =>
  void connections.set(platform, connection);

export const sandboxOf = (platform: Platform): SandboxConnection => connections.get(platform) ?? NOT_SERVED;
