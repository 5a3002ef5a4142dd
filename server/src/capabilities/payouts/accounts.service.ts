import type { MyPayouts, NewPayoutAccount } from '@lakou/contract/payouts';
import { haitianPhone, isBankAccount } from '@lakou/contract/payouts.rules';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { SecretBox } from '#platform/secret-box.ts';
import { deleteAccount, findAccount, saveAccount } from './accounts.store.ts';
import { findBalance } from './balance.store.ts';
import { sumPrepared } from './payouts.store.ts';

/** What is encrypted: whom the money is sent to. */
export interface AccountDetails {
  readonly holder: string;
  readonly bank: string | null;
  readonly number: string;
}

export async function readMyPayouts(
  grant: Grant<'own-payouts:read' | 'payout-account:change'>,
): Promise<MyPayouts> {
  const [account, balance, prepared] = [
    await findAccount(grant),
    await findBalance(grant),
    await sumPrepared(grant),
  ];
  return { account, balance: balance / 100, prepared: prepared / 100 };
}

const refuse = (path: string): never =>
  fail('invalid_request', { fields: [{ path, code: 'invalid_request' }] });

export function detailsOf({ method, holder, bank, number }: NewPayoutAccount): AccountDetails {
  if (method === 'moncash') return { holder, bank: null, number: haitianPhone(number) ?? refuse('number') };
  if (!isBankAccount(number)) refuse('number');
  return { holder, bank: bank ?? refuse('bank'), number: number.replace(/[\s-]/g, '') };
}

/** A payout that waits is still sent to the earlier account. */
export function changeAccount(
  grant: Grant<'payout-account:change'>,
  sent: NewPayoutAccount,
  box: SecretBox,
): Promise<MyPayouts> {
  const details = detailsOf(sent);
  return inTransaction(grant, async (tx) => {
    await saveAccount(tx, {
      method: sent.method,
      details: box.seal(JSON.stringify(details), tx.actor.id),
      ending: details.number.slice(-4),
    });
    await writeAudit(tx, { action: 'payout-account:change', actorId: tx.actor.id, subjectId: tx.actor.id });
    return readMyPayouts(tx);
  });
}

export const removeAccount = (grant: Grant<'payout-account:remove'>): Promise<void> =>
  inTransaction(grant, async (tx) => {
    await deleteAccount(tx);
    await writeAudit(tx, { action: 'payout-account:remove', actorId: tx.actor.id, subjectId: tx.actor.id });
  });
