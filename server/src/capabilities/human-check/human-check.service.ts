import { randomBytes } from 'node:crypto';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { fail } from '#platform/errors.ts';
import { addressNeighbourhood } from '#platform/limits/address.ts';
import { countTry } from '#platform/limits/limiter.ts';
import type { Limit } from '#platform/limits/limits.ts';
import type { Platform } from '#platform/platform.ts';
import { type Checking, getSigningKey, spendProof } from './human-check.store.ts';
import { isTicket, makeTicket, readTicket } from './ticket.rules.ts';

const LIFE_MS = 2 * 60_000;
const TICKET_LIFE_MS = 10 * 60_000;

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
  const { humanCheckWork } = platform.config;
  const challenge = await createChallenge({
    hmacKey: await signingKey(platform, grant),
    maxnumber: humanCheckWork,
    expires: new Date(grant.at.getTime() + LIFE_MS),
    params: { near: addressNeighbourhood(address) },
  });
  return { ...challenge, maxnumber: humanCheckWork };
}

interface Newcomer {
  readonly address: string;
  readonly email: string;
}

/**
 * Who did the work to register need not do it again for the sign-in that follows: this counts once as its proof, for
 * that e-mail address, from the same network. A proof thus still pays for one password at most.
 */
export async function makeSignInTicket(
  platform: Platform,
  grant: Checking,
  { address, email }: Newcomer,
): Promise<string> {
  const expiresAt = new Date(grant.at.getTime() + TICKET_LIFE_MS);
  const holder = { near: addressNeighbourhood(address), email };
  return makeTicket(await signingKey(platform, grant), randomBytes(16), expiresAt, holder);
}

async function checkTicket(
  platform: Platform,
  grant: Checking,
  ticket: string,
  { address, email }: Newcomer,
): Promise<void> {
  const holder = { near: addressNeighbourhood(address), email };
  const { name, expiresAt } =
    readTicket(await signingKey(platform, grant), ticket, holder) ?? fail('human_check_failed');
  const inTime = expiresAt.getTime() > grant.at.getTime();
  if (!inTime || !(await spendProof(grant, `ticket ${name}`, expiresAt))) fail('human_check_failed');
}

function readProof(proof: string): { challenge: string; salt: string } | undefined {
  try {
    const payload = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
    return typeof payload?.challenge === 'string' && typeof payload?.salt === 'string' ? payload : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A proof that was sent must be right; without one, the address has a lower limit, or is refused where administrators
 * asked for proofs. Where an e-mail address is given, a ticket for it is a proof too.
 */
export async function checkHumanOrLimit(
  platform: Platform,
  grant: Checking,
  proof: string | null | undefined,
  address: string,
  unchecked: Limit,
  email?: string,
): Promise<void> {
  if (proof !== undefined && proof !== null) await checkHuman(platform, grant, proof, address, email);
  else if (platform.config.requireHumanCheck) fail('human_check_required');
  else await countTry(grant.db, unchecked, address, grant.at);
}

/** Accepts a proof once, in time, from the network it was made for; anything else is refused. */
async function checkHuman(
  platform: Platform,
  grant: Checking,
  proof: string,
  address: string,
  email: string | undefined,
): Promise<void> {
  if (email !== undefined && isTicket(proof)) return checkTicket(platform, grant, proof, { address, email });
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
