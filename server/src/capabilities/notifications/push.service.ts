import { createECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/db.ts';
import { writeFileIfMissing } from '#platform/write-file-if-missing.ts';

export interface PushTarget {
  readonly subscriptionId: string;
  readonly text: string;
  /** Where a tap leads. */
  readonly path: string;
}

interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const DAY_SECONDS = 24 * 3600;
const PATIENCE_MS = 10_000;
// The browser's maker says: this browser is gone.
const GONE = [404, 410];

// Where browsers may be reached: an address of anybody else's choosing would make us knock at their doors.
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
    /** The browsers where they are signed in. */
    async subscriptionsOf(tx: Db, userId: string, at: Date): Promise<string[]> {
      const rows = await tx.query<{ id: string }>(
        `select p.id from push_subscriptions p join sessions s on s.id = p.session_id
         where p.user_id = $1 and s.expires_at > $2`,
        [userId, at],
      );
      return rows.map(({ id }) => id);
    },
    async send({ subscriptionId, text, path }: PushTarget): Promise<void> {
      const [to] = await db.read<Subscription>(
        'select endpoint, p256dh, auth from push_subscriptions where id = $1',
        [subscriptionId],
      );
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
      if (GONE.includes(reply.status))
        await db.query('delete from push_subscriptions where id = $1', [subscriptionId]);
      else if (!reply.ok) throw new Error(`the push server answered ${reply.status}`);
    },
  };
}
