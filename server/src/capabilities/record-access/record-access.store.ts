import type { RecordAccess } from '@lakou/contract/record-access';
import { uuidv7 } from 'uuidv7';
import { CARE } from '#platform/access/care-relationship.ts';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';

interface Row extends Omit<RecordAccess, 'since' | 'until'> {
  readonly since: Date;
  readonly until: Date;
}
const toAccess = (row: Row): RecordAccess => ({
  ...row,
  since: row.since.toISOString(),
  until: row.until.toISOString(),
});

const PERSON = `u.name, p.specialty, u.profile_photo_url as "profilePhotoUrl"`;
const PEOPLE = 'join app_users u on u.id = a.provider_id left join provider_profiles p on p.user_id = u.id';
const GRANT = `select a.id, a.provider_id as "providerId", ${PERSON}, a.dependent_id as "dependentId", a.source,
  case when a.source = 'break_glass' then a.reason end as reason, a.created_at as since, a.until
  from record_grants a ${PEOPLE}`;

/** Emergencies first, then the newest; a dependent who was removed is nobody's to show. */
export async function listAccess({ db, actor, at }: Grant<'record-access:list'>): Promise<RecordAccess[]> {
  const rows = await db.read<Row>(
    `select * from (
       (${GRANT} where a.patient_id = $1 and a.revoked_at is null and a.until > $2 and u.erased_at is null
        order by a.created_at desc, a.id desc limit 200)
       union all
       (select null, a.provider_id, ${PERSON}, a.dependent_id, 'visit', null, a.since, a.until
        from (select b.provider_id, b.dependent_id, min(b.created_at) as since, max(c.until) as until
              from ${CARE} c join bookings b on b.id = c.booking_id
              where c.patient_id = $1 and c.until > $2
              group by b.provider_id, b.dependent_id) a ${PEOPLE}
        where u.erased_at is null order by a.since desc, a.provider_id, a.dependent_id limit 200)) found
     where "dependentId" is null
       or exists (select from dependents d where d.id = "dependentId" and d.removed_at is null)
     order by (source = 'break_glass') desc, since desc, "providerId", "dependentId", id limit 400`,
    [actor.id, at],
  );
  return rows.map(toAccess);
}

/** For rules: whether this grant is about the actor's family, and still holds. */
export async function isGrantOf({ db, actor, at }: Lookup, id: string): Promise<boolean> {
  const found = await db.read(
    'select 1 from record_grants where id = $1 and patient_id = $2 and revoked_at is null and until > $3',
    [id, actor.id, at],
  );
  return found.length > 0;
}

/**
 * For rules: whether the actor treats or ever treated exactly this person. Who took an emergency access that the patient
 * revoked takes no other for a day.
 */
export async function wasInCare(
  { db, actor, at }: Lookup,
  { patientId, dependentId }: { patientId: string; dependentId: string | null },
): Promise<boolean> {
  const found = await db.read(
    `select 1 from app_users u
     where u.id = $2 and u.erased_at is null
       and ($3::uuid is null or exists (
         select from dependents d where d.id = $3 and d.patient_id = $2 and (d.removed_at is null or exists (
           select from death_reports x where x.dependent_id = d.id and x.state = 'confirmed'))))
       and (exists (select from bookings b
           where b.provider_id = $1 and b.patient_id = $2 and b.dependent_id is not distinct from $3::uuid
             and b.status in ('confirmed', 'in_progress', 'completed'))
         or exists (select from record_grants g
           where g.provider_id = $1 and g.patient_id = $2 and g.dependent_id is not distinct from $3::uuid
             and g.source in ('patient', 'referral')))
       and not exists (select from record_grants g
         where g.provider_id = $1 and g.patient_id = $2 and g.source = 'break_glass'
           and g.revoked_at > $4::timestamptz - interval '24 hours')`,
    [actor.id, patientId, dependentId, at],
  );
  return found.length > 0;
}

export interface OneGrantScope {
  readonly grantId: string;
  readonly patientId: string;
}

interface NewGrant {
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly providerId: string;
  readonly source: 'patient' | 'break_glass';
  readonly reason: string | null;
  readonly until: Date;
}

export async function addGrant(
  { db, at }: Grant<'record-access:give' | 'record:break-glass', unknown>,
  { patientId, dependentId, providerId, source, reason, until }: NewGrant,
): Promise<string> {
  const id = uuidv7();
  await db.query(
    `insert into record_grants (id, patient_id, dependent_id, provider_id, source, reason, created_at, until)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, patientId, dependentId, providerId, source, reason, at, until],
  );
  return id;
}

/** One grant a provider and person: a new one takes the place of the old. */
export async function endEarlierGrants({
  db,
  scope,
  at,
}: Grant<
  'record-access:give',
  { patientId: string; dependentId: string | null; providerId: string }
>): Promise<void> {
  await db.query(
    `update record_grants set revoked_at = $4
     where patient_id = $1 and dependent_id is not distinct from $2::uuid and provider_id = $3 and source = 'patient'
       and revoked_at is null and until > $4`,
    [scope.patientId, scope.dependentId, scope.providerId, at],
  );
}

export async function findGrant(
  { db }: Grant<'record-access:give', unknown>,
  id: string,
): Promise<RecordAccess | undefined> {
  const [row] = await db.read<Row>(`${GRANT} where a.id = $1`, [id]);
  return row && toAccess(row);
}

/** What the actor, a patient, let this provider see is theirs alone again. */
export async function endGrantsTo(
  { db, actor, at }: Grant<'conversation:block', unknown>,
  providerId: string,
): Promise<void> {
  await db.query(
    `update record_grants set revoked_at = $3
     where patient_id = $1 and provider_id = $2 and revoked_at is null and until > $3`,
    [actor.id, providerId, at],
  );
}

/** Whether there was one. */
export async function revokeGrant({
  db,
  scope,
  at,
}: Grant<'record-access:revoke', OneGrantScope>): Promise<boolean> {
  const revoked = await db.query(
    'update record_grants set revoked_at = $3 where id = $1 and patient_id = $2 and revoked_at is null returning id',
    [scope.grantId, scope.patientId, at],
  );
  return revoked.length > 0;
}

/** Names for notifications: of the provider, or of whom the record is about. */
export async function findName(
  { db }: Grant<'record-access:give' | 'record:break-glass', RecordScope | unknown>,
  userId: string,
): Promise<string> {
  const [found] = await db.read<{ name: string }>('select name from app_users where id = $1', [userId]);
  return found?.name ?? '';
}
