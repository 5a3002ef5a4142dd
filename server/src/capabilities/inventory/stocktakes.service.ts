import type { InventoryItem, SentStocktake, Stocktake } from '@lakou/contract/inventory';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { tellWhenLow } from './inventory.service.ts';
import { type Counter, insertMovement } from './inventory.store.ts';
import { settleLots } from './lots.service.ts';
import { findStocktake, insertCount, insertStocktake, lockItems, saveCounted } from './stocktakes.store.ts';

type Count = SentStocktake['counts'][number];

/** What differs becomes a movement; what is as expected is only noted as counted. */
async function settle(tx: Counter, stocktakeId: string, before: InventoryItem, { counted, reason }: Count) {
  const { id: itemId, currentStock: expected } = before;
  await insertCount(tx, { stocktakeId, itemId, expected, counted, reason });
  const change = counted - expected;
  if (change === 0) return;
  const item = (await saveCounted(tx, itemId, counted)) ?? fail('not_found');
  const movementId = uuidv7();
  const stockAfter = counted;
  await insertMovement(tx, { id: movementId, itemId, change, stockAfter, reason: 'counted', note: reason });
  await settleLots(tx, { movementId, item, change, reason: 'counted' });
  await tellWhenLow(tx, expected, item);
}

/** Counts the shelves: all of it or nothing, and the same once. What somebody changed since it was seen is refused. */
export const countStock = (grant: Counter, { clientId, note, counts }: SentStocktake): Promise<Stocktake> =>
  inTransaction(grant, async (tx) => {
    const id = uuidv7();
    if (await insertStocktake(tx, { id, clientId, note })) {
      const byItem = new Map(counts.map((count) => [count.itemId, count]));
      const items = await lockItems(tx, [...byItem.keys()]);
      if (items.length !== counts.length) fail('not_found');
      for (const item of items) {
        const count = byItem.get(item.id) ?? fail('not_found');
        if (count.version !== item.version) fail('item_changed');
        await settle(tx, id, item, count);
      }
      await writeAudit(tx, { action: 'stocktake:write', actorId: tx.actor.id, subjectId: id });
    }
    return (await findStocktake(tx, clientId)) ?? fail('not_found');
  });
