import { createECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/db.ts';
import { writeFileIfMissing } from '#platform/write-file-if-missing.ts';
import { deleteGoneSubscription, findSubscription } from './subscriptions.store.ts';

export interface PushTarget {
  readonly subscriptionId: string;
  readonly text: string;
  /** The address that a tap opens. */
  readonly path: string;
}

const DAY_SECONDS = 24 * 3600;
const PATIENCE_MS = 10_000;
// With these statuses the push server says that the subscription no longer exists.
const GONE = [404, 410];

// The push servers of browsers. Any other address would let a client direct our requests to any
// server.
const HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  /\.push\.services\.mozilla\.com$/,
  /\.notify\.windows\.com$/,
  /\.push\.apple\.com$/,
];

export function isPushServer(endpoint: string, { pushHosts }: Pick<Config, 'pushHosts'>): boolean {
  const { protocol, host, hostname } = new URL(endpoint);
  if (pushHosts.includes(host)) return true;
  return (
    protocol === 'https:' &&
    host === hostname &&
    HOSTS.some((known) => (typeof known === 'string' ? known === hostname : known.test(hostname)))
  );
}

/** The format of push servers: a point of P-256, and the private number in all its 32 bytes. */
function newVapidKeys() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  const number = pair.getPrivateKey('hex').padStart(64, '0');
  return { publicKey, privateKey: Buffer.from(number, 'hex').toString('base64url') };
}

/** The VAPID key pair: created once in the data folder unless the settings give one. */
export function vapidKeys({ vapid, dataDir }: Pick<Config, 'vapid' | 'dataDir'>) {
  if (vapid) return vapid;
  const file = join(dataDir, 'vapid-keys');
  writeFileIfMissing(file, () => JSON.stringify(newVapidKeys()));
  return JSON.parse(readFileSync(file, 'utf8')) as { publicKey: string; privateKey: string };
}

export function openPush(config: Config, db: Db) {
  // The contact address for push servers; `Name <address>` is accepted too.
  const contact = `mailto:${/<(.+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom}`;
  return {
    async send({ subscriptionId, text, path }: PushTarget): Promise<void> {
      const to = await findSubscription(db, subscriptionId);
      if (!to) return;
      // Loaded with the first push, because the start does not need it.
      const { default: webPush } = await import('web-push');
      const subscription = { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } };
      const { method, headers, body } = webPush.generateRequestDetails(
        subscription,
        JSON.stringify({ text, path }),
        { vapidDetails: { subject: contact, ...vapidKeys(config) }, TTL: DAY_SECONDS },
      );
      const reply = await fetch(to.endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: new Uint8Array(body ?? []),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (GONE.includes(reply.status)) await deleteGoneSubscription(db, subscriptionId);
      else if (!reply.ok) throw new Error(`the push server answered ${reply.status}`);
    },
  };
}
