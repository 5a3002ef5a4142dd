import { questionnaires as inLanguage } from '@lakou/content';
import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { onePage } from '#platform/http/page.ts';
import {
  canAnswer,
  canAsk,
  canKeepResults,
  canListRequests,
  canReadQuestionnaires,
  canReadRequest,
  canReadResults,
  canWithdraw,
} from './questionnaires.access.ts';
import { keepResult } from './questionnaires.service.ts';
import { listResults } from './questionnaires.store.ts';
import { viewRequest, viewResult } from './questionnaires.view.ts';
import { answerRequest, askPatient } from './requests.service.ts';
import { deleteRequest, findRequest, listRequests } from './requests.store.ts';

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
  on(
    `GET ${all}/requests`,
    canListRequests,
    async ({ grant, query, reply }) =>
      onePage(reply, (await listRequests(grant, query)).map(viewRequest), query),
    (_, { scope }) => [scope.patientId],
  );
  on(
    `POST ${all}/requests`,
    canAsk,
    ({ grant, body }) => askPatient(grant, body.questionnaire),
    (_, { scope }) => [scope.patientId],
  );
  const one = '/api/questionnaire-requests/:id';
  on(
    `GET ${one}`,
    canReadRequest,
    async ({ grant }) => viewRequest((await findRequest(grant)) ?? fail('not_found')),
    (_, { scope }) => [scope.patientId],
  );
  on(`POST ${one}/answers`, canAnswer, ({ grant, body }) => answerRequest(grant, body.answers));
  on(`DELETE ${one}`, canWithdraw, async ({ grant }) => {
    if (!(await deleteRequest(grant))) fail('conflict');
    return undefined;
  });
};
