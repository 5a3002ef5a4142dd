import { TOLD_OF_AGE_DAYS } from '@lakou/contract/hand-overs.rules';
import { ADULT_YEARS } from '@lakou/contract/profiles.rules';
import { systemGrant } from '#platform/access/system-grant.ts';
import type { Platform } from '#platform/platform.ts';
import { notify } from '../notifications/notify.service.ts';
import { takeComingOfAge } from './hand-overs.store.ts';

const AT_ONCE = 100;
const DAY_MS = 86_400_000;

/** The day of birth of who is of age on this day. */
function bornForAge(day: Date): string {
  const born = new Date(day);
  born.setUTCFullYear(born.getUTCFullYear() - ADULT_YEARS);
  return born.toISOString().slice(0, 10);
}

/** Tells families that somebody will soon be of age; nobody is told of those who were long before. */
export async function tellOfAge({ db, clock }: Platform): Promise<void> {
  const at = clock.now();
  const until = bornForAge(new Date(at.getTime() + TOLD_OF_AGE_DAYS * DAY_MS));
  const tellSome = () =>
    db.transaction(async (connection) => {
      const tx = systemGrant('hand-overs:tell', { db: connection, at, requestId: 'hand-overs' });
      const due = await takeComingOfAge(tx, { after: bornForAge(at), until, limit: AT_ONCE });
      for (const { id, patientId, name } of due)
        await notify(tx, {
          userId: patientId,
          kind: 'dependent_of_age',
          subjectId: id,
          details: { name },
        });
      return due.length;
    });
  while ((await tellSome()) === AT_ONCE);
}
