import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { countSearch } from '#platform/limits/limiter.ts';
import { readEarnings, readPaidBookings } from './earnings.service.ts';
import { readPatients } from './patients.service.ts';
import { canListOwnPatients, canReadEarnings } from './provider-workspace.access.ts';

export const providerWorkspace: Routes = (on, platform) => {
  on(
    'GET /api/providers/:id/patients',
    canListOwnPatients,
    async ({ grant, query, reply }) => {
      await countSearch(grant, query.q);
      return onePage(reply, await readPatients(platform, grant, query), query);
    },
    (page) => page.flatMap(({ id, dependents }) => [id, ...dependents.map((one) => one.id)]),
  );
  on('GET /api/providers/me/earnings', canReadEarnings, ({ grant, query }) => readEarnings(grant, query));
  on(
    'GET /api/providers/me/earnings/visits',
    canReadEarnings,
    async ({ grant, query, reply }) => onePage(reply, await readPaidBookings(grant, query), query),
    (page) => page.flatMap(({ patientId, dependentId }) => [patientId, dependentId]),
  );
};
