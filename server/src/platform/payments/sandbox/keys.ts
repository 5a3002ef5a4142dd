import type { Config } from '../../config.ts';
import { openSecretBox } from '../../secret-box.ts';

/** What the sandbox and its only client share: nobody else can call it or sign for it. */
export interface SandboxKeys {
  readonly clientId: string;
  readonly secret: string;
  readonly token: string;
  sign(text: string): string;
}

export function sandboxKeys(config: Config): SandboxKeys {
  const box = openSecretBox(config);
  const mark = (text: string) => box.fingerprint(`payment-sandbox:${text}`).toString('hex');
  return {
    clientId: 'sandbox',
    secret: mark('secret'),
    token: mark('token'),
    sign: (text) => mark(`webhook:${text}`),
  };
}
