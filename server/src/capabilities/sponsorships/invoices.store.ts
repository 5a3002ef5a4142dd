import { MOST_SPONSORED_VISITS } from '@lakou/contract/sponsorships.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { AskedScope, SupportedScope } from './sponsorships.access.ts';
import type { Sharing } from './visits.store.ts';

export interface InvoiceRow {
  readonly sponsorshipId: string;
  readonly id: string;
  readonly issuedAt: Date;
  readonly owedCents: number;
  readonly clinicName: string;
}

/**
 * The unpaid invoices of those who share their bills, the latest first and only so many of each. Bounded by the
 * sponsorships that are asked about.
 */
export function listInvoices(
  { db }: Grant<'sponsored:list', SupportedScope> | Grant<'sponsorship:preview', AskedScope>,
  sharings: readonly Sharing[],
): Promise<InvoiceRow[]> {
  const open = sharings.filter(({ shares }) => shares.includes('bills'));
  return db.read<InvoiceRow>(
    `select s.id as "sponsorshipId", v.* from
       unnest($1::uuid[], $2::uuid[], $3::boolean[]) as s (id, patient_id, family)
     cross join lateral (
       select i.id, i.issued_at as "issuedAt", i.total_cents - i.paid_cents as "owedCents", c.name as "clinicName"
       from invoices i join clinics c on c.id = i.clinic_id left join bookings b on b.id = i.booking_id
       where i.patient_id = s.patient_id and i.kind = 'invoice' and i.credited_at is null
         and i.paid_cents < i.total_cents and (b.dependent_id is null or s.family)
       order by i.issued_at desc, i.id desc limit $4) v
     order by v."issuedAt" desc, v.id desc`,
    [
      open.map(({ id }) => id),
      open.map(({ patientId }) => patientId),
      open.map(({ shares }) => shares.includes('family')),
      MOST_SPONSORED_VISITS,
    ],
  );
}
