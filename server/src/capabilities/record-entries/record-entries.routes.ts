import { inTransaction } from '#platform/access/grant.ts';
import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { canDeleteEntries, canReadEntries, canWriteEntries } from './record-entries.access.ts';
import { addEntry, correctEntry, deleteEntry, endEntry, markAsError } from './record-entries.service.ts';
import { listEntries } from './record-entries.store.ts';
import { viewEntry } from './record-entries.view.ts';

export const recordEntries: Routes = (on) => {
  const all = '/api/records/:id/entries';
  on(
    `GET ${all}`,
    canReadEntries,
    async ({ grant, query, reply }) =>
      onePage(reply, (await listEntries(grant, query)).map(viewEntry), query),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on(`POST ${all}`, canWriteEntries, ({ grant, body: { dependentId: _, ...entry } }) =>
    inTransaction(grant, (tx) => addEntry(tx, entry)),
  );
  on(`PUT ${all}/:entryId`, canWriteEntries, ({ grant, params, body: { dependentId: _, ...entry } }) =>
    correctEntry(grant, params.entryId, entry),
  );
  on(`POST ${all}/:entryId/end`, canWriteEntries, ({ grant, params, body }) =>
    endEntry(grant, params.entryId, body.endedOn ?? null),
  );
  on(`POST ${all}/:entryId/entered-in-error`, canWriteEntries, ({ grant, params }) =>
    markAsError(grant, params.entryId),
  );
  on(`DELETE ${all}/:entryId`, canDeleteEntries, ({ grant, params }) => deleteEntry(grant, params.entryId));
};
