import type { Dependent } from '@lakou/contract/family';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { ErasureGrant, RecordGrant } from '#platform/capability.ts';

/** Grants for reading and changing a patient's own family. */
export type FamilyGrant = Grant<
  'family:read' | 'family:add' | 'family:change' | 'family:remove' | 'profile:change' | 'profile:complete',
  { userId: string }
>;

const COLUMNS = `id, name, date_of_birth as "dateOfBirth", relationship, profile_picture_url as "profilePictureUrl",
  address, sex, blood_group as "bloodGroup"`;

export function listDependents(grant: FamilyGrant): Promise<Dependent[]> {
  // Bounded by MOST_DEPENDENTS.
  return grant.db.read<Dependent>(
    `select ${COLUMNS} from dependents where patient_id = $1 and removed_at is null order by id`,
    [grant.scope.userId],
  );
}

/** The dependent that a record is about; undefined when it is the patient's own. */
export async function findDependent({
  db,
  scope,
}: RecordGrant): Promise<(Dependent & { createdAt: Date }) | undefined> {
  const [found] = await db.read<Dependent & { createdAt: Date }>(
    `select ${COLUMNS}, created_at as "createdAt" from dependents
     where id = $2 and patient_id = $1 and removed_at is null`,
    [scope.patientId, scope.dependentId],
  );
  return found;
}

/** The ids of those that the actor acts for. */
export async function listDependentIds(
  grant: Grant<'record:export', { patientId: string }>,
): Promise<string[]> {
  // Bounded by MOST_DEPENDENTS.
  const rows = await grant.db.read<{ id: string }>(
    'select id from dependents where patient_id = $1 and removed_at is null order by id',
    [grant.scope.patientId],
  );
  return rows.map(({ id }) => id);
}

/** Locks the family: other changes wait until the transaction ends. */
export async function lockFamily(tx: FamilyGrant): Promise<void> {
  await tx.db.query('select 1 from app_users where id = $1 for no key update', [tx.scope.userId]);
}

export async function saveDependent(grant: FamilyGrant, dependent: Dependent): Promise<void> {
  await grant.db.query(
    `insert into dependents (id, patient_id, name, date_of_birth, relationship, profile_picture_url, created_at, address,
       sex, blood_group)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (id) do update set name = $3, date_of_birth = $4, relationship = $5, profile_picture_url = $6,
       address = $8, sex = $9, blood_group = $10
     where dependents.patient_id = $2 and dependents.removed_at is null`,
    [
      dependent.id,
      grant.scope.userId,
      dependent.name,
      dependent.dateOfBirth,
      dependent.relationship,
      dependent.profilePictureUrl,
      grant.at,
      dependent.address,
      dependent.sex,
      dependent.bloodGroup,
    ],
  );
}

/** Whether one of their visits is in the future or in progress. */
export async function hasBookingToCome(grant: FamilyGrant, dependentId: string): Promise<boolean> {
  const found = await grant.db.read(
    `select 1 from bookings where patient_id = $1 and dependent_id = $2
       and status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress') limit 1`,
    [grant.scope.userId, dependentId],
  );
  return found.length > 0;
}

export async function hideDependent(grant: FamilyGrant, dependentId: string): Promise<void> {
  await grant.db.query(
    'update dependents set removed_at = $3 where id = $2 and patient_id = $1 and removed_at is null',
    [grant.scope.userId, dependentId, grant.at],
  );
}

/**
 * For policies: whether the patient acts for this person. Another family's dependent is not found. One who died is
 * found for others alone: who treated them may have to open the record in an emergency.
 */
export async function isDependentOf(
  { db, actor }: Lookup,
  patientId: string,
  dependentId: string,
): Promise<boolean> {
  const found = await db.read(
    `select 1 from dependents d where id = $1 and patient_id = $2 and (removed_at is null or $3 <> patient_id and exists (
       select from death_reports x where x.dependent_id = d.id and x.state = 'confirmed'))`,
    [dependentId, patientId, actor.id],
  );
  return found.length > 0;
}

/** Deletes the names and pictures of an erased person's dependents. */
export async function anonymiseDependents({ db, scope }: ErasureGrant): Promise<void> {
  await db.query(
    `update dependents set name = '—', profile_picture_url = null, address = null, blood_group = null
     where patient_id = $1`,
    [scope.userId],
  );
}

/** Of these ids those that an old list may still name: who took over their records, or died. */
export async function listGone(grant: FamilyGrant, ids: readonly string[]): Promise<Set<string>> {
  // Bounded by the ids given.
  const rows = await grant.db.read<{ id: string }>(
    `select id::text from handed_over_dependents where patient_id = $1 and id::text = any ($2)
     union all
     select dependent_id::text from death_reports
     where patient_id = $1 and dependent_id::text = any ($2) and state = 'confirmed'`,
    [grant.scope.userId, ids],
  );
  return new Set(rows.map(({ id }) => id));
}
