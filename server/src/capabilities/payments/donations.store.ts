import type { ErasureGrant } from '#platform/capability.ts';
import type { SettlementGrant } from './payments.store.ts';

/** A gift whose money has arrived. */
export async function addDonation({ db, at }: SettlementGrant, paymentId: string): Promise<void> {
  await db.query(
    `insert into donations (id, donor_id, amount_cents, currency, type, donor_name, is_anonymous, created_at)
     select payable_id, created_by, amount_cents, currency, coalesce(purpose, 'general'), donor_name,
       donor_name is null, $2
     from payments where id = $1`,
    [paymentId, at],
  );
}

/** The gifts of an erased person stay in the books without their name. */
export async function forgetDonor({ db, scope }: ErasureGrant): Promise<void> {
  await db.query('update donations set donor_name = null, is_anonymous = true where donor_id = $1', [
    scope.userId,
  ]);
  await db.query('update payments set donor_name = null where created_by = $1 and donor_name is not null', [
    scope.userId,
  ]);
}
