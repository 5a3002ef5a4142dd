import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import {
  canAcknowledge,
  canReadDangers,
  canReadMeasurements,
  canWriteMeasurements,
} from './measurements.access.ts';
import { acknowledgeDanger, eraseMeasurement, noteMeasurement } from './measurements.service.ts';
import { listDangers, listMeasurements } from './measurements.store.ts';
import { viewMeasurement } from './measurements.view.ts';

export const measurements: Routes = (on) => {
  const all = '/api/data/health/measurements/:id';
  on(
    `GET ${all}`,
    canReadMeasurements,
    async ({ grant, query, reply }) => {
      const { kind, ...filter } = query;
      const rows = await listMeasurements(grant, { ...filter, kinds: kind ? [kind] : [] });
      return onePage(
        reply,
        rows.map((row) => viewMeasurement(row, grant.scope.byProvider)),
        query,
      );
    },
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on(`POST ${all}`, canWriteMeasurements, ({ grant, body }) => noteMeasurement(grant, body));
  on(`DELETE ${all}/:entryId`, canWriteMeasurements, ({ grant, params }) =>
    eraseMeasurement(grant, params.entryId),
  );
  on(
    `GET ${all}/dangers`,
    canReadDangers,
    async ({ grant }) => (await listDangers(grant)).map((row) => viewMeasurement(row, false)),
    (found, { scope }) => [scope.patientId, ...found.map(({ dependentId }) => dependentId)],
  );
  on(`POST ${all}/:entryId/acknowledge`, canAcknowledge, ({ grant, params }) =>
    acknowledgeDanger(grant, params.entryId),
  );
};
