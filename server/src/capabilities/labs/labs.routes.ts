import type { Routes } from '#platform/capability.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { onePage } from '#platform/http/page.ts';
import { getImportedResult } from './imported-results.service.ts';
import { listImportedResults } from './imported-results.store.ts';
import { viewImportedResult } from './imported-results.view.ts';
import { moveLab, openWork, requestLab } from './lab-requests.service.ts';
import { listRequests, listWork } from './lab-requests.store.ts';
import {
  acknowledgeResult,
  amendResult,
  enterResult,
  getReport,
  getResult,
  getTrends,
  reviewResult,
} from './lab-results.service.ts';
import { listCriticals, listResults } from './lab-results.store.ts';
import {
  canAcknowledgeResult,
  canAmendResult,
  canEnterResult,
  canListLabRequests,
  canListLabResults,
  canMoveLab,
  canOpenWork,
  canReadImportedResults,
  canReadLabResult,
  canReadWorklist,
  canRequestLab,
  canReviewResult,
} from './labs.access.ts';
import { viewRequest, viewResult } from './labs.view.ts';

type Named = readonly { readonly patientId: string; readonly dependentId?: string | undefined }[];
const namedIn = (found: Named) => found.flatMap(({ patientId, dependentId }) => [patientId, dependentId]);

export const labs: Routes = (on) => {
  on(
    'GET /api/data/labs/requests/:id',
    canListLabRequests,
    async ({ grant, query, reply }) =>
      onePage(
        reply,
        (await listRequests(grant, query)).map((row) => viewRequest(row, grant.at)),
        query,
      ),
    (found, { scope }) => [scope.patientId, ...namedIn(found)],
  );
  on('POST /api/data/labs/requests', canRequestLab, ({ grant, body }) => requestLab(grant, body));
  on('PUT /api/data/labs/requests/:id/status', canMoveLab, ({ grant, body }) => moveLab(grant, body.status));
  on(
    'GET /api/data/labs/worklist',
    canReadWorklist,
    async ({ grant, query, reply }) =>
      onePage(
        reply,
        (await listWork(grant, query)).map((row) => viewRequest(row, grant.at)),
        query,
      ),
    namedIn,
  );
  on(
    'GET /api/data/labs/worklist/:id',
    canOpenWork,
    ({ grant }) => openWork(grant),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on(
    'GET /api/data/labs/criticals',
    canReadWorklist,
    async ({ grant }) => (await listCriticals(grant)).map((row) => viewResult(row, grant.at)),
    namedIn,
  );
  on(
    'GET /api/data/labs/results',
    canListLabResults,
    async ({ grant, query, reply }) =>
      onePage(
        reply,
        (await listResults(grant, query)).map((row) => viewResult(row, grant.at)),
        query,
      ),
    (found, { scope }) => [scope.patientId, ...namedIn(found)],
  );
  on('POST /api/data/labs/results', canEnterResult, ({ grant, body }) => enterResult(grant, body));
  const one = '/api/data/labs/results/:id';
  on(
    `GET ${one}`,
    canReadLabResult,
    ({ grant, query }) => getResult(grant, query.version),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on(`POST ${one}/amendments`, canAmendResult, ({ grant, body }) => amendResult(grant, body));
  on(`POST ${one}/review`, canReviewResult, ({ grant }) => reviewResult(grant));
  on(`POST ${one}/acknowledge`, canAcknowledgeResult, ({ grant }) => acknowledgeResult(grant));
  on(
    `GET ${one}/trends`,
    canReadLabResult,
    ({ grant }) => getTrends(grant),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on(
    `GET ${one}/download`,
    canReadLabResult,
    async ({ grant, request }) => fileReply(await getReport(grant), request.headers),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  const imported = '/api/records/:id/imported-results';
  on(
    `GET ${imported}`,
    canReadImportedResults,
    async ({ grant, query, reply }) =>
      onePage(reply, (await listImportedResults(grant, query)).map(viewImportedResult), query),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on(
    `GET ${imported}/:resultId`,
    canReadImportedResults,
    ({ grant, params }) => getImportedResult(grant, params.resultId),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
};
