import { randomBytes } from 'node:crypto';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { fail } from '#platform/errors.ts';
import { addressNeighbourhood } from '#platform/limits/address.ts';
import { countTry } from '#platform/limits/limiter.ts';
import type { Limit } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { type Checking, getSigningKey, spendProof } from './human-check.store.ts';

const LIFE_MS = 2 * 60_000;
// About a second on a cheap phone: no cost for one person, a high one for a million attempts.
const MOST_WORK = 30_000;

// Read from the database once by each server.
const keys = new WeakMap<Platform, Promise<string>>();

function signingKey(platform: Platform, grant: Checking): Promise<string> {
  const known = keys.get(platform);
  if (known !== undefined) return known;
  const key = getSigningKey(grant, randomBytes(32)).catch((error) => {
    keys.delete(platform); // read again next time
    throw error;
  });
  keys.set(platform, key);
  return key;
}

export async function makeHumanCheck(platform: Platform, grant: Checking, address: string) {
  const challenge = await createChallenge({
    hmacKey: await signingKey(platform, grant),
    maxnumber: MOST_WORK,
    expires: new Date(grant.at.getTime() + LIFE_MS),
    params: { near: addressNeighbourhood(address) },
  });
  return { ...challenge, maxnumber: MOST_WORK };
}

function readProof(proof: string): { challenge: string; salt: string } | undefined {
  try {
    const payload = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
    return typeof payload?.challenge === 'string' && typeof payload?.salt === 'string' ? payload : undefined;
  } catch {
    return undefined;
  }
}

/** A proof that was sent must be right; without one, the address has a lower limit. */
export async function checkHumanOrLimit(
  platform: Platform,
  grant: Checking,
  proof: string | null | undefined,
  address: string,
  unchecked: Limit,
): Promise<void> {
  if (proof !== undefined && proof !== null) await checkHuman(platform, grant, proof, address);
  else await countTry(grant.db, unchecked, address, grant.at);
}

/** Accepts a proof once, in time, from the network it was made for; anything else is refused. */
async function checkHuman(
  platform: Platform,
  grant: Checking,
  proof: string,
  address: string,
): Promise<void> {
  const payload = readProof(proof) ?? fail('human_check_failed');
  const { near, expires } = extractParams({ ...payload, algorithm: 'SHA-256', number: 0, signature: '' });
  const expiresAt = new Date(Number(expires) * 1000);
  const inTime = expiresAt.getTime() > grant.at.getTime();
  const right =
    near === addressNeighbourhood(address) &&
    inTime &&
    (await verifySolution(proof, await signingKey(platform, grant), false));
  if (!right || !(await spendProof(grant, payload.challenge, expiresAt))) fail('human_check_failed');
}
