import type { PayoutAccount } from '@lakou/contract/payouts';
import type { PayoutMethod } from '@lakou/contract/payouts.rules';
import type { Grant } from '#platform/access/grant.ts';

export async function findAccount(
  grant: Grant<'own-payouts:read' | 'payout-account:change'>,
): Promise<PayoutAccount | null> {
  const [row] = await grant.db.read<Omit<PayoutAccount, 'changedAt'> & { changedAt: Date }>(
    'select method, ending, changed_at as "changedAt" from payout_accounts where provider_id = $1',
    [grant.actor.id],
  );
  return row ? { ...row, changedAt: row.changedAt.toISOString() } : null;
}

export async function saveAccount(
  tx: Grant<'payout-account:change'>,
  account: { method: PayoutMethod; details: Buffer; ending: string },
): Promise<void> {
  await tx.db.query(
    `insert into payout_accounts (provider_id, method, details, ending, changed_at) values ($1, $2, $3, $4, $5)
     on conflict (provider_id) do update set method = $2, details = $3, ending = $4, changed_at = $5`,
    [tx.actor.id, account.method, account.details, account.ending, tx.at],
  );
}

export async function deleteAccount(tx: Grant<'payout-account:remove'>): Promise<void> {
  await tx.db.query('delete from payout_accounts where provider_id = $1', [tx.actor.id]);
}
