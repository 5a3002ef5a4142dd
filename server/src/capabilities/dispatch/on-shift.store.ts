import { uuidv7 } from 'uuidv7';
import type { Db } from '#platform/db/db.ts';

/** Lets a provider work for the clinic, verified and on shift from this moment on. */
export async function putOnShift(
  { db, at }: { readonly db: Db; readonly at: Date },
  providerId: string,
  clinicId: string,
): Promise<void> {
  await db.query('update app_users set clinic_id = $2 where id = $1', [providerId, clinicId]);
  await db.query(
    `insert into provider_profiles (user_id, license_verified) values ($1, true)
     on conflict (user_id) do update set license_verified = true`,
    [providerId],
  );
  await db.query('insert into time_logs (id, clinic_id, staff_id, clocked_in_at) values ($1, $2, $3, $4)', [
    uuidv7(),
    clinicId,
    providerId,
    at,
  ]);
}
