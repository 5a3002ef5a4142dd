import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import { deleteEnded, takeTurns } from './waiting-lists.store.ts';

const AT_ONCE = 100;
/** So long a time is told to one person alone. */
const TURN_MS = 15 * 60_000;

/** Tells those who wait, one after the other, that an earlier time is free. Nothing is held for them. */
export async function tellWaiting({ db, clock }: Platform): Promise<void> {
  const at = clock.now();
  const tellSome = () =>
    db.transaction(async (connection) => {
      const tx = systemGrant('waiting-lists:tell', { db: connection, at, requestId: 'waiting-lists' });
      await deleteEnded(tx);
      const turns = await takeTurns(tx, new Date(at.getTime() - TURN_MS), AT_ONCE);
      for (const { patientId, providerId, providerName, startsAt, timeZone } of turns)
        await notify(tx, {
          userId: patientId,
          kind: 'earlier_time_free',
          subjectId: providerId,
          details: { name: providerName, at: startsAt.toISOString(), timeZone },
        });
      return turns.length;
    });
  while ((await tellSome()) === AT_ONCE);
}
