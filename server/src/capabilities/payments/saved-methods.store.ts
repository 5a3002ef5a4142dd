import type { Grant } from '#platform/access/grant.ts';
import type { ErasureGrant } from '#platform/capability.ts';
import type { SettlementGrant } from './payments.store.ts';

export interface SavedMethod {
  readonly label: string | null;
  readonly savedAt: Date;
}

export async function findMethod({
  db,
  actor,
}: Grant<'payment-method:read'>): Promise<SavedMethod | undefined> {
  const [found] = await db.read<SavedMethod>(
    'select label, saved_at as "savedAt" from payment_methods where user_id = $1 and vault_id is not null',
    [actor.id],
  );
  return found;
}

export async function findVaultId({ db }: SettlementGrant, userId: string): Promise<string | undefined> {
  const [found] = await db.query<{ vaultId: string }>(
    'select vault_id as "vaultId" from payment_methods where user_id = $1 and vault_id is not null',
    [userId],
  );
  return found?.vaultId;
}

/** Whether it was not kept already; the account that it replaces is one that PayPal must forget. */
export async function saveMethod(
  { db, at }: SettlementGrant,
  userId: string,
  { vaultId, label }: { vaultId: string; label: string | null },
): Promise<boolean> {
  await db.query(
    `insert into vault_removals (vault_id, created_at)
     select vault_id, $3 from payment_methods where user_id = $1 and vault_id is not null and vault_id <> $2
     on conflict do nothing`,
    [userId, vaultId, at],
  );
  const saved = await db.query(
    `insert into payment_methods (user_id, vault_id, label, saved_at) values ($1, $2, $3, $4)
     on conflict (user_id) do update set vault_id = $2, label = $3, saved_at = $4
       where payment_methods.vault_id is distinct from $2
     returning user_id`,
    [userId, vaultId, label, at],
  );
  return saved.length > 0;
}

/** Whether the payer removed their method after this order was made: it must not come back by a late answer. */
export async function wasRemovedSince(
  { db }: SettlementGrant,
  userId: string,
  since: Date,
): Promise<boolean> {
  const found = await db.query(
    'select user_id from payment_methods where user_id = $1 and removed_at >= $2 limit 1',
    [userId, since],
  );
  return found.length > 0;
}

/** False when none was kept. */
export async function removeMethod({ db, at, actor }: Grant<'payment-method:remove'>): Promise<boolean> {
  await db.query(
    `insert into vault_removals (vault_id, created_at)
     select vault_id, $2 from payment_methods where user_id = $1 and vault_id is not null on conflict do nothing`,
    [actor.id, at],
  );
  const removed = await db.query(
    `update payment_methods set vault_id = null, label = null, removed_at = $2
     where user_id = $1 and vault_id is not null returning user_id`,
    [actor.id, at],
  );
  return removed.length > 0;
}

/** PayPal forgets the account of an erased person too. */
export async function forgetMethod({ db, at, scope }: ErasureGrant): Promise<void> {
  await db.query(
    `insert into vault_removals (vault_id, created_at)
     select vault_id, $2 from payment_methods where user_id = $1 and vault_id is not null on conflict do nothing`,
    [scope.userId, at],
  );
}

export async function listRemovals({ db }: SettlementGrant): Promise<{ vaultId: string }[]> {
  return db.read('select vault_id as "vaultId" from vault_removals order by created_at limit 100', []);
}

export async function deleteRemoval({ db }: SettlementGrant, vaultId: string): Promise<void> {
  await db.query('delete from vault_removals where vault_id = $1', [vaultId]);
}
