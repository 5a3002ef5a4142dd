import type { CommunityPerson, SentPerson, Where } from '@lakou/contract/health-workers';
import type { SightState } from '@lakou/contract/health-workers.rules';
import type { Page } from '@lakou/contract/primitives';
import type { Language } from '@lakou/i18n';
import type { Grant } from '#platform/access/grant.ts';
import type { AssignedScope, PersonScope, WorkerScope } from './health-workers.access.ts';

type Reader = Grant<
  'community-people:list' | 'community-person:add' | 'community-consent:record' | 'home-visit-sight:ask',
  WorkerScope
>;

interface Row extends Omit<CommunityPerson, 'consent' | 'lastVisit' | 'sight'> {
  readonly lastVisit: Date | null;
  readonly sight: SightState | null;
  readonly recordedAt: Date | null;
  readonly recordedBy: string | null;
  readonly language: Language | null;
  readonly witnessName: string | null;
}

const toPerson = ({ recordedAt, recordedBy, language, witnessName, ...row }: Row): CommunityPerson => ({
  ...row,
  lastVisit: row.lastVisit?.toISOString() ?? null,
  sight: row.sight ?? 'none',
  consent:
    recordedAt && language
      ? {
          recordedAt: recordedAt.toISOString(),
          recordedBy: recordedBy ?? '',
          language,
          witnessName: witnessName ?? '',
        }
      : null,
});

/** `$1` is the worker, `$2` the clinic, `$3` the time. Who has an account is nobody's to act for. */
const PEOPLE = `select l.id, l.name, l.gender, l.date_of_birth::text as "dateOfBirth", p.commune, p.place,
    c.recorded_at as "recordedAt", r.name as "recordedBy", c.language, c.witness_name as "witnessName",
    v.at as "lastVisit", v.next_visit::text as "nextVisit", coalesce(v.pregnant, false) as pregnant,
    s.state as sight
  from health_worker_people p join clinic_links l on l.id = p.link_id and l.clinic_id = $2 and l.user_id is null
  left join health_worker_consents c on c.link_id = l.id and c.withdrawn_at is null
  left join app_users r on r.id = c.recorded_by
  left join lateral (
    select case when s.state = 'approved' and s.until <= $3 or s.state = 'ended' then null else s.state end as state
    from health_worker_sight s where s.worker_id = p.worker_id and s.link_id = l.id
    order by s.asked_at desc, s.id desc limit 1) s on true
  left join lateral (
    select v.at, v.next_visit, v.pregnant from health_worker_visits v
    where v.link_id = l.id and c.id is not null and (v.worker_id = p.worker_id or s.state = 'approved')
    order by v.at desc, v.id desc limit 1) v on true
  where p.worker_id = $1 and p.ended_at is null`;

/** By commune and name; one more than the page size when there are more. */
export async function listPeople(
  { db, scope, at }: Reader,
  { limit, after, commune }: Page & { commune?: string | undefined },
): Promise<CommunityPerson[]> {
  const rows = await db.read<Row>(
    `${PEOPLE} and ($4::text is null or p.commune = $4)
       and ($5::uuid is null or (p.commune, l.sort_name, l.id) > (
         select a.commune, b.sort_name, b.id from health_worker_people a join clinic_links b on b.id = a.link_id
         where a.worker_id = $1 and a.link_id = $5 and a.ended_at is null))
     order by p.commune, l.sort_name, l.id limit $6`,
    [scope.workerId, scope.clinicId, at, commune || null, after ?? null, limit + 1],
  );
  return rows.map(toPerson);
}

export async function findPerson(
  { db, scope, at }: Reader,
  linkId: string,
): Promise<CommunityPerson | undefined> {
  const [row] = await db.query<Row>(`${PEOPLE} and l.id = $4`, [scope.workerId, scope.clinicId, at, linkId]);
  return row && toPerson(row);
}

type Adder = Grant<'community-person:add', WorkerScope>;

export async function countPeople({
  db,
  scope,
}: Adder | Grant<'community-patient:send', AssignedScope>): Promise<number> {
  const [found] = await db.query<{ count: number }>(
    'select count(*)::int as count from health_worker_people where worker_id = $1 and ended_at is null',
    [scope.workerId],
  );
  return found?.count ?? 0;
}

/** Somebody new, under the id that the device chose; false when something has it already. */
export async function insertLink(
  { db, scope, at }: Adder,
  { id, name, gender, dateOfBirth }: SentPerson,
): Promise<boolean> {
  const added = await db.query(
    `insert into clinic_links (id, clinic_id, source, name, date_of_birth, gender, added_by, added_at)
     values ($1, $2, 'clinic', $3, $4, $5, $6, $7) on conflict (id) do nothing returning id`,
    [id, scope.clinicId, name, dateOfBirth ?? null, gender ?? null, scope.workerId, at],
  );
  return added.length > 0;
}

/** Whether this is new; where the worker comes already, commune and place are replaced. */
export async function sendWorker(
  { db, actor, at, scope }: Adder | Grant<'community-patient:send', AssignedScope>,
  id: string,
  linkId: string,
  { commune, place }: Where,
): Promise<void> {
  await db.query(
    `insert into health_worker_people (id, clinic_id, link_id, origin_link_id, worker_id, commune, place, added_by,
       added_at)
     values ($1, $2, $3, $3, $4, $5, $6, $7, $8)
     on conflict (worker_id, link_id) where ended_at is null do update set commune = $5, place = $6`,
    [id, scope.clinicId, linkId, scope.workerId, commune, place, actor.id, at],
  );
}

/** Whether the worker came to this patient. */
export async function callBackWorker({
  db,
  scope,
  at,
}: Grant<'community-patient:call-back', AssignedScope>): Promise<boolean> {
  const ended = await db.query(
    `update health_worker_people set ended_at = $3
     where worker_id = $1 and link_id = $2 and ended_at is null returning id`,
    [scope.workerId, scope.linkId, at],
  );
  await db.query(
    `update health_worker_sight set state = 'ended'
     where worker_id = $1 and link_id = $2 and state in ('asked', 'approved')`,
    [scope.workerId, scope.linkId],
  );
  return ended.length > 0;
}

interface NewConsent {
  readonly id: string;
  readonly linkId: string;
  readonly language: Language;
  readonly witnessName: string;
}
/** False when one is recorded already. */
export async function insertConsent(
  { db, scope, at }: Adder | Grant<'community-consent:record', PersonScope>,
  { id, linkId, language, witnessName }: NewConsent,
): Promise<boolean> {
  const added = await db.query(
    `insert into health_worker_consents (id, clinic_id, link_id, origin_link_id, recorded_by, recorded_at, language,
       witness_name)
     values ($1, $2, $3, $3, $4, $5, $6, $7) on conflict (link_id) where withdrawn_at is null do nothing returning id`,
    [id, scope.clinicId, linkId, scope.workerId, at, language, witnessName],
  );
  return added.length > 0;
}

type Withdrawer =
  | Grant<'community-consent:withdraw', PersonScope>
  | Grant<'community-patient:withdraw', { clinicId: string; linkId: string }>;

/** At once: no worker acts for them, nothing that was approved holds, and the card opens nothing. */
export async function withdrawAll({ db, scope, at }: Withdrawer): Promise<void> {
  const { linkId } = scope;
  await db.query(
    'update health_worker_consents set withdrawn_at = $2 where link_id = $1 and withdrawn_at is null',
    [linkId, at],
  );
  await db.query('update health_worker_people set ended_at = $2 where link_id = $1 and ended_at is null', [
    linkId,
    at,
  ]);
  await db.query(
    `update health_worker_sight set state = 'ended' where link_id = $1 and state in ('asked', 'approved')`,
    [linkId],
  );
  await db.query('update health_worker_cards set revoked_at = $2 where link_id = $1 and revoked_at is null', [
    linkId,
    at,
  ]);
}
