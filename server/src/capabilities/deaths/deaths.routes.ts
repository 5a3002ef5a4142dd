import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { canDecideDeath, canListDeaths, canReportDeath } from './deaths.access.ts';
import { decideDeath, reportDeath } from './deaths.service.ts';
import { listReports } from './deaths.store.ts';

export const deaths: Routes = (on, platform) => {
  on('POST /api/records/:id/death-report', canReportDeath, ({ grant, body }) =>
    reportDeath(grant, body, platform),
  );
  on(
    'GET /api/admin/death-reports',
    canListDeaths,
    async ({ grant, query, reply }) => onePage(reply, await listReports(grant, query), query),
    (page) => page.flatMap(({ patientId, dependentId }) => [patientId, dependentId]),
  );
  on('PUT /api/admin/death-reports/:id', canDecideDeath, ({ grant, body }) =>
    decideDeath(grant, body, platform),
  );
};
