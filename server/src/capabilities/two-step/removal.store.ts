import type { Grant, PublicGrant } from '#platform/access/grant.ts';

type Resetting = PublicGrant<'password:reset'>;
type Undoing = PublicGrant<'email:undo'>;

/** Since when two-step has been in force; undefined when it is not. */
export async function findTwoStepSince(
  { db }: Resetting | Grant<'password:change'>,
  userId: string,
): Promise<Date | undefined> {
  const [found] = await db.read<{ since: Date }>(
    'select confirmed_at as since from two_step where user_id = $1 and confirmed_at is not null',
    [userId],
  );
  return found?.since;
}

/** Recovery codes and remembered devices go with it. */
export async function removeTwoStep({ db }: Resetting, userId: string): Promise<void> {
  await db.query('delete from two_step where user_id = $1', [userId]);
}

/** Ends two-step when it was set up since then, and recovery codes handed out since then. */
export async function removeTwoStepSince({ db }: Undoing, userId: string, since: Date): Promise<void> {
  await db.query('delete from two_step where user_id = $1 and (confirmed_at is null or confirmed_at >= $2)', [
    userId,
    since,
  ]);
  await db.query('delete from recovery_codes where user_id = $1 and created_at >= $2', [userId, since]);
}
