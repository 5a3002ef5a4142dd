import { LOT_NOTICE_DAYS } from '@lakou/contract/inventory.rules';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import { takeEnding } from './lots.store.ts';

const AT_ONCE = 200;

/** Tells who runs a clinic, once for each lot, that something on its shelves ends soon. */
export async function tellOfEndingLots({ db, clock }: Platform): Promise<void> {
  const at = clock.now();
  const tellSome = () =>
    db.transaction(async (connection) => {
      const tx = systemGrant('lots:tell', { db: connection, at, requestId: 'lots' });
      const ending = await takeEnding(tx, LOT_NOTICE_DAYS, AT_ONCE);
      for (const { userId, itemId, name } of ending)
        if (userId)
          await notify(tx, { userId, kind: 'stock_expiring', subjectId: itemId, details: { name } });
      return ending.length;
    });
  while ((await tellSome()) > 0);
}
