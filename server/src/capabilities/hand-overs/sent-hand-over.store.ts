import { uuidv7 } from 'uuidv7';
import type { Db } from '#platform/db/db.ts';
import { hashLinkToken } from '#platform/session/link-token.ts';

const DAY_MS = 86_400_000;

/** A link that was mailed, of which the token is known here. */
export async function sendHandOver(
  { db, at }: { readonly db: Db; readonly at: Date },
  { patientId, dependentId, token }: { patientId: string; dependentId: string; token: string },
): Promise<void> {
  await db.query(
    `insert into hand_overs (id, patient_id, dependent_id, email, token_hash, created_at, expires_at)
     values ($1, $2, $3, 'wideline@example.test', $4, $5, $6)
     on conflict (dependent_id) do update set token_hash = $4, expires_at = $6, declined_at = null`,
    [uuidv7(), patientId, dependentId, hashLinkToken(token), at, new Date(at.getTime() + DAY_MS)],
  );
}
