import { payoutEntries } from './ledger.rules.ts';
import { postPayout } from './ledger.store.ts';
import type { SettlementGrant } from './payments.store.ts';

/** Writes down that a provider or a clinic was sent their share. Runs inside a transaction. */
export const bookPayout = (
  tx: SettlementGrant,
  {
    payoutId,
    ...sums
  }: { payoutId: string; payee: 'provider' | 'clinic'; cents: number; htgCents: number | null },
): Promise<void> => postPayout(tx, payoutId, payoutEntries(sums));
