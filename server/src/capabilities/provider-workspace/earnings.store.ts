import { findService } from '@lakou/content/services';
import type { Page } from '@lakou/contract/primitives';
import type { PaidBooking } from '@lakou/contract/provider-workspace';
import type { Grant } from '#platform/access/grant.ts';

type Reader = Grant<'earnings:read'>;

/** A time span; the end is not included. */
export interface Between {
  readonly start: Date;
  readonly end: Date;
}

export interface PeriodSums {
  /** The number of its period, counted from one. */
  readonly period: number;
  readonly capturedCents: number;
  readonly refundedCents: number;
  readonly visits: number;
}

// The provider's share in the ledger: the fare without our fee, less refunds.
const MOVEMENTS = `from bookings b
  join payments y on y.payable_id = b.id and y.payable_kind = 'booking' and y.captured_at is not null
  join ledger_transactions t on t.payment_id = y.id
  left join ledger_entries e on e.transaction_id = t.id and e.account = 'provider_payable' and e.currency = 'USD'
  where b.provider_id = $1 and b.payment_status <> 'unpaid' and not y.surplus`;

export async function sumByPeriod(
  grant: Reader,
  starts: readonly Date[],
  { start, end }: Between,
): Promise<PeriodSums[]> {
  // Bounded by the periods given.
  return grant.db.read<PeriodSums>(
    `select width_bucket(t.created_at, $2::timestamptz[]) as period,
       coalesce(sum(-e.cents) filter (where t.kind = 'capture'), 0)::bigint as "capturedCents",
       coalesce(sum(e.cents) filter (where t.kind = 'refund'), 0)::bigint as "refundedCents",
       (count(*) filter (where t.kind = 'capture'))::integer as visits
     ${MOVEMENTS} and t.created_at >= $3 and t.created_at < $4
     group by period order by period`,
    [grant.actor.id, starts, start, end],
  );
}

/** Completed visits that are not paid yet. */
export async function sumAwaiting(grant: Reader): Promise<number> {
  const [sum] = await grant.db.read<{ cents: number }>(
    `select coalesce(sum(base_cents), 0)::bigint as cents from bookings
     where provider_id = $1 and status = 'completed' and payment_status = 'unpaid'`,
    [grant.actor.id],
  );
  return sum?.cents ?? 0;
}

interface PaidRow extends Omit<PaidBooking, 'serviceNames' | 'visitAt' | 'paidAt' | 'earned' | 'refunded'> {
  readonly service: string | null;
  readonly visitAt: Date;
  readonly paidAt: Date;
  readonly earnedCents: number;
  readonly refundedCents: number;
}

/** The latest payment first; one more than the page size when there are more. */
export async function listPaidBookings(
  grant: Reader,
  { start, end }: Between,
  { limit, after }: Page,
): Promise<PaidBooking[]> {
  const rows = await grant.db.read<PaidRow>(
    `with sums as (
       select y.id, y.captured_at, b.id as booking_id,
         coalesce(sum(-e.cents) filter (where t.kind = 'capture'), 0)::bigint as earned,
         coalesce(sum(e.cents) filter (where t.kind = 'refund'), 0)::bigint as refunded
       ${MOVEMENTS} and y.captured_at >= $2 and y.captured_at < $3
         and ($4::uuid is null or (y.captured_at, y.id) < (select captured_at, id from payments where id = $4))
       group by y.id, b.id
       order by y.captured_at desc, y.id desc limit $5)
     select s.id, b.id as "bookingId", b.patient_id as "patientId", b.dependent_id as "dependentId", coalesce(d.name, u.name) as "patientName", b.service_type as "serviceType",
       b.service, b.mode, b.starts_at as "visitAt", s.captured_at as "paidAt", s.earned as "earnedCents",
       s.refunded as "refundedCents"
     from sums s join bookings b on b.id = s.booking_id
     join app_users u on u.id = b.patient_id left join dependents d on d.id = b.dependent_id
     order by s.captured_at desc, s.id desc`,
    [grant.actor.id, start, end, after ?? null, limit + 1],
  );
  return rows.map(({ earnedCents, refundedCents, visitAt, paidAt, service, ...booking }) => ({
    ...booking,
    serviceNames: (service && findService(service)?.name) || null,
    visitAt: visitAt.toISOString(),
    paidAt: paidAt.toISOString(),
    earned: earnedCents / 100,
    refunded: refundedCents / 100,
  }));
}
