import type { Routes } from '#platform/capability.ts';
import { fail } from '#platform/errors.ts';
import { onePage } from '#platform/http/page.ts';
import { writeArticle } from './article.service.ts';
import {
  canAddProject,
  canAuditPages,
  canDeleteProject,
  canListProjects,
  canReadProject,
  canReadSiteFigures,
  canSaveProject,
  canWriteArticle,
} from './marketing.access.ts';
import { addProject, changeProject, removeProject } from './marketing.service.ts';
import { findProject, listProjects } from './marketing.store.ts';
import { auditAll, auditPage, describeOwn } from './own-pages.service.ts';
import { readFigures } from './site-counts.service.ts';

export const marketing: Routes = (on, platform) => {
  const { publicUrl } = platform.config;
  on('GET /api/admin/marketing/projects', canListProjects, async ({ grant, query, reply }) =>
    onePage(reply, await listProjects(grant, query), query),
  );
  on('POST /api/admin/marketing/projects', canAddProject, async ({ grant, body, request }) =>
    addProject(grant, body, await describeOwn(request.server, publicUrl)),
  );
  on(
    'GET /api/admin/marketing/projects/:id',
    canReadProject,
    async ({ grant }) => (await findProject(grant)) ?? fail('not_found'),
  );
  on('PUT /api/admin/marketing/projects/:id', canSaveProject, ({ grant, body }) =>
    changeProject(grant, body),
  );
  on('DELETE /api/admin/marketing/projects/:id', canDeleteProject, ({ grant }) => removeProject(grant));
  on('POST /api/admin/marketing/articles', canWriteArticle, ({ grant, body }) =>
    writeArticle(grant, body, platform),
  );
  on('GET /api/admin/marketing/audits', canAuditPages, ({ query, request }) =>
    auditAll(request.server, publicUrl, query),
  );
  on(
    'GET /api/admin/marketing/audits/page',
    canAuditPages,
    async ({ query, request }) =>
      (await auditPage(request.server, query.path, publicUrl)) ?? fail('not_found'),
  );
  on('GET /api/admin/marketing/figures', canReadSiteFigures, ({ grant }) => readFigures(grant, platform));
};
