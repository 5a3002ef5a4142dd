import { createHash } from 'node:crypto';
import type { Actor } from '../access/actor.ts';
import type { Db } from '../db/db.ts';
import type { Statement } from '../db/run-as-one-statement.ts';
import { fail } from '../errors.ts';

const KEPT_DAYS = 30;

interface Asker {
  readonly db: Db;
  readonly actor: Actor;
  readonly at: Date;
}

/** A request that names itself. */
export interface Named {
  /** The Idempotency-Key header, when there is one. */
  readonly key: string | undefined;
  /** What the same key must come with again: the call and its body. */
  readonly request: unknown;
}

const idOf = ({ actor }: Asker, key: string) => [actor.id, key.slice(0, 200)] as const;
const hashOf = ({ request }: Named) => createHash('sha256').update(JSON.stringify(request)).digest();

/** What was answered to this key before. With another request it is refused. */
export async function findReply<T>(grant: Asker, named: Named): Promise<T | undefined> {
  if (!named.key) return undefined;
  const [before] = await grant.db.read<{ request_hash: Buffer; reply: T }>(
    'select request_hash, reply from idempotency_keys where user_id = $1 and key = $2',
    idOf(grant, named.key),
  );
  if (before && !before.request_hash.equals(hashOf(named))) fail('idempotency_key_reused');
  return before?.reply;
}

const KEEP = `insert into idempotency_keys (user_id, key, request_hash, created_at, reply)
  values ($1, $2, $3, $4, $5)`;

/** Keeps a reply, to be written together with the effect: of two with one key the second fails. */
export const replyStatement = (
  grant: Asker,
  named: Named & { readonly key: string },
  reply: unknown,
): Statement => ({
  text: KEEP,
  values: [...idOf(grant, named.key), hashOf(named), grant.at, JSON.stringify(reply)],
});

/**
 * Does the work once for a key and answers every repetition with the first reply, written in the same
 * transaction as the effect. Two at once: the second waits for the first. Without a key it is just done.
 */
export function withIdempotencyKey<G extends Asker, T>(
  grant: G,
  named: Named,
  work: (tx: G) => Promise<T>,
): Promise<T> {
  return grant.db.transaction(async (db) => {
    const tx = { ...grant, db };
    if (!named.key) return work(tx);
    const own = idOf(grant, named.key);
    const claimed = await db.query(
      `insert into idempotency_keys (user_id, key, request_hash, created_at) values ($1, $2, $3, $4)
       on conflict do nothing returning key`,
      [...own, hashOf(named), grant.at],
    );
    // There is a reply: whoever had claimed it has ended, and well.
    if (claimed.length === 0) return (await findReply<T>(tx, named)) as T;
    const reply = await work(tx);
    await db.query('update idempotency_keys set reply = $3 where user_id = $1 and key = $2', [
      ...own,
      JSON.stringify(reply),
    ]);
    return reply;
  });
}

export async function forgetOldKeys(db: Db, at: Date): Promise<void> {
  await db.query('delete from idempotency_keys where created_at < $1', [
    new Date(at.getTime() - KEPT_DAYS * 86_400_000),
  ]);
}
