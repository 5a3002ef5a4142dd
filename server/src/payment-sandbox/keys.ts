import type { Config } from '#platform/config.ts';
import { openSecretBox } from '#platform/secret-box.ts';

/** The credentials of one client of the sandbox. */
export interface ClientKeys {
  readonly clientId: string;
  readonly secret: string;
  readonly token: string;
}

/** Secrets of the sandbox and its only client: nobody else can call it or sign for it. */
export interface SandboxKeys extends ClientKeys {
  /** Payouts have their own credentials, as at MonCash. */
  readonly payout: ClientKeys;
  sign(text: string): string;
}

export function sandboxKeys(config: Config): SandboxKeys {
  const box = openSecretBox(config);
  const mark = (text: string) => box.fingerprint(`payment-sandbox:${text}`).toString('hex');
  return {
    clientId: 'sandbox',
    secret: mark('secret'),
    token: mark('token'),
    payout: { clientId: 'sandbox-payout', secret: mark('payout-secret'), token: mark('payout-token') },
    sign: (text) => mark(`webhook:${text}`),
  };
}
