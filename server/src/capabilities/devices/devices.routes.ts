import { inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { Routes } from '#platform/capability.ts';
import { canSeeDevices, canSignOutDevice, canSignOutOthers } from './devices.access.ts';
import { deleteOtherSessions, deleteSession, listSessions } from './devices.store.ts';

export const devices: Routes = (on) => {
  on('GET /api/users/me/sessions', canSeeDevices, ({ grant }) => listSessions(grant));
  on('DELETE /api/users/me/sessions/:id', canSignOutDevice, ({ grant }) =>
    inTransaction(grant, async (tx) => {
      await deleteSession(tx);
      await writeAudit(tx, { action: 'session:revoke', actorId: tx.actor.id, subjectId: tx.actor.id });
      return undefined;
    }),
  );
  on('DELETE /api/users/me/sessions', canSignOutOthers, ({ grant }) =>
    inTransaction(grant, async (tx) => {
      await deleteOtherSessions(tx);
      await writeAudit(tx, { action: 'session:revoke-others', actorId: tx.actor.id, subjectId: tx.actor.id });
      return undefined;
    }),
  );
};
