import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

type Joiner = Grant<'clinic-link:join', { clinicId: string }>;

/** For rules: a clinic that everybody finds. */
export async function isShown({ db }: Lookup, clinicId: string, verifiedOnly: boolean): Promise<boolean> {
  const [found] = await db.read<{ shown: boolean }>('select is_clinic_shown($1, $2) as shown', [
    clinicId,
    verifiedOnly,
  ]);
  return found?.shown ?? false;
}

/** What the clinic wrote down under the address that the person proved, answered with no or not at all. */
export async function findWritten({ db, actor, scope }: Joiner): Promise<string | undefined> {
  const [found] = await db.query<{ id: string }>(
    `select l.id from clinic_links l join app_users u on u.id = $2 and u.is_email_verified and u.email = l.email
     where l.clinic_id = $1 and l.accepted_at is null for update of l`,
    [scope.clinicId, actor.id],
  );
  return found?.id;
}

export async function acceptWritten({ db, actor, at }: Joiner, linkId: string): Promise<void> {
  await db.query(
    `update clinic_links l set user_id = u.id, name = u.name, accepted_at = $3, declined_at = null from app_users u
     where l.id = $1 and u.id = $2 and l.accepted_at is null`,
    [linkId, actor.id, at],
  );
}

/** The person's own row of the clinic, accepted from now on; nothing when it was accepted before. */
export async function saveJoined(
  { db, actor, scope, at }: Joiner,
  newId: string,
): Promise<string | undefined> {
  const [joined] = await db.query<{ id: string }>(
    `insert into clinic_links (id, clinic_id, source, name, user_id, added_at, accepted_at)
     select $1, $2, 'patient', u.name, u.id, $4, $4 from app_users u where u.id = $3
     on conflict (clinic_id, user_id) where user_id is not null do update
       set accepted_at = excluded.accepted_at, ended_at = null, declined_at = null
       where clinic_links.accepted_at is null or clinic_links.ended_at is not null
     returning id`,
    [newId, scope.clinicId, actor.id, at],
  );
  return joined?.id;
}

export async function listManagers({ db, scope }: Joiner): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from app_users where clinic_id = $1 and role = 'CLINIC_ADMIN' and erased_at is null order by id limit 20`,
    [scope.clinicId],
  );
  return rows.map(({ id }) => id);
}
