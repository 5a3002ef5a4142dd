import type { ClinicRole } from '@lakou/contract/profiles.rules';
import { uuidv7 } from 'uuidv7';
import type { Person, TestApp } from './app.ts';
import { PROVIDER } from './profiles.ts';

interface Employed {
  readonly name?: string;
  readonly verified?: boolean;
  readonly onShift?: boolean;
  readonly place?: { readonly lat: number; readonly lng: number };
}

/** Somebody new who works for the clinic in this role. */
export async function employ(
  lakou: TestApp,
  clinicId: string | null,
  clinicRole: ClinicRole,
  { name = 'Somebody', verified = true, onShift = false, place }: Employed = {},
): Promise<Person> {
  const person = await lakou.person('PROVIDER');
  const { db } = lakou.platform;
  await db.query('update app_users set clinic_id = $2, name = $3 where id = $1', [person.id, clinicId, name]);
  await db.query(
    `insert into provider_profiles (user_id, clinic_role, license_verified, service_locations) values ($1, $2, $3, $4)
     on conflict (user_id) do update set clinic_role = $2, license_verified = $3, service_locations = $4`,
    [person.id, clinicRole, verified, place ? JSON.stringify([place]) : null],
  );
  const employed = { ...person, clinicId };
  if (onShift) await clockIn(lakou, employed);
  return employed;
}

/** A provider of the clinic who can be booked in the usual hours. */
export async function employDoctor(lakou: TestApp, clinicId: string, name: string): Promise<Person> {
  const doctor = await employ(lakou, clinicId, 'Provider', { name });
  const { db } = lakou.platform;
  await db.query('update app_users set is_profile_complete = true where id = $1', [doctor.id]);
  await db.query('update provider_profiles set availability = $2, is_available = true where user_id = $1', [
    doctor.id,
    JSON.stringify(PROVIDER.availability),
  ]);
  return doctor;
}

async function clockIn({ platform, clock }: TestApp, { id, clinicId }: Person): Promise<void> {
  await platform.db.query(
    'insert into time_logs (id, clinic_id, staff_id, clocked_in_at) values ($1, $2, $3, $4)',
    [uuidv7(), clinicId, id, clock.now()],
  );
}

export async function clockOut({ platform, clock }: TestApp, { id }: Person): Promise<void> {
  await platform.db.query(
    `update time_logs set clocked_out_at = greatest($2, clocked_in_at + interval '1 second')
     where staff_id = $1 and clocked_out_at is null`,
    [id, clock.now()],
  );
}
