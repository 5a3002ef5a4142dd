import type { Platform } from '#platform/platform.ts';
import { refreshFreeTimes } from '../src/capabilities/scheduling/free-times.jobs.ts';

/** Computes all free times that changed; the job that runs beside may hold some of them for a moment. */
export async function freeTimesKnown(platform: Platform): Promise<void> {
  const waiting = () =>
    platform.db.query(
      `select 1 from free_time_changes union all
       select 1 from free_times where mode = 'any' and due_at <= $1 limit 1`,
      [platform.clock.now()],
    );
  do while (await refreshFreeTimes(platform));
  while ((await waiting()).length > 0);
}
