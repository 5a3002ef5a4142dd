import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { canDropRecall, canListRecalls, canRecall } from './recalls.access.ts';
import { recallPatient, today } from './recalls.service.ts';
import { deleteRecall, listRecalls } from './recalls.store.ts';

export const recalls: Routes = (on) => {
  on(
    'GET /api/providers/me/recalls',
    canListRecalls,
    async ({ grant, query, reply }) =>
      onePage(reply, await listRecalls(grant, query, today(grant.at)), query),
    (page) => page.flatMap(({ patientId, dependentId }) => [patientId, dependentId]),
  );
  on('POST /api/providers/me/recalls', canRecall, ({ grant, body }) => recallPatient(grant, body));
  on('DELETE /api/providers/me/recalls/:id', canDropRecall, async ({ grant }) => {
    await deleteRecall(grant);
    return undefined;
  });
};
