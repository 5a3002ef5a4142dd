import { type ById, policy, type Rule } from '#platform/access/policy.ts';
import { isProject } from './marketing.store.ts';

const admin = { kind: 'signedIn', roles: ['ADMIN'] } as const;

const isThere: Rule<{ projectId: string }, ById> = async (question) =>
  (await isProject(question, question.params.id)) ? { projectId: question.params.id } : undefined;

export const canListProjects = policy('marketing-projects:list', admin);
export const canAddProject = policy('marketing-project:add', admin);
export const canReadProject = policy('marketing-project:read', admin, { object: isThere });
export const canSaveProject = policy('marketing-project:save', admin, { object: isThere });
export const canDeleteProject = policy('marketing-project:delete', admin, { object: isThere });
export const canWriteArticle = policy('marketing-article:write', admin);
export const canAuditPages = policy('marketing-pages:audit', admin);
export const canReadSiteFigures = policy('site-counts:read', admin);
