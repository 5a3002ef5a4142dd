import type { Health, JobFilter, JobLine } from '@lakou/contract/operations';
import type { Grant } from '#platform/access/grant.ts';

const STATES = { failed: ['failed'], waiting: ['created', 'retry'], active: ['active'] } as const;

interface JobRow extends Omit<JobLine, 'createdAt' | 'at' | 'state'> {
  readonly createdAt: Date;
  readonly at: Date;
}

/** Newest first; one more than the page size when there are more. The schedules themselves are not shown. */
export async function listJobs(
  { db }: Grant<'jobs:list'>,
  { limit, after, state }: JobFilter,
): Promise<JobLine[]> {
  const rows = await db.read<JobRow>(
    `select j.id, j.name as queue, j.created_on as "createdAt",
       coalesce(j.completed_on, j.start_after, j.created_on) as at, j.retry_count as tries,
       left(j.output ->> 'message', 300) as problem
     from pgboss.job j
     where j.state::text = any ($3::text[])
       and ($1::uuid is null or (j.created_on, j.id) < (select created_on, id from pgboss.job where id = $1))
     order by j.created_on desc, j.id desc limit $2`,
    [after ?? null, limit + 1, STATES[state]],
  );
  return rows.map((row) => ({
    ...row,
    state,
    createdAt: row.createdAt.toISOString(),
    at: row.at.toISOString(),
  }));
}

/** One more try, beyond those that it had. False when there is no such failed job. */
export async function retryJob({ db }: Grant<'jobs:change'>, id: string): Promise<boolean> {
  const changed = await db.query(
    `update pgboss.job set state = 'retry', retry_limit = greatest(retry_limit, retry_count + 1), start_after = now(),
       completed_on = null where id = $1 and state = 'failed' returning id`,
    [id],
  );
  return changed.length > 0;
}

export async function deleteJob({ db }: Grant<'jobs:change'>, id: string): Promise<boolean> {
  const gone = await db.query(`delete from pgboss.job where id = $1 and state = 'failed' returning id`, [id]);
  return gone.length > 0;
}

type Measured = Pick<Health, 'queue' | 'unsealed'> & { database: Omit<Health['database'], 'milliseconds'> };

export async function measure({ db }: Grant<'health:read'>): Promise<Measured> {
  const [row] = await db.read<Measured>(
    `select jsonb_build_object(
         'version', current_setting('server_version'),
         'bytes', pg_database_size(current_database()),
         'connections', (select count(*) from pg_stat_activity where datname = current_database()),
         'lastMigration', (select max(name) from schema_migrations)) as database,
       (select jsonb_build_object(
         'waiting', count(*) filter (where state in ('created', 'retry')),
         'active', count(*) filter (where state = 'active'),
         'failed', count(*) filter (where state = 'failed'),
         'oldestSeconds', coalesce(floor(extract(epoch from max(now() - start_after)
           filter (where state in ('created', 'retry') and start_after < now()))), 0)) from pgboss.job) as queue,
       (select count(*) from audit_unsealed)::int as unsealed`,
  );
  if (!row) throw new Error('a select without a table has one row');
  return row;
}
