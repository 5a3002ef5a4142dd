import type { Grant } from '#platform/access/grant.ts';

export type SettlementGrant = Grant<'payment:settle', undefined, undefined>;

export interface PaidForAnother {
  readonly patientId: string;
  readonly name: string;
  readonly at: Date;
}

/** Whose visit or invoice a representative paid; undefined when the payer does not act for its patient. */
export async function findPaidForAnother(
  { db }: SettlementGrant,
  kind: 'booking' | 'invoice',
  payableId: string,
  payerId: string,
): Promise<PaidForAnother | undefined> {
  const [found] = await db.read<PaidForAnother>(
    `select w.patient_id as "patientId", u.name, w.at
     from (select patient_id, starts_at as at from bookings where $1 = 'booking' and id = $2
       union all select patient_id, issued_at from invoices where $1 = 'invoice' and id = $2) w
     join representatives r on r.patient_id = w.patient_id and r.representative_id = $3 and r.accepted_at is not null
     join app_users u on u.id = $3 limit 1`,
    [kind, payableId, payerId],
  );
  return found;
}
