import { pregnancyTips } from '@lakou/content';
import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { onePage } from '#platform/http/page.ts';
import { keyOfRequest } from '#platform/idempotency/idempotency-key.ts';
import { eraseMeasurement } from '../measurements/measurements.service.ts';
import { listJournal } from './entries.store.ts';
import {
  canBegin,
  canCorrect,
  canDecide,
  canEnd,
  canEraseVitals,
  canListPregnant,
  canReadJournal,
  canReadTips,
  canReadVitals,
  canWriteJournal,
  canWriteVitals,
  type MaternityScope,
} from './maternity.access.ts';
import {
  beginPregnancy,
  correctPregnancy,
  readPregnant,
  removeJournal,
  writeJournal,
} from './maternity.service.ts';
import { endProfile } from './profile.store.ts';
import { acceptProposal } from './proposals.service.ts';
import { declineProposal, listProposals } from './proposals.store.ts';
import { listVitals, VITALS_KINDS, writeVitals } from './vitals.service.ts';

const about = (_: unknown, { scope }: { scope: MaternityScope }) => [scope.patientId];

export const maternity: Routes = (on, platform) => {
  const profile = '/api/data/health/maternity/:id/profile';
  on(`POST ${profile}`, canBegin, ({ grant, body, reply }) => {
    if (grant.scope.byProvider) reply.code(202);
    return beginPregnancy(grant, body);
  });
  on(`PUT ${profile}`, canCorrect, ({ grant, body }) => correctPregnancy(grant, body));
  on(`DELETE ${profile}`, canEnd, async ({ grant }) => {
    if (!(await endProfile(grant))) fail('not_found');
    return undefined;
  });

  const proposals = '/api/data/health/maternity/:id/proposals';
  on(`GET ${proposals}`, canDecide, ({ grant }) => listProposals(grant));
  on(`POST ${proposals}/:proposalId/accept`, canDecide, ({ grant, params }) =>
    acceptProposal(grant, params.proposalId),
  );
  on(`POST ${proposals}/:proposalId/decline`, canDecide, async ({ grant, params }) => {
    if (!(await declineProposal(grant, params.proposalId))) fail('not_found');
    return undefined;
  });

  const journal = '/api/data/health/maternity/:id/journal';
  on(
    `GET ${journal}`,
    canReadJournal,
    async ({ grant, query, reply }) => onePage(reply, await listJournal(grant, query), query),
    about,
  );
  on(`POST ${journal}`, canWriteJournal, ({ grant, body, request }) =>
    writeJournal(grant, body, keyOfRequest(request)),
  );
  on(`DELETE ${journal}/:entryId`, canWriteJournal, ({ grant, params }) =>
    removeJournal(grant, params.entryId),
  );

  const vitals = '/api/data/health/maternity/:id/vitals';
  on(
    `GET ${vitals}`,
    canReadVitals,
    async ({ grant, query, reply }) => onePage(reply, await listVitals(grant, query), query),
    about,
  );
  on(`POST ${vitals}`, canWriteVitals, ({ grant, body }) => writeVitals(grant, body));
  on(`DELETE ${vitals}/:entryId`, canEraseVitals, ({ grant, params }) =>
    eraseMeasurement(grant, params.entryId, VITALS_KINDS),
  );

  on('GET /api/maternity/tips', canReadTips, () =>
    pregnancyTips().map(({ week, title, text, source }) => ({ week, title, text, source: [...source] })),
  );
  on(
    'GET /api/providers/:id/maternity-patients',
    canListPregnant,
    async ({ grant, query, reply }) => onePage(reply, await readPregnant(platform, grant, query), query),
    (page) => page.map(({ id }) => id),
  );
};
