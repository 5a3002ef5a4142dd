import type { PayoutLine, PayoutRun } from '@lakou/contract/payouts';
import type { CLOSED_PAYOUT_STATES } from '@lakou/contract/payouts.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Platform } from '#platform/platform.ts';
import type { SecretBox } from '#platform/secret-box.ts';
import { notify } from '../notifications/notify.service.ts';
import { bookPayout } from '../payments/payout-ledger.service.ts';
import type { AccountDetails } from './accounts.service.ts';
import { lockOwed } from './balance.store.ts';
import { listManagers } from './clinic-accounts.store.ts';
import { findPayout, findRun, insertRun, listToSend, saveClosed } from './payouts.store.ts';
import { payoutsCsv } from './payouts-csv.view.ts';

const MOST_PAYOUTS = 500;
const cents = (amount: number) => Math.round(amount * 100);

/** Nothing leaves yet: the run says who is to be sent what, and holds it so that no other run counts it again. */
export function prepareRun(
  grant: Grant<'payouts:prepare'>,
  minimum: number,
  { config }: Platform,
): Promise<PayoutRun> {
  return inTransaction(grant, async (tx) => {
    const owed = await lockOwed(tx, cents(minimum), MOST_PAYOUTS);
    if (owed.length === 0) fail('nothing_to_pay_out');
    const id = uuidv7();
    const lines = owed.map((one) => ({ ...one, id: uuidv7() }));
    await insertRun(tx, { id, minimumCents: cents(minimum), htgPerUsd: config.htgPerUsd }, lines);
    for (const { providerId, clinicId } of lines)
      await writeAudit(tx, {
        action: 'payouts:prepare',
        actorId: tx.actor.id,
        subjectId: providerId ?? clinicId ?? undefined,
      });
    return (await findRun(tx, id)) ?? fail('not_found');
  });
}

/** What waits to be sent, with the accounts in clear; whom it tells about is written down. */
export async function exportRun(
  grant: Grant<'payouts:export'>,
  runId: string,
  box: SecretBox,
): Promise<string> {
  const run = (await findRun(grant, runId)) ?? fail('not_found');
  const lines = await listToSend(grant, run.id);
  for (const { payeeId } of lines)
    await writeAudit(grant, { action: 'payouts:export', actorId: grant.actor.id, subjectId: payeeId });
  return payoutsCsv(
    lines.map(({ details, ...line }) => {
      const account: AccountDetails = JSON.parse(box.open(details, line.payeeId));
      return { ...line, ...account };
    }),
  );
}

/** The provider, or all who run the clinic. */
async function tell(tx: Grant<'payout:close'>, { id, provider, state, amount }: PayoutLine): Promise<void> {
  const isClinic = provider.kind === 'clinic';
  const outcome = state === 'paid' ? 'paid' : 'failed';
  for (const userId of isClinic ? await listManagers(tx, provider.id) : [provider.id])
    await notify(tx, {
      userId,
      kind: isClinic ? `clinic_payout_${outcome}` : `payout_${outcome}`,
      subjectId: id,
      details: { amount: amount.toFixed(2) },
    });
}

interface Closing {
  readonly payoutId: string;
  readonly state: (typeof CLOSED_PAYOUT_STATES)[number];
  readonly reference: string;
}

/**
 * The ledger is written in the transaction that closes the payout, once. The same answer again changes nothing; another
 * one is refused.
 */
export function closePayout(
  grant: Grant<'payout:close'>,
  { payoutId, ...closing }: Closing,
): Promise<PayoutLine> {
  return inTransaction(grant, async (tx) => {
    if (!(await saveClosed(tx, payoutId, closing))) {
      const before = (await findPayout(tx, payoutId)) ?? fail('not_found');
      return before.state === closing.state && before.reference === closing.reference
        ? before
        : fail('move_not_allowed');
    }
    const payout = (await findPayout(tx, payoutId)) ?? fail('not_found');
    const { db, at, requestId } = tx;
    const sums = { cents: cents(payout.amount), htgCents: payout.gourdes && cents(payout.gourdes) };
    if (payout.state === 'paid')
      await bookPayout(systemGrant('payment:settle', { db, at, requestId }), {
        payoutId,
        payee: payout.provider.kind,
        ...sums,
      });
    await tell(tx, payout);
    await writeAudit(tx, {
      action: 'payout:close',
      actorId: tx.actor.id,
      subjectId: payout.provider.id,
    });
    return payout;
  });
}
