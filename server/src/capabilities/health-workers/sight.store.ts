import type { SightRequest } from '@lakou/contract/health-workers';
import type { Page } from '@lakou/contract/primitives';
import type { Grant } from '#platform/access/grant.ts';
import type { ItemScope, PersonScope } from './health-workers.access.ts';

/** What was approved and has run out makes room for a new question. */
export async function closeExpired({
  db,
  scope,
  at,
}: Grant<'home-visit-sight:ask', PersonScope>): Promise<void> {
  await db.query(
    `update health_worker_sight set state = 'ended'
     where worker_id = $1 and link_id = $2 and state = 'approved' and until <= $3`,
    [scope.workerId, scope.linkId, at],
  );
}

/** False when it is asked or approved already. */
export async function insertSight(
  { db, scope, at }: Grant<'home-visit-sight:ask', PersonScope>,
  id: string,
): Promise<boolean> {
  const added = await db.query(
    `insert into health_worker_sight (id, clinic_id, link_id, origin_link_id, worker_id, state, asked_at)
     values ($1, $2, $3, $3, $4, 'asked', $5)
     on conflict (worker_id, link_id) where state in ('asked', 'approved') do nothing returning id`,
    [id, scope.clinicId, scope.linkId, scope.workerId, at],
  );
  return added.length > 0;
}

/** Who supervises the worker while they work for the clinic, and the worker's name. */
export async function findAsked({
  db,
  scope,
}: Grant<'home-visit-sight:ask', PersonScope>): Promise<{ supervisorId: string | null; name: string }> {
  const [found] = await db.query<{ supervisorId: string | null; name: string }>(
    `select w.name,
       (select u.id from app_users u where u.id = $3 and u.clinic_id = $2 and u.erased_at is null) as "supervisorId"
     from app_users w where w.id = $1`,
    [scope.workerId, scope.clinicId, scope.supervisorId],
  );
  return found ?? { supervisorId: null, name: '' };
}

interface Row extends Omit<SightRequest, 'askedAt' | 'until'> {
  readonly askedAt: Date;
  readonly until: Date | null;
}

/** Open questions first, then what is approved, the newest first; one more than the page size when there are more. */
export async function listSight(
  { db, scope, actor, at }: Grant<'home-visit-sight:list', { supervisorId: string }>,
  { limit, after }: Page,
): Promise<SightRequest[]> {
  const rows = await db.read<Row>(
    `select s.id, l.id as "personId", l.name as "personName", u.name as "workerName", s.state, s.asked_at as "askedAt", s.until
     from health_workers w join health_worker_sight s on s.worker_id = w.user_id and s.clinic_id = w.clinic_id
     join app_users u on u.id = s.worker_id join clinic_links l on l.id = s.link_id and l.user_id is null
     where w.supervisor_id = $1 and w.clinic_id = $2 and s.state in ('asked', 'approved')
       and (s.until is null or s.until > $3)
       and ($4::uuid is null or (s.state = 'asked', s.asked_at, s.id) < (
         select state = 'asked', asked_at, id from health_worker_sight where id = $4))
     order by (s.state = 'asked') desc, s.asked_at desc, s.id desc limit $5`,
    [scope.supervisorId, actor.clinicId, at, after ?? null, limit + 1],
  );
  return rows.map((row) => ({
    ...row,
    askedAt: row.askedAt.toISOString(),
    until: row.until?.toISOString() ?? null,
  }));
}

export interface Decided {
  readonly linkId: string;
  readonly workerId: string;
}
const DECIDED = 's.link_id as "linkId", s.worker_id as "workerId"';

/** Nothing when it was decided meanwhile. */
export async function decide(
  { db, scope, actor, at }: Grant<'home-visit-sight:decide', ItemScope>,
  state: 'approved' | 'refused',
  until: Date,
): Promise<Decided | undefined> {
  const [found] = await db.query<Decided>(
    `update health_worker_sight s set state = $2, decided_by = $3, decided_at = $4,
       until = case when $2 = 'approved' then $5::timestamptz end
     where s.id = $1 and s.state = 'asked' returning ${DECIDED}`,
    [scope.id, state, actor.id, at, until],
  );
  return found;
}

export async function end({
  db,
  scope,
}: Grant<'home-visit-sight:end', ItemScope>): Promise<Decided | undefined> {
  const [found] = await db.query<Decided>(
    `update health_worker_sight s set state = 'ended' where s.id = $1 and s.state = 'approved' returning ${DECIDED}`,
    [scope.id],
  );
  return found;
}
