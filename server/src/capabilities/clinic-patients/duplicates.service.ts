import type { PatientMerge } from '@lakou/contract/clinic-patients';
import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { LinkScope, MergeScope } from './clinic-patients.access.ts';
import {
  closeMerge,
  fillKept,
  insertMerge,
  lockTwins,
  moveAll,
  moveBack,
  restoreGone,
  restoreKept,
} from './duplicates.store.ts';

/** Only of people without an account: whoever has one decides for themselves which clinic knows them. */
export const mergeTwins = (grant: Grant<'patient:merge', LinkScope>, goneId: string): Promise<PatientMerge> =>
  inTransaction(grant, async (tx) => {
    if (!(await lockTwins(tx, goneId))) fail('not_found');
    const merge = (await insertMerge(tx, uuidv7(), goneId)) ?? fail('not_found');
    await moveAll(tx, goneId);
    await fillKept(tx, merge.id);
    await writeAudit(tx, { action: 'patient:merge', actorId: tx.actor.id });
    return merge;
  });

export const undoMerge = (grant: Grant<'patient-merge:undo', MergeScope>): Promise<undefined> =>
  inTransaction(grant, async (tx) => {
    if (!(await closeMerge(tx))) fail('not_found');
    await restoreKept(tx);
    if (!(await restoreGone(tx))) fail('patient_known');
    await moveBack(tx);
    await writeAudit(tx, { action: 'patient-merge:undo', actorId: tx.actor.id });
    return undefined;
  });
