import type { Db } from '#platform/db/db.ts';

// An interrupted seed has not marked its accounts yet, so the address is checked too.
const IS_DEMO = "(is_demo or email like '%@lakou.test') and erased_at is null";

/** Whether an account with the demo's known password can sign in. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const found = await db.read(`select 1 from app_users where ${IS_DEMO} limit 1`);
  return found.length > 0;
}

export async function markDemoAccounts(db: Db): Promise<void> {
  await db.query('update app_users set is_demo = true');
}

/** Makes every demo account due for erasure at once. */
export async function endDemoAccounts(db: Db, at: Date): Promise<void> {
  await db.query(`update app_users set erase_after = $1 where ${IS_DEMO}`, [at]);
}
