import { isDeepStrictEqual } from 'node:util';
import type { User } from '@lakou/contract';
import type { Protected } from '@lakou/contract/profiles';
import { writeAudit } from '#platform/audit/audit.ts';
import type { ProfileWriter } from './profiles.store.ts';

const KEYS = [
  'id',
  'email',
  'role',
  'clinicId',
  'isProfileComplete',
  'licenseVerified',
  'rating',
  'donationHistory',
] as const satisfies (keyof Protected)[];

// Empty in any notation, because a whole user sent back may contain any of these.
const isNothing = (value: unknown) =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);

const plain = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value);

export const namesProtected = (sent: Protected): boolean => KEYS.some((key) => sent[key] !== undefined);

/** Which protected keys were sent with another value than they have. */
export function attempts(sent: Protected, user: User): string[] {
  const has: Record<string, unknown> = user;
  return KEYS.filter(
    (key) =>
      sent[key] !== undefined &&
      !(isNothing(sent[key]) && isNothing(has[key])) &&
      !isDeepStrictEqual(plain(sent[key]), plain(has[key])),
  );
}

/** Ignored but audited, because no form of ours sends it. */
export async function recordAttempts(grant: ProfileWriter, sent: Protected, user: User): Promise<void> {
  for (const key of attempts(sent, user))
    await writeAudit(grant, {
      action: `profile:refused:${key}`,
      actorId: grant.actor.id,
      subjectId: user.id,
    });
}
