import type { InventoryItem, SentItem, SentMovement, StockMovement } from '@lakou/contract/inventory';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

export type OfClinic = { clinicId: string };
export type OfItem = { clinicId: string; itemId: string };
export type ItemChanger = Grant<'inventory:change', OfItem>;
export type StockMover = Grant<'inventory:move' | 'pharmacy-order:hand-over', OfItem>;

export type Counter = Grant<'stocktake:write', OfClinic>;

export const ITEM = `id, name, sku, description, current_stock as "currentStock", reorder_point as "reorderPoint",
  unit_of_measure as "unitOfMeasure", supplier, medicine, public_price_cents as "publicPriceCents",
  public_currency as "publicCurrency", version`;

export async function findItemOf({ db }: Lookup, clinicId: string, itemId: string): Promise<boolean> {
  const found = await db.read(
    'select 1 from inventory_items where id = $1 and clinic_id = $2 and retired_at is null',
    [itemId, clinicId],
  );
  return found.length > 0;
}

/** By name; one more than the page size when there are more. */
export async function listItems(
  grant: Grant<'inventory:list', OfClinic>,
  { after, limit, q, low }: Page & { q?: string | undefined; low?: string | undefined },
): Promise<InventoryItem[]> {
  const rows = await grant.db.read<Omit<InventoryItem, 'nextExpiry'> & { nextExpiry: string | null }>(
    `select ${ITEM}, (select min(l.expires_on)::text from inventory_lots l
         where l.item_id = inventory_items.id and l.quantity > 0) as "nextExpiry"
     from inventory_items
     where clinic_id = $1 and retired_at is null
       and ($2::text is null or position(plain_text($2) in plain_text(name)) > 0 or position(lower($2) in lower(sku)) > 0)
       and (not $3::boolean or current_stock <= reorder_point)
       and ($4::uuid is null or (lower(name), id) > (select lower(name), id from inventory_items where id = $4))
     order by lower(name), id limit $5`,
    [grant.scope.clinicId, q || null, low === '1', after ?? null, limit + 1],
  );
  return rows.map(({ nextExpiry, ...item }) => ({ ...item, ...(nextExpiry && { nextExpiry }) }));
}

/** Nothing when another item has the SKU. */
export async function insertItem(
  grant: Grant<'inventory:add', OfClinic>,
  id: string,
  item: SentItem,
): Promise<InventoryItem | undefined> {
  const [added] = await grant.db.query<InventoryItem>(
    `insert into inventory_items (id, clinic_id, name, sku, description, current_stock, reorder_point,
       unit_of_measure, supplier, created_at, changed_at, medicine, public_price_cents, public_currency)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12, $13)
     on conflict (clinic_id, lower(sku)) where retired_at is null do nothing returning ${ITEM}`,
    [
      id,
      grant.scope.clinicId,
      item.name,
      item.sku,
      item.description,
      item.currentStock,
      item.reorderPoint,
      item.unitOfMeasure,
      item.supplier,
      grant.at,
      item.medicine,
      item.publicPriceCents,
      item.publicCurrency,
    ],
  );
  return added;
}

/** Locks the item until the transaction ends. */
export async function lockItem({ db, scope }: ItemChanger): Promise<InventoryItem | undefined> {
  const [item] = await db.query<InventoryItem>(
    `select ${ITEM} from inventory_items where id = $1 and clinic_id = $2 and retired_at is null for update`,
    [scope.itemId, scope.clinicId],
  );
  return item;
}

export async function hasSku({ db, scope }: ItemChanger, sku: string): Promise<boolean> {
  const found = await db.query(
    `select 1 from inventory_items
     where clinic_id = $1 and lower(sku) = lower($2) and id <> $3 and retired_at is null limit 1`,
    [scope.clinicId, sku, scope.itemId],
  );
  return found.length > 0;
}

export async function saveItem(
  { db, scope, at }: ItemChanger,
  item: SentItem,
): Promise<InventoryItem | undefined> {
  const [saved] = await db.query<InventoryItem>(
    `update inventory_items set name = $3, sku = $4, description = $5, current_stock = $6, reorder_point = $7,
       unit_of_measure = $8, supplier = $9, version = version + 1, changed_at = $10, medicine = $11,
       public_price_cents = $12, public_currency = $13
     where id = $1 and clinic_id = $2 and retired_at is null returning ${ITEM}`,
    [
      scope.itemId,
      scope.clinicId,
      item.name,
      item.sku,
      item.description,
      item.currentStock,
      item.reorderPoint,
      item.unitOfMeasure,
      item.supplier,
      at,
      item.medicine,
      item.publicPriceCents,
      item.publicCurrency,
    ],
  );
  return saved;
}

export async function retireItem(grant: Grant<'inventory:delete', OfItem>): Promise<void> {
  await grant.db.query('update inventory_items set retired_at = $3 where id = $1 and clinic_id = $2', [
    grant.scope.itemId,
    grant.scope.clinicId,
    grant.at,
  ]);
}

/** Changes the stock in one step, so that two who dispense at once never take it below zero; nothing when too little is left. */
export async function moveStock(
  { db, scope, at }: StockMover,
  change: number,
): Promise<InventoryItem | undefined> {
  const [item] = await db.query<InventoryItem>(
    `update inventory_items set current_stock = current_stock + $3, version = version + 1, changed_at = $4
     where id = $1 and clinic_id = $2 and retired_at is null and current_stock + $3 between 0 and 1000000
     returning ${ITEM}`,
    [scope.itemId, scope.clinicId, change, at],
  );
  return item;
}

interface NewMovement extends Pick<SentMovement, 'change' | 'note'> {
  readonly id: string;
  readonly itemId: string;
  readonly stockAfter: number;
  readonly reason: StockMovement['reason'];
}

export async function insertMovement(
  grant: Grant<
    'inventory:add' | 'inventory:change' | 'inventory:move' | 'pharmacy-order:hand-over' | 'stocktake:write',
    OfClinic
  >,
  { id, itemId, change, stockAfter, reason, note }: NewMovement,
): Promise<void> {
  await grant.db.query(
    `insert into inventory_movements (id, item_id, clinic_id, change, stock_after, reason, note, actor_id, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, itemId, grant.scope.clinicId, change, stockAfter, reason, note, grant.actor.id, grant.at],
  );
}

/** Newest first; one more than the page size when there are more. */
export async function listMovements(
  grant: Grant<'inventory-movements:list', OfItem>,
  { after, limit }: Page,
): Promise<StockMovement[]> {
  const rows = await grant.db.read<Omit<StockMovement, 'at'> & { at: Date }>(
    `select m.id, m.change, m.stock_after as "stockAfter", m.reason, m.note, u.name as "actorName", m.at,
       (select coalesce(json_agg(json_build_object('number', l.number, 'change', c.change) order by l.expires_on), '[]')
        from inventory_movement_lots c join inventory_lots l on l.id = c.lot_id where c.movement_id = m.id) as lots
     from inventory_movements m left join app_users u on u.id = m.actor_id
     where m.item_id = $1 and m.clinic_id = $2 and ($3::uuid is null or m.id < $3)
     order by m.id desc limit $4`,
    [grant.scope.itemId, grant.scope.clinicId, after ?? null, limit + 1],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Who runs the clinic. */
export async function listManagers({ db, scope }: StockMover | ItemChanger | Counter): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from app_users where clinic_id = $1 and role = 'CLINIC_ADMIN' and erased_at is null limit 20`,
    [scope.clinicId],
  );
  return rows.map(({ id }) => id);
}
