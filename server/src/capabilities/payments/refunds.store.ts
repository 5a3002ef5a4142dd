import type { ByHandWhy } from '@lakou/contract/money.rules';
import { uuidv7 } from 'uuidv7';
import type { Db } from '#platform/db/db.ts';
import type { PaymentRow, SettlementGrant } from './payments.store.ts';

export interface RefundRow {
  readonly id: string;
  readonly paymentId: string;
  readonly cents: number;
  readonly status: 'pending' | 'completed' | 'failed' | 'by_hand';
  /** Ordered by the cancellation rule and not by a person. */
  readonly byRule: boolean;
  /** When it was last sent as a payout. */
  readonly sentAt: Date | null;
  /** For a gift: how much of it was still there to return. */
  readonly giftCents: number | null;
  /** PayPal took it back after a dispute. */
  readonly disputeId: string | null;
}

const REFUND =
  'id, payment_id as "paymentId", amount_cents as cents, status, by_rule as "byRule", sent_at as "sentAt", gift_cents as "giftCents", dispute_id as "disputeId"';

export interface NewRefund {
  readonly cents: number;
  /** Who ordered it; null when the rule did, or when it was made at the provider itself. */
  readonly by?: string | undefined;
  readonly byRule?: true;
  readonly status: RefundRow['status'];
  readonly why?: ByHandWhy | undefined;
  readonly externalId?: string;
  readonly giftCents?: number | undefined;
  readonly disputeId?: string | undefined;
}

/**
 * Reserves an amount to be refunded; undefined when that is more than is left, or was done before.
 */
export async function insertRefund(
  { db, at }: SettlementGrant,
  payment: PaymentRow,
  { cents, by, byRule, status, why, externalId, giftCents, disputeId }: NewRefund,
): Promise<RefundRow | undefined> {
  const reserved = await db.query(
    `update payments set refunded_cents = refunded_cents + $2
     where id = $1 and status = 'captured' and refunded_cents + $2 <= amount_cents returning id`,
    [payment.id, cents],
  );
  if (reserved.length === 0) return undefined;
  const [refund] = await db.query<RefundRow>(
    `insert into refunds (id, payment_id, amount_cents, status, external_id, created_by, by_rule, gift_cents,
       created_at, dispute_id, by_hand_why)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${REFUND}`,
    [
      uuidv7(),
      payment.id,
      cents,
      status,
      externalId ?? null,
      by ?? null,
      byRule ?? false,
      giftCents ?? null,
      at,
      disputeId ?? null,
      why ?? null,
    ],
  );
  return refund;
}

export async function findRefund({ db }: SettlementGrant, id: string): Promise<RefundRow | undefined> {
  const [found] = await db.read<RefundRow>(`select ${REFUND} from refunds where id = $1`, [id]);
  return found;
}

export async function listPending({ db }: SettlementGrant, before: Date): Promise<RefundRow[]> {
  return db.read<RefundRow>(
    `select ${REFUND} from refunds where status = 'pending' and created_at < $1 order by created_at limit 100`,
    [before],
  );
}

/** Whether the rule's refund of this payment was already ordered. */
export async function hasRuleRefund({ db }: SettlementGrant, paymentId: string): Promise<boolean> {
  const found = await db.read('select 1 from refunds where payment_id = $1 and by_rule limit 1', [paymentId]);
  return found.length > 0;
}

/** Marks it as done and returns the sum of earlier refunds; undefined when it was done already. */
export async function completeRefund(
  { db, at }: SettlementGrant,
  refund: RefundRow,
  externalId: string,
): Promise<number | undefined> {
  const done = await db.query(
    `update refunds set status = 'completed', external_id = $2, completed_at = $3
     where id = $1 and status = $4 returning id`,
    [refund.id, externalId, at, refund.status],
  );
  return done.length === 0 ? undefined : sumBefore(db, refund);
}

/** False when another one finished it. */
export async function noteCloser({ db }: SettlementGrant, { id }: RefundRow, by: string): Promise<boolean> {
  const noted = await db.query(
    `update refunds set closed_by = $2 where id = $1 and status = 'completed' and closed_by is null returning id`,
    [id, by],
  );
  return noted.length > 0;
}

async function sumBefore(db: Db, { paymentId, id }: RefundRow): Promise<number> {
  const [before] = await db.read<{ cents: number }>(
    `select coalesce(sum(amount_cents), 0)::bigint as cents from refunds
     where payment_id = $1 and status = 'completed' and id <> $2`,
    [paymentId, id],
  );
  return before?.cents ?? 0;
}

/**
 * Marks a payout as started, only one per payment at a time. Returns the sum of earlier refunds;
 * undefined when another is running.
 */
export async function claimPayout(
  { db, at }: SettlementGrant,
  refund: RefundRow,
): Promise<number | undefined> {
  await db.query('select 1 from payments where id = $1 for update', [refund.paymentId]);
  const claimed = await db.query(
    `update refunds r set sent_at = $2 where id = $1 and status = 'pending' and sent_at is not distinct from $3
       and not exists (select from refunds o where o.payment_id = r.payment_id and o.id <> r.id
         and o.status = 'pending' and o.sent_at is not null) returning id`,
    [refund.id, at, refund.sentAt],
  );
  return claimed.length === 0 ? undefined : sumBefore(db, refund);
}

const LONGEST_REFUSAL = 200;

/** PayPal or MonCash did not do it: a person must. The amount stays reserved, so that it is neither lost nor paid twice. */
export async function leaveToPerson(
  { db }: SettlementGrant,
  refund: RefundRow,
  { why, refusal }: { why: ByHandWhy; refusal?: string | undefined },
): Promise<void> {
  await db.query(
    `update refunds set status = 'by_hand', by_hand_why = $2, refusal = $3 where id = $1 and status = 'pending'`,
    [refund.id, why, refusal?.slice(0, LONGEST_REFUSAL) || null],
  );
}

/** Which of the refunds that the provider reports are already stored. */
export async function listKnown(
  { db }: SettlementGrant,
  externalIds: readonly string[],
): Promise<Set<string>> {
  // Bounded by the ids given.
  const rows = await db.read<{ id: string }>(
    'select external_id as id from refunds where external_id = any($1)',
    [externalIds],
  );
  return new Set(rows.map(({ id }) => id));
}

/** One of our refunds that the provider did after all, found by its amount: its answer was lost, or it waits for a person. */
export async function findUnanswered(
  { db }: SettlementGrant,
  paymentId: string,
  cents: number,
): Promise<RefundRow | undefined> {
  const [found] = await db.read<RefundRow>(
    `select ${REFUND} from refunds where payment_id = $1 and amount_cents = $2 and status in ('pending', 'by_hand')
     order by created_at limit 1`,
    [paymentId, cents],
  );
  return found;
}

export async function lockPayment(tx: SettlementGrant, id: string): Promise<void> {
  await tx.db.query('select 1 from payments where id = $1 for update', [id]);
}
