import type { MaternityProfile } from '@lakou/contract/user';
import { uuidv7 } from 'uuidv7';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import type { MaternityScope } from './maternity.access.ts';

type Keeper<Permission extends string> = Grant<Permission, MaternityScope>;

const PROFILE = 'patient_id as "patientId", due_date as "dueDate", shared';

type Beginner = Keeper<'maternity:begin' | 'maternity:decide'>;

export async function isFemale(grant: Beginner): Promise<boolean> {
  const found = await grant.db.read(
    "select 1 from patient_profiles where user_id = $1 and gender = 'Female'",
    [grant.scope.patientId],
  );
  return found.length > 0;
}

/** Undefined when one is being followed already. What was proposed to her is settled by it. */
export async function addProfile(grant: Beginner, dueDate: string): Promise<MaternityProfile | undefined> {
  const [added] = await grant.db.query<MaternityProfile>(
    `insert into maternity_profiles (id, patient_id, due_date, created_at) values ($1, $2, $3, $4)
     on conflict (patient_id) where ended_at is null do nothing returning ${PROFILE}`,
    [uuidv7(), grant.scope.patientId, dueDate, grant.at],
  );
  if (added)
    await grant.db.query('delete from maternity_proposals where patient_id = $1', [grant.scope.patientId]);
  return added;
}

/** Changes the given fields of the active pregnancy, if there is one. */
export async function changeProfile(
  grant: Keeper<'maternity:correct'>,
  { dueDate, shared }: { dueDate: string | undefined; shared: boolean | undefined },
): Promise<MaternityProfile | undefined> {
  const [changed] = await grant.db.query<MaternityProfile>(
    `update maternity_profiles set due_date = coalesce($2, due_date), shared = coalesce($3, shared)
     where patient_id = $1 and ended_at is null returning ${PROFILE}`,
    [grant.scope.patientId, dueDate ?? null, shared ?? null],
  );
  return changed;
}

/** Returns whether there was an active one. */
export async function endProfile(grant: Keeper<'maternity:end'>): Promise<boolean> {
  const ended = await grant.db.query(
    'update maternity_profiles set ended_at = $2 where patient_id = $1 and ended_at is null returning id',
    [grant.scope.patientId, grant.at],
  );
  return ended.length > 0;
}

export async function isFollowed(grant: Beginner): Promise<boolean> {
  const found = await grant.db.read(
    'select 1 from maternity_profiles where patient_id = $1 and ended_at is null limit 1',
    [grant.scope.patientId],
  );
  return found.length > 0;
}

/** For policies: the pregnancy that is followed, unless she has chosen to keep it to herself. */
export async function findSharedProfile({ db }: Lookup, patientId: string): Promise<string | undefined> {
  const [shared] = await db.read<{ id: string }>(
    'select id from maternity_profiles where patient_id = $1 and ended_at is null and shared',
    [patientId],
  );
  return shared?.id;
}
