import type { MarketingProject, NewProject, SavedProject } from '@lakou/contract/marketing';
import { EMPTY_WORK, MOST_PAGES, MOST_PROJECTS } from '@lakou/contract/marketing.rules';
import { uuidv7 } from 'uuidv7';
import { inTransaction } from '#platform/access/grant.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import { fail } from '#platform/errors.ts';
import {
  countProjects,
  deleteProject,
  insertProject,
  type ProjectAdder,
  type ProjectDeleter,
  type ProjectSaver,
  saveProject,
} from './marketing.store.ts';

/** Begins with our own public pages, so that clusters and links have something to lead to. */
export function addProject(
  grant: ProjectAdder,
  project: NewProject,
  pages: MarketingProject['work']['pages'],
): Promise<MarketingProject> {
  return inTransaction(grant, async (tx) => {
    if ((await countProjects(tx)) >= MOST_PROJECTS) fail('too_many_projects');
    const work = {
      ...structuredClone(EMPTY_WORK),
      keywords: [],
      clusters: [],
      ranks: [],
      pages: pages.slice(0, MOST_PAGES),
      calendar: { ...EMPTY_WORK.calendar, planned: [] },
      schema: { ...EMPTY_WORK.schema, questions: [] },
    };
    return (await insertProject(tx, uuidv7(), project, work)) ?? fail('not_found');
  });
}

export async function changeProject(grant: ProjectSaver, project: SavedProject): Promise<MarketingProject> {
  return (await saveProject(grant, project)) ?? fail('item_changed');
}

export function removeProject(grant: ProjectDeleter): Promise<undefined> {
  return inTransaction(grant, async (tx) => {
    await deleteProject(tx);
    await writeAudit(tx, {
      action: 'marketing-project:delete',
      actorId: tx.actor.id,
      subjectId: tx.scope.projectId,
    });
    return undefined;
  });
}
