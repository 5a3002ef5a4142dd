import type { RepresentedBill } from '@lakou/contract/representatives';
import { MOST_REPRESENTED_BILLS } from '@lakou/contract/representatives.rules';
import type { Grant } from '#platform/access/grant.ts';

/** The person's own unpaid visits and invoices that can be paid now; nothing of their family. */
export async function listBills({
  db,
  scope,
  at,
}: Grant<'represented:bills', { patientId: string }>): Promise<RepresentedBill[]> {
  const rows = await db.read<{
    id: string;
    kind: RepresentedBill['kind'];
    at: Date;
    cents: number;
    payeeName: string | null;
  }>(
    `select * from (
       (select b.id, 'booking' as kind, b.starts_at as at, b.total_cents as cents, coalesce(p.name, c.name) as "payeeName"
        from bookings b left join app_users p on p.id = b.provider_id left join clinics c on c.id = b.clinic_id
        where b.patient_id = $1 and b.dependent_id is null and b.payment_status = 'unpaid' and b.invoice_id is null
          and b.status not in ('cancelled', 'no_show') and b.total_cents > 0
          and (b.hold_expires_at is null or b.hold_expires_at > $3)
        order by b.starts_at desc, b.id desc limit $2)
       union all
       (select i.id, 'invoice', i.issued_at, i.total_cents - i.paid_cents, c.name
        from invoices i join clinics c on c.id = i.clinic_id left join bookings b on b.id = i.booking_id
        where i.patient_id = $1 and i.kind = 'invoice' and i.credited_at is null and i.paid_cents < i.total_cents
          and b.dependent_id is null
        order by i.issued_at desc, i.id desc limit $2)) found
     order by at desc, id desc limit $2`,
    [scope.patientId, MOST_REPRESENTED_BILLS, at],
  );
  return rows.map(({ at: when, cents, ...row }) => ({
    ...row,
    at: when.toISOString(),
    amount: cents / 100,
  }));
}
