import type { Db } from '../db/db.ts';

const made = (column: string) =>
  `($3::timestamptz is null or ${column} >= $3) and ($4::timestamptz is null or ${column} < $4)`;

const ENDED = [
  `update app_consents set revoked_at = $2
   where patient_id = $1 and revoked_at is null and ${made('created_at')}`,
  `update representatives set ended_at = $2
   where patient_id = $1 and ended_at is null and ${made('created_at')}`,
  `update record_grants set revoked_at = $2
   where patient_id = $1 and source = 'patient' and revoked_at is null and ${made('created_at')}`,
  `update health_links set revoked_at = $2, ciphertext = null
   where patient_id = $1 and revoked_at is null and ${made('created_at')}`,
  `delete from text_numbers where user_id = $1 and $2::timestamptz is not null and ${made('proven_at')}`,
];

/**
 * Ends what lets others read for this person, act for them or hear what they are told, made within a time: programs,
 * representatives, access that was given, links to the record, the number of text messages. Whoever made it may have
 * been somebody else.
 */
export async function endLetIn(
  { db, at }: { readonly db: Db; readonly at: Date },
  userId: string,
  { since, before }: { readonly since?: Date; readonly before?: Date },
): Promise<void> {
  for (const statement of ENDED) await db.query(statement, [userId, at, since ?? null, before ?? null]);
}
