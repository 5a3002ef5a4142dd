import { createECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/db.ts';
import { writePrivateFile } from '#platform/private-file.ts';
import type { VapidKeys } from '#platform/service-settings.ts';
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
// With these, that the subscription was made with another key pair.
const OTHER_KEY = [400, 401, 403];

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

type VapidSettings = Pick<Config, 'vapid' | 'vapidBefore' | 'dataDir'>;

const fileIn = (dataDir: string) => join(dataDir, 'vapid-keys');
const isPair = (pair: VapidKeys | undefined) => pair !== undefined;

/** The VAPID key pairs, the newest first: created once in the data folder, a line each, unless the settings give them. */
export function vapidKeys({ vapid, vapidBefore, dataDir }: VapidSettings): VapidKeys[] {
  if (vapid) return [vapid, vapidBefore].filter(isPair);
  const file = fileIn(dataDir);
  writeFileIfMissing(file, () => JSON.stringify(newVapidKeys()));
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as VapidKeys);
}

/** Puts a new pair in front of that of the data folder; browsers that subscribed with the old one are still reached. */
export async function addVapidKeys(config: VapidSettings): Promise<void> {
  if (config.vapid)
    throw new Error('VAPID_PUBLIC_KEY is set: put a new pair there and this one into VAPID_BEFORE.');
  const [newest] = vapidKeys(config);
  const lines = [newVapidKeys(), newest].map((pair) => JSON.stringify(pair));
  await writePrivateFile(fileIn(config.dataDir), `${lines.join('\n')}\n`);
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
      const post = async (pair: VapidKeys): Promise<number> => {
        const { method, headers, body } = webPush.generateRequestDetails(
          subscription,
          JSON.stringify({ text, path }),
          { vapidDetails: { subject: contact, ...pair }, TTL: DAY_SECONDS },
        );
        const { status } = await fetch(to.endpoint, {
          method,
          headers: headers as Record<string, string>,
          body: new Uint8Array(body ?? []),
          redirect: 'error',
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        return status;
      };
      let status = 0;
      for (const pair of vapidKeys(config)) {
        status = await post(pair);
        if (!OTHER_KEY.includes(status)) break;
      }
      if (GONE.includes(status)) await deleteGoneSubscription(db, subscriptionId);
      else if (status >= 300) throw new Error(`the push server answered ${status}`);
    },
  };
}
