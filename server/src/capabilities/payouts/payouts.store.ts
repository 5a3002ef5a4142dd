import type { Payout, PayoutLine, PayoutRun } from '@lakou/contract/payouts';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { CopiedRows, CopyGrant, ErasureGrant } from '#platform/capability.ts';
import { CLINIC_EMAIL, type Owed } from './balance.store.ts';

type Dates = 'createdAt' | 'closedAt';
type Dated<Row extends Payout> = Omit<Row, Dates> & {
  readonly createdAt: Date;
  readonly closedAt: Date | null;
};

export const PAYOUT = `p.id, p.method, p.ending, p.cents::float8 / 100 as amount, p.htg_cents::float8 / 100 as gourdes,
  p.state, p.reference, p.created_at as "createdAt", p.closed_at as "closedAt"`;
const LINE = `select ${PAYOUT}, case when p.clinic_id is null
    then jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email, 'kind', 'provider')
    else jsonb_build_object('id', c.id, 'name', c.name, 'email', ${CLINIC_EMAIL}, 'kind', 'clinic') end as provider
  from payouts p left join app_users u on u.id = p.provider_id left join clinics c on c.id = p.clinic_id`;

const written = <Row extends Payout>(row: Dated<Row>) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
});

export const toPayout = (row: Dated<Payout>): Payout => written(row);

/** Newest first; one more than the page size when there are more. */
export async function listOwnPayouts(
  { db, actor }: Grant<'own-payouts:read'>,
  { limit, after }: Page,
): Promise<Payout[]> {
  const rows = await db.read<Dated<Payout>>(
    `select ${PAYOUT} from payouts p where p.provider_id = $1 and ($2::uuid is null or p.id < $2)
     order by p.id desc limit $3`,
    [actor.id, after ?? null, limit + 1],
  );
  return rows.map(written);
}

export async function sumPrepared(
  grant: Grant<'own-payouts:read' | 'payout-account:change'>,
): Promise<number> {
  const [row] = await grant.db.read<{ cents: number }>(
    `select coalesce(sum(cents), 0)::bigint as cents from payouts where provider_id = $1 and state = 'prepared'`,
    [grant.actor.id],
  );
  return row?.cents ?? 0;
}

const RUN = `select r.id, r.minimum_cents::float8 / 100 as minimum, r.created_at as "createdAt", u.name as "createdBy",
    s.payouts, s.prepared, s.failed, s.total
  from payout_runs r join app_users u on u.id = r.created_by
  cross join lateral (select count(*)::integer as payouts,
    (count(*) filter (where p.state = 'prepared'))::integer as prepared,
    (count(*) filter (where p.state = 'failed'))::integer as failed,
    coalesce(sum(p.cents) filter (where p.state <> 'failed'), 0)::float8 / 100 as total
    from payouts p where p.run_id = r.id) s`;
type RunRow = Omit<PayoutRun, 'createdAt'> & { readonly createdAt: Date };
const toRun = (row: RunRow): PayoutRun => ({ ...row, createdAt: row.createdAt.toISOString() });

/** Newest first; one more than the page size when there are more. */
export async function listRuns({ db }: Grant<'payouts:list'>, { limit, after }: Page): Promise<PayoutRun[]> {
  const rows = await db.read<RunRow>(
    `${RUN} where $1::uuid is null or r.id < $1 order by r.id desc limit $2`,
    [after ?? null, limit + 1],
  );
  return rows.map(toRun);
}

export async function findRun(
  { db }: Grant<'payouts:list' | 'payouts:export' | 'payouts:prepare'>,
  id: string,
): Promise<PayoutRun | undefined> {
  const [row] = await db.read<RunRow>(`${RUN} where r.id = $1`, [id]);
  return row && toRun(row);
}

export async function insertRun(
  tx: Grant<'payouts:prepare'>,
  run: { readonly id: string; readonly minimumCents: number; readonly htgPerUsd: number },
  lines: readonly (Owed & { readonly id: string })[],
): Promise<void> {
  await tx.db.query(
    'insert into payout_runs (id, minimum_cents, created_by, created_at) values ($1, $2, $3, $4)',
    [run.id, run.minimumCents, tx.actor.id, tx.at],
  );
  const rows = lines.map(({ details, ...line }) => ({ ...line, details: details.toString('hex') }));
  await tx.db.query(
    `insert into payouts (id, run_id, provider_id, clinic_id, method, details, ending, cents, htg_cents, htg_per_usd, state, created_at)
     select id, $1, "providerId", "clinicId", method, decode(details, 'hex'), ending, cents,
       case when method = 'moncash' then round(cents * $2::numeric) end,
       case when method = 'moncash' then $2::numeric end, 'prepared', $3
     from json_to_recordset($4)
       as l (id uuid, "providerId" uuid, "clinicId" uuid, method text, details text, ending text, cents bigint)`,
    [run.id, run.htgPerUsd, tx.at, JSON.stringify(rows)],
  );
}

/** By id; one more than the page size when there are more. */
export async function listPayouts(
  { db }: Grant<'payouts:list'>,
  { runId, limit, after }: Page & { runId: string },
): Promise<PayoutLine[]> {
  const rows = await db.read<Dated<PayoutLine>>(
    `${LINE} where p.run_id = $1 and ($2::uuid is null or p.id > $2) order by p.id limit $3`,
    [runId, after ?? null, limit + 1],
  );
  return rows.map(written);
}

export async function findPayout({ db }: Grant<'payout:close'>, id: string): Promise<PayoutLine | undefined> {
  const [row] = await db.query<Dated<PayoutLine>>(`${LINE} where p.id = $1`, [id]);
  return row && written(row);
}

/** False when it is closed already. The account is forgotten with it. */
export async function saveClosed(
  { db, at, actor }: Grant<'payout:close'>,
  id: string,
  { state, reference }: { state: 'paid' | 'failed'; reference: string },
): Promise<boolean> {
  const closed = await db.query(
    `update payouts set state = $2, reference = $3, closed_at = $4, closed_by = $5, details = null
     where id = $1 and state = 'prepared' returning id`,
    [id, state, reference, at, actor.id],
  );
  return closed.length > 0;
}

interface ToSend {
  readonly id: string;
  /** Of the provider or the clinic. */
  readonly payeeId: string;
  readonly name: string;
  readonly method: string;
  readonly details: Buffer;
  readonly amount: number;
  readonly gourdes: number | null;
}

export async function listToSend({ db }: Grant<'payouts:export'>, runId: string): Promise<ToSend[]> {
  // Bounded by the size of a run.
  return db.read<ToSend>(
    `select p.id, coalesce(p.provider_id, p.clinic_id) as "payeeId", coalesce(u.name, c.name) as name, p.method,
       p.details, p.cents::float8 / 100 as amount, p.htg_cents::float8 / 100 as gourdes
     from payouts p left join app_users u on u.id = p.provider_id left join clinics c on c.id = p.clinic_id
     where p.run_id = $1 and p.state = 'prepared' order by p.id limit 1000`,
    [runId],
  );
}

/** For a person's copy, without the encrypted account. */
export async function copyPayouts({ db, actor }: CopyGrant): Promise<CopiedRows> {
  // Bounded by the payouts to one provider.
  const payouts = await db.read<Record<string, unknown>>(
    `select id, method, ending, cents, htg_cents, state, reference, created_at, closed_at from payouts
     where provider_id = $1 order by id limit 10000`,
    [actor.id],
  );
  const accounts = await db.read<Record<string, unknown>>(
    'select method, ending, changed_at from payout_accounts where provider_id = $1',
    [actor.id],
  );
  return { payouts, payout_accounts: accounts };
}

/**
 * A payout that waits when the account is erased cannot be sent any more: it is owed to nobody who could ask for it. So
 * is that of a clinic whose last member leaves, and its account is forgotten.
 */
export async function closeOnErasure(tx: ErasureGrant): Promise<void> {
  const emptied = `select u.clinic_id from app_users u where u.id = $1 and u.clinic_id is not null
    and not exists (select from app_users o where o.clinic_id = u.clinic_id and o.id <> u.id and o.erased_at is null)`;
  await tx.db.query(
    `update payouts set state = 'failed', reference = 'account erased', closed_at = $2, details = null
     where (provider_id = $1 or clinic_id in (${emptied})) and state = 'prepared'`,
    [tx.scope.userId, tx.at],
  );
  await tx.db.query(`delete from clinic_payout_accounts where clinic_id in (${emptied})`, [tx.scope.userId]);
}
