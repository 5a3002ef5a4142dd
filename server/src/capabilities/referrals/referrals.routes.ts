import type { Routes } from '#platform/capability.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { onePage } from '#platform/http/page.ts';
import { countSearch } from '#platform/limits/limiter.ts';
import { listAttachable } from './attachable.service.ts';
import { findFacilities } from './facilities.service.ts';
import { closeLink, getLetter, openLetter, shareLetter } from './letter.service.ts';
import { listLinks } from './letter.store.ts';
import { viewReferral, withoutPatient } from './referral.view.ts';
import {
  canEndReferral,
  canFindFacilities,
  canListAttachable,
  canListOfClinic,
  canListOfPatient,
  canListOfProvider,
  canMoveReferral,
  canOpenLetter,
  canReadReferral,
  canRefer,
  canShareLetter,
} from './referrals.access.ts';
import { changeStatus, createReferral, getReferral, withdrawReferral } from './referrals.service.ts';
import { listOfClinic, listOfPatient, listOfProvider } from './referrals.store.ts';

type About = { patientId: string | null; dependentId: string | null };
const people = (list: readonly About[]) =>
  list.flatMap(({ patientId, dependentId }) => [patientId, dependentId]);

export const referrals: Routes = (on, platform, capabilities) => {
  const all = '/api/data/referrals';
  on(
    `GET ${all}/patient/:id`,
    canListOfPatient,
    async ({ grant, params, query, reply }) => {
      const rows = await listOfPatient(grant, params.id, query);
      return onePage(
        reply,
        rows.map((row) => viewReferral(row, grant.at)),
        query,
      );
    },
    (page, { scope }) => [scope.patientId, ...people(page)],
  );
  on(
    `GET ${all}/provider/:id`,
    canListOfProvider,
    async ({ grant, params, query, reply }) => {
      const rows = (await listOfProvider(grant, params.id, query)).map((row) => viewReferral(row, grant.at));
      return onePage(reply, grant.scope.side === 'clinic' ? rows.map(withoutPatient) : rows, query);
    },
    people,
  );
  on(
    `GET ${all}/clinic/:id`,
    canListOfClinic,
    async ({ grant, params, query, reply }) => {
      const rows = await listOfClinic(grant, params.id, query);
      return onePage(
        reply,
        rows.map((row) => withoutPatient(viewReferral(row, grant.at))),
        query,
      );
    },
    people,
  );
  on(
    `GET ${all}/attachable/:id`,
    canListAttachable,
    ({ grant }) => listAttachable(grant, capabilities),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on('GET /api/referrals/facilities', canFindFacilities, async ({ grant, query }) => {
    await countSearch(grant, query.q);
    return findFacilities(grant, query.q, platform.config);
  });
  on(`POST ${all}`, canRefer, ({ grant, body }) => createReferral(grant, body, platform, capabilities));
  on(
    `GET ${all}/:id`,
    canReadReferral,
    ({ grant }) => getReferral(grant),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on(
    `GET ${all}/:id/pdf`,
    canReadReferral,
    async ({ grant, query, request }) => fileReply(await getLetter(grant, query.language), request.headers),
    (_, { scope }) => [scope.patientId, scope.dependentId],
  );
  on(`PUT ${all}/:id/status`, canMoveReferral, ({ grant, body }) => changeStatus(grant, body, platform));
  on(`POST ${all}/:id/end`, canEndReferral, ({ grant }) => withdrawReferral(grant));
  on(`GET ${all}/:id/links`, canShareLetter, ({ grant }) => listLinks(grant));
  on(`POST ${all}/:id/links`, canShareLetter, ({ grant, body }) => shareLetter(grant, body.expiresIn));
  on(`DELETE ${all}/:id/links/:linkId`, canShareLetter, ({ grant, params }) =>
    closeLink(grant, params.linkId),
  );
  on('POST /api/referral-letters/open', canOpenLetter, async ({ grant, body, request }) =>
    fileReply(await openLetter(grant, body), request.headers),
  );
};
