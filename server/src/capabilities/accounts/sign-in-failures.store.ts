import { createHash } from 'node:crypto';
import type { PublicGrant } from '#platform/access/grant.ts';
import { fail } from '#platform/errors.ts';
import { addressBlock } from '#platform/limits/address.ts';
import { CLOCKS_DIFFER_SECONDS } from '#platform/limits/limits.ts';

/** Signing in, and cancelling the closing of an account. */
type Trying = PublicGrant<'session:start'> | PublicGrant<'deletion:cancel'>;

const FREE = 5;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 900;
const FORGET_AFTER_SECONDS = 900;

/**
 * How long to wait after this many wrong passwords: not at all for the first few, then twice as
 * long each time. Never for ever, because many people share one address and must be able to sign in
 * at last.
 */
export function waitAfter(failures: number): number {
  return failures < FREE ? 0 : Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (failures - FREE));
}

/** One account, tried from one address; the same for an account that does not exist. */
const keyOf = (email: string, address: string) =>
  createHash('sha256')
    .update(`${addressBlock(address)}\0${email}`)
    .digest();

/**
 * Counts an attempt as a failure until the password proves right, so many at once gain nothing.
 * During a waiting time no attempt is possible.
 */
export async function countAttempt({ db, at }: Trying, email: string, address: string): Promise<void> {
  const key = keyOf(email, address);
  const moved = (seconds: number) => new Date(at.getTime() + seconds * 1000);
  const forgotten = moved(-FORGET_AFTER_SECONDS - LONGEST_WAIT_SECONDS);
  const taken = await db.query(
    `insert into sign_in_failures as f (key, count, last_at) values ($1, 1, $2)
     on conflict (key) do update set count = case when f.last_at < $3 or f.last_at > $4 then 1 else f.count + 1 end, last_at = $2
     where f.count < ${FREE} or f.last_at > $4
       or f.last_at + make_interval(secs => least(${LONGEST_WAIT_SECONDS}, ${FIRST_WAIT_SECONDS} * power(2, least(f.count - ${FREE}, 20)))) <= $2
     returning count`,
    [key, at, forgotten, moved(CLOCKS_DIFFER_SECONDS)],
  );
  if (taken.length > 0) return;
  const [row] = await db.read<{ count: number; lastAt: Date }>(
    'select count, last_at as "lastAt" from sign_in_failures where key = $1',
    [key],
  );
  const left = row ? waitAfter(row.count) - (at.getTime() - row.lastAt.getTime()) / 1000 : 1;
  fail('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(left)) });
}

/** The password was right: the failures are deleted. */
export async function deleteFailures({ db }: Trying, email: string, address: string): Promise<void> {
  await db.query('delete from sign_in_failures where key = $1', [keyOf(email, address)]);
}

/** Takes one try back: it was refused before the password was looked at. */
export async function returnSignInTry({ db }: Trying, email: string, address: string): Promise<void> {
  await db.query('update sign_in_failures set count = count - 1 where key = $1 and count > 0', [
    keyOf(email, address),
  ]);
}
