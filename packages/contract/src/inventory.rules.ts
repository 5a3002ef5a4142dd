/** Why a stock changes by hand; `initial` and `counted` are written when an item is added or its stock is corrected. */
export const MOVEMENT_REASONS = ['received', 'dispensed', 'damaged', 'expired', 'correction'] as const;
export const ALL_MOVEMENT_REASONS = ['initial', 'counted', ...MOVEMENT_REASONS] as const;

/** Reasons that take away from the stock. */
export const TAKING_REASONS = [
  'dispensed',
  'damaged',
  'expired',
] as const satisfies readonly (typeof MOVEMENT_REASONS)[number][];

export const MOST_STOCK = 1_000_000;
export const LONGEST_LOT = 60;
export const LONGEST_STOCK_NOTE = 300;
/** How many items one count of the shelves holds. */
export const MOST_COUNTED = 200;
/** So many days before a lot ends, who runs the clinic is told. */
export const LOT_NOTICE_DAYS = 30;

/** What everybody may know of a stock: never how much there is. */
export const STOCK_LEVELS = ['in', 'low', 'out'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

/** The money that a public price is in. */
export const PRICE_CURRENCIES = ['HTG', 'USD'] as const;
export const HIGHEST_PRICE_CENTS = 1_000_000_00;

/** At or below the reorder point more should be ordered. */
export const isLow = ({ currentStock, reorderPoint }: { currentStock: number; reorderPoint: number }) =>
  currentStock <= reorderPoint;

/** Medicines that are stolen for misuse: where they are kept is told to nobody. */
export const NEVER_OFFERED: readonly string[] = [
  'codeine',
  'diazepam',
  'ketamine',
  'lorazepam',
  'morphine',
  'tramadol',
];
