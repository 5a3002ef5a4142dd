import type { LedgerFilter, LedgerRow } from '@lakou/contract/community-fund';
import type { Department } from '@lakou/contract/community-fund.rules';
import type { PublicGrant } from '#platform/access/grant.ts';
import { JOIN_PEOPLE, PEOPLE, shownUntil } from './figures.store.ts';
import { placeOf } from './places.rules.ts';

interface Row extends Omit<LedgerRow, 'location' | 'area' | 'amount'> {
  readonly cents: number;
  readonly town: string | null;
  readonly department: Department | null;
  readonly here: number | null;
  readonly near: number | null;
}

const HAITI = "'America/Port-au-Prince'";
const day = (at: string) => `(${at} at time zone ${HAITI})::date`;
const week = (at: string) => `date_trunc('week', ${at} at time zone ${HAITI})::date`;
/** An id that leads back to no row of ours. */
const hidden = (of: string, id: string) =>
  `overlay(overlay(md5('${of}' || ${id}::text) placing '4' from 13) placing '8' from 17)::uuid`;

const ROWS = `rows as (
  select ${hidden('gift', 'd.id')} as id, 'gift' as kind, ${day('d.created_at')} as date, d.amount_cents as cents,
    d.type as purpose, null as service, null as town, null as department, null::integer as gifts
  from donations d
  union all
  select ${hidden('refund', 'r.id')}, 'refund', ${day('r.completed_at')}, -coalesce(r.gift_cents, r.amount_cents), y.purpose,
    null, null, null, null
  from refunds r join payments y on y.id = r.payment_id
  where y.payable_kind = 'donation' and r.status = 'completed' and coalesce(r.gift_cents, r.amount_cents) > 0
  union all
  select u.id, case u.service when 'medicine' then 'medicine' else 'visit' end, ${week('u.created_at')}, -y.amount_cents,
    null, u.service, u.town, u.department, (select count(*)::integer from gift_uses where payment_id = y.id)
  from fund_uses u join payments y on y.id = u.payment_id where u.created_at <= $1
  union all
  select ${hidden('returned', 'r.id')}, 'returned', ${week('r.completed_at')}, r.amount_cents, null, u.service, u.town,
    u.department, null
  from refunds r join payments y on y.id = r.payment_id join fund_uses u on u.payment_id = y.id
  where r.status = 'completed' and r.completed_at <= $1 and u.created_at <= $1)`;

/** Newest first; without names, and care only by week and place. */
export async function listLedger(
  { db, at }: PublicGrant<'fund-ledger:read'>,
  { kind, month, limit, after }: LedgerFilter & { limit: number; after?: string | undefined },
): Promise<LedgerRow[]> {
  const rows = await db.read<Row>(
    `with ${PEOPLE}, ${ROWS}
     select u.id, u.kind, u.date::text, u.cents, u.purpose, u.service, u.gifts, u.town, u.department, t.people as here,
       p.people as near
     from rows u ${JOIN_PEOPLE}
     where ($2::text is null or u.kind = $2) and ($3::text is null or to_char(u.date, 'YYYY-MM') = $3)
       and ($4::uuid is null or (u.date, u.id) < (select date, id from rows where id = $4))
     order by u.date desc, u.id desc limit $5`,
    [shownUntil(at), kind ?? null, month ?? null, after ?? null, limit],
  );
  return rows.map(({ cents, town, department, here, near, ...row }) => ({
    ...row,
    amount: cents / 100,
    ...(department ? placeOf({ town, department, here, near }) : { location: null, area: null }),
  }));
}
