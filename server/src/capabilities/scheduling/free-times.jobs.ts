import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { dueAgain, freeTimesOf, lookedAt, NO_TIMES, takesVisits } from './free-times.rules.ts';
import {
  type FreeTimesWriter,
  lockFreeTimes,
  saveFreeTimes,
  takeChanged,
  takeDue,
} from './free-times.store.ts';
import { findSchedule, listTaken } from './schedule.store.ts';

const AT_ONCE = 20;

async function refresh(tx: FreeTimesWriter, providerId: string): Promise<void> {
  const schedule = await findSchedule(tx, providerId, false);
  const who = { kind: 'provider', id: providerId } as const;
  const taken =
    schedule && takesVisits(schedule) ? await listTaken(tx, who, lookedAt(schedule, tx.at), undefined) : [];
  // Who has just ceased to be shown has no times; the rows go with the listing.
  const times = schedule ? freeTimesOf(schedule, taken, tx.at) : [NO_TIMES];
  await saveFreeTimes(tx, { providerId, times, dueAt: dueAgain(times, tx.at, schedule?.noticeHours) });
}

/** Computes anew when some providers are free next; returns whether there may be more to do. */
export function refreshFreeTimes({ db, clock }: Platform): Promise<boolean> {
  return db.transaction(async (connection) => {
    const at = clock.now();
    const tx = systemGrant('free-times:refresh', { db: connection, at, requestId: 'free-times' });
    const changed = await takeChanged(tx, AT_ONCE);
    const ids = changed.length > 0 ? changed : await takeDue(tx, AT_ONCE);
    await lockFreeTimes(tx, ids);
    for (const id of ids) await refresh(tx, id);
    return ids.length > 0;
  });
}
