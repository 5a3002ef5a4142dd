import { uuidv7 } from 'uuidv7';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { markPaid } from '../bookings/bookings.service.ts';
import { finishRefund } from './finish-refund.service.ts';
import { lockFund, takeFromGifts } from './gift-uses.store.ts';
import { captureEntries } from './ledger.rules.ts';
import { post } from './ledger.store.ts';
import { voidOpenPayment } from './open-payment.service.ts';
import { findPayment, insertPayment, type SettlementGrant, transitionPayment } from './payments.store.ts';
import { insertRefund } from './refunds.store.ts';

export interface FundPayment {
  readonly kind: 'booking' | 'medicine';
  readonly payableId: string;
  /** Whose care it is. */
  readonly patientId: string;
  readonly amountCents: number;
  readonly feeCents: number;
}

/**
 * The fund pays, inside the transaction of the decision: out of named gifts, into the books, and a visit is marked as
 * paid. Whatever is missing undoes all of it.
 */
export async function payFromFund(tx: SettlementGrant, wanted: FundPayment): Promise<string> {
  const id = uuidv7();
  await lockFund(tx);
  await voidOpenPayment(tx, wanted);
  const { kind, payableId, patientId, amountCents, feeCents } = wanted;
  const payment = {
    id,
    kind,
    payableId,
    createdBy: patientId,
    provider: 'fund',
    amountCents,
    feeCents,
  } as const;
  if (!(await insertPayment(tx, payment))) fail('payment_in_progress');
  const purpose = kind === 'booking' ? 'visit' : 'medication';
  const taken = await takeFromGifts(tx, { paymentId: id, purpose, cents: amountCents });
  if (taken !== amountCents) fail('fund_short');
  const paid =
    (await transitionPayment(tx, id, 'captured', { captureId: id })) ?? fail('payment_in_progress');
  await post(tx, { paymentId: id, kind: 'capture' }, captureEntries(paid));
  if (kind === 'booking' && !(await markPaid(tx, payableId))) fail('not_payable');
  await writeAudit(tx, { action: 'fund:pay', actorId: patientId, subjectId: id });
  return id;
}

/** A use cost less than was paid for it: the rest returns to the gifts it came from. */
export async function returnRest(tx: SettlementGrant, paymentId: string, spentCents: number): Promise<void> {
  const payment = (await findPayment(tx, paymentId)) ?? fail('not_found');
  const rest = payment.amountCents - payment.refundedCents - spentCents;
  if (rest < 0) fail('amount_invalid');
  if (rest === 0) return;
  const refund =
    (await insertRefund(tx, payment, { cents: rest, status: 'pending' })) ?? fail('refund_too_large');
  await finishRefund(tx, refund, refund.id);
}
