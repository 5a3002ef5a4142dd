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

/** A request with an idempotency key. */
export interface Named {
  /** The Idempotency-Key header, when there is one. */
  readonly key: string | undefined;
  /** What must be the same when the key is sent again: the call and its body. */
  readonly request: unknown;
}

/** The key that a request was sent with. */
export function keyOfRequest({ headers }: { headers: Record<string, string | string[] | undefined> }) {
  const key = headers['idempotency-key'];
  return Array.isArray(key) ? key[0] : key;
}

const idOf = ({ actor }: Asker, key: string) => [actor.id, key.slice(0, 200)] as const;
const hashOf = ({ request }: Named) => createHash('sha256').update(JSON.stringify(request)).digest();

/** The stored reply to this key. With a different request it is refused. */
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

/**
 * Stores a reply, to be written together with the effect: of two requests with one key the second
 * fails.
 */
export const replyStatement = (
  grant: Asker,
  named: Named & { readonly key: string },
  reply: unknown,
): Statement => ({
  text: KEEP,
  values: [...idOf(grant, named.key), hashOf(named), grant.at, JSON.stringify(reply)],
});

/**
 * Does the work once for a key and answers every repetition with the first reply, written in the
 * same transaction as the effect. Of two at the same time, the second waits for the first. Without
 * a key it is just done.
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
    // There is a stored reply, so the request that held the key has succeeded.
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
