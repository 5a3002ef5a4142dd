import type { Page } from '@lakou/contract/primitives';
import type { Contribution } from '@lakou/contract/sponsorships';
import type { Grant } from '#platform/access/grant.ts';

type SponsorGrant = Grant<'contributions:read', { userId: string }>;

interface Row {
  readonly id: string;
  readonly kind: Contribution['kind'];
  readonly name: string | null;
  readonly cents: number;
  readonly refundedCents: number;
  readonly paidAt: Date;
  readonly receiptNumber: string;
}

const ZONE = "at time zone 'America/Port-au-Prince'";

/** Of each payment whom it was for, as the sponsor names them: never what for. */
const PAID = `select y.id, y.payable_kind as kind, y.amount_cents as cents, y.captured_at as "paidAt",
    y.receipt_number as "receiptNumber",
    (select s.name from sponsorships s
     where s.sponsor_id = y.created_by and s.id = coalesce(
       (select t.sponsorship_id from sponsorship_years t where t.id = y.payable_id),
       (select o.id from sponsorships o join invoices i on i.patient_id = o.patient_id
        where y.payable_kind = 'invoice' and i.id = y.payable_id and o.sponsor_id = y.created_by
        order by o.id desc limit 1),
       (select o.id from sponsorships o join bookings b on b.patient_id = o.patient_id
        where b.id = y.payable_id and o.sponsor_id = y.created_by order by o.id desc limit 1))) as name,
    (select coalesce(sum(r.amount_cents), 0)::bigint from refunds r
     where r.payment_id = y.id and r.status = 'completed') as "refundedCents"
  from payments y where y.created_by = $1 and y.status in ('captured', 'refunded')`;

/** Newest first; one more than the page size when there are more. */
export async function listContributions(
  { db, scope }: SponsorGrant,
  { limit, after, year }: Page & { year?: number | undefined },
): Promise<Contribution[]> {
  const rows = await db.read<Row>(
    `${PAID} and ($2::uuid is null or y.id < $2)
       and ($4::int is null or extract(year from y.captured_at ${ZONE}) = $4) order by y.id desc limit $3`,
    [scope.userId, after ?? null, limit + 1, year ?? null],
  );
  return rows.map(({ cents, refundedCents, paidAt, ...row }) => ({
    ...row,
    amount: cents / 100,
    refunded: refundedCents / 100,
    paidAt: paidAt.toISOString(),
    receiptUrl: `/api/payments/${row.id}/receipt`,
  }));
}

/** By year, without what was refunded; newest year first. */
export async function listTotals({
  db,
  scope,
}: SponsorGrant): Promise<{ year: number; visits: number; years: number; fund: number }[]> {
  // Bounded by the years of one sponsor.
  return db.read(
    `select extract(year from p."paidAt" ${ZONE})::int as year,
       (coalesce(sum(p.cents - p."refundedCents") filter (where p.kind in ('booking', 'invoice')), 0) / 100)::float8 as visits,
       (coalesce(sum(p.cents - p."refundedCents") filter (where p.kind = 'sponsorship'), 0) / 100)::float8 as years,
       (coalesce(sum(p.cents - p."refundedCents") filter (where p.kind = 'donation'), 0) / 100)::float8 as fund
     from (${PAID}) p group by 1 order by 1 desc`,
    [scope.userId],
  );
}

export async function findSponsorName({ db, scope }: SponsorGrant): Promise<string> {
  const [found] = await db.read<{ name: string }>('select name from app_users where id = $1', [scope.userId]);
  return found?.name ?? '';
}
