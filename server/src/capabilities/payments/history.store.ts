import { findService } from '@lakou/content/services';
import type { Payment } from '@lakou/contract/payments';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';

/** A payment with the names of its people and visit, for display. */
export interface PaidRow {
  readonly id: string;
  readonly kind: Payment['kind'];
  readonly bookingId: string | null;
  readonly serviceType: string | null;
  readonly service: string | null;
  readonly visitAt: Date | null;
  readonly timeZone: string | null;
  readonly providerName: string | null;
  /** Of an invoice of the payer's own. */
  readonly invoiceNumber: string | null;
  /** Whom a sponsor or a representative paid for. */
  readonly personName: string | null;
  readonly method: Payment['method'];
  readonly amountCents: number;
  readonly feeCents: number;
  readonly htgCents: number | null;
  readonly rate: number | null;
  readonly status: Payment['status'];
  readonly returnedCents: number;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly receiptNumber: string | null;
}

const SHOWN = `select y.id, y.payable_kind as kind, b.id as "bookingId",
    case when own.visit then b.service_type end as "serviceType",
    case when own.visit then b.service else k.service end as service,
    b.starts_at as "visitAt", b.patient_time_zone as "timeZone",
    case when own.visit or own.invoice or k.id is not null then coalesce(p.name, c.name) end as "providerName",
    case when own.invoice then i.year || '-' || lpad(i.number::text, 5, '0') end as "invoiceNumber", coalesce(s.name, a.name) as "personName",
    y.provider as method, y.amount_cents as "amountCents", y.fee_cents as "feeCents", y.htg_cents as "htgCents",
    y.htg_per_usd::float8 as rate, y.status, y.created_at as "createdAt", y.captured_at as "paidAt",
    y.receipt_number as "receiptNumber",
    (select coalesce(sum(amount_cents), 0)::bigint from refunds
     where payment_id = y.id and status = 'completed') as "returnedCents"
  from payments y
  left join bookings b on y.payable_kind = 'booking' and b.id = y.payable_id
  left join packages k on y.payable_kind = 'package' and k.id = y.payable_id
  left join app_users p on p.id = coalesce(b.provider_id, k.provider_id)
  left join invoices i on y.payable_kind = 'invoice' and i.id = y.payable_id
  left join clinics c on c.id = coalesce(b.clinic_id, i.clinic_id)
  left join sponsorship_years t on y.payable_kind = 'sponsorship' and t.id = y.payable_id
  -- A sponsor's receipt says for whom, and nothing of what for.
  cross join lateral (select b.patient_id = y.created_by as visit, i.patient_id = y.created_by as invoice) own
  left join lateral (select o.name from sponsorships o where o.sponsor_id = y.created_by
      and (o.id = t.sponsorship_id or (not own.visit and o.patient_id = b.patient_id)
        or (not own.invoice and o.patient_id = i.patient_id))
    order by o.id desc limit 1) s on true
  left join lateral (select u.name from representatives r join app_users u on u.id = r.patient_id
    where r.representative_id = y.created_by and r.patient_id = coalesce(b.patient_id, i.patient_id)
    order by r.id desc limit 1) a on true`;

/** The visit's service in each language, where it is in the catalogue. */
export const namesOf = ({ service }: Pick<PaidRow, 'service'>): Payment['serviceNames'] =>
  (service && findService(service)?.name) || null;

export const toPayment = ({ timeZone: _, feeCents: __, invoiceNumber: ___, ...row }: PaidRow): Payment => ({
  id: row.id,
  kind: row.kind,
  bookingId: row.bookingId,
  serviceType: row.serviceType,
  serviceNames: namesOf(row),
  visitAt: row.visitAt?.toISOString() ?? null,
  providerName: row.providerName,
  personName: row.personName,
  method: row.method,
  amount: row.amountCents / 100,
  currency: 'USD',
  gourdes: row.htgCents === null ? null : row.htgCents / 100,
  rate: row.rate,
  status: row.status,
  refunded: row.returnedCents / 100,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
  receiptUrl: row.paidAt && `/api/payments/${row.id}/receipt`,
  receiptNumber: row.receiptNumber,
});

export async function findPaid(
  grant: Grant<'payment:receipt' | 'payment:refund', { paymentId: string }>,
): Promise<PaidRow | undefined> {
  const [row] = await grant.db.read<PaidRow>(`${SHOWN} where y.id = $1`, [grant.scope.paymentId]);
  return row;
}

/** Newest first; one more than the page size when there are more. Abandoned orders are left out. */
export async function listPayments(
  grant: Grant<'payment:list'>,
  { limit, after, bookingId }: Page & { bookingId?: string | undefined },
): Promise<Payment[]> {
  const rows = await grant.db.read<PaidRow>(
    `${SHOWN} where y.created_by = $1 and y.status in ('capturing', 'captured', 'refunded', 'failed')
       and ($2::uuid is null or y.id < $2) and ($4::uuid is null or b.id = $4)
     order by y.id desc limit $3`,
    [grant.actor.id, after ?? null, limit + 1, bookingId ?? null],
  );
  return rows.map(toPayment);
}

/** The payer's name for a receipt. */
export async function findPayerName(grant: Grant<'payment:receipt', unknown>): Promise<string> {
  const [found] = await grant.db.read<{ name: string }>('select name from app_users where id = $1', [
    grant.actor.id,
  ]);
  return found?.name ?? '';
}
