import type { Db } from '#platform/db/db.ts';

interface SandboxPayout {
  readonly reference: string;
  readonly transactionId: string;
  readonly receiver: string;
  readonly cents: number;
  readonly at: Date;
}

/** False when there was already a payout with this reference. */
export async function keepPayout(db: Db, payout: SandboxPayout): Promise<boolean> {
  const kept = await db.query(
    `insert into sandbox_payouts (reference, transaction_id, receiver, cents, created_at)
     values ($1, $2, $3, $4, $5) on conflict (reference) do nothing returning reference`,
    [payout.reference, payout.transactionId, payout.receiver, payout.cents, payout.at],
  );
  return kept.length > 0;
}

export async function findPayout(db: Db, reference: string): Promise<{ transactionId: string } | undefined> {
  const [found] = await db.read<{ transactionId: string }>(
    'select transaction_id as "transactionId" from sandbox_payouts where reference = $1',
    [reference],
  );
  return found;
}
