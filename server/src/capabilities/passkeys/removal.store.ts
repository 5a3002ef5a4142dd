import type { PublicGrant } from '#platform/access/grant.ts';

type Resetting = PublicGrant<'password:reset'>;

export function listPasskeysOf({ db }: Resetting, userId: string) {
  // Bounded by the passkeys of one account: a way in that is not shown would stay.
  return db.read<{ id: string; name: string; createdAt: Date }>(
    'select id, name, created_at as "createdAt" from passkeys where user_id = $1 order by id',
    [userId],
  );
}

/** Ids are compared as text: what is no id of theirs removes nothing. */
export async function removePasskeys(
  { db }: Resetting,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await db.query('delete from passkeys where user_id = $1 and id::text = any ($2::text[])', [userId, ids]);
}

/** What is being added since then ends too. */
export async function removePasskeysSince(
  { db }: PublicGrant<'email:undo'>,
  userId: string,
  since: Date,
): Promise<void> {
  await db.query('delete from passkeys where user_id = $1 and created_at >= $2', [userId, since]);
  await db.query('delete from passkey_challenges where user_id = $1', [userId]);
}
