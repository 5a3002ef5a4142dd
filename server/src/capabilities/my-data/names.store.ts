import type { CopyGrant } from '#platform/capability.ts';

/** The names of health workers and clinics among these ids, for a copy that people read. */
export async function findNamesAmong(
  { db }: CopyGrant,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  // Bounded by the ids.
  return db.read<{ id: string; name: string }>(
    `select id, name from app_users where id = any ($1::uuid[]) and role = 'PROVIDER' and erased_at is null
     union all select id, name from clinics where id = any ($1::uuid[])`,
    [ids],
  );
}
