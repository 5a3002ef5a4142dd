import { uuidv7 } from 'uuidv7';
import type { Entry } from './ledger.rules.ts';
import type { SettlementGrant } from './payments.store.ts';

/**
 * Writes a transaction to the ledger. The database refuses one that does not sum to zero or is
 * repeated.
 */
export async function post(
  tx: SettlementGrant,
  {
    paymentId,
    refundId,
    kind,
  }: { paymentId: string; refundId?: string; kind: 'capture' | 'refund' | 'chargeback' },
  entries: readonly Entry[],
): Promise<void> {
  const id = uuidv7();
  await tx.db.query(
    'insert into ledger_transactions (id, kind, payment_id, refund_id, created_at) values ($1, $2, $3, $4, $5)',
    [id, kind, paymentId, refundId ?? null, tx.at],
  );
  await writeEntries(tx, id, entries);
}

/** The same for money that was sent to a provider; the database refuses the same payout twice. */
export async function postPayout(
  tx: SettlementGrant,
  payoutId: string,
  entries: readonly Entry[],
): Promise<void> {
  const id = uuidv7();
  await tx.db.query(
    `insert into ledger_transactions (id, kind, payout_id, created_at) values ($1, 'payout', $2, $3)`,
    [id, payoutId, tx.at],
  );
  await writeEntries(tx, id, entries);
}

async function writeEntries(tx: SettlementGrant, id: string, entries: readonly Entry[]): Promise<void> {
  await tx.db.query(
    `insert into ledger_entries (transaction_id, account, currency, cents)
     select $1, account, currency, cents
     from json_to_recordset($2) as e (account text, currency text, cents bigint)`,
    [id, JSON.stringify(entries)],
  );
}
