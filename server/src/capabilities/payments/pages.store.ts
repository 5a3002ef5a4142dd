import { findPayment, PAYMENT, type PaymentRow, type SettlementGrant } from './payments.store.ts';

/** The last order that the payer opened MonCash's page for. */
export async function findLastPage(
  { db }: SettlementGrant,
  payerId: string,
  since: Date,
): Promise<PaymentRow | undefined> {
  const [found] = await db.read<PaymentRow>(
    `select ${PAYMENT} from payments where created_by = $1 and page_until > $2 order by id desc limit 1`,
    [payerId, since],
  );
  return found;
}

/** Orders that may still be paid on MonCash's page, including those we have cancelled. */
export async function listPages(
  { db }: SettlementGrant,
  { untouchedSince, over }: { untouchedSince: Date; over: Date },
): Promise<PaymentRow[]> {
  return db.query<PaymentRow>(
    `(select ${PAYMENT} from payments where status = 'created' and page_until is not null and changed_at < $1
      order by changed_at limit 100)
     union all
     (select ${PAYMENT} from payments where status = 'voided' and page_until > $2 order by page_until limit 100)`,
    [untouchedSince, over],
  );
}

/**
 * Money for a cancelled page still counts. Another unpaid order for the visit is cancelled; if that
 * one is paid or may be, this payment is a duplicate.
 */
export async function acceptLatePayment(
  tx: SettlementGrant,
  id: string,
  captureId: string,
): Promise<PaymentRow | undefined> {
  const late = await findPayment(tx, id);
  if (!late?.pageUntil || (late.status !== 'voided' && late.status !== 'failed')) return undefined;
  await tx.db.query(
    `update payments set status = 'voided', changed_at = $3
     where payable_kind = $1 and payable_id = $2 and status in ('created', 'approved')`,
    [late.kind, late.payableId, tx.at],
  );
  const [taken] = await tx.db.query<PaymentRow>(
    `update payments y set status = 'captured', external_capture_id = $2, changed_at = $3, captured_at = $3,
       surplus = exists (select from payments o where o.payable_kind = y.payable_kind
         and o.payable_id = y.payable_id and o.status in ('capturing', 'captured') and not o.surplus)
     where id = $1 and status in ('voided', 'failed') returning ${PAYMENT}`,
    [id, captureId, tx.at],
  );
  return taken;
}
