import type { BookingFilter, VisitBill } from '@lakou/contract/bookings';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { BillScope, ListScope } from './bookings.access.ts';

/** The sponsorship by which the actor supports this person, who may not have answered yet. */
export async function findBillScope({ db, actor }: Lookup, id: string): Promise<BillScope | undefined> {
  const [found] = await db.read<BillScope>(
    `select id as "sponsorshipId", case when consent = 'accepted' then patient_id end as "patientId"
     from sponsorships where id = $1 and sponsor_id = $2 and consent <> 'ended'`,
    [id, actor.id],
  );
  return found;
}

interface Row extends Pick<VisitBill, 'id' | 'status' | 'paymentStatus'> {
  readonly startsAt: Date;
  readonly baseCents: number;
  readonly serviceFeeCents: number;
  readonly totalCents: number;
}

/** What the sponsor can pay for, newest first: nothing before the person agreed. */
export async function listBills(
  { db }: Grant<'bookings:list', ListScope>,
  { sponsorshipId }: BillScope,
  { after, limit }: BookingFilter,
): Promise<VisitBill[]> {
  const rows = await db.read<Row>(
    `select b.id, b.starts_at as "startsAt", b.status, b.payment_status as "paymentStatus",
       b.base_cents as "baseCents", b.service_fee_cents as "serviceFeeCents", b.total_cents as "totalCents"
     from sponsored_bookings v join bookings b on b.id = v.booking_id
     where v.sponsorship_id = $1 and b.payment_status = 'unpaid' and b.invoice_id is null and b.total_cents > 0
       and b.status not in ('cancelled', 'no_show', 'requested')
       and ($2::uuid is null or (b.starts_at, b.id) < (select starts_at, id from bookings where id = $2))
     order by b.starts_at desc, b.id desc limit $3`,
    [sponsorshipId, after ?? null, limit + 1],
  );
  return rows.map(({ startsAt, baseCents, serviceFeeCents, totalCents, ...row }) => ({
    ...row,
    dateTime: startsAt.toISOString(),
    fare: { base: baseCents / 100, serviceFee: serviceFeeCents / 100, total: totalCents / 100 },
  }));
}
