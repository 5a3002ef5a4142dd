import type { Db } from '#platform/db/db.ts';

interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

const MOST_BROWSERS = 50;

/** The browsers in which this person is signed in, newest first. */
export async function listSubscriptions(tx: Db, userId: string, at: Date): Promise<string[]> {
  const rows = await tx.read<{ id: string }>(
    `select p.id from push_subscriptions p join sessions s on s.id = p.session_id
     where p.user_id = $1 and s.expires_at > $2 order by p.created_at desc, p.id limit $3`,
    [userId, at, MOST_BROWSERS],
  );
  return rows.map(({ id }) => id);
}

export async function findSubscription(db: Db, id: string): Promise<Subscription | undefined> {
  const [found] = await db.read<Subscription>(
    'select endpoint, p256dh, auth from push_subscriptions where id = $1',
    [id],
  );
  return found;
}

/** The push server reported that this subscription no longer exists. */
export async function deleteGoneSubscription(db: Db, id: string): Promise<void> {
  await db.query('delete from push_subscriptions where id = $1', [id]);
}
