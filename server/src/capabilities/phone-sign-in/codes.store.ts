import type { Grant, PublicGrant } from '#platform/access/grant.ts';

export type CodeAsker =
  | PublicGrant<'phone-code:ask'>
  | Grant<'sign-in-phone:ask' | 'sign-in-phone:ask-proof'>;

/** What a code is for: getting in, making a number one's own, or proving oneself again. */
export type Purpose = 'enter' | 'number' | 'proof';

interface NewCode {
  readonly id: string;
  readonly phone: string;
  readonly purpose: Purpose;
  readonly userId: string | null;
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

export async function insertCode({ db }: CodeAsker, code: NewCode): Promise<void> {
  await db.query(
    `insert into phone_codes (id, phone, purpose, user_id, code_hash, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [code.id, code.phone, code.purpose, code.userId, code.hash, code.expiresAt],
  );
}

/** Who gives a code back: signing in, registering, and a person about their own account. */
export type CodeGiver =
  | PublicGrant<'session:start' | 'account:register' | 'deletion:cancel'>
  | Grant<'sign-in-phone:set' | 'session:prove'>;

interface AskedCode {
  readonly phone: string;
  readonly hash: Buffer;
}

/** The code that was asked for, with this try counted; undefined when it is over or was tried too often. */
export async function countCodeTry(
  { db, at, actor }: CodeGiver,
  request: string,
  purpose: Purpose,
  mostTries: number,
): Promise<AskedCode | undefined> {
  const [found] = await db.query<AskedCode>(
    `update phone_codes set tries = tries + 1
     where id = $1 and purpose = $2 and user_id is not distinct from $3 and tries < $4 and expires_at > $5
     returning phone, code_hash as hash`,
    [request, purpose, actor?.id ?? null, mostTries, at],
  );
  return found;
}

/** Uses the code up; false when somebody else has just done so. */
export async function deleteCode(tx: CodeGiver, request: string): Promise<boolean> {
  const deleted = await tx.db.query('delete from phone_codes where id = $1 returning id', [request]);
  return deleted.length > 0;
}

export async function deleteOldCodes({ db, at }: PublicGrant<'phone-codes:forget'>): Promise<void> {
  await db.query('delete from phone_codes where expires_at <= $1', [at]);
}
