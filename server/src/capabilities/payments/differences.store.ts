import { uuidv7 } from 'uuidv7';
import type { Compared, Difference } from './compare.rules.ts';
import { PAYMENT, type SettlementGrant } from './payments.store.ts';

/** Payments that are open or changed lately, and with which no request is busy; in the order of their ids. */
export function listToCompare(
  { db }: SettlementGrant,
  { since, before, after, limit }: { since: Date; before: Date; after: string | undefined; limit: number },
): Promise<Compared[]> {
  return db.read<Compared>(
    `select ${PAYMENT}, (select coalesce(sum(r.amount_cents), 0)::integer from refunds r
       where r.payment_id = payments.id and r.status = 'completed') as "returnedCents",
       (select coalesce(sum(r.amount_cents), 0)::integer from refunds r where r.payment_id = payments.id
         and r.status = 'completed' and r.dispute_id = r.external_id) as "disputedCents"
     from payments
     where provider <> 'fund' and (provider = 'moncash' or external_order_id is not null) and changed_at < $2
       and (changed_at >= $1 or status in ('created', 'approved', 'capturing'))
       and ($3::uuid is null or id > $3)
     order by id limit $4`,
    [since, before, after ?? null, limit],
  );
}

/** Notes a difference once, unless a person has already closed the very same. */
export async function keepDifference(
  { db, at }: SettlementGrant,
  paymentId: string,
  { kind, ourCents, theirCents, theirCurrency }: Difference,
): Promise<void> {
  await db.query(
    `insert into payment_differences (id, payment_id, kind, our_cents, their_cents, their_currency, found_at, seen_at)
     select $1, $2, $3, $4::integer, $5::integer, $6, $7, $7
     where not exists (select from payment_differences o where o.payment_id = $2 and o.kind = $3
       and o.closed_by is not null and o.our_cents is not distinct from $4::integer
       and o.their_cents is not distinct from $5::integer)
     on conflict (payment_id, kind) where closed_at is null do update set
       our_cents = excluded.our_cents, their_cents = excluded.their_cents, their_currency = excluded.their_currency,
       seen_at = excluded.seen_at`,
    [uuidv7(), paymentId, kind, ourCents, theirCents, theirCurrency, at],
  );
}

/** Whether administrators are to be told: something new was found, and nobody was told in the last 20 hours. */
export async function takeTelling({ db, at }: SettlementGrant, runId: string): Promise<boolean> {
  const taken = await db.query(
    `update reconciliation_runs set told_at = $2 where id = $1
       and exists (select from payment_differences d where d.closed_at is null and d.found_at > coalesce(
         (select max(told_at) from reconciliation_runs), '-infinity'))
       and not exists (select from reconciliation_runs r where r.told_at > $2::timestamptz - interval '20 hours')
     returning id`,
    [runId, at],
  );
  return taken.length > 0;
}

export async function listAdministrators({ db }: SettlementGrant): Promise<string[]> {
  // Bounded by the number of administrators.
  const rows = await db.read<{ id: string }>(
    "select id from app_users where role = 'ADMIN' order by id limit 500",
    [],
  );
  return rows.map(({ id }) => id);
}

/** What is no longer different is closed by itself; `kind` is what still is. */
export async function closeGone(
  { db, at }: SettlementGrant,
  paymentId: string,
  kind: string | undefined,
): Promise<void> {
  await db.query(
    `update payment_differences set closed_at = $2 where payment_id = $1 and closed_at is null
       and ($3::text is null or kind <> $3) and kind <> 'dispute'`,
    [paymentId, at, kind ?? null],
  );
}

export async function startRun({ db, at }: SettlementGrant): Promise<string> {
  const id = uuidv7();
  await db.query('insert into reconciliation_runs (id, started_at) values ($1, $2)', [id, at]);
  return id;
}

export async function finishRun(
  { db }: SettlementGrant,
  id: string,
  at: Date,
  { compared, differing, unanswered }: { compared: number; differing: number; unanswered: number },
): Promise<void> {
  await db.query(
    'update reconciliation_runs set finished_at = $2, compared = $3, differing = $4, unanswered = $5 where id = $1',
    [id, at, compared, differing, unanswered],
  );
}
