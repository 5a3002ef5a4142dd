import type { Db } from '#platform/db/db.ts';
import type { SettlementGrant } from './paying.store.ts';

/** Cancels up to `limit` bookings whose payment is overdue. Answers their ids. */
export async function cancelUnpaid(tx: Db, at: Date, limit: number): Promise<string[]> {
  const cancelled = await tx.query<{ id: string }>(
    `update bookings set status = 'cancelled', cancelled_at = $1, hold_expires_at = null
     where status = 'awaiting_payment' and id in (
       select id from bookings where status = 'awaiting_payment' and hold_expires_at <= $1
       order by hold_expires_at limit $2 for update skip locked)
     returning id`,
    [at, limit],
  );
  return cancelled.map(({ id }) => id);
}

/** Keeps a slot that waits for its payment until then, and never beyond its own start. */
export async function setHold({ db }: SettlementGrant, id: string, until: Date): Promise<void> {
  await db.query(
    `update bookings set hold_expires_at = least($2, starts_at) where id = $1 and status = 'awaiting_payment'`,
    [id, until],
  );
}
