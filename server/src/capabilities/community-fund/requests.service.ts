import type { FundRequest, SentFundRequest } from '@lakou/contract/community-fund';
import { MOST_PER_REQUEST, MOST_WAITING } from '@lakou/contract/community-fund.rules';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { findPayable, holdForFund, holdForPayer } from '../bookings/bookings.service.ts';
import { notify } from '../notifications/notify.service.ts';
import type { PaymentServices } from '../payments/payment-services.service.ts';
import { listAdministrators } from './cases.store.ts';
import {
  countWaiting,
  findRequest,
  insertRequest,
  type NewRequest,
  type Owner,
  saveThanks,
  toRequest,
  withdraw,
} from './requests.store.ts';

/** What is asked for, at our price where there is one. */
async function wishOf(
  paymentServices: PaymentServices,
  grant: Grant<'fund-request:create'>,
  sent: SentFundRequest,
): Promise<NewRequest> {
  const { kind, reason, department } = sent;
  const asked = { kind, reason, department, town: sent.town || null };
  if (sent.kind === 'medicine') {
    const { medicine, pharmacy } = sent;
    return { ...asked, medicine, pharmacy, amountCents: Math.round(sent.amount * 100) };
  }
  const work = paymentServices.settlementGrant(grant.requestId);
  const visit = (await findPayable(work, sent.bookingId, grant.actor.id)) ?? fail('not_found');
  if (!visit.payable || visit.totalCents <= 0) fail('not_payable');
  return { ...asked, bookingId: visit.id, amountCents: visit.totalCents };
}

/** Asks the fund. A slot that waits for its payment is kept meanwhile, and the administrators are told. */
export async function askFund(
  paymentServices: PaymentServices,
  grant: Grant<'fund-request:create'>,
  sent: SentFundRequest,
): Promise<FundRequest> {
  const wish = await wishOf(paymentServices, grant, sent);
  if (wish.amountCents > MOST_PER_REQUEST * 100) fail('fund_rule_unmet');
  return inTransaction(grant, async (tx) => {
    if ((await countWaiting(tx)) >= MOST_WAITING) fail('too_many_fund_requests');
    const id = (await insertRequest(tx, wish)) ?? fail('already_asked');
    const work = { ...paymentServices.settlementGrant(tx.requestId), db: tx.db };
    if (wish.bookingId) await holdForFund(work, wish.bookingId);
    await writeAudit(tx, { action: 'fund-request:create', actorId: tx.actor.id, subjectId: id });
    for (const userId of await listAdministrators(tx))
      await notify(tx, { userId, kind: 'fund_request_new', subjectId: id });
    return toRequest((await findRequest(tx, id, tx.actor.id)) ?? fail('not_found'));
  });
}

export async function withdrawRequest(paymentServices: PaymentServices, grant: Owner): Promise<void> {
  await inTransaction(grant, async (tx) => {
    const gone = (await withdraw(tx)) ?? fail('request_closed');
    const work = { ...paymentServices.settlementGrant(tx.requestId), db: tx.db };
    if (gone.bookingId) await holdForPayer(work, gone.bookingId);
    await writeAudit(tx, {
      action: 'fund-request:withdraw',
      actorId: tx.actor.id,
      subjectId: tx.scope.requestId,
    });
  });
}

/** Only once the care has taken place, and only in the words of the person herself. */
export async function thank(grant: Owner, text: string): Promise<FundRequest> {
  return inTransaction(grant, async (tx) => {
    const request = (await findRequest(tx, tx.scope.requestId, tx.scope.patientId)) ?? fail('not_found');
    if (!request.completed) fail('too_early');
    await saveThanks(tx, text);
    return toRequest((await findRequest(tx, request.id, request.patientId)) ?? fail('not_found'));
  });
}
