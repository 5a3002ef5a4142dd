import type { Routes } from '#platform/capability.ts';
import { fileReply } from '#platform/http/file-reply.ts';
import { countSearch } from '#platform/limits/limiter.ts';
import { getDoctorPage } from './doctor-page.service.ts';
import { countTabs, readTimeline, sourcesOf } from './timeline.service.ts';
import { canReadRecord } from './vault.access.ts';
import { getSummary, readPerson } from './vault.service.ts';

export const vault: Routes = (on, _platform, capabilities) => {
  const sources = sourcesOf(capabilities);
  const about = (_: unknown, { scope }: { scope: { patientId: string; dependentId: string | null } }) => [
    scope.patientId,
    scope.dependentId,
  ];

  on('GET /api/records/:id/person', canReadRecord, ({ grant }) => readPerson(grant), about);
  on(
    'GET /api/records/:id/timeline',
    canReadRecord,
    async ({ grant, query }) => {
      await countSearch(grant, query.q);
      return readTimeline(sources, grant, query);
    },
    about,
  );
  on('GET /api/records/:id/counts', canReadRecord, ({ grant }) => countTabs(sources, grant), about);
  on(
    'GET /api/records/:id/summary',
    canReadRecord,
    async ({ grant, query, request }) => fileReply(await getSummary(grant, query.language), request.headers),
    about,
  );
  on(
    'GET /api/records/:id/doctor-page',
    canReadRecord,
    async ({ grant, query, request }) =>
      fileReply(await getDoctorPage(grant, query.language), request.headers),
    about,
  );
};
