import { questionnaires as inLanguage } from '@lakou/content';
import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { canKeepResults, canReadQuestionnaires, canReadResults } from './questionnaires.access.ts';
import { keepResult } from './questionnaires.service.ts';
import { listResults } from './questionnaires.store.ts';
import { viewResult } from './questionnaires.view.ts';

export const questionnaires: Routes = (on) => {
  const all = '/api/data/health/questionnaires/:id';
  on('GET /api/questionnaires', canReadQuestionnaires, ({ query }) => inLanguage(query.lang));
  on(
    `GET ${all}`,
    canReadResults,
    async ({ grant, query, reply }) =>
      onePage(reply, (await listResults(grant, query)).map(viewResult), query),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on(
    `POST ${all}`,
    canKeepResults,
    ({ grant, body }) => keepResult(grant, body),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
};
