import { holdUntil } from './holds.jobs.ts';
import { setHold } from './holds.store.ts';
import type { SettlementGrant } from './paying.store.ts';

const FUND_DAYS_MS = 3 * 86_400_000;

/** The fund was asked to pay: a slot that waits for its payment is kept for three days, and never beyond its start. */
export const holdForFund = (tx: SettlementGrant, bookingId: string): Promise<void> =>
  setHold(tx, bookingId, new Date(tx.at.getTime() + FUND_DAYS_MS));

/** The fund does not pay: the patient has the usual time to do so. */
export const holdForPayer = (tx: SettlementGrant, bookingId: string): Promise<void> =>
  setHold(tx, bookingId, holdUntil(new Date(tx.at.getTime() + FUND_DAYS_MS), tx.at));
