import type { PublicGrant } from '#platform/access/grant.ts';

/** The owner of the address takes the account back: a number that was added since is somebody else's. */
export async function deletePhoneSince(
  { db }: PublicGrant<'email:undo'>,
  userId: string,
  since: Date,
): Promise<void> {
  await db.query('delete from sign_in_phones where user_id = $1 and proven_at >= $2', [userId, since]);
  await db.query('delete from phone_codes where user_id = $1', [userId]);
}

const SHOWN_DIGITS = 4;

/** What somebody who resets the password is shown of the number that opens the account. */
export async function findPhoneOf(
  { db }: PublicGrant<'password:reset'>,
  userId: string,
): Promise<{ ending: string; provenAt: Date } | undefined> {
  const [found] = await db.read<{ ending: string; provenAt: Date }>(
    'select right(phone, $2) as ending, proven_at as "provenAt" from sign_in_phones where user_id = $1',
    [userId, SHOWN_DIGITS],
  );
  return found;
}

export async function removePhoneOf({ db }: PublicGrant<'password:reset'>, userId: string): Promise<void> {
  await db.query('delete from sign_in_phones where user_id = $1', [userId]);
}
