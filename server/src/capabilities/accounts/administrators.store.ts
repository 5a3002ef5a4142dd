import type { Grant } from '#platform/access/grant.ts';

/** Everything that may leave the product without an administrator. */
export type AdministratorsGrant = Grant<
  'account:close' | 'user:edit' | 'user:remove' | 'user:suspend',
  unknown
>;

const LOCK = 7_262_082;

/** Who administers now; nobody else adds to or takes from them until the transaction ends. */
export async function lockAdministrators({ db }: AdministratorsGrant): Promise<string[]> {
  await db.query('select pg_advisory_xact_lock($1)', [LOCK]);
  // Bounded by the administrators that there are.
  const rows = await db.query<{ id: string }>(
    `select id from app_users
     where role = 'ADMIN' and erased_at is null and erase_after is null and suspended_at is null`,
  );
  return rows.map(({ id }) => id);
}
