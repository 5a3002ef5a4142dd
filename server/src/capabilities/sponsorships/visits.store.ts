import type { BookingStatus, PaymentStatus } from '@lakou/contract/bookings';
import { MOST_SPONSORED_VISITS, type SponsorShare } from '@lakou/contract/sponsorships.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { AskedScope, SupportedScope } from './sponsorships.access.ts';

export interface VisitRow {
  readonly sponsorshipId: string;
  readonly id: string;
  readonly startsAt: Date;
  readonly status: BookingStatus;
  readonly paymentStatus: PaymentStatus;
  readonly totalCents: number;
  readonly paidBySponsor: boolean;
  /** The clinic asks for it by an invoice. */
  readonly invoiced: boolean;
  readonly providerName: string | null;
  readonly service: string | null;
  readonly serviceType: string;
  readonly dependentName: string | null;
}

/** Whose visits, and what is shared of them. */
export interface Sharing {
  readonly id: string;
  readonly sponsorId: string;
  readonly patientId: string;
  readonly shares: readonly SponsorShare[];
}

/**
 * The visits of each that the shares let through, the latest first and only so many of each. Bounded by the sponsorships
 * that are asked about.
 */
export function listVisits(
  grant: Grant<'sponsored:list', SupportedScope> | Grant<'sponsorship:preview', AskedScope>,
  sharings: readonly Sharing[],
): Promise<VisitRow[]> {
  return grant.db.read<VisitRow>(
    `select s.id as "sponsorshipId", v.* from
       unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::text[]) as s (id, sponsor_id, patient_id, shares)
     cross join lateral (
       select b.id, b.starts_at as "startsAt", b.status, b.payment_status as "paymentStatus",
         b.total_cents as "totalCents", paid.by_sponsor as "paidBySponsor", b.invoice_id is not null as invoiced,
         coalesce(p.name, c.name) as "providerName", b.service, b.service_type as "serviceType",
         d.name as "dependentName"
       from bookings b
       left join dependents d on d.id = b.dependent_id
       left join app_users p on p.id = b.provider_id
       left join clinics c on c.id = b.clinic_id
       cross join lateral (select exists (
         select from payments y where y.payable_kind = 'booking' and y.payable_id = b.id
           and y.created_by = s.sponsor_id and y.status in ('captured', 'refunded')) as by_sponsor) paid
       cross join lateral (select string_to_array(s.shares, ',') as list) shared
       where b.patient_id = s.patient_id and b.status not in ('cancelled', 'no_show', 'requested')
         and (b.dependent_id is null or 'family' = any (shared.list))
         and (('bills' = any (shared.list) and (b.payment_status = 'unpaid' and b.invoice_id is null or paid.by_sponsor))
           or ('upcoming' = any (shared.list) and b.status <> 'completed')
           or ('completed' = any (shared.list) and b.status = 'completed'))
       order by b.starts_at desc, b.id desc limit $5) v
     order by v."startsAt" desc, v.id desc`,
    [
      sharings.map(({ id }) => id),
      sharings.map(({ sponsorId }) => sponsorId),
      sharings.map(({ patientId }) => patientId),
      sharings.map(({ shares }) => shares.join(',')),
      MOST_SPONSORED_VISITS,
    ],
  );
}
