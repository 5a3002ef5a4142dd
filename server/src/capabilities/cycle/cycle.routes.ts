import { detectPeriods } from '@lakou/clinical';
import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { keyOfRequest } from '#platform/idempotency/idempotency-key.ts';
import { canEraseCycleLog, canReadCycle, canWriteCycle } from './cycle.access.ts';
import { noteDay } from './cycle.service.ts';
import { eraseLog, listBleeding, listLogs } from './cycle.store.ts';

export const cycle: Routes = (on) => {
  on(
    'GET /api/data/health/menstrual/:id',
    canReadCycle,
    async ({ grant, query }) => ({
      cycles: detectPeriods(await listBleeding(grant)),
      logs: await listLogs(grant, query.from),
    }),
    (_, { scope }) => [scope.patientId],
  );
  on('POST /api/data/health/menstrual/log', canWriteCycle, ({ grant, body, request }) =>
    noteDay(grant, body, keyOfRequest(request)),
  );
  on('DELETE /api/data/health/menstrual/log/:date', canEraseCycleLog, async ({ grant, params }) => {
    if (!(await eraseLog(grant, params.date))) fail('not_found');
    return undefined;
  });
};
