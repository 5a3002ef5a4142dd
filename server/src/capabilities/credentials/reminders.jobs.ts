import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import { today } from './credentials.service.ts';
import { takeReminders } from './credentials.store.ts';

/** Tells providers 90, 30 and 7 days before a paper ends, and once it has ended. */
export async function remindOfCredentials({ db, clock }: Platform): Promise<void> {
  const at = clock.now();
  await db.transaction(async (connection) => {
    const tx = systemGrant('credentials:remind', { db: connection, at, requestId: 'credentials' });
    for (const { id, providerId, days } of await takeReminders(tx, today(at)))
      await notify(tx, {
        userId: providerId,
        kind: days === 0 ? 'credential_expired' : 'credential_expiring',
        subjectId: id,
        details: {},
      });
  });
}
