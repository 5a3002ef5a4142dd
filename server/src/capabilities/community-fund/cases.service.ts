import { randomUUID } from 'node:crypto';
import type { FundCase } from '@lakou/contract/community-fund';
import {
  APPROVALS_NEEDED,
  HARD_RULES,
  MOST_PER_PERIOD,
  MOST_PER_REQUEST,
} from '@lakou/contract/community-fund.rules';
import { inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { findPayable, holdForPayer } from '../bookings/bookings.service.ts';
import { notify } from '../notifications/notify.service.ts';
import { payFromFund, returnRest } from '../payments/fund-payments.service.ts';
import type { PaymentServices } from '../payments/payment-services.service.ts';
import {
  type CaseRow,
  type Decider,
  findCase,
  lockRequest,
  saveDeclined,
  saveDispensed,
  savePaid,
  saveUse,
  sign,
} from './cases.store.ts';
import { serviceOf } from './places.rules.ts';
import { toRequest } from './requests.store.ts';

/** The rules of the fund for one request; what was decided is not judged again. */
const rulesOf = (row: CaseRow): FundCase['rules'] => [
  ...(row.kind === 'visit' ? [{ rule: 'payable' as const, met: row.payable }] : []),
  { rule: 'limit', met: row.amountCents <= MOST_PER_REQUEST * 100 },
  { rule: 'frequency', met: row.paidLately < MOST_PER_PERIOD },
  { rule: 'pot', met: row.potCents >= row.amountCents },
  ...(row.kind === 'medicine' ? [{ rule: 'prescribed' as const, met: row.prescribed }] : []),
];

export const toCase = (row: CaseRow): FundCase => ({
  ...toRequest(row),
  patientId: row.patientId,
  patientName: row.patientName,
  rules: row.status === 'waiting' ? rulesOf(row) : [],
  balance: row.potCents / 100,
  balanceAfter: row.status === 'waiting' ? (row.potCents - row.amountCents) / 100 : row.potCents / 100,
  signedByMe: row.signedByMe,
  administrators: row.administrators,
  dispensed: row.dispensed,
});

const read = async (tx: Decider): Promise<CaseRow> =>
  (await findCase(tx, tx.scope.requestId)) ?? fail('not_found');

async function lockWaiting(tx: Decider): Promise<void> {
  const { status } = (await lockRequest(tx)) ?? fail('not_found');
  if (status !== 'waiting') fail('request_closed');
}

/** The fund pays, and what it paid for is kept without a name. */
async function pay(paymentServices: PaymentServices, tx: Decider, request: CaseRow): Promise<void> {
  const work = { ...paymentServices.settlementGrant(tx.requestId), db: tx.db };
  const visit = request.bookingId ? await findPayable(work, request.bookingId, request.patientId) : undefined;
  const cents = visit?.totalCents ?? request.amountCents;
  // The price may have changed since it was asked for.
  if (cents > MOST_PER_REQUEST * 100) fail('fund_rule_unmet');
  const paymentId = await payFromFund(work, {
    kind: request.bookingId ? 'booking' : 'medicine',
    payableId: request.bookingId ?? request.id,
    patientId: request.patientId,
    amountCents: cents,
    feeCents: visit?.serviceFeeCents ?? 0,
  });
  await savePaid(tx, { paymentId, cents });
  const { town, department, mode } = request;
  await saveUse(tx, { id: randomUUID(), paymentId, service: serviceOf(mode), town, department });
  await notify(tx, {
    userId: request.patientId,
    kind: 'fund_paid',
    subjectId: request.bookingId ?? request.id,
    details: { amount: (cents / 100).toFixed(2) },
  });
}

/** One signature of an administrator; the second, of another one, pays. */
export async function approve(paymentServices: PaymentServices, grant: Decider): Promise<FundCase> {
  return inTransaction(grant, async (tx) => {
    await lockWaiting(tx);
    const request = await read(tx);
    const unmet = rulesOf(request).filter(({ rule, met }) => !met && HARD_RULES.includes(rule));
    if (unmet.length > 0) fail(unmet.every(({ rule }) => rule === 'pot') ? 'fund_short' : 'fund_rule_unmet');
    if (!(await sign(tx))) fail('already_signed');
    await writeAudit(tx, {
      action: 'fund-request:approve',
      actorId: tx.actor.id,
      subjectId: tx.scope.requestId,
    });
    if (request.approvals + 1 >= APPROVALS_NEEDED) await pay(paymentServices, tx, request);
    return toCase(await read(tx));
  });
}

export async function decline(
  paymentServices: PaymentServices,
  grant: Decider,
  reason: string,
): Promise<FundCase> {
  return inTransaction(grant, async (tx) => {
    await lockWaiting(tx);
    await saveDeclined(tx, reason);
    const request = await read(tx);
    const work = { ...paymentServices.settlementGrant(tx.requestId), db: tx.db };
    // The slot is theirs to pay for a while longer.
    if (request.bookingId) await holdForPayer(work, request.bookingId);
    await writeAudit(tx, {
      action: 'fund-request:decline',
      actorId: tx.actor.id,
      subjectId: tx.scope.requestId,
    });
    await notify(tx, { userId: request.patientId, kind: 'fund_declined', subjectId: request.id });
    return toCase(request);
  });
}

/** The pharmacy said what it cost; the rest returns to the gifts. */
export async function dispense(
  paymentServices: PaymentServices,
  grant: Decider,
  spent: number,
): Promise<FundCase> {
  return inTransaction(grant, async (tx) => {
    const paymentId = (await saveDispensed(tx)) ?? fail('move_not_allowed');
    const work = { ...paymentServices.settlementGrant(tx.requestId), db: tx.db };
    await returnRest(work, paymentId, Math.round(spent * 100));
    await writeAudit(tx, {
      action: 'fund-request:dispense',
      actorId: tx.actor.id,
      subjectId: tx.scope.requestId,
    });
    return toCase(await read(tx));
  });
}
