import { LOT_NOTICE_DAYS } from '@lakou/contract/inventory.rules';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import { takeEnding } from './lots.store.ts';

/** Tells who runs a clinic, once for each lot, that something on its shelves ends soon. */
export async function tellOfEndingLots({ db, clock }: Platform): Promise<void> {
  const at = clock.now();
  await db.transaction(async (connection) => {
    const tx = systemGrant('lots:tell', { db: connection, at, requestId: 'lots' });
    for (const { userId, itemId, name } of await takeEnding(tx, LOT_NOTICE_DAYS))
      await notify(tx, { userId, kind: 'stock_expiring', subjectId: itemId, details: { name } });
  });
}
