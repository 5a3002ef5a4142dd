import type { KnowingClinic } from '@lakou/contract/clinic-patients';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { AssignScope, LinkScope } from './clinic-patients.access.ts';

/** Accepted, or with visits that the clinic still knows of; `$2` is the time. */
const LIVE = `exists (select from clinic_patients p where p.clinic_id = l.clinic_id and p.patient_id = l.user_id
  and (p.until is null or p.until > $2))`;

/** For rules: a patient whom the clinic sees now. */
export async function findLink(
  { db, at }: Lookup,
  clinicId: string,
  id: string,
): Promise<LinkScope | undefined> {
  const [found] = await db.read<{ accountId: string | null; live: boolean; source: string }>(
    `select ${LIVE} as live, l.source, l.user_id as "accountId" from clinic_links l
     where l.id = $1 and l.clinic_id = $3`,
    [id, at, clinicId],
  );
  if (!found || (found.source !== 'clinic' && !found.live)) return undefined;
  return { clinicId, linkId: id, accountId: found.live ? found.accountId : null };
}

/** For rules: an open request to the actor’s address. */
export async function findAsk({ db, actor }: Lookup, id: string): Promise<boolean> {
  const found = await db.read(
    `select 1 from clinic_links l join app_users u on u.id = $2 and u.email = l.email
     where l.id = $1 and l.accepted_at is null and l.declined_at is null`,
    [id, actor.id],
  );
  return found.length > 0;
}

export async function isOwnLink({ db, actor }: Lookup, id: string): Promise<boolean> {
  const found = await db.read(
    'select 1 from clinic_links where id = $1 and user_id = $2 and accepted_at is not null and ended_at is null',
    [id, actor.id],
  );
  return found.length > 0;
}

interface ClinicRow extends Omit<KnowingClinic, 'since' | 'until'> {
  readonly since: Date;
  readonly until: Date | null;
}

/** Requests first, then by name. Requests are shown to who proved their address. */
export async function listClinics({ db, actor, at }: Grant<'clinic-links:list'>): Promise<KnowingClinic[]> {
  const rows = await db.read<ClinicRow>(
    `select * from (
       (select l.id, c.id as "clinicId", c.name, c.facility_address as address, 'asked' as state,
          l.added_at as since, null::timestamptz as until
        from clinic_links l join clinics c on c.id = l.clinic_id
        where $3 and l.email = (select email from app_users where id = $1)
          and l.accepted_at is null and l.declined_at is null
        order by l.added_at desc limit 100)
       union all
       (select l.id, c.id, c.name, c.facility_address, 'linked', l.accepted_at, null
        from clinic_links l join clinics c on c.id = l.clinic_id
        where l.user_id = $1 and l.accepted_at is not null and l.ended_at is null
        order by l.accepted_at desc limit 200)
       union all
       (select null, c.id, c.name, c.facility_address, 'visits', v.since, v.until
        from (select b.clinic_id, min(b.created_at) as since,
                max(case when b.status = 'completed' then coalesce(b.completed_at, b.ends_at) else b.ends_at end)
                  + interval '365 days' as until
              from bookings b
              where b.patient_id = $1 and b.clinic_id is not null
                and b.status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress', 'completed')
              group by b.clinic_id) v join clinics c on c.id = v.clinic_id
        where v.until > $2 and not exists (
          select from clinic_links l where l.clinic_id = c.id and l.user_id = $1
            and l.accepted_at is not null and l.ended_at is null)
        order by v.since desc limit 200)) known
     order by (state = 'asked') desc, plain_text(name), "clinicId" limit 500`,
    [actor.id, at, actor.isEmailVerified],
  );
  return rows.map((row) => ({
    ...row,
    since: row.since.toISOString(),
    until: row.until?.toISOString() ?? null,
  }));
}

interface Answered {
  readonly clinicId: string;
  readonly addedBy: string | null;
}

type Joining = Grant<'clinic-link:answer' | 'clinic-link:join', unknown>;

/** What the clinic keeps about somebody who had visits with it goes to the row that they now accept. */
export async function mergeVisited({ db, actor }: Joining, linkId: string): Promise<void> {
  const [visited] = await db.query<{ id: string; tags: string[] }>(
    `select v.id, v.tags from clinic_links l join clinic_links v on v.clinic_id = l.clinic_id and v.id <> l.id
     where l.id = $1 and v.user_id = $2 for update of v`,
    [linkId, actor.id],
  );
  if (!visited) return;
  await db.query('update walk_ins set link_id = $1 where link_id = $2', [linkId, visited.id]);
  await db.query('update clinic_visits set link_id = $1 where link_id = $2', [linkId, visited.id]);
  await db.query('update invoices set link_id = $1 where link_id = $2', [linkId, visited.id]);
  await db.query("update record_grants set reference_id = $1 where reference_id = $2 and source = 'clinic'", [
    linkId,
    visited.id,
  ]);
  await db.query('delete from clinic_links where id = $1', [visited.id]);
  await db.query(
    `update clinic_links set tags = (select coalesce(array_agg(tag order by tag), '{}')
       from (select tag from unnest(tags || $2::text[]) with ordinality as t (tag, place)
             group by tag order by min(place) limit 20) kept)
     where id = $1`,
    [linkId, visited.tags],
  );
}

/** Nothing when it was answered before. */
export async function acceptLink({
  db,
  actor,
  scope,
  at,
}: Grant<'clinic-link:answer', { linkId: string }>): Promise<Answered | undefined> {
  const [accepted] = await db.query<Answered>(
    `update clinic_links l set user_id = u.id, name = u.name, accepted_at = $3 from app_users u
     where l.id = $1 and u.id = $2 and l.email = u.email and l.accepted_at is null and l.declined_at is null
     returning l.clinic_id as "clinicId", l.added_by as "addedBy"`,
    [scope.linkId, actor.id, at],
  );
  return accepted;
}

export async function declineLink({
  db,
  scope,
  at,
}: Grant<'clinic-link:answer', { linkId: string }>): Promise<boolean> {
  const declined = await db.query(
    `update clinic_links set declined_at = $2
     where id = $1 and accepted_at is null and declined_at is null returning id`,
    [scope.linkId, at],
  );
  return declined.length > 0;
}

/** Ends the link and every right that the clinic gave through it. */
export async function endLink({
  db,
  actor,
  scope,
  at,
}: Grant<'clinic-link:end', { linkId: string }>): Promise<void> {
  await db.query(
    `with ended as (
       update clinic_links set ended_at = $3
       where id = $1 and user_id = $2 and accepted_at is not null and ended_at is null returning id)
     update record_grants set revoked_at = $3
     where reference_id in (select id from ended) and source = 'clinic' and revoked_at is null`,
    [scope.linkId, actor.id, at],
  );
}

/** Whether this is new: who is assigned already stays so until the same day. */
export async function assignProvider(
  { db, scope, at }: Grant<'clinic-patient:assign', AssignScope>,
  id: string,
  until: Date,
): Promise<boolean> {
  const added = await db.query(
    `insert into record_grants (id, patient_id, provider_id, source, reference_id, created_at, until)
     select $1, $2, $3, 'clinic', $4, $5, $6
     where not exists (select from record_grants where reference_id = $4 and provider_id = $3 and source = 'clinic'
       and revoked_at is null and until > $5)
     returning id`,
    [id, scope.patientId, scope.providerId, scope.linkId, at, until],
  );
  return added.length > 0;
}

/** So that two who assign at once make one grant. */
export async function lockLink({ db, scope }: Grant<'clinic-patient:assign', AssignScope>): Promise<void> {
  await db.query('select 1 from clinic_links where id = $1 for update', [scope.linkId]);
}

export async function unassignProvider({
  db,
  scope,
  at,
}: Grant<'clinic-patient:unassign', AssignScope>): Promise<void> {
  await db.query(
    `update record_grants set revoked_at = $3
     where reference_id = $1 and provider_id = $2 and source = 'clinic' and revoked_at is null`,
    [scope.linkId, scope.providerId, at],
  );
}

interface Asked {
  readonly userId: string;
  readonly clinicName: string;
}

/** For the job: the person whose proven address a clinic wrote down. */
export async function findAsked(
  { db }: Grant<'clinic-link:ask', undefined, undefined>,
  linkId: string,
): Promise<Asked | undefined> {
  const [found] = await db.query<Asked>(
    `select u.id as "userId", c.name as "clinicName"
     from clinic_links l join clinics c on c.id = l.clinic_id
     join app_users u on u.email = l.email and u.role = 'PATIENT' and u.is_email_verified and u.erased_at is null
     where l.id = $1 and l.accepted_at is null and l.declined_at is null`,
    [linkId],
  );
  return found;
}

/** Names for notifications. */
export async function findName(
  { db }: Grant<'clinic-link:answer' | 'clinic-link:join' | 'clinic-patient:assign', unknown>,
  userId: string,
): Promise<string> {
  const [found] = await db.query<{ name: string }>('select name from app_users where id = $1', [userId]);
  return found?.name ?? '';
}
