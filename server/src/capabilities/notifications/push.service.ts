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
  /** Where a tap leads. */
  readonly path: string;
}

const DAY_SECONDS = 24 * 3600;
const PATIENCE_MS = 10_000;
// By these the push server says that the browser is gone.
const GONE = [404, 410];

// The push servers of browsers. Any other address would let a client send our requests wherever it likes.
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

/** As push servers want it: a point of P-256, and the number behind it in all its 32 bytes. */
function newVapidKeys() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  const number = pair.getPrivateKey('hex').padStart(64, '0');
  return { publicKey, privateKey: Buffer.from(number, 'hex').toString('base64url') };
}

/** The pair of keys that says who pushes: made once, kept in the data folder unless given. */
export function vapidKeys({ vapid, dataDir }: Pick<Config, 'vapid' | 'dataDir'>) {
  if (vapid) return vapid;
  const file = join(dataDir, 'vapid-keys');
  writeFileIfMissing(file, () => JSON.stringify(newVapidKeys()));
  return JSON.parse(readFileSync(file, 'utf8')) as { publicKey: string; privateKey: string };
}

export function openPush(config: Config, db: Db) {
  // Whom a push server may write to about us; `Name <address>` is an address too.
  const contact = `mailto:${/<(.+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom}`;
  return {
    async send({ subscriptionId, text, path }: PushTarget): Promise<void> {
      const to = await findSubscription(db, subscriptionId);
      if (!to) return;
      // Loaded with the first push: most starts of the server send none for a while.
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
