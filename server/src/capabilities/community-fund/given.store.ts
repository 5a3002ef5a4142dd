import type { Grant } from '#platform/access/grant.ts';
import type { CopiedRows, CopyGrant, ErasureGrant } from '#platform/capability.ts';

export type TellingGrant = Grant<'gifts:tell', undefined, undefined>;

/** Gifts whose care has taken place and whose giver does not know yet. They count as told from now on. */
export async function takeUntold({
  db,
  at,
}: TellingGrant): Promise<{ donorId: string; donationId: string }[]> {
  return db.query(
    `with ready as (
       select g.payment_id, g.donation_id from gift_uses g join fund_uses u on u.payment_id = g.payment_id
       join payments y on y.id = g.payment_id
       left join bookings b on y.payable_kind = 'booking' and b.id = y.payable_id
       where g.told_at is null and g.cents > g.returned_cents
         and (b.status = 'completed' or u.dispensed_at is not null)
       limit 500 for update of g skip locked),
     told as (
       update gift_uses g set told_at = $1 from ready
       where g.payment_id = ready.payment_id and g.donation_id = ready.donation_id returning g.donation_id)
     select distinct d.donor_id as "donorId", d.id as "donationId" from told join donations d on d.id = told.donation_id`,
    [at],
  );
}

/** What somebody wrote to their givers goes with them; that care was paid for stays, and names nobody. */
export async function forgetThanks({ db, scope }: ErasureGrant): Promise<void> {
  await db.query(
    `update fund_uses u set thanks = null, thanked_at = null, town = null
     from payments y where y.id = u.payment_id and y.created_by = $1`,
    [scope.userId],
  );
}

/** Bounded by what the fund paid for one person. */
export async function copyUses({ db, actor }: CopyGrant): Promise<CopiedRows> {
  const rows = await db.read<Record<string, unknown>>(
    `select u.service, u.town, u.department, u.dispensed_at, u.thanks, u.thanked_at, u.created_at
     from fund_uses u join payments y on y.id = u.payment_id where y.created_by = $1 order by u.created_at limit 1000`,
    [actor.id],
  );
  return { fund_uses: rows };
}
