import type { Grant } from '#platform/access/grant.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import { endAllOf, takeExpired } from './package-ends.store.ts';

/** The queue for what goes back of ended packages; payments processes it. */
export const REFUND_PACKAGE = 'refund-package';

const AT_ONCE = 100;

/** Ends packages whose date has come: what was not booked goes back, and their patients are told. */
export async function endExpired({ db, clock, jobs }: Platform): Promise<void> {
  const at = clock.now();
  const endSome = () =>
    db.transaction(async (connection) => {
      const tx = systemGrant('packages:expire', { db: connection, at, requestId: 'packages' });
      const ended = await takeExpired(tx, AT_ONCE);
      for (const { id, patientId, providerName } of ended) {
        await jobs.send(connection, REFUND_PACKAGE, { packageId: id });
        const details = { name: providerName };
        await notify(tx, { userId: patientId, kind: 'package_expired', subjectId: id, details });
      }
      return ended.length;
    });
  while ((await endSome()) === AT_ONCE);
}

type Closing = Grant<
  'account:close' | 'user:edit' | 'user:remove' | 'user:suspend' | 'death:decide',
  unknown
>;

/** Somebody’s account ends: so do the packages they bought or sold, and what was not used goes back. */
export async function endPackagesOf({ jobs }: Platform, tx: Closing, personId: string): Promise<void> {
  for (const { id } of await endAllOf(tx, personId))
    await jobs.send(tx.db, REFUND_PACKAGE, { packageId: id });
}
