import { inTransaction } from '#platform/access/grant.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { Platform } from '#platform/platform.ts';
import { releaseFiles } from '../files/release.service.ts';
import {
  anonymise,
  anonymiseEmptyClinic,
  anonymiseFamily,
  deleteBelongings,
  type Erasing,
  listDueAccounts,
  lockDueAccount,
} from './erasure.store.ts';

/** Erases every account whose grace is over, each by itself: one that fails waits for the next day alone. */
export async function eraseDueAccounts(platform: Platform): Promise<void> {
  const { db, clock, log } = platform;
  const at = clock.now();
  for (const userId of await listDueAccounts(db, at)) {
    const grant = systemGrant('account:erase', { scope: { userId }, db, at, requestId: 'erase-accounts' });
    await erase(grant, platform).catch((error) => log.error({ err: error }, 'an account was not erased'));
  }
}

async function erase(grant: Erasing, { mail }: Platform): Promise<void> {
  await inTransaction(grant, async (tx) => {
    const account = await lockDueAccount(tx);
    if (!account) return;
    await deleteBelongings(tx);
    await anonymise(tx);
    await anonymiseFamily(tx);
    await releaseFiles(tx.db, [tx.scope.userId]);
    if (account.clinicId && (await anonymiseEmptyClinic(tx, account.clinicId)))
      await releaseFiles(tx.db, [account.clinicId]);
    await mail.forget(tx.db, account.email);
    await writeAudit(tx, { action: 'account:erase', subjectId: tx.scope.userId });
  });
}
