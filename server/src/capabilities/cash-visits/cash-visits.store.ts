import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

export interface CashScope {
  readonly bookingId: string;
  readonly patientId: string;
  readonly providerId: string;
}

const PEOPLE = 'b.id as "bookingId", b.patient_id as "patientId", b.provider_id as "providerId"';

export async function findCashVisit({ actor, db }: Lookup, id: string): Promise<CashScope | undefined> {
  const [found] = await db.read<CashScope>(
    `select ${PEOPLE} from bookings b where b.id = $1 and b.provider_id = $2 and b.clinic_id is null`,
    [id, actor.id],
  );
  return found;
}

export async function findReceiptScope({ actor, db }: Lookup, id: string): Promise<CashScope | undefined> {
  const [found] = await db.read<CashScope>(
    `select ${PEOPLE} from bookings b join cash_receipts r on r.booking_id = b.id
     where b.id = $1 and $2 in (b.patient_id, b.provider_id)`,
    [id, actor.id],
  );
  return found;
}

export interface ReceiptRow {
  readonly id: string;
  readonly number: number;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly patientName: string;
  readonly providerName: string;
  readonly serviceType: string;
  readonly service: string | null;
  readonly visitAt: Date;
  readonly timeZone: string;
  readonly amountCents: number;
  readonly htgCents: number | null;
  readonly rate: number | null;
  readonly receivedAt: Date;
}

const RECEIPT = `select b.id, r.number, b.patient_id as "patientId", b.dependent_id as "dependentId",
    coalesce(d.name, u.name) as "patientName", p.name as "providerName", b.service_type as "serviceType", b.service,
    b.starts_at as "visitAt", b.time_zone as "timeZone", r.amount_cents as "amountCents",
    r.htg_cents::float8 as "htgCents", r.rate::float8 as rate, r.received_at as "receivedAt"
  from cash_receipts r
  join bookings b on b.id = r.booking_id
  join app_users u on u.id = r.patient_id
  join app_users p on p.id = r.provider_id
  left join dependents d on d.id = b.dependent_id`;

export async function findReceipt(
  grant: Grant<'cash:record' | 'cash:read', CashScope>,
): Promise<ReceiptRow | undefined> {
  const [row] = await grant.db.query<ReceiptRow>(`${RECEIPT} where r.booking_id = $1`, [
    grant.scope.bookingId,
  ]);
  return row;
}

/** The newest first; `after` is the visit of the last one of the page before. */
export async function listReceipts(
  { db, actor }: Grant<'cash:list'>,
  { limit, after }: Page,
): Promise<ReceiptRow[]> {
  return db.read<ReceiptRow>(
    `${RECEIPT} where r.provider_id = $1 and ($2::uuid is null or r.number < (
       select number from cash_receipts where booking_id = $2 and provider_id = $1))
     order by r.number desc limit $3`,
    [actor.id, after ?? null, limit + 1],
  );
}

/** Receipts of one provider are written one after the other, so that no number is missing or given twice. */
export async function lockNumbers({ db, actor }: Grant<'cash:record', CashScope>): Promise<void> {
  await db.query('select 1 from app_users where id = $1 for no key update', [actor.id]);
}

export async function insertReceipt(
  { db, scope, at }: Grant<'cash:record', CashScope>,
  { amountCents, htgCents, rate }: { amountCents: number; htgCents: number | null; rate: number | null },
): Promise<void> {
  await db.query(
    `insert into cash_receipts (booking_id, patient_id, provider_id, number, amount_cents, htg_cents, rate, received_at)
     select $1, $2, $3, coalesce(max(number), 0) + 1, $4, $5, $6, $7 from cash_receipts where provider_id = $3`,
    [scope.bookingId, scope.patientId, scope.providerId, amountCents, htgCents, rate, at],
  );
}
