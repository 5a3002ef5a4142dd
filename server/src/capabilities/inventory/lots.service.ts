import type { InventoryItem, SentMovement, StockMovement } from '@lakou/contract/inventory';
import { uuidv7 } from 'uuidv7';
import { fail } from '#platform/errors.ts';
import type { Counter, ItemChanger, StockMover } from './inventory.store.ts';
import { firstEndingFirst } from './lots.rules.ts';
import { addToLot, listHeld, noteLots, takeFromLots } from './lots.store.ts';

interface Moved extends Pick<SentMovement, 'lot' | 'lotId'> {
  readonly movementId: string;
  /** As it is after the movement, and locked by it. */
  readonly item: InventoryItem;
  readonly change: number;
  readonly reason: StockMovement['reason'];
}

/** The lots of an item follow its stock, in the transaction of the movement. */
export async function settleLots(tx: StockMover | ItemChanger | Counter, moved: Moved): Promise<void> {
  const { movementId, item, change, reason, lot, lotId } = moved;
  if (change > 0) {
    if (!lot) return;
    const added = await addToLot(tx, { id: uuidv7(), itemId: item.id, quantity: change, ...lot });
    return noteLots(tx, movementId, [{ lotId: added, change }]);
  }
  const held = await listHeld(tx, item.id);
  const inLots = held.reduce((sum, { quantity }) => sum + quantity, 0);
  const before = item.currentStock - change;
  const chosen = lotId ? held.filter(({ id }) => id === lotId) : held;
  if (lotId && chosen.length === 0) fail('not_found');
  if (lotId && reason === 'dispensed' && chosen[0]?.isExpired) fail('lot_expired');
  // What has ended is not given to anybody.
  const usable = reason === 'dispensed' ? chosen.filter(({ isExpired }) => !isExpired) : chosen;
  const withoutLot = lotId ? 0 : before - inLots;
  const taken = firstEndingFirst(usable, { wanted: -change, withoutLot }) ?? fail('stock_too_low');
  await takeFromLots(tx, taken);
  await noteLots(tx, movementId, taken);
}
