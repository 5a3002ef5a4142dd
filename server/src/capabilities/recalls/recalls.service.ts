import type { NewRecall, Recall } from '@lakou/contract/recalls';
import { Temporal } from 'temporal-polyfill';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { dayIn, HOME_ZONE } from '../scheduling/scheduling.service.ts';
import type { RecalledPerson } from './recalls.access.ts';
import { findRecall, insertRecall } from './recalls.store.ts';

export const today = (at: Date): string => dayIn(HOME_ZONE, at);

/** So many weeks from now. */
const dayAfter = (at: Date, weeks: number): string =>
  Temporal.PlainDate.from(today(at)).add({ weeks }).toString();

/** The provider wants to see this person again; the patient is told two weeks before. */
export function recallPatient(
  grant: Grant<'recall:create', RecalledPerson>,
  { weeks, note }: NewRecall,
): Promise<Recall> {
  return inTransaction(grant, async (tx) => {
    const id = uuidv7();
    await insertRecall(tx, { id, dueOn: dayAfter(tx.at, weeks), note });
    const { patientId, dependentId } = tx.scope;
    const about = dependentId ? { subjectIds: [patientId, dependentId] } : { subjectId: patientId };
    await writeAudit(tx, { action: 'recall:create', actorId: tx.actor.id, ...about });
    return (await findRecall(tx, id, today(tx.at))) ?? fail('not_found');
  });
}
