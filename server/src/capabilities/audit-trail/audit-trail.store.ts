import type { AuditLine } from '@lakou/contract/audit-trail';
import type { Grant } from '#platform/access/grant.ts';

export interface AuditQuery {
  readonly limit: number;
  readonly after: string | undefined;
  readonly person: string | undefined;
  readonly action: string | undefined;
  readonly from: Date | undefined;
  readonly until: Date | undefined;
}

export interface AuditRow extends Pick<AuditLine, 'id' | 'action' | 'sealed' | 'changes'> {
  readonly at: Date;
  readonly actorId: string | null;
  readonly subjectIds: string[];
}

const WHERE = `($3::timestamptz is null or e.at >= $3) and ($4::timestamptz is null or e.at < $4)
  and ($1::uuid is null or (e.at, e.id) < (select a.at, a.id from audit_events a where a.id = $1))`;
const NEWEST = 'order by e.at desc, e.id desc limit $2';
const BY_ACTION = '($5::text is null or e.action = $5)';

/** Each part has an index of its own; without a person there is one part. */
const parts = (person: boolean, action: boolean) => {
  const about = person
    ? ['e.actor_id = $6', 'e.subject_id = $6', 'e.subject_ids @> array[$6::uuid]']
    : ['$6::uuid is null'];
  // Named plainly, so that the index on the kind is used.
  const kind = action && !person ? 'e.action = $5' : BY_ACTION;
  return about
    .map(
      (condition) => `(select e.* from audit_events e where ${condition} and ${kind} and ${WHERE} ${NEWEST})`,
    )
    .join(' union ');
};

/** Newest first; one more than the page size when there are more. */
export async function searchAudit({ db }: Grant<'audit:search'>, query: AuditQuery): Promise<AuditRow[]> {
  const { limit, after, person, action, from, until } = query;
  const found = parts(person !== undefined, action !== undefined);
  return db.read<AuditRow>(
    `select e.id, e.at, e.action, e.actor_id as "actorId",
       array_remove(coalesce(e.subject_ids, array[e.subject_id]), null) as "subjectIds",
       exists (select from audit_seals s where s.event_id = e.id) as sealed,
       case when e.action like 'user:%' then (
         select coalesce(jsonb_agg(jsonb_build_object('kind', h.kind, 'before', h.before, 'after', h.after,
           'reason', h.reason) order by h.id), '[]')
         from account_changes h where h.request_id = e.request_id and h.user_id = e.subject_id
           and e.action = 'user:' || h.kind) else '[]' end as changes
     from (${found}) e ${NEWEST}`,
    [after ?? null, limit + 1, from ?? null, until ?? null, action ?? null, person ?? null],
  );
}

export interface NamedPerson {
  readonly id: string;
  readonly name: string | null;
  readonly role: NonNullable<AuditLine['actor']>['role'];
}

/** The names of accounts; somebody in their care has none here. */
export async function listNames(
  { db }: Grant<'audit:search'>,
  ids: readonly string[],
): Promise<NamedPerson[]> {
  // Bounded by the ids given.
  return db.read<NamedPerson>(
    `select id, case when erased_at is null then name end as name, role from app_users where id = any ($1::uuid[])`,
    [ids],
  );
}

/** Jumps from one kind to the next in the index instead of reading every event. */
export async function listActions({ db }: Grant<'audit:actions'>): Promise<string[]> {
  // Bounded by the kinds of events that the program writes.
  const rows = await db.read<{ action: string }>(
    `with recursive kinds as (
       select min(action) as action from audit_events
       union all select (select min(e.action) from audit_events e where e.action > k.action) from kinds k
       where k.action is not null)
     select action from kinds where action is not null order by action`,
  );
  return rows.map(({ action }) => action);
}
