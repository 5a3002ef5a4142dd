import type { InventoryItem, Stocktake } from '@lakou/contract/inventory';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import { type Counter, ITEM, type OfClinic } from './inventory.store.ts';

type Row = Omit<Stocktake, 'countedAt'> & { readonly countedAt: Date };
const toStocktake = (row: Row): Stocktake => ({ ...row, countedAt: row.countedAt.toISOString() });

const STOCKTAKE = `s.id, s.note, u.name as "countedBy", s.counted_at as "countedAt",
  (select count(*)::int from stocktake_counts c where c.stocktake_id = s.id) as items,
  (select coalesce(json_agg(json_build_object('name', i.name, 'expected', c.expected, 'counted', c.counted,
     'reason', c.reason) order by i.name, i.id), '[]')
   from stocktake_counts c join inventory_items i on i.id = c.item_id
   where c.stocktake_id = s.id and c.counted <> c.expected) as differences`;

/** Newest first; one more than the page size when there are more. */
export async function listStocktakes(
  { db, scope }: Grant<'stocktakes:list', OfClinic>,
  { after, limit }: Page,
): Promise<Stocktake[]> {
  const rows = await db.read<Row>(
    `select ${STOCKTAKE} from stocktakes s left join app_users u on u.id = s.counted_by
     where s.clinic_id = $1 and ($2::uuid is null or s.id < $2) order by s.id desc limit $3`,
    [scope.clinicId, after ?? null, limit + 1],
  );
  return rows.map(toStocktake);
}

/** The count that was sent with this id. */
export async function findStocktake(
  { db, scope }: Counter,
  clientId: string,
): Promise<Stocktake | undefined> {
  const [row] = await db.query<Row>(
    `select ${STOCKTAKE} from stocktakes s left join app_users u on u.id = s.counted_by
     where s.clinic_id = $1 and s.client_id = $2`,
    [scope.clinicId, clientId],
  );
  return row && toStocktake(row);
}

/** False when the same was sent before. */
export async function insertStocktake(
  { db, scope, actor, at }: Counter,
  { id, clientId, note }: { id: string; clientId: string; note: string },
): Promise<boolean> {
  const inserted = await db.query(
    `insert into stocktakes (id, clinic_id, client_id, note, counted_by, counted_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (clinic_id, client_id) do nothing returning id`,
    [id, scope.clinicId, clientId, note, actor.id, at],
  );
  return inserted.length > 0;
}

/** Locks the items in one order, so that two counts at once wait for each other. */
export function lockItems({ db, scope }: Counter, ids: readonly string[]): Promise<InventoryItem[]> {
  // Bounded by the ids given.
  return db.query<InventoryItem>(
    `select ${ITEM} from inventory_items
     where clinic_id = $1 and id = any ($2) and retired_at is null order by id for update`,
    [scope.clinicId, ids],
  );
}

export async function insertCount(
  { db, scope }: Counter,
  count: { stocktakeId: string; itemId: string; expected: number; counted: number; reason: string },
): Promise<void> {
  await db.query(
    `insert into stocktake_counts (stocktake_id, item_id, clinic_id, expected, counted, reason)
     values ($1, $2, $3, $4, $5, $6)`,
    [count.stocktakeId, count.itemId, scope.clinicId, count.expected, count.counted, count.reason],
  );
}

export async function saveCounted(
  { db, scope, at }: Counter,
  itemId: string,
  counted: number,
): Promise<InventoryItem | undefined> {
  const [item] = await db.query<InventoryItem>(
    `update inventory_items set current_stock = $3, version = version + 1, changed_at = $4
     where id = $1 and clinic_id = $2 returning ${ITEM}`,
    [itemId, scope.clinicId, counted, at],
  );
  return item;
}
