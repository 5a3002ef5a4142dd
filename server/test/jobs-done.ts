import { expect } from 'vitest';
import type { Platform } from '#platform/platform.ts';

/** Waits until everything that was asked for is done, so that nothing of it happens later in between. */
export async function jobsDone({ db }: Platform): Promise<void> {
  const waiting = () =>
    db.query(`select name from pgboss.job where state in ('created', 'active') and start_after <= now()`);
  await expect.poll(waiting, { timeout: 15_000 }).toEqual([]);
}
