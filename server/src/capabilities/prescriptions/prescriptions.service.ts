import type { Prescription } from '@lakou/contract/prescriptions';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import { pdfFile } from '#platform/http/pdf-file.ts';
import { inThread } from '#platform/threads/in-thread.ts';
import { paperOf } from './paper.view.ts';
import type * as drawn from './paper-pdf.view.ts';
import {
  findPaperPeople,
  listOfNote,
  type PrescriptionScope,
  stopPrescription,
} from './prescriptions.store.ts';
import { viewPrescription } from './prescriptions.view.ts';

const papers = inThread<typeof drawn>(new URL('./paper-pdf.view.ts', import.meta.url));

/** For sending it to a pharmacy: whose it is. */
export {
  addPrescriptions as prescribe,
  findPrescriptionScope,
  type PrescriptionScope,
} from './prescriptions.store.ts';

/** What one note prescribed, in its order. */
export const readOfNote = async (grant: Parameters<typeof listOfNote>[0]): Promise<Prescription[]> =>
  (await listOfNote(grant)).map(viewPrescription);

/** The paper as a file; it is not cached, because others may use the same phone. */
export async function printPaper(grant: Grant<'prescription:print', PrescriptionScope>): Promise<Servable> {
  const people = (await findPaperPeople(grant)) ?? fail('not_found');
  const rows = await listOfNote(grant);
  const paper = paperOf(rows, people) ?? fail('not_found');
  return pdfFile(
    await papers('drawPaper', paper, rows[0]?.prescribedAt ?? grant.at),
    `prescription-${rows[0]?.number}.pdf`,
    paper,
  );
}

export const stop = (
  grant: Grant<'prescription:stop', PrescriptionScope>,
  reason: string | null,
): Promise<undefined> =>
  inTransaction(grant, async (tx) => {
    if (!(await stopPrescription(tx, reason))) fail('move_not_allowed');
    await writeAudit(tx, {
      action: 'prescription:stop',
      actorId: tx.actor.id,
      subjectId: tx.scope.dependentId ?? tx.scope.patientId,
    });
    return undefined;
  });
