import type { Routes } from '#platform/capability.ts';
import { onePage } from '#platform/http/page.ts';
import { openSecretBox } from '#platform/secret-box.ts';
import { endCard, issueCard, openCard, readCommunity } from './cards.service.ts';
import {
  addPerson,
  callBack,
  recordConsent,
  sendToPatient,
  withdrawConsent,
} from './community-people.service.ts';
import { listPeople } from './community-people.store.ts';
import {
  canAcknowledgeDanger,
  canAddPerson,
  canAskForSight,
  canCallBackWorker,
  canDecideSight,
  canEndSight,
  canEndWorker,
  canIssueCard,
  canListDangers,
  canListPeople,
  canListSight,
  canListVisits,
  canListWorkers,
  canNameWorker,
  canOpenCard,
  canReadCommunity,
  canReadOwnRole,
  canRecordConsent,
  canRecordVisit,
  canRevokeCard,
  canSendWorker,
  canWithdrawAtDesk,
  canWithdrawConsent,
} from './health-workers.access.ts';
import { endWorker, nameWorker, readOwnRole, readWorkers } from './health-workers.service.ts';
import { acknowledgeDanger, recordVisit } from './home-visits.service.ts';
import { listDangers, listVisits } from './home-visits.store.ts';
import { askForSight, decideSight, endSight } from './sight.service.ts';
import { listSight } from './sight.store.ts';

export const healthWorkers: Routes = (on, platform) => {
  const box = openSecretBox(platform.config);
  const workers = '/api/clinics/:id/health-workers';
  on(`GET ${workers}`, canListWorkers, ({ grant }) => readWorkers(grant, platform.config));
  on(`PUT ${workers}/:workerId`, canNameWorker, ({ grant, body }) =>
    nameWorker(grant, body.supervisorId, platform.config),
  );
  on(`DELETE ${workers}/:workerId`, canEndWorker, ({ grant }) => endWorker(grant));

  const community = '/api/clinics/patients/:id/community';
  on(`GET ${community}`, canReadCommunity, ({ grant }) => readCommunity(grant));
  on(`PUT ${community}/:workerId`, canSendWorker, ({ grant, body }) => sendToPatient(grant, body));
  on(`DELETE ${community}/:workerId`, canCallBackWorker, ({ grant }) => callBack(grant));
  on(`POST ${community}/withdrawal`, canWithdrawAtDesk, ({ grant }) => withdrawConsent(grant));
  on(`POST ${community}/card`, canIssueCard, ({ grant }) => issueCard(grant, box));
  on(`DELETE ${community}/card`, canRevokeCard, ({ grant }) => endCard(grant));

  on('GET /api/health-workers/me', canReadOwnRole, ({ grant }) => readOwnRole(grant, platform.config));
  const people = '/api/health-workers/people';
  on(
    `GET ${people}`,
    canListPeople,
    async ({ grant, query, reply }) => onePage(reply, await listPeople(grant, query), query),
    (page) => page.map(({ id }) => id),
  );
  on(`POST ${people}`, canAddPerson, ({ grant, body }) => addPerson(grant, body));
  on(`POST ${people}/:id/consent`, canRecordConsent, ({ grant, body }) => recordConsent(grant, body));
  on(`POST ${people}/:id/withdrawal`, canWithdrawConsent, ({ grant }) => withdrawConsent(grant));
  on(`POST ${people}/:id/sight`, canAskForSight, ({ grant }) => askForSight(grant));
  on(
    `GET ${people}/:id/visits`,
    canListVisits,
    async ({ grant, query, reply }) => onePage(reply, await listVisits(grant, query), query),
    (_, { scope }) => [scope.linkId],
  );
  on(`POST ${people}/:id/visits`, canRecordVisit, ({ grant, body }) => recordVisit(grant, body));
  on(
    'POST /api/health-workers/cards/open',
    canOpenCard,
    ({ grant, body }) => openCard(grant, body, box),
    ({ id }) => [id],
  );

  on(
    'GET /api/health-workers/dangers',
    canListDangers,
    async ({ grant, query, reply }) => onePage(reply, await listDangers(grant, query), query),
    (page) => page.map(({ personId }) => personId),
  );
  on('POST /api/health-workers/dangers/:id/acknowledge', canAcknowledgeDanger, ({ grant }) =>
    acknowledgeDanger(grant),
  );
  on(
    'GET /api/health-workers/sight-requests',
    canListSight,
    async ({ grant, query, reply }) => onePage(reply, await listSight(grant, query), query),
    (page) => page.map(({ personId }) => personId),
  );
  on('POST /api/health-workers/sight-requests/:id/decision', canDecideSight, ({ grant, body }) =>
    decideSight(grant, body.approve),
  );
  on('DELETE /api/health-workers/sight-requests/:id', canEndSight, ({ grant }) => endSight(grant));
};
