import type { FundRequest } from '@lakou/contract/community-fund';
import type { Department } from '@lakou/contract/community-fund.rules';
import type { Page } from '@lakou/contract/primitives';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import { serviceOf } from './places.rules.ts';

export interface OneRequest {
  readonly requestId: string;
}
export interface OwnRequest extends OneRequest {
  readonly patientId: string;
}
export type Owner = Grant<'fund-request:change', OwnRequest>;

export interface RequestRow {
  readonly id: string;
  readonly patientId: string;
  readonly patientName: string;
  readonly kind: FundRequest['kind'];
  readonly bookingId: string | null;
  readonly mode: string | null;
  readonly visitAt: Date | null;
  readonly providerName: string | null;
  readonly medicine: string | null;
  readonly pharmacy: string | null;
  readonly amountCents: number;
  readonly reason: string;
  readonly town: string | null;
  readonly department: Department;
  readonly status: FundRequest['status'];
  readonly declineReason: string | null;
  readonly approvals: number;
  readonly completed: boolean;
  readonly dispensed: boolean;
  readonly thanks: string | null;
  readonly createdAt: Date;
}

export const REQUEST = `select r.id, r.patient_id as "patientId", a.name as "patientName", r.kind,
    r.booking_id as "bookingId", b.mode, b.starts_at as "visitAt", coalesce(p.name, c.name) as "providerName",
    r.medicine, r.pharmacy, r.amount_cents as "amountCents", r.reason, r.town, r.department, r.status,
    r.decline_reason as "declineReason", r.created_at as "createdAt",
    (select count(*)::integer from fund_approvals where request_id = r.id) as approvals,
    r.status = 'paid' and coalesce(b.status = 'completed', u.dispensed_at is not null) as completed,
    u.dispensed_at is not null as dispensed, u.thanks
  from fund_requests r join app_users a on a.id = r.patient_id
  left join bookings b on b.id = r.booking_id
  left join app_users p on p.id = b.provider_id
  left join clinics c on c.id = b.clinic_id
  left join fund_uses u on u.payment_id = r.payment_id`;

export const toRequest = (row: RequestRow): FundRequest => ({
  id: row.id,
  kind: row.kind,
  bookingId: row.bookingId,
  service: serviceOf(row.mode),
  visitAt: row.visitAt?.toISOString() ?? null,
  providerName: row.providerName,
  medicine: row.medicine,
  pharmacy: row.pharmacy,
  amount: row.amountCents / 100,
  reason: row.reason,
  town: row.town,
  department: row.department,
  status: row.status,
  declineReason: row.declineReason,
  approvals: row.approvals,
  completed: row.completed,
  thanks: row.thanks,
  createdAt: row.createdAt.toISOString(),
});

export async function findOwnRequest({ actor, db }: Lookup, id: string): Promise<OwnRequest | undefined> {
  const [found] = await db.read<OwnRequest>(
    'select id as "requestId", patient_id as "patientId" from fund_requests where id = $1 and patient_id = $2',
    [id, actor.id],
  );
  return found;
}

export async function listOwnRequests(
  { db, actor }: Grant<'fund-request:list'>,
  { limit, after }: Page,
): Promise<FundRequest[]> {
  const rows = await db.read<RequestRow>(
    `${REQUEST} where r.patient_id = $1 and ($2::uuid is null or r.id < $2) order by r.id desc limit $3`,
    [actor.id, after ?? null, limit + 1],
  );
  return rows.map(toRequest);
}

export async function findRequest(
  { db }: Owner | Grant<'fund-request:create'>,
  id: string,
  patientId: string,
): Promise<RequestRow | undefined> {
  const [found] = await db.query<RequestRow>(`${REQUEST} where r.id = $1 and r.patient_id = $2`, [
    id,
    patientId,
  ]);
  return found;
}

export interface NewRequest {
  readonly kind: FundRequest['kind'];
  readonly bookingId?: string;
  readonly medicine?: string;
  readonly pharmacy?: string;
  readonly amountCents: number;
  readonly reason: string;
  readonly town: string | null;
  readonly department: string;
}

/** One person's requests are counted one after the other. */
export async function countWaiting({ db, actor }: Grant<'fund-request:create'>): Promise<number> {
  await db.query('select 1 from app_users where id = $1 for update', [actor.id]);
  const [found] = await db.query<{ count: number }>(
    `select count(*)::integer as count from fund_requests where patient_id = $1 and status = 'waiting'`,
    [actor.id],
  );
  return found?.count ?? 0;
}

/** Undefined when this visit was asked for already. */
export async function insertRequest(
  { db, actor, at }: Grant<'fund-request:create'>,
  request: NewRequest,
): Promise<string | undefined> {
  const [made] = await db.query<{ id: string }>(
    `insert into fund_requests (id, patient_id, kind, booking_id, medicine, pharmacy, amount_cents, reason, town,
       department, status, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'waiting', $11)
     on conflict (booking_id) where status in ('waiting', 'paid') do nothing returning id`,
    [
      uuidv7(),
      actor.id,
      request.kind,
      request.bookingId ?? null,
      request.medicine ?? null,
      request.pharmacy ?? null,
      request.amountCents,
      request.reason,
      request.town,
      request.department,
      at,
    ],
  );
  return made?.id;
}

/** False when it was decided before. */
export async function withdraw({ db, at, scope }: Owner): Promise<{ bookingId: string | null } | undefined> {
  const [gone] = await db.query<{ bookingId: string | null }>(
    `update fund_requests set status = 'withdrawn', decided_at = $2 where id = $1 and status = 'waiting'
     returning booking_id as "bookingId"`,
    [scope.requestId, at],
  );
  return gone;
}

export async function saveThanks({ db, at, scope }: Owner, text: string): Promise<void> {
  await db.query(
    `update fund_uses set thanks = $2, thanked_at = $3
     where payment_id = (select payment_id from fund_requests where id = $1)`,
    [scope.requestId, text, at],
  );
}
