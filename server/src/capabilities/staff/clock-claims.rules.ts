import type { NewClaim } from '@lakou/contract/staff';
import { CLAIM_AHEAD_MINUTES, OLDEST_CLAIM_DAYS } from '@lakou/contract/staff.rules';
import type { Named } from '#platform/idempotency/idempotency-key.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

export type ClaimKind = NewClaim['kind'];

/** What a press of the clock is known by when it is repeated, or claimed because its answer was lost. */
export const pressOf = (staffId: string, call: ClaimKind, key: string | undefined): Named => ({
  key,
  request: { call, staffId },
});

/** Why a moment cannot be claimed now. */
export function problemOfMoment(at: Date, now: Date): 'claim_in_future' | 'claim_too_old' | undefined {
  if (at.getTime() > now.getTime() + CLAIM_AHEAD_MINUTES * MINUTE_MS) return 'claim_in_future';
  if (at.getTime() < now.getTime() - OLDEST_CLAIM_DAYS * DAY_MS) return 'claim_too_old';
  return undefined;
}

/** Somebody who began work and is said by nobody to have ended it is taken to be at work for a day at most. */
export const isLongAgo = (at: Date, now: Date): boolean => now.getTime() - at.getTime() > DAY_MS;
