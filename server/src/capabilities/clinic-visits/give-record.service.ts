import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import { notify } from '../notifications/notify.service.ts';
import type { RecordOwner } from './clinic-visits.access.ts';
import { insertBooking, insertNote, lockAccepted, lockSigned, replaceVisit } from './give-record.store.ts';

/** Asked again there is nothing left to give. */
export const giveRecord = (grant: Grant<'clinic-visits:give', RecordOwner>): Promise<{ visits: number }> =>
  inTransaction(grant, async (tx) => {
    if (!(await lockAccepted(tx))) fail('not_found');
    const { patientId } = tx.scope;
    const visits = await lockSigned(tx);
    for (const { id: visitId, providerName } of visits) {
      const [bookingId, noteId] = [uuidv7(), uuidv7()];
      await insertBooking(tx, bookingId, visitId);
      await insertNote(tx, { id: noteId, bookingId, visitId });
      await replaceVisit(tx, visitId, bookingId);
      await notify(tx, {
        userId: patientId,
        kind: 'note_signed',
        subjectId: noteId,
        details: { name: providerName },
      });
    }
    if (visits.length > 0)
      await writeAudit(tx, {
        action: 'clinic-visits:give',
        actorId: tx.actor.id,
        subjectIds: [patientId, ...new Set(visits.map(({ providerId }) => providerId))],
      });
    return { visits: visits.length };
  });
