import type { PayoutBalance } from '@lakou/contract/payouts';
import type { PayoutMethod } from '@lakou/contract/payouts.rules';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';

// The provider's share of what the ledger holds for visits that are over. Those that were cancelled wait a day, in which
// their refund is written.
const EARNED = `select coalesce(sum(-e.cents), 0) from bookings b
  join payments y on y.payable_id = b.id and y.payable_kind = 'booking' and y.captured_at is not null and not y.surplus
  join ledger_transactions t on t.payment_id = y.id
  join ledger_entries e on e.transaction_id = t.id and e.account = 'provider_payable' and e.currency = 'USD'
  where b.provider_id = u.id and b.payment_status <> 'unpaid'
    and (b.status in ('completed', 'no_show')
      or (b.status = 'cancelled' and b.ends_at < $1::timestamptz - interval '1 day'))`;

// Of a package the shares of the visits that are over, and never more than the ledger still holds for it.
const EARNED_BY_PACKAGES = `select coalesce(sum(least(o.used, o.held)), 0) from (
  select (select coalesce(sum(b.base_cents), 0) from bookings b
      where b.package_id = k.id and b.package_place is not null and (b.status in ('completed', 'no_show')
        or (b.status = 'cancelled' and b.ends_at < $1::timestamptz - interval '1 day'))) as used,
    (select coalesce(sum(-e.cents), 0) from payments y
      join ledger_transactions t on t.payment_id = y.id
      join ledger_entries e on e.transaction_id = t.id and e.account = 'provider_payable' and e.currency = 'USD'
      where y.payable_id = k.id and y.payable_kind = 'package' and y.captured_at is not null and not y.surplus) as held
  from packages k where k.provider_id = u.id and k.paid_at is not null) o`;

/** Owed, and in no payout that was sent or waits. */
const BALANCE = `((${EARNED}) + (${EARNED_BY_PACKAGES}) - coalesce((select sum(p.cents) from payouts p
  where p.provider_id = u.id and p.state in ('prepared', 'paid')), 0))::bigint`;

/** What the ledger holds for a clinic's invoices that were paid online, and is in no payout that was sent or waits. */
export const CLINIC_BALANCE = `(coalesce((select sum(-e.cents) from invoices i
    join payments y on y.payable_id = i.id and y.payable_kind = 'invoice' and y.captured_at is not null and not y.surplus
    join ledger_transactions t on t.payment_id = y.id
    join ledger_entries e on e.transaction_id = t.id and e.account = 'clinic_payable' and e.currency = 'USD'
    where i.clinic_id = c.id), 0)
  - coalesce((select sum(p.cents) from payouts p
    where p.clinic_id = c.id and p.state in ('prepared', 'paid')), 0))::bigint`;

/** The address of who runs the clinic longest. */
export const CLINIC_EMAIL = `coalesce((select m.email from app_users m
  where m.clinic_id = c.id and m.role = 'CLINIC_ADMIN' and m.erased_at is null order by m.id limit 1), '')`;

export async function findBalance(
  grant: Grant<'own-payouts:read' | 'payout-account:change'>,
): Promise<number> {
  const [row] = await grant.db.read<{ cents: number }>(
    `select ${BALANCE} as cents from app_users u where u.id = $2`,
    [grant.at, grant.actor.id],
  );
  return row?.cents ?? 0;
}

/** Providers and clinics by id; one more than the page size when there are more. */
export async function listBalances(
  { db, at }: Grant<'payouts:list'>,
  { limit, after }: Page,
): Promise<PayoutBalance[]> {
  const rows = await db.read<Omit<PayoutBalance, 'balance'> & { cents: number }>(
    // The balances are computed one after the other in the order of the page, and no further than it reaches.
    `select o.id, o.name, o.kind, w.* from (
         select id, name, email, 'provider' as kind from app_users
         where role = 'PROVIDER' and erased_at is null and ($2::uuid is null or id > $2)
       union all
         select id, name, null, 'clinic' from clinics where $2::uuid is null or id > $2) o,
       lateral (
         select u.email, a.method, ${BALANCE} as cents
           from (select o.id, o.email) u left join payout_accounts a on a.provider_id = u.id where o.kind = 'provider'
         union all
         select ${CLINIC_EMAIL}, a.method, ${CLINIC_BALANCE}
           from (select o.id) c left join clinic_payout_accounts a on a.clinic_id = c.id where o.kind = 'clinic') w
     where w.cents > 0 order by o.id limit $3`,
    [at, after ?? null, limit + 1],
  );
  return rows.map(({ cents, ...row }) => ({ ...row, balance: cents / 100 }));
}

/** Either a provider or a clinic. */
export interface Owed {
  readonly providerId: string | null;
  readonly clinicId: string | null;
  readonly method: PayoutMethod;
  readonly details: Buffer;
  readonly ending: string;
  readonly cents: number;
}

/** Those with an account who are owed so much and have no payout that waits. One run is prepared after the other. */
export async function lockOwed(
  tx: Grant<'payouts:prepare'>,
  minimumCents: number,
  limit: number,
): Promise<Owed[]> {
  // Bounded by the size of a run; the lock is one row.
  await tx.db.query(`select pg_advisory_xact_lock(hashtextextended('payout-run', 0))`);
  return tx.db.query<Owed>(
    `select * from (
       select u.id as "providerId", null::uuid as "clinicId", a.method, a.details, a.ending, ${BALANCE} as cents
         from payout_accounts a join app_users u on u.id = a.provider_id
         where u.erased_at is null and u.erase_after is null and u.suspended_at is null
           and not exists (select from payouts p where p.provider_id = a.provider_id and p.state = 'prepared')
       union all
       select null, c.id, a.method, a.details, a.ending, ${CLINIC_BALANCE}
         from clinic_payout_accounts a join clinics c on c.id = a.clinic_id
         where not exists (select from payouts p where p.clinic_id = c.id and p.state = 'prepared')) owed
     where cents >= $2 order by coalesce("providerId", "clinicId") limit $3`,
    [tx.at, minimumCents, limit],
  );
}
