import type { Db } from '#platform/db/db.ts';
import { notify } from '../notifications/notify.service.ts';
import type { ResultRow } from './lab-results.store.ts';

type Telling = { readonly db: Db; readonly at: Date };

/** Says whose results are ready or were corrected, and nothing of what they say. */
export const tellPatient = (
  tx: Telling,
  { patientId, requestId, personName }: Pick<ResultRow, 'patientId' | 'requestId' | 'personName'>,
  kind: 'lab_ready' | 'lab_amended' = 'lab_ready',
): Promise<void> =>
  notify(tx, {
    userId: patientId,
    kind,
    subjectId: requestId,
    details: { name: personName },
  });

/** Who asked for the test, unless it was the patient or the author of the result. */
export async function tellProvider(
  tx: Telling,
  { patientId, requestId, personName, authorId, critical }: ResultRow,
  requestedBy: string,
): Promise<void> {
  if (requestedBy === patientId || requestedBy === authorId) return;
  await notify(tx, {
    userId: requestedBy,
    kind: critical ? 'lab_critical' : 'lab_result_in',
    subjectId: requestId,
    details: { name: personName },
  });
}
