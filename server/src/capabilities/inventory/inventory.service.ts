import { findMedicine } from '@lakou/content';
import type { ChangedItem, InventoryItem, SentItem, SentMovement } from '@lakou/contract/inventory';
import { isLow, NEVER_OFFERED } from '@lakou/contract/inventory.rules';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { notify } from '../notifications/notify.service.ts';
import {
  type Counter,
  hasSku,
  type ItemChanger,
  insertItem,
  insertMovement,
  listManagers,
  lockItem,
  moveStock,
  retireItem,
  type StockMover,
  saveItem,
} from './inventory.store.ts';
import { settleLots } from './lots.service.ts';

/** A price belongs to a medicine that everybody can find; without one there is nothing to show. */
function asShown(item: SentItem): SentItem {
  const { medicine, publicPriceCents, publicCurrency } = item;
  if (medicine === null) return { ...item, publicPriceCents: null, publicCurrency: null };
  if (!findMedicine(medicine)) fail('medicine_unknown');
  if (NEVER_OFFERED.includes(medicine)) fail('medicine_not_offered');
  const currency = publicPriceCents === null ? null : (publicCurrency ?? 'HTG');
  return { ...item, publicCurrency: currency };
}

export function addItem(
  grant: Grant<'inventory:add', { clinicId: string }>,
  item: SentItem,
): Promise<InventoryItem> {
  return inTransaction(grant, async (tx) => {
    const added = (await insertItem(tx, uuidv7(), asShown(item))) ?? fail('sku_taken');
    const { id: itemId, currentStock } = added;
    if (currentStock > 0)
      await insertMovement(tx, {
        id: uuidv7(),
        itemId,
        change: currentStock,
        stockAfter: currentStock,
        reason: 'initial',
        note: '',
      });
    return added;
  });
}

/** Tells who runs the clinic once, when the stock falls to the reorder point. */
export async function tellWhenLow(
  tx: StockMover | ItemChanger | Counter,
  before: number,
  item: InventoryItem,
): Promise<void> {
  if (!isLow(item) || isLow({ ...item, currentStock: before })) return;
  for (const userId of await listManagers(tx))
    await notify(tx, { userId, kind: 'stock_low', subjectId: item.id, details: { name: item.name } });
}

/** Those who treat change only the stock; the rest is the administrator's. */
function refuseForeignFields(role: string, before: InventoryItem, after: SentItem): void {
  if (role === 'CLINIC_ADMIN') return;
  const { currentStock: _, ...others } = after;
  const changed = Object.entries(others).some(
    ([field, value]) => before[field as keyof InventoryItem] !== value,
  );
  if (changed) fail('forbidden');
}

export function changeItem(grant: ItemChanger, sent: ChangedItem): Promise<InventoryItem> {
  return inTransaction(grant, async (tx) => {
    const before = (await lockItem(tx)) ?? fail('not_found');
    if (sent.version !== undefined && sent.version !== before.version) fail('item_changed');
    const after = asShown({
      name: sent.name ?? before.name,
      sku: sent.sku ?? before.sku,
      description: sent.description === undefined ? before.description : (sent.description ?? ''),
      unitOfMeasure: sent.unitOfMeasure === undefined ? before.unitOfMeasure : (sent.unitOfMeasure ?? ''),
      supplier: sent.supplier === undefined ? before.supplier : (sent.supplier ?? ''),
      currentStock: sent.currentStock ?? before.currentStock,
      reorderPoint: sent.reorderPoint ?? before.reorderPoint,
      medicine: sent.medicine === undefined ? before.medicine : sent.medicine || null,
      publicPriceCents: sent.publicPriceCents === undefined ? before.publicPriceCents : sent.publicPriceCents,
      publicCurrency: sent.publicCurrency === undefined ? before.publicCurrency : sent.publicCurrency,
    });
    refuseForeignFields(tx.actor.role, before, after);
    if (after.sku.toLowerCase() !== before.sku.toLowerCase() && (await hasSku(tx, after.sku)))
      fail('sku_taken');
    const saved = (await saveItem(tx, after)) ?? fail('not_found');
    const change = saved.currentStock - before.currentStock;
    if (change !== 0) {
      const id = uuidv7();
      await insertMovement(tx, {
        id,
        itemId: saved.id,
        change,
        stockAfter: saved.currentStock,
        reason: 'counted',
        note: '',
      });
      await settleLots(tx, { movementId: id, item: saved, change, reason: 'counted' });
    }
    await tellWhenLow(tx, before.currentStock, saved);
    return saved;
  });
}

export function noteMovement(grant: StockMover, movement: SentMovement): Promise<InventoryItem> {
  return inTransaction(grant, async (tx) => {
    const item = (await moveStock(tx, movement.change)) ?? fail('stock_too_low');
    const { id: itemId, currentStock: stockAfter } = item;
    const { change, reason, note, lot, lotId } = movement;
    const id = uuidv7();
    await insertMovement(tx, { id, itemId, stockAfter, change, reason, note });
    await settleLots(tx, { movementId: id, item, change, reason, lot, lotId });
    await tellWhenLow(tx, stockAfter - movement.change, item);
    return item;
  });
}

export function deleteItem(
  grant: Grant<'inventory:delete', { clinicId: string; itemId: string }>,
): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    await retireItem(tx);
    await writeAudit(tx, {
      action: 'inventory:delete',
      actorId: tx.actor.id,
      subjectId: tx.scope.itemId,
    });
    return undefined;
  });
}
