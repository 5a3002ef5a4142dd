import type {
  MarketingProject,
  NewProject,
  ProjectLine,
  SavedProject,
  Work,
} from '@lakou/contract/marketing';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

type OfProject = { projectId: string };
export type ProjectAdder = Grant<'marketing-project:add'>;
export type ProjectSaver = Grant<'marketing-project:save', OfProject>;
export type ProjectDeleter = Grant<'marketing-project:delete', OfProject>;

const LINE = 'id, name, domain, version, changed_at as "changedAt"';

type Dated<T extends { changedAt: string }> = Omit<T, 'changedAt'> & { changedAt: Date };
const toText = <T extends { changedAt: Date }>(row: T) => ({
  ...row,
  changedAt: row.changedAt.toISOString(),
});

export async function isProject({ db }: Lookup, id: string): Promise<boolean> {
  const found = await db.read('select 1 from marketing_projects where id = $1', [id]);
  return found.length > 0;
}

/** Newest first; one more than the page size when there are more. */
export async function listProjects(
  { db }: Grant<'marketing-projects:list'>,
  { after, limit }: Page,
): Promise<ProjectLine[]> {
  const rows = await db.read<Dated<ProjectLine>>(
    `select ${LINE} from marketing_projects where ($1::uuid is null or id < $1) order by id desc limit $2`,
    [after ?? null, limit + 1],
  );
  return rows.map(toText);
}

/** Holds back others who add one, until the transaction ends. */
export async function countProjects({ db }: ProjectAdder): Promise<number> {
  await db.query('lock table marketing_projects in share row exclusive mode');
  const [row] = await db.query<{ count: number }>('select count(*)::int as count from marketing_projects');
  return row?.count ?? 0;
}

export async function insertProject(
  { db, at }: ProjectAdder,
  id: string,
  { name, domain }: NewProject,
  work: Work,
): Promise<MarketingProject | undefined> {
  const [row] = await db.query<Dated<MarketingProject>>(
    `insert into marketing_projects (id, name, domain, work, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $5) returning ${LINE}, work`,
    [id, name, domain, JSON.stringify(work), at],
  );
  return row && toText(row);
}

export async function findProject({
  db,
  scope,
}: Grant<'marketing-project:read', OfProject>): Promise<MarketingProject | undefined> {
  const [row] = await db.read<Dated<MarketingProject>>(
    `select ${LINE}, work from marketing_projects where id = $1`,
    [scope.projectId],
  );
  return row && toText(row);
}

/** Nothing when somebody saved it since this version. */
export async function saveProject(
  { db, at, scope }: ProjectSaver,
  { name, domain, version, work }: SavedProject,
): Promise<MarketingProject | undefined> {
  const [row] = await db.query<Dated<MarketingProject>>(
    `update marketing_projects set name = $3, domain = $4, work = $5, version = version + 1, changed_at = $6
     where id = $1 and version = $2 returning ${LINE}, work`,
    [scope.projectId, version, name, domain, JSON.stringify(work), at],
  );
  return row && toText(row);
}

export async function deleteProject({ db, scope }: ProjectDeleter): Promise<void> {
  await db.query('delete from marketing_projects where id = $1', [scope.projectId]);
}
