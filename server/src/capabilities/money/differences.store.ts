import type { DifferenceFilter, DifferenceLine, Reconciliation } from '@lakou/contract/money';
import type { Grant } from '#platform/access/grant.ts';

type Dates = 'foundAt' | 'seenAt' | 'closedAt';
type Row = Omit<DifferenceLine, Dates> & {
  readonly foundAt: Date;
  readonly seenAt: Date;
  readonly closedAt: Date | null;
};

const LINE = `select d.id, d.payment_id as "paymentId", jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) as payer,
    y.payable_kind as "paymentKind", y.provider as method, d.kind, y.status, d.our_cents::float8 / 100 as ours,
    d.their_cents::float8 / 100 as theirs, d.their_currency as "theirCurrency", y.external_order_id as reference,
    d.found_at as "foundAt", d.seen_at as "seenAt", d.closed_at as "closedAt", c.name as "closedBy", d.note
  from payment_differences d join payments y on y.id = d.payment_id join app_users u on u.id = y.created_by
  left join app_users c on c.id = d.closed_by`;

const toLine = (row: Row): DifferenceLine => ({
  ...row,
  foundAt: row.foundAt.toISOString(),
  seenAt: row.seenAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
});

/** One more than the page size when there are more. */
export async function listDifferences(
  { db }: Grant<'differences:list'>,
  { limit, after, state }: DifferenceFilter,
): Promise<DifferenceLine[]> {
  const values = [after ?? null, limit + 1];
  const rows =
    state === 'open'
      ? await db.read<Row>(
          `${LINE} where d.closed_at is null and ($1::uuid is null or d.id > $1) order by d.id limit $2`,
          values,
        )
      : await db.read<Row>(
          `${LINE} where d.closed_at is not null and ($1::uuid is null or d.id < $1) order by d.id desc limit $2`,
          values,
        );
  return rows.map(toLine);
}

/** Undefined when there is none such. */
export async function findDifference(
  { db }: Grant<'difference:close'>,
  id: string,
): Promise<DifferenceLine | undefined> {
  const [row] = await db.read<Row>(`${LINE} where d.id = $1`, [id]);
  return row && toLine(row);
}

/** False when it is closed already. */
export async function saveClosed(
  { db, at, actor }: Grant<'difference:close'>,
  id: string,
  note: string,
): Promise<boolean> {
  const closed = await db.query(
    `update payment_differences set closed_at = $2, closed_by = $3, note = $4 where id = $1 and closed_at is null
     returning id`,
    [id, at, actor.id, note],
  );
  return closed.length > 0;
}

export async function findLastRun({ db }: Grant<'reconciliation:read'>): Promise<Reconciliation | undefined> {
  const [run] = await db.read<
    Omit<Reconciliation, 'startedAt' | 'finishedAt'> & { startedAt: Date; finishedAt: Date | null }
  >(
    `select started_at as "startedAt", finished_at as "finishedAt", compared, differing, unanswered
     from reconciliation_runs order by started_at desc limit 1`,
    [],
  );
  return (
    run && {
      ...run,
      startedAt: run.startedAt.toISOString(),
      finishedAt: run.finishedAt?.toISOString() ?? null,
    }
  );
}
