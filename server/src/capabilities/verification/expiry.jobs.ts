import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import { dayIn, HOME_ZONE } from '../scheduling/scheduling.service.ts';
import { expireLicences } from './decisions.store.ts';

/** A licence whose last day has passed is no longer verified; its holder is told. */
export async function endExpiredLicences({ db, clock }: Platform): Promise<void> {
  const at = clock.now();
  await db.transaction(async (connection) => {
    const tx = systemGrant('licences:expire', { db: connection, at, requestId: 'expired-licences' });
    for (const id of await expireLicences(tx, dayIn(HOME_ZONE, at)))
      await notify(tx, { userId: id, kind: 'licence_expired', subjectId: id, details: {} });
  });
}
