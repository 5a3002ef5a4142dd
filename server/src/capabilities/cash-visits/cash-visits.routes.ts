import type { Routes } from '#platform/capability.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { onePage } from '#platform/http/page.ts';
import { canListCash, canReadCash, canRecordCash } from './cash-visits.access.ts';
import { cashPaper, listCash, readCash, recordCash } from './cash-visits.service.ts';

interface Named {
  readonly patientId: string;
  readonly dependentId: string | null;
}
const peopleOf = ({ patientId, dependentId }: Named) => [patientId, dependentId];

export const cashVisits: Routes = (on, { config }) => {
  on(
    'POST /api/bookings/:id/cash',
    canRecordCash,
    ({ grant, body }) => recordCash(grant, body.currency, config),
    peopleOf,
  );
  on('GET /api/bookings/:id/cash', canReadCash, ({ grant }) => readCash(grant), peopleOf);
  on(
    'GET /api/bookings/:id/cash/receipt',
    canReadCash,
    async ({ grant, request }) => fileReply(await cashPaper(grant), request.headers),
    (_, grant) => [grant.scope.patientId],
  );
  on(
    'GET /api/providers/me/cash',
    canListCash,
    async ({ grant, query, reply }) => onePage(reply, await listCash(grant, query), query),
    (page) => page.flatMap(peopleOf),
  );
};
