import type { MyPayouts, NewPayoutAccount } from '@lakou/contract/payouts';
import { inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { SecretBox } from '#platform/secret-box.ts';
import { detailsOf } from './accounts.service.ts';
import {
  type ClinicChanger,
  type ClinicReader,
  type ClinicRemover,
  deleteClinicAccount,
  findClinicAccount,
  findClinicSums,
  saveClinicAccount,
} from './clinic-accounts.store.ts';

export async function readClinicPayouts(grant: ClinicReader): Promise<MyPayouts> {
  const account = await findClinicAccount(grant);
  const { balance, prepared } = await findClinicSums(grant);
  return { account, balance: balance / 100, prepared: prepared / 100 };
}

/** A payout that waits is still sent to the earlier account. */
export function changeClinicAccount(
  grant: ClinicChanger,
  sent: NewPayoutAccount,
  box: SecretBox,
): Promise<MyPayouts> {
  const details = detailsOf(sent);
  return inTransaction(grant, async (tx) => {
    const { clinicId } = tx.scope;
    await saveClinicAccount(tx, {
      method: sent.method,
      details: box.seal(JSON.stringify(details), clinicId),
      ending: details.number.slice(-4),
    });
    await writeAudit(tx, {
      action: 'clinic-payout-account:change',
      actorId: tx.actor.id,
      subjectId: clinicId,
    });
    return readClinicPayouts(tx);
  });
}

export const removeClinicAccount = (grant: ClinicRemover): Promise<void> =>
  inTransaction(grant, async (tx) => {
    await deleteClinicAccount(tx);
    await writeAudit(tx, {
      action: 'clinic-payout-account:remove',
      actorId: tx.actor.id,
      subjectId: tx.scope.clinicId,
    });
  });
