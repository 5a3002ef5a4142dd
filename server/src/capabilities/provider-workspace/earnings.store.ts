import { findService } from '@lakou/content/services';
import type { Page } from '@lakou/contract/primitives';
import type { Earnings, PaidBooking } from '@lakou/contract/provider-workspace';
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
const MOVEMENTS = `from (
    select id, 'booking' as kind, 1 as visits, service, coalesce(service, service_type) as said
    from bookings where provider_id = $1 and payment_status <> 'unpaid'
    union all select id, 'package', visits, service, service from packages
    where provider_id = $1 and paid_at is not null) o
  join payments y on y.payable_id = o.id and y.payable_kind = o.kind and y.captured_at is not null
  join ledger_transactions t on t.payment_id = y.id
  left join ledger_entries e on e.transaction_id = t.id and e.account = 'provider_payable' and e.currency = 'USD'
  where not y.surplus`;

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
       coalesce(sum(o.visits) filter (where t.kind = 'capture'), 0)::integer as visits
     ${MOVEMENTS} and t.created_at >= $3 and t.created_at < $4
     group by period order by period`,
    [grant.actor.id, starts, start, end],
  );
}

export interface ServiceSums extends Omit<PeriodSums, 'period'> {
  readonly serviceType: string;
  readonly serviceNames: Earnings['services'][number]['serviceNames'];
}

const MOST_SERVICES = 50;

/** What each service brought, the most first. */
export async function sumByService(grant: Reader, { start, end }: Between): Promise<ServiceSums[]> {
  const rows = await grant.db.read<Omit<ServiceSums, 'serviceNames'> & { readonly service: string | null }>(
    `select * from (
       select o.said as "serviceType", o.service,
         coalesce(sum(-e.cents) filter (where t.kind = 'capture'), 0)::bigint as "capturedCents",
         coalesce(sum(e.cents) filter (where t.kind = 'refund'), 0)::bigint as "refundedCents",
         coalesce(sum(o.visits) filter (where t.kind = 'capture'), 0)::integer as visits
       ${MOVEMENTS} and t.created_at >= $2 and t.created_at < $3 group by o.said, o.service) sums
     order by "capturedCents" - "refundedCents" desc, "serviceType" limit ${MOST_SERVICES}`,
    [grant.actor.id, start, end],
  );
  return rows.map(({ service, ...sums }) => ({
    ...sums,
    serviceNames: (service && findService(service)?.name) || null,
  }));
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

interface PaidRow
  extends Omit<PaidBooking, 'serviceNames' | 'visitAt' | 'paidAt' | 'earned' | 'refunded' | 'package'> {
  readonly service: string | null;
  readonly packageId: string | null;
  readonly packageVisits: number | null;
  readonly visitAt: Date | null;
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
       select y.id, y.captured_at, o.id as payable_id, o.kind,
         coalesce(sum(-e.cents) filter (where t.kind = 'capture'), 0)::bigint as earned,
         coalesce(sum(e.cents) filter (where t.kind = 'refund'), 0)::bigint as refunded
       ${MOVEMENTS} and y.captured_at >= $2 and y.captured_at < $3
         and ($4::uuid is null or (y.captured_at, y.id) < (select captured_at, id from payments where id = $4))
       group by y.id, o.id, o.kind
       order by y.captured_at desc, y.id desc limit $5)
     select s.id, b.id as "bookingId", k.id as "packageId", k.visits as "packageVisits", u.id as "patientId",
       b.dependent_id as "dependentId", coalesce(d.name, u.name) as "patientName",
       coalesce(b.service_type, k.service) as "serviceType", coalesce(b.service, k.service) as service,
       coalesce(b.mode, k.mode) as mode, b.starts_at as "visitAt", s.captured_at as "paidAt",
       s.earned as "earnedCents", s.refunded as "refundedCents"
     from sums s left join bookings b on s.kind = 'booking' and b.id = s.payable_id
     left join packages k on s.kind = 'package' and k.id = s.payable_id
     join app_users u on u.id = coalesce(b.patient_id, k.patient_id) left join dependents d on d.id = b.dependent_id
     order by s.captured_at desc, s.id desc`,
    [grant.actor.id, start, end, after ?? null, limit + 1],
  );
  return rows.map(
    ({ earnedCents, refundedCents, visitAt, paidAt, service, packageId, packageVisits, ...paid }) => ({
      ...paid,
      ...(packageId && packageVisits && { package: { id: packageId, visits: packageVisits } }),
      serviceNames: (service && findService(service)?.name) || null,
      visitAt: visitAt?.toISOString() ?? null,
      paidAt: paidAt.toISOString(),
      earned: earnedCents / 100,
      refunded: refundedCents / 100,
    }),
  );
}
