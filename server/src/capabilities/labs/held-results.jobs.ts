import { inTransaction } from '#platform/access/grant.ts';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { releaseHeld } from './held-results.store.ts';
import { tellPatient } from './lab-notifications.service.ts';

/** A result that nobody has reviewed in time is the patient's to read. */
export async function releaseHeldResults({ db, clock }: Platform): Promise<void> {
  const grant = systemGrant('lab-results:release', { db, at: clock.now(), requestId: 'held-results' });
  await inTransaction(grant, async (tx) => {
    for (const released of await releaseHeld(tx)) await tellPatient(tx, released);
  });
}
