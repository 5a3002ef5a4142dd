import type { SettlementGrant } from './payments.store.ts';
import type { RefundRow } from './refunds.store.ts';

export async function findChargeback(
  { db }: SettlementGrant,
  disputeId: string,
): Promise<Pick<RefundRow, 'id' | 'status'> | undefined> {
  const [found] = await db.read<Pick<RefundRow, 'id' | 'status'>>(
    'select id, status from refunds where dispute_id = $1',
    [disputeId],
  );
  return found;
}

/** A refund that PayPal listed before it told of the dispute: the same money. False when there is none. */
export async function claimAsChargeback(
  { db }: SettlementGrant,
  paymentId: string,
  { disputeId, cents }: { disputeId: string; cents: number },
): Promise<boolean> {
  const claimed = await db.query(
    `update refunds set dispute_id = $2 where id = (
       select id from refunds where payment_id = $1 and amount_cents = $3 and status = 'completed'
         and created_by is null and not by_rule and dispute_id is null order by completed_at desc, id desc limit 1)
     returning id`,
    [paymentId, disputeId, cents],
  );
  return claimed.length > 0;
}

/** The other way round: a chargeback learns under which id PayPal lists its money. False when there is none. */
export async function nameChargeback(
  { db }: SettlementGrant,
  paymentId: string,
  { id, cents }: { id: string; cents: number },
): Promise<boolean> {
  const named = await db.query(
    `update refunds set external_id = $2 where id = (
       select id from refunds where payment_id = $1 and amount_cents = $3 and status = 'completed'
         and dispute_id = external_id order by completed_at, id limit 1)
     returning id`,
    [paymentId, id, cents],
  );
  return named.length > 0;
}

export async function closeDispute({ db, at }: SettlementGrant, paymentId: string): Promise<void> {
  await db.query(
    `update payment_differences set closed_at = $2 where payment_id = $1 and kind = 'dispute' and closed_at is null`,
    [paymentId, at],
  );
}
