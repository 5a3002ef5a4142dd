import { expect, vi } from 'vitest';
import type { Platform } from '#platform/platform.ts';

/** Waits until all queued jobs are done, so that none of them runs later during the test. */
export async function jobsDone({ db }: Platform): Promise<void> {
  const waiting = () =>
    db.query(`select name from pgboss.job where state in ('created', 'active') and start_after <= now()`);
  // Unlike expect.poll, this also works in a hook.
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000 });
}
