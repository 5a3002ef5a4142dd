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

interface Owed {
  readonly payee: 'provider' | 'clinic';
  /** What was paid for. */
  readonly payable: 'booking' | 'invoice' | 'package';
  /** The columns that tell what it was. */
  readonly told: string;
}

/** What was paid for somebody and what went back of it, in a span. */
const paidFor = ({ payee, payable, told }: Owed) => `
  select t.kind, t.created_at as at, -e.cents as cents, ${told}, null as reference, t.id
  from ${payable}s o
  join payments y on y.payable_id = o.id and y.payable_kind = '${payable}' and y.captured_at is not null
    and not y.surplus
  join ledger_transactions t on t.payment_id = y.id
  join ledger_entries e on e.transaction_id = t.id and e.account = '${payee}_payable' and e.currency = 'USD'
  where o.${payee}_id = $1 and t.created_at >= $2 and t.created_at < $3`;

/** The same with what was sent to them. */
const movementsOf = (payee: Owed['payee'], ...owed: readonly Omit<Owed, 'payee'>[]) => `select * from (
  ${owed.map((one) => paidFor({ ...one, payee })).join(' union all ')}
  union all
  select t.kind, t.created_at, -e.cents, null, null, null, p.reference, t.id
  from payouts p join ledger_transactions t on t.payout_id = p.id
  join ledger_entries e on e.transaction_id = t.id and e.account = '${payee}_payable' and e.currency = 'USD'
  where p.${payee}_id = $1 and t.created_at >= $2 and t.created_at < $3) m`;

const OF_PROVIDER = movementsOf(
  'provider',
  { payable: 'booking', told: 'o.service_type as "serviceType", o.service, null as invoice' },
  { payable: 'package', told: 'o.service as "serviceType", o.service, null as invoice' },
);
const OF_CLINIC = movementsOf('clinic', {
  payable: 'invoice',
  told: `null as "serviceType", null as service, o.year || '-' || lpad(o.number::text, 5, '0') as invoice`,
});

/** All that moved what we owe this provider in a span, in the order of time. */
export async function listMovements(grant: Reader, start: Date, end: Date): Promise<Movement[]> {
  return grant.db.read<Movement>(`${OF_PROVIDER} order by at, id limit ${MOST_LINES}`, [
    grant.actor.id,
    start,
    end,
  ]);
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
  return db.read<Movement>(`${OF_CLINIC} order by at, id limit ${MOST_LINES}`, [scope.clinicId, start, end]);
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
