import { z } from 'zod';
import {
  ALL_MOVEMENT_REASONS,
  HIGHEST_PRICE_CENTS,
  LONGEST_LOT,
  LONGEST_STOCK_NOTE,
  MOST_COUNTED,
  MOST_STOCK,
  MOVEMENT_REASONS,
  PRICE_CURRENCIES,
} from './inventory.rules.ts';
import type { Contract } from './kit.ts';
import { Id, line, Page, PlainDate, SentDate } from './primitives.ts';

export const InventoryItem = z.object({
  id: Id,
  name: z.string(),
  sku: z.string(),
  description: z.string(),
  currentStock: z.int(),
  reorderPoint: z.int(),
  unitOfMeasure: z.string(),
  supplier: z.string(),
  /** The medicine of the directory that it is, shown to everybody; null for what is the clinic’s own matter. */
  medicine: z.string().nullable(),
  /** Of one unit, shown with the medicine. */
  publicPriceCents: z.int().nullable(),
  publicCurrency: z.enum(PRICE_CURRENCIES).nullable(),
  version: z.int(),
  /** The last day of the lot that ends first; said in the list. */
  nextExpiry: PlainDate.optional(),
});
export type InventoryItem = z.infer<typeof InventoryItem>;

const required = { error: 'item_fields_required' } as const;
const named = (longest: number) => line(longest, { missing: required.error }).min(1, required);
const text = (longest: number) => z.string().trim().max(longest);
const words = (longest: number) =>
  text(longest)
    .nullish()
    .transform((sent) => sent ?? '');

/** A whole number as forms send it; what is no number counts as 0, and parts of a unit are cut off. */
const Count = z
  .union([z.number(), z.string().max(20), z.null()])
  .transform((sent) => {
    const count = Number.parseInt(String(sent), 10);
    return Number.isFinite(count) ? count : 0;
  })
  .pipe(z.int().min(0, { error: 'stock_invalid' }).max(MOST_STOCK, { error: 'stock_invalid' }));

const Price = z.int().min(1).max(HIGHEST_PRICE_CENTS);
const Slug = z.string().trim().max(100);

const SentItem = z.object({
  name: named(200),
  sku: named(60),
  description: words(2000),
  unitOfMeasure: words(40),
  supplier: words(200),
  currentStock: Count.default(0),
  reorderPoint: Count.default(0),
  medicine: Slug.nullish().transform((sent) => sent || null),
  publicPriceCents: Price.nullish().transform((sent) => sent ?? null),
  publicCurrency: z
    .enum(PRICE_CURRENCIES)
    .nullish()
    .transform((sent) => sent ?? null),
});
export type SentItem = z.infer<typeof SentItem>;

/** What is not sent stays as it is. */
const ChangedItem = z.object({
  name: named(200).optional(),
  sku: named(60).optional(),
  description: text(2000).nullish(),
  unitOfMeasure: text(40).nullish(),
  supplier: text(200).nullish(),
  currentStock: Count.optional(),
  reorderPoint: Count.optional(),
  medicine: Slug.nullish(),
  publicPriceCents: Price.nullish(),
  publicCurrency: z.enum(PRICE_CURRENCIES).nullish(),
  version: z.int().optional(),
});
export type ChangedItem = z.infer<typeof ChangedItem>;

export const StockMovement = z.object({
  id: Id,
  change: z.int(),
  stockAfter: z.int(),
  reason: z.enum(ALL_MOVEMENT_REASONS),
  note: z.string(),
  /** The lots that it came to or went from. */
  lots: z.array(z.object({ number: z.string(), change: z.int() })),
  actorName: z.string().nullable(),
  at: z.string(),
});
export type StockMovement = z.infer<typeof StockMovement>;

const wrongChange = { error: 'stock_invalid' } as const;
const SentMovement = z.object({
  change: z
    .int(wrongChange)
    .min(-MOST_STOCK, wrongChange)
    .max(MOST_STOCK, wrongChange)
    .refine((change) => change !== 0, wrongChange),
  reason: z.enum(MOVEMENT_REASONS),
  note: words(LONGEST_STOCK_NOTE),
  /** What came, by the number and the last day on its box. */
  lot: z.object({ number: z.string().trim().min(1).max(LONGEST_LOT), expiresOn: SentDate }).nullish(),
  /** The lot that it went from; without one, what ends first goes first. */
  lotId: Id.nullish(),
});
export type SentMovement = z.infer<typeof SentMovement>;

export const InventoryLot = z.object({
  id: Id,
  number: z.string(),
  expiresOn: PlainDate,
  quantity: z.int(),
  isExpired: z.boolean(),
});
export type InventoryLot = z.infer<typeof InventoryLot>;

const Counted = z.object({
  itemId: Id,
  /** As the item was when it was counted: what changed since is refused. */
  version: z.int(),
  counted: z.int(wrongChange).min(0, wrongChange).max(MOST_STOCK, wrongChange),
  /** Why it differs, as far as it is known. */
  reason: words(LONGEST_STOCK_NOTE),
});
const SentStocktake = z.object({
  /** Chosen by the sender, so that what is sent twice counts once. */
  clientId: Id,
  note: words(LONGEST_STOCK_NOTE),
  counts: z.array(Counted).min(1).max(MOST_COUNTED),
});
export type SentStocktake = z.infer<typeof SentStocktake>;

export const Stocktake = z.object({
  id: Id,
  note: z.string(),
  countedBy: z.string().nullable(),
  countedAt: z.string(),
  items: z.int(),
  /** Only what differed. */
  differences: z.array(
    z.object({ name: z.string(), expected: z.int(), counted: z.int(), reason: z.string() }),
  ),
});
export type Stocktake = z.infer<typeof Stocktake>;

const OneItem = z.object({ id: Id });

export const inventory = {
  'GET /api/clinics/:id/inventory': {
    summary:
      'What a clinic has in stock, by name; `q` searches names and SKUs, `low` keeps what must be reordered',
    params: OneItem,
    query: Page.extend({ q: z.string().trim().max(100).optional(), low: z.literal('1').optional() }),
    reply: z.array(InventoryItem),
  },
  'POST /api/clinics/:id/inventory': {
    summary: 'Add an item',
    params: OneItem,
    body: SentItem,
    reply: InventoryItem,
    status: 201,
  },
  'PUT /api/clinics/inventory/:id': {
    summary: 'Change an item; a version that is not the newest is refused. A new stock is noted as counted',
    params: OneItem,
    body: ChangedItem,
    reply: InventoryItem,
  },
  'DELETE /api/clinics/inventory/:id': {
    summary: 'Take an item off the list; its movements are kept',
    params: OneItem,
  },
  'GET /api/clinics/inventory/:id/movements': {
    summary: 'What came and went of an item, newest first',
    params: OneItem,
    query: Page,
    reply: z.array(StockMovement),
  },
  'POST /api/clinics/inventory/:id/movements': {
    summary:
      'Note what came or went; the stock never falls below zero, what ends first goes first, and what has ended is not dispensed',
    params: OneItem,
    body: SentMovement,
    reply: InventoryItem,
    status: 201,
  },
  'GET /api/clinics/inventory/:id/lots': {
    summary: 'The lots of an item that are in stock, what ends first at the top',
    params: OneItem,
    query: Page,
    reply: z.array(InventoryLot),
  },
  'GET /api/clinics/:id/stocktakes': {
    summary: 'Counts of the shelves and what differed, newest first',
    params: OneItem,
    query: Page,
    reply: z.array(Stocktake),
  },
  'POST /api/clinics/:id/stocktakes': {
    summary: 'Count the shelves: every difference becomes a movement, all at once or nothing',
    params: OneItem,
    body: SentStocktake,
    reply: Stocktake,
    status: 201,
  },
} as const satisfies Contract;
