import { TOLD_BEFORE_DAYS } from '@lakou/contract/recalls.rules';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import { today } from './recalls.service.ts';
import { takeDue } from './recalls.store.ts';

const AT_ONCE = 100;
const DAY_MS = 86_400_000;

/** Tells patients that their provider wants to see them again, unless they have booked. */
export async function tellRecalled({ db, clock }: Platform): Promise<void> {
  const at = clock.now();
  const until = today(new Date(at.getTime() + TOLD_BEFORE_DAYS * DAY_MS));
  const tellSome = () =>
    db.transaction(async (connection) => {
      const tx = systemGrant('recalls:tell', { db: connection, at, requestId: 'recalls' });
      const due = await takeDue(tx, until, AT_ONCE);
      for (const { patientId, providerId, providerName, booked } of due)
        if (!booked)
          await notify(tx, {
            userId: patientId,
            kind: 'recall_due',
            subjectId: providerId,
            details: { name: providerName },
          });
      return due.length;
    });
  while ((await tellSome()) === AT_ONCE);
}
