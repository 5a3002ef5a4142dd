import type { InventoryLot } from '@lakou/contract/inventory';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { Counter, ItemChanger, OfItem, StockMover } from './inventory.store.ts';

type Mover = StockMover | ItemChanger | Counter;

const HAITI = "'America/Port-au-Prince'";

/** What ends first at the top; one more than the page size when there are more. */
export function listLots(
  { db, scope, at }: Grant<'inventory-lots:list', OfItem>,
  { after, limit }: Page,
): Promise<InventoryLot[]> {
  return db.read<InventoryLot>(
    `select id, number, expires_on::text as "expiresOn", quantity,
       expires_on < ($3::timestamptz at time zone ${HAITI})::date as "isExpired"
     from inventory_lots where item_id = $1 and clinic_id = $2 and quantity > 0
       and ($4::uuid is null or (expires_on, id) > (select expires_on, id from inventory_lots where id = $4))
     order by expires_on, id limit $5`,
    [scope.itemId, scope.clinicId, at, after ?? null, limit + 1],
  );
}

export interface Lot {
  readonly id: string;
  readonly quantity: number;
  readonly isExpired: boolean;
}

/** All that are in stock, what ends first at the top. The item is locked by whoever asks. */
export function listHeld({ db, scope, at }: Mover, itemId: string): Promise<Lot[]> {
  // Bounded by the lots of one item that are in stock.
  return db.query<Lot>(
    `select id, quantity, expires_on < ($3::timestamptz at time zone ${HAITI})::date as "isExpired"
     from inventory_lots where item_id = $1 and clinic_id = $2 and quantity > 0 order by expires_on, id`,
    [itemId, scope.clinicId, at],
  );
}

/** More of a lot that is known, or a new one. */
export async function addToLot(
  { db, scope, at }: Mover,
  lot: { id: string; itemId: string; number: string; expiresOn: string; quantity: number },
): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    `insert into inventory_lots (id, item_id, clinic_id, number, expires_on, quantity, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (item_id, number, expires_on) do update set quantity = inventory_lots.quantity + excluded.quantity
     returning id`,
    [lot.id, lot.itemId, scope.clinicId, lot.number, lot.expiresOn, lot.quantity, at],
  );
  return row?.id ?? lot.id;
}

export interface LotChange {
  readonly lotId: string;
  readonly change: number;
}

/** Takes from these lots; the database refuses to go below zero. */
export async function takeFromLots({ db, scope }: Mover, taken: readonly LotChange[]): Promise<void> {
  await db.query(
    `update inventory_lots l set quantity = l.quantity + t.change
     from json_to_recordset($2) as t ("lotId" uuid, change int) where l.id = t."lotId" and l.clinic_id = $1`,
    [scope.clinicId, JSON.stringify(taken)],
  );
}

export async function noteLots(
  { db, scope }: Mover,
  movementId: string,
  changes: readonly LotChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await db.query(
    `insert into inventory_movement_lots (movement_id, lot_id, clinic_id, change)
     select $1, "lotId", $2, change from json_to_recordset($3) as t ("lotId" uuid, change int)`,
    [movementId, scope.clinicId, JSON.stringify(changes)],
  );
}

interface EndingLot {
  readonly itemId: string;
  readonly name: string;
  /** Null where nobody runs the clinic. */
  readonly userId: string | null;
}

/** Lots that end soon, each once for everybody who runs the clinic; marked as told. None when all were taken. */
export function takeEnding(
  { db, at }: Grant<'lots:tell', undefined, undefined>,
  days: number,
  limit: number,
): Promise<EndingLot[]> {
  return db.query<EndingLot>(
    `with ending as (
       select l.id, i.name from inventory_lots l join inventory_items i on i.id = l.item_id
       where i.retired_at is null and l.quantity > 0 and l.told_at is null
         and l.expires_on <= ($1::timestamptz at time zone ${HAITI})::date + $2::int
       order by l.expires_on, l.id limit $3 for update of l skip locked),
     told as (
       update inventory_lots l set told_at = $1 from ending e where l.id = e.id
       returning l.item_id, l.clinic_id, e.name)
     select distinct t.item_id as "itemId", t.name, u.id as "userId" from told t
     left join app_users u on u.clinic_id = t.clinic_id and u.role = 'CLINIC_ADMIN' and u.erased_at is null`,
    [at, days, limit],
  );
}
