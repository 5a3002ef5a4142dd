import { findService } from '@lakou/content/services';
import type { Grant } from '#platform/access/grant.ts';

type Reader = Grant<'payout-statement:read'>;

/** What a line of a statement says: money for a visit, money that went back, or money that was sent. */
export interface Movement {
  readonly kind: 'capture' | 'refund' | 'payout';
  readonly at: Date;
  /** Positive for what was earned. */
  readonly cents: number;
  /** As the patient named the service, and by its name in the catalogue; null for payouts. */
  readonly serviceType: string | null;
  readonly service: string | null;
  /** The number of a clinic's invoice. */
  readonly invoice: string | null;
  /** The number of the transfer. */
  readonly reference: string | null;
}

const MOST_LINES = 2000;

/** All that moved what we owe this provider in a span, in the order of time. */
export async function listMovements(grant: Reader, start: Date, end: Date): Promise<Movement[]> {
  return grant.db.read<Movement>(
    `select * from (
       select t.kind, t.created_at as at, -e.cents as cents, b.service_type as "serviceType", b.service,
         null as invoice, null as reference, t.id
       from bookings b
       join payments y on y.payable_id = b.id and y.payable_kind = 'booking' and y.captured_at is not null
         and not y.surplus
       join ledger_transactions t on t.payment_id = y.id
       join ledger_entries e on e.transaction_id = t.id and e.account = 'provider_payable' and e.currency = 'USD'
       where b.provider_id = $1 and t.created_at >= $2 and t.created_at < $3
       union all
       select t.kind, t.created_at, -e.cents, null, null, null, p.reference, t.id
       from payouts p join ledger_transactions t on t.payout_id = p.id
       join ledger_entries e on e.transaction_id = t.id and e.account = 'provider_payable' and e.currency = 'USD'
       where p.provider_id = $1 and t.created_at >= $2 and t.created_at < $3) m
     order by at, id limit ${MOST_LINES}`,
    [grant.actor.id, start, end],
  );
}

export const serviceNames = (slug: string | null) => (slug ? findService(slug)?.name : undefined);

export async function findOwnName(grant: Reader): Promise<string> {
  const [row] = await grant.db.read<{ name: string }>('select name from app_users where id = $1', [
    grant.actor.id,
  ]);
  return row?.name ?? '';
}

type ClinicReader = Grant<'clinic-payout-statement:read', { readonly clinicId: string }>;

/** All that moved what we owe this clinic in a span, in the order of time. */
export async function listClinicMovements(
  { db, scope }: ClinicReader,
  start: Date,
  end: Date,
): Promise<Movement[]> {
  return db.read<Movement>(
    `select * from (
       select t.kind, t.created_at as at, -e.cents as cents, null as "serviceType", null as service,
         i.year || '-' || lpad(i.number::text, 5, '0') as invoice, null as reference, t.id
       from invoices i
       join payments y on y.payable_id = i.id and y.payable_kind = 'invoice' and y.captured_at is not null
         and not y.surplus
       join ledger_transactions t on t.payment_id = y.id
       join ledger_entries e on e.transaction_id = t.id and e.account = 'clinic_payable' and e.currency = 'USD'
       where i.clinic_id = $1 and t.created_at >= $2 and t.created_at < $3
       union all
       select t.kind, t.created_at, -e.cents, null, null, null, p.reference, t.id
       from payouts p join ledger_transactions t on t.payout_id = p.id
       join ledger_entries e on e.transaction_id = t.id and e.account = 'clinic_payable' and e.currency = 'USD'
       where p.clinic_id = $1 and t.created_at >= $2 and t.created_at < $3) m
     order by at, id limit ${MOST_LINES}`,
    [scope.clinicId, start, end],
  );
}

export async function findClinic({
  db,
  scope,
}: ClinicReader): Promise<{ name: string; timeZone: string | null }> {
  const [row] = await db.read<{ name: string; timeZone: string | null }>(
    `select name, opening_hours->>'timeZone' as "timeZone" from clinics where id = $1`,
    [scope.clinicId],
  );
  return row ?? { name: '', timeZone: null };
}
