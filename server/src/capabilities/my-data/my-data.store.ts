import type { Role } from '@lakou/contract';
import type { Look, MyData } from '@lakou/contract/my-data';
import type { Grant } from '#platform/access/grant.ts';

interface EventRow {
  id: string;
  at: Date;
  action: string;
  actorId: string | null;
  name: string | null;
  /** Null for a connected app. */
  role: Role | null;
}

// An erased person has no name to show.
const EVENT = `e.id, e.at, e.action, e.actor_id as "actorId",
  case when u.erased_at is null then coalesce(u.name, a.name) end as name, u.role`;
const DOER = `left join app_users u on u.id = e.actor_id left join registered_apps a on a.id = e.actor_id`;

interface LookRow extends EventRow {
  through: Look['through'];
  reason: string | null;
}

const toEvent = ({ id, at, action, name, role }: EventRow) => ({
  id,
  at: at.toISOString(),
  action,
  by: { name, role },
});

// An audit event is about one person, or about all people on a list that somebody read.
const ABOUT = { one: 'e.subject_id = $1', list: 'e.subject_ids @> array[$1::uuid]' } as const;

const looks = (about: keyof typeof ABOUT) => `(
  select ${EVENT} from audit_events e ${DOER}
  where ${ABOUT[about]} and e.actor_id <> $1 and (u.id is not null or a.id is not null)
    and ($2::uuid is null or (e.at, e.id) < (
      select e.at, e.id from audit_events e where e.id = $2 and (${ABOUT.one} or ${ABOUT.list})))
  order by e.at desc, e.id desc limit $3)`;

/** What others did with the actor's record, newest first, starting before `before`. */
export async function listLooks(
  grant: Grant<'looks:read'>,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<Look[]> {
  const rows = await grant.db.query<LookRow>(
    `with looks as (${looks('one')} union all ${looks('list')} order by at desc, id desc limit $3)
     select l.*, case when l.role is null then 'app' when v.through is not null then v.through
         when r.through is not null then r.through else g.source end as through,
       case when v.through is null and g.source = 'break_glass' then g.reason end as reason
     from looks l
     left join lateral (
       select 'visit' as through from care_relationships c join bookings b on b.id = c.booking_id
       where c.provider_id = l."actorId" and c.patient_id = $1 and c.until > l.at and b.created_at <= l.at limit 1) v on true
     left join lateral (
       select r.source, r.reason from record_grants r
       where r.provider_id = l."actorId" and r.patient_id = $1 and r.created_at <= l.at
         and coalesce(r.revoked_at, r.until) >= l.at and r.until >= l.at
       order by r.created_at desc limit 1) g on true
     left join lateral (
       select 'representative' as through from representatives r
       where r.representative_id = l."actorId" and r.patient_id = $1 and r.accepted_at <= l.at
         and (r.ended_at is null or r.ended_at >= l.at) limit 1) r on true
     order by l.at desc, l.id desc`,
    [grant.actor.id, before ?? null, limit],
  );
  return rows.map(({ through, reason, ...row }) => ({ ...toEvent(row), through, reason }));
}

/** What was done to the actor's account and record, by anyone. */
export async function listEvents(grant: Grant<'my-data:export'>): Promise<MyData['events']> {
  // Bounded by what happened to one person: a copy holds all of it.
  const rows = await grant.db.read<EventRow>(
    `select ${EVENT} from audit_events e ${DOER}
     where ${ABOUT.one} or ${ABOUT.list} order by e.at desc, e.id desc`,
    [grant.actor.id],
  );
  return rows.map((row) => ({ ...toEvent(row), by: row.actorId ? toEvent(row).by : null }));
}

export async function listKnownDevices(grant: Grant<'my-data:export'>): Promise<MyData['knownDevices']> {
  // Bounded by the kinds of browsers and systems that there are.
  const rows = await grant.db.read<{ browser: string; system: string; firstSeenAt: Date }>(
    `select browser, system, first_seen_at as "firstSeenAt" from known_devices
     where user_id = $1 order by first_seen_at`,
    [grant.actor.id],
  );
  return rows.map(({ browser, system, firstSeenAt }) => ({
    browser: browser || null,
    system: system || null,
    firstSeenAt: firstSeenAt.toISOString(),
  }));
}

export async function listPasskeys(grant: Grant<'my-data:export'>): Promise<MyData['passkeys']> {
  // Bounded by the passkeys of one person: a copy names all.
  const rows = await grant.db.read<{ name: string; createdAt: Date }>(
    'select name, created_at as "createdAt" from passkeys where user_id = $1 order by created_at',
    [grant.actor.id],
  );
  return rows.map(({ name, createdAt }) => ({ name, createdAt: createdAt.toISOString() }));
}

export async function findTwoStepStart(grant: Grant<'my-data:export'>): Promise<string | null> {
  const [found] = await grant.db.read<{ since: Date }>(
    'select confirmed_at as since from two_step where user_id = $1 and confirmed_at is not null',
    [grant.actor.id],
  );
  return found?.since.toISOString() ?? null;
}

/** The files that the actor uploaded; each can be fetched by its address. */
export async function listFiles(grant: Grant<'my-data:export'>): Promise<MyData['files']> {
  // Bounded by the room that one person has for files.
  type Row = Omit<MyData['files'][number], 'createdAt'> & { createdAt: Date };
  const rows = await grant.db.read<Row>(
    `select '/api/files/' || id as url, kind, content_type as "contentType", size, created_at as "createdAt"
     from files where owner_id = $1 order by created_at`,
    [grant.actor.id],
  );
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
