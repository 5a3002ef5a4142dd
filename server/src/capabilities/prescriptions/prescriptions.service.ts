import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Prescription } from '@lakou/contract/prescriptions';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import type { Servable } from '#platform/http/file-reply.ts';
import { paperOf } from './paper.view.ts';
import {
  findPaperPeople,
  listOfNote,
  type PrescriptionScope,
  stopPrescription,
} from './prescriptions.store.ts';
import { viewPrescription } from './prescriptions.view.ts';

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
  const { drawPaper } = await import('./paper-pdf.view.ts'); // large, and seldom needed
  const pdf = await drawPaper(paper, rows[0]?.prescribedAt ?? grant.at);
  return {
    contentType: 'application/pdf',
    size: pdf.length,
    tag: createHash('sha256').update(JSON.stringify(paper)).digest('base64url'),
    name: `prescription-${rows[0]?.number}.pdf`,
    attachment: true,
    cacheControl: 'private, no-store',
    open: async (part) => Readable.from([part ? pdf.subarray(part.start, part.end + 1) : pdf]),
  };
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
