import type { Routes } from '#platform/capability.ts';
import { breakGlass, giveAccess, revokeAccess } from './grants.service.ts';
import { canBreakGlass, canGiveAccess, canListAccess, canRevokeAccess } from './record-access.access.ts';
import { listAccess } from './record-access.store.ts';

export const recordAccess: Routes = (on) => {
  on('GET /api/records/grants', canListAccess, ({ grant }) => listAccess(grant));
  on('POST /api/records/grants', canGiveAccess, ({ grant, body }) => giveAccess(grant, body.until));
  on('DELETE /api/records/grants/:id', canRevokeAccess, ({ grant }) => revokeAccess(grant));
  on('POST /api/records/:id/break-glass', canBreakGlass, ({ grant, body }) => breakGlass(grant, body.reason));
};
