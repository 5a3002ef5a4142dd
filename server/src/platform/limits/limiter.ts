import { createHash } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { fail } from '../errors.ts';
import { addressBlock } from './address.ts';
import { CLOCKS_DIFFER_SECONDS, type Limit, SEARCHES_PER_PERSON } from './limits.ts';

// Only a hash is kept: the table names nobody. IPv6 addresses are counted by their block.
const keyOf = (limit: Limit, of: string) =>
  createHash('sha256')
    .update(`${limit.name}\0${addressBlock(of)}`)
    .digest();

const secondsUntil = (later: Date, at: Date) =>
  Math.max(1, Math.ceil((later.getTime() - at.getTime()) / 1000));

const after = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1000);

/** No window that began by this clock ends later. */
const latestEnd = (limit: Limit, at: Date) => after(at, limit.seconds + CLOCKS_DIFFER_SECONDS);

interface Window {
  count: number;
  resetsAt: Date;
}

async function count(db: Db, limit: Limit, of: string, at: Date): Promise<Window | undefined> {
  const [window] = await db.query<Window>(
    `insert into rate_limits as r (key, count, resets_at) values ($1, 1, $2)
     on conflict (key) do update set
       count = case when r.resets_at <= $3 or r.resets_at > $4 then 1 else r.count + 1 end,
       resets_at = case when r.resets_at <= $3 or r.resets_at > $4 then $2 else r.resets_at end
     returning count, resets_at as "resetsAt"`,
    [keyOf(limit, of), after(at, limit.seconds), at, latestEnd(limit, at)],
  );
  return window;
}

/** Counts one try by `of` and refuses when there were too many. */
export async function countTry(db: Db, limit: Limit, of: string, at: Date): Promise<void> {
  const window = await count(db, limit, of, at);
  if (window && window.count > limit.max)
    fail('too_many_requests', { retryAfterSeconds: secondsUntil(window.resetsAt, at) });
}

/** Counts one try by `of` and says whether it is within the limit. */
export async function isTryWithin(db: Db, limit: Limit, of: string, at: Date): Promise<boolean> {
  const window = await count(db, limit, of, at);
  return !window || window.count <= limit.max;
}

/** Takes one try back: it was no failure. */
export async function returnTry(db: Db, limit: Limit, of: string): Promise<void> {
  await db.query('update rate_limits set count = count - 1 where key = $1 and count > 0', [keyOf(limit, of)]);
}

/** Counts a read by somebody when it searches, whatever it searches in. */
export async function countSearch(
  { db, actor, at }: { readonly db: Db; readonly actor: { readonly id: string }; readonly at: Date },
  ...words: readonly (string | undefined)[]
): Promise<void> {
  if (words.some(Boolean)) await countTry(db, SEARCHES_PER_PERSON, actor.id, at);
}

/** Refuses when `of` has used up its tries, without counting one. */
export async function refuseWhenSpent(db: Db, limit: Limit, of: string, at: Date): Promise<void> {
  const [window] = await db.read<Window>(
    'select count, resets_at as "resetsAt" from rate_limits where key = $1 and resets_at > $2 and resets_at <= $3',
    [keyOf(limit, of), at, latestEnd(limit, at)],
  );
  if (window && window.count >= limit.max)
    fail('too_many_requests', { retryAfterSeconds: secondsUntil(window.resetsAt, at) });
}

export async function forgetTries(db: Db, limit: Limit, of: string): Promise<void> {
  await db.query('delete from rate_limits where key = $1', [keyOf(limit, of)]);
}

export async function deleteOldTries(db: Db, at: Date): Promise<void> {
  await db.query('delete from rate_limits where resets_at <= $1', [at]);
}
