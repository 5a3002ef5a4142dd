import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { PackageScope } from './packages.access.ts';
import type { PackageRow } from './packages.view.ts';
import type { OfferRow } from './packages-scope.store.ts';

const HELD = "b.status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress')";

/** Needs `packages k`. */
const SELECT = `select k.id, k.provider_id as "providerId", k.service, k.mode, k.visits, k.price_cents as "priceCents",
    k.fee_cents as "feeCents", k.valid_days as "validDays", k.patient_id as "patientId", u.name as "patientName",
    p.name as "providerName", k.created_at as "boughtAt", k.paid_at as "paidAt", k.expires_at as "expiresAt",
    k.ended_at as "endedAt", v.taken, v.to_come as "toCome",
    exists (select from payments y where y.payable_kind = 'package' and y.payable_id = k.id
      and y.status = 'capturing') as pending
  from packages k join app_users u on u.id = k.patient_id join app_users p on p.id = k.provider_id
  cross join lateral (select coalesce(array_agg(b.package_place::int) filter (where b.package_place is not null), '{}') as taken,
      (count(*) filter (where ${HELD}))::int as to_come
    from bookings b where b.package_id = k.id) v`;

export async function findPackage(
  grant: Grant<'package:read' | 'package:end' | 'package:buy', unknown>,
  id: string,
): Promise<PackageRow | undefined> {
  const [row] = await grant.db.query<PackageRow>(`${SELECT} where k.id = $1`, [id]);
  return row;
}

/** The newest first; one more than the page size when there are more. Unpaid ones are nobody’s yet. */
export async function listPackages(
  { db, actor, at }: Grant<'packages:list'>,
  { limit, after, state, with: other }: Page & { state?: 'open' | undefined; with?: string | undefined },
): Promise<PackageRow[]> {
  const [mine, theirs] =
    actor.role === 'PATIENT' ? ['patient_id', 'provider_id'] : ['provider_id', 'patient_id'];
  return db.read<PackageRow>(
    `${SELECT} where k.${mine} = $1 and k.paid_at is not null and ($2::uuid is null or k.id < $2)
       and ($4::uuid is null or k.${theirs} = $4)
       and (not $5 or (k.ended_at is null and k.expires_at > $6 and cardinality(v.taken) < k.visits))
     order by k.id desc limit $3`,
    [actor.id, after ?? null, limit + 1, other ?? null, state === 'open', at],
  );
}

/** The one that waits for its payment, or a new one. */
export async function insertUnpaid(
  { db, actor, at, scope }: Grant<'package:buy', { offer: OfferRow }>,
  id: string,
  feeCents: number,
): Promise<string> {
  const { offer } = scope;
  const [row] = await db.query<{ id: string }>(
    `insert into packages (id, offer_id, patient_id, provider_id, service, mode, visits, price_cents, fee_cents,
       valid_days, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (offer_id, patient_id) where paid_at is null do update set offer_id = excluded.offer_id
     returning id`,
    [
      id,
      offer.id,
      actor.id,
      offer.providerId,
      offer.service,
      offer.mode,
      offer.visits,
      offer.priceCents,
      feeCents,
      offer.validDays,
      at,
    ],
  );
  return row?.id ?? id;
}

/** False when it had ended before, or was never paid. */
export async function saveEnd(
  { db, at }: Grant<'package:end', PackageScope>,
  id: string,
  by: PackageScope['side'],
): Promise<boolean> {
  const ended = await db.query(
    `update packages set ended_at = $2, ended_by = $3
     where id = $1 and ended_at is null and paid_at is not null and expires_at > $2 returning id`,
    [id, at, by],
  );
  return ended.length > 0;
}

/** Locked until the transaction ends: nothing is booked on it meanwhile. */
export async function lockPackage({ db }: Grant<'package:end', unknown>, id: string): Promise<void> {
  await db.query('select 1 from packages where id = $1 for update', [id]);
}
