import { payoutEntries } from './ledger.rules.ts';
import { postPayout } from './ledger.store.ts';
import type { SettlementGrant } from './payments.store.ts';

/** Writes down that a provider was sent their share. Runs inside a transaction. */
export const bookPayout = (
  tx: SettlementGrant,
  { payoutId, ...sums }: { payoutId: string; cents: number; htgCents: number | null },
): Promise<void> => postPayout(tx, payoutId, payoutEntries(sums));
