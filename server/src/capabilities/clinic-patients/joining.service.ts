import { uuidv7 } from 'uuidv7';
import { type Grant, inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { notify } from '../notifications/notify.service.ts';
import { findName, mergeVisited } from './clinic-links.store.ts';
import { acceptWritten, findWritten, listManagers, saveJoined } from './joining.store.ts';

/** The patient's own act gives the clinic what an accepted request gives; asking twice changes nothing. */
export function joinClinic(grant: Grant<'clinic-link:join', { clinicId: string }>): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    const written = await findWritten(tx);
    if (written) {
      await mergeVisited(tx, written);
      await acceptWritten(tx, written);
    }
    const joined = written ?? (await saveJoined(tx, uuidv7()));
    if (!joined) return undefined;
    const { id } = tx.actor;
    const details = { name: await findName(tx, id) };
    for (const userId of await listManagers(tx))
      await notify(tx, { userId, kind: 'clinic_link_accepted', subjectId: joined, details });
    await writeAudit(tx, { action: 'clinic-link:join', actorId: id, subjectId: id });
    return undefined;
  });
}
