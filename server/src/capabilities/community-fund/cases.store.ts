import type { FundRequest } from '@lakou/contract/community-fund';
import { DAYS_BETWEEN, type FundService } from '@lakou/contract/community-fund.rules';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import { ROWS_OF_A_PAGE } from '#platform/db/one-page.ts';
import { type OneRequest, REQUEST, type RequestRow } from './requests.store.ts';

type Reader = Grant<'fund-case:list'> | Grant<'fund-case:read', OneRequest> | Decider;
export type Decider = Grant<'fund-case:decide', OneRequest>;

export interface CaseRow extends RequestRow {
  readonly payable: boolean;
  /** Requests of this person that were paid lately. */
  readonly paidLately: number;
  readonly prescribed: boolean;
  /** In the fund for this kind of care. */
  readonly potCents: number;
  readonly signedByMe: boolean;
  readonly administrators: number;
}

// What is left in the fund is added up once for all requests of a page, not for each.
const CASE = `with pots as materialized (
    select type, sum(amount_cents - used_cents - refunded_cents) as cents from donations
    where amount_cents > used_cents + refunded_cents group by type)
  select q.*,
    q.kind = 'medicine' or exists (select from bookings b where b.id = q."bookingId" and b.payment_status = 'unpaid' and b.invoice_id is null
      and b.status not in ('cancelled', 'no_show')) as payable,
    (select count(*)::integer from fund_requests o where o.patient_id = q."patientId" and o.status = 'paid'
      and o.id <> q.id and o.decided_at > $2::timestamptz - make_interval(days => ${DAYS_BETWEEN})) as "paidLately",
    q.kind = 'visit' or exists (select from prescriptions x where x.patient_id = q."patientId" and x.status = 'active'
      and position(lower(x.drug) in lower(q.medicine)) > 0) as prescribed,
    (select coalesce(sum(cents), 0)::bigint from pots
      where type in ('general', case q.kind when 'visit' then 'visit' else 'medication' end)) as "potCents",
    exists (select from fund_approvals where request_id = q.id and admin_id = $1) as "signedByMe",
    (select count(*)::integer from app_users where role = 'ADMIN'
      and erased_at is null and erase_after is null and suspended_at is null) as administrators`;

export async function findRequestId({ db }: Lookup, id: string): Promise<OneRequest | undefined> {
  const [found] = await db.read<OneRequest>('select id as "requestId" from fund_requests where id = $1', [
    id,
  ]);
  return found;
}

export async function listCases(
  { db, actor, at }: Grant<'fund-case:list'>,
  { limit, after, status }: Page & { status: FundRequest['status'] },
): Promise<CaseRow[]> {
  // Bounded by the page of ids.
  return db.read<CaseRow>(
    `${CASE} from (${REQUEST} where r.id in (select id from (
       select id from fund_requests where status = $3 and ($4::uuid is null or id > $4)
       order by id limit ${ROWS_OF_A_PAGE}) p order by id limit $5)) q order by q.id limit $5`,
    [actor.id, at, status, after ?? null, limit + 1],
  );
}

export async function findCase({ db, actor, at }: Reader, id: string): Promise<CaseRow | undefined> {
  const [found] = await db.query<CaseRow>(`${CASE} from (${REQUEST} where r.id = $3) q limit 1`, [
    actor.id,
    at,
    id,
  ]);
  return found;
}

/** Decisions about one request come one after the other. */
export async function lockRequest({ db, scope }: Decider): Promise<{ status: string } | undefined> {
  const [found] = await db.query<{ status: string }>(
    'select status from fund_requests where id = $1 for update',
    [scope.requestId],
  );
  return found;
}

/** False when this administrator has signed before. */
export async function sign({ db, scope, actor, at }: Decider): Promise<boolean> {
  const signed = await db.query(
    `insert into fund_approvals (request_id, admin_id, approved_at) values ($1, $2, $3)
     on conflict do nothing returning request_id`,
    [scope.requestId, actor.id, at],
  );
  return signed.length > 0;
}

export async function savePaid(
  { db, scope, at }: Decider,
  { paymentId, cents }: { paymentId: string; cents: number },
): Promise<void> {
  await db.query(
    `update fund_requests set status = 'paid', decided_at = $2, payment_id = $3, amount_cents = $4 where id = $1`,
    [scope.requestId, at, paymentId, cents],
  );
}

export async function saveUse(
  { db, at }: Decider,
  use: { id: string; paymentId: string; service: FundService; town: string | null; department: string },
): Promise<void> {
  await db.query(
    `insert into fund_uses (id, payment_id, service, town, department, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [use.id, use.paymentId, use.service, use.town, use.department, at],
  );
}

export async function saveDeclined({ db, scope, at }: Decider, reason: string): Promise<void> {
  await db.query(
    `update fund_requests set status = 'declined', decided_at = $2, decline_reason = $3 where id = $1`,
    [scope.requestId, at, reason],
  );
}

/** The payment of medicine that was not handed out yet; undefined when there is none. */
export async function saveDispensed({ db, scope, at }: Decider): Promise<string | undefined> {
  const [done] = await db.query<{ paymentId: string }>(
    `update fund_uses u set dispensed_at = $2 from fund_requests r
     where r.id = $1 and u.payment_id = r.payment_id and u.service = 'medicine' and u.dispensed_at is null
     returning u.payment_id as "paymentId"`,
    [scope.requestId, at],
  );
  return done?.paymentId;
}

export async function listAdministrators({ db }: Grant<'fund-request:create'>): Promise<string[]> {
  const rows = await db.read<{ id: string }>(
    `select id from app_users where role = 'ADMIN' order by id limit 50`,
  );
  return rows.map(({ id }) => id);
}
