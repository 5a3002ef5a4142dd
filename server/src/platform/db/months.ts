import type { Db } from './db.ts';

/** Tables that have a part for each month. */
export const MONTHLY = ['audit_events', 'notifications'] as const;

type Monthly = (typeof MONTHLY)[number];

// A part is added or dropped between the writes of others; after this time it is left to the next clean-up.
const LOCK_TIMEOUT = "set local lock_timeout = '5s'";

/** Makes the parts of this month and the next two. Rows of a month that has none go to the part `_rest`. */
export async function addMonths(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query(LOCK_TIMEOUT);
    for (const table of MONTHLY) await tx.query('select add_months($1)', [table]);
  });
}

/** Drops the months of a table that ended before this moment, with their rows or only empty ones. */
export async function dropMonths(
  db: Db,
  table: Monthly,
  { before, onlyEmpty }: { before: Date; onlyEmpty: boolean },
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.query(LOCK_TIMEOUT);
    const [row] = await tx.query<{ dropped: number }>('select drop_months($1, $2, $3) as dropped', [
      table,
      before,
      onlyEmpty,
    ]);
    return row?.dropped ?? 0;
  });
}
