import type { ClinicRole } from '@lakou/contract/profiles.rules';
import type { Person, TestApp } from './app.ts';

/** Somebody who works for this clinic in this role, with a verified licence. */
export async function staffOf(lakou: TestApp, clinicId: string, role: ClinicRole): Promise<Person> {
  const person = await lakou.person('PROVIDER');
  const { db } = lakou.platform;
  await db.query('update app_users set clinic_id = $2 where id = $1', [person.id, clinicId]);
  await db.query(
    `insert into provider_profiles (user_id, clinic_role, license_verified) values ($1, $2, true)
     on conflict (user_id) do update set clinic_role = excluded.clinic_role, license_verified = true`,
    [person.id, role],
  );
  return { ...person, clinicId };
}
