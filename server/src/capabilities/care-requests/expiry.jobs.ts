import { systemGrant } from '#platform/access/system-grant.ts';
import { publish } from '#platform/events/publish.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import { expireRequests } from './care-requests.store.ts';

const AT_ONCE = 100;

/** Ends requests that nobody accepted in time; who asked is told. */
export async function endOldRequests({ db, clock }: Platform): Promise<void> {
  const at = clock.now();
  const endSome = () =>
    db.transaction(async (connection) => {
      const tx = systemGrant('care-requests:expire', { db: connection, at, requestId: 'care-requests' });
      const ended = await expireRequests(tx, AT_ONCE);
      for (const { id, patientId } of ended) {
        await notify(tx, { userId: patientId, kind: 'care_request_expired', subjectId: id, details: {} });
        publish(connection, [patientId], { kind: 'booking', id });
      }
      return ended.length;
    });
  while ((await endSome()) === AT_ONCE);
}
