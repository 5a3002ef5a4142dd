import type { ClinicRole } from '@lakou/contract/profiles.rules';
import type { Db } from '#platform/db/db.ts';

/** Lets a provider work for the clinic with a verified licence: an invitation and a review, without either's mail. */
export async function employVerified(
  { db }: { readonly db: Db },
  providerId: string,
  clinicId: string,
  clinicRole: ClinicRole = 'Provider',
): Promise<void> {
  await db.query('update app_users set clinic_id = $2 where id = $1', [providerId, clinicId]);
  await db.query(
    `insert into provider_profiles (user_id, license_verified, clinic_role) values ($1, true, $2)
     on conflict (user_id) do update set license_verified = true, clinic_role = $2`,
    [providerId, clinicRole],
  );
}
