import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { canListAuditActions, canSearchAudit, canVerifyAudit } from './audit-trail.access.ts';
import { peopleIn, readChainState, searchTrail } from './audit-trail.service.ts';
import { listActions } from './audit-trail.store.ts';

export const auditTrail: Routes = (on, platform) => {
  on(
    'GET /api/admin/audit',
    canSearchAudit,
    async ({ grant, query, reply }) => onePage(reply, await searchTrail(grant, query), query),
    peopleIn,
  );
  on('GET /api/admin/audit/actions', canListAuditActions, ({ grant }) => listActions(grant));
  on('GET /api/admin/audit/verify', canVerifyAudit, () => readChainState(platform.db));
};
