import type { PaymentFilter, PaymentLine, RefundFilter, RefundLine } from '@lakou/contract/money';
import type { Grant } from '#platform/access/grant.ts';
import { ROWS_OF_A_PAGE } from '#platform/db/one-page.ts';

const PAYER = `jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email) as payer`;
const UNKNOWN_FOR = '10 minutes';

type Dated<Row, Field extends keyof Row> = Omit<Row, Field> & {
  [F in Field]: Date | Extract<Row[F], null>;
};

/** Newest first; one more than the page size when there are more. Orders that were only begun are left out. */
export async function listAllPayments(
  { db, at }: Grant<'payments:list'>,
  { limit, after, status, unsettled }: PaymentFilter,
): Promise<PaymentLine[]> {
  const rows = await db.read<Dated<PaymentLine, 'createdAt' | 'paidAt'>>(
    `select y.id, ${PAYER}, y.payable_kind as kind, y.provider as method, y.amount_cents::float8 / 100 as amount,
       y.htg_cents::float8 / 100 as gourdes, y.refunded_cents::float8 / 100 as refunded, y.status, y.failure,
       y.receipt_number as "receiptNumber", y.external_order_id as reference, y.created_at as "createdAt",
       y.captured_at as "paidAt"
     from payments y join app_users u on u.id = y.created_by
     where ($1::uuid is null or y.id < $1)
       and y.status = any (case when $3::text is null then array['capturing', 'captured', 'refunded', 'failed'] else array[$3] end)
       and (not $4 or (y.status = 'capturing' and y.changed_at < $5::timestamptz - interval '${UNKNOWN_FOR}'))
     order by y.id desc limit $2`,
    [after ?? null, limit + 1, status ?? null, unsettled === '1', at],
  );
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  }));
}

type RefundDates = Dated<RefundLine, 'createdAt' | 'completedAt'>;
const REFUND = `select r.id, r.payment_id as "paymentId", ${PAYER}, y.provider as method,
    r.amount_cents::float8 / 100 as amount, round(r.amount_cents * y.htg_per_usd)::float8 / 100 as gourdes, r.status,
    r.by_hand_why as why, r.refusal, r.external_id as reference, r.created_at as "createdAt", r.completed_at as "completedAt"
  from refunds r join payments y on y.id = r.payment_id join app_users u on u.id = y.created_by`;

const toLine = (row: RefundDates): RefundLine => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  completedAt: row.completedAt?.toISOString() ?? null,
});

/** The oldest first; one more than the page size when there are more. */
export async function listRefunds(
  { db }: Grant<'refunds:list'>,
  { limit, after, status }: RefundFilter,
): Promise<RefundLine[]> {
  // Bounded by the page.
  const rows = await db.read<RefundDates>(
    `select * from (${REFUND} where r.status = $3 and ($1::uuid is null or r.id > $1)
       order by r.id limit ${ROWS_OF_A_PAGE}) p order by id limit $2`,
    [after ?? null, limit + 1, status],
  );
  return rows.map(toLine);
}

export async function findRefundLine(
  { db }: Grant<'refund:close'>,
  id: string,
): Promise<RefundLine | undefined> {
  const [row] = await db.read<RefundDates>(`${REFUND} where r.id = $1`, [id]);
  return row && toLine(row);
}
