import { inTransaction } from '#platform/access/grant.ts';
import type { Routes } from '#platform/capability.ts';
import { canReadVaccines, canWriteVaccines } from './vaccines.access.ts';
import { readCard, recordDose } from './vaccines.service.ts';

export const vaccines: Routes = (on) => {
  on(
    'GET /api/records/:id/vaccines',
    canReadVaccines,
    ({ grant, query }) => readCard(grant, query.country),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on('POST /api/records/:id/vaccines', canWriteVaccines, ({ grant, body }) =>
    inTransaction(grant, (tx) => recordDose(tx, body)),
  );
};
