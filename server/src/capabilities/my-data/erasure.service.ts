import { inTransaction } from '#platform/access/grant.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { Capability, ErasureGrant } from '#platform/capability.ts';
import type { Platform } from '#platform/platform.ts';
import { releaseFiles } from '../files/release.service.ts';
import {
  anonymise,
  anonymiseEmptyClinic,
  deleteBelongings,
  listDueAccounts,
  lockDueAccount,
} from './erasure.store.ts';

/** Erases every account whose grace period is over, each in its own transaction; one that fails is retried the next day. */
export async function eraseDueAccounts(
  platform: Platform,
  capabilities: readonly Capability[],
): Promise<void> {
  const { db, clock, log } = platform;
  const at = clock.now();
  for (const userId of await listDueAccounts(db, at)) {
    const grant = systemGrant('account:erase', { scope: { userId }, db, at, requestId: 'erase-accounts' });
    await erase(grant, platform, capabilities).catch((error) =>
      log.error({ err: error }, 'an account was not erased'),
    );
  }
}

async function erase(
  grant: ErasureGrant,
  { mail }: Platform,
  capabilities: readonly Capability[],
): Promise<void> {
  await inTransaction(grant, async (tx) => {
    const account = await lockDueAccount(tx);
    if (!account) return;
    await deleteBelongings(tx);
    await anonymise(tx);
    for (const capability of capabilities) await capability.erase?.(tx);
    if (account.clinicId && (await anonymiseEmptyClinic(tx, account.clinicId)))
      await releaseFiles(tx.db, [account.clinicId]);
    await mail.forget(tx.db, account.email);
    await writeAudit(tx, { action: 'account:erase', subjectId: tx.scope.userId });
  });
}
