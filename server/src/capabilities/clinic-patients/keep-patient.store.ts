import type { Grant } from '#platform/access/grant.ts';

export type PatientKeeper = Grant<'walk-in:keep' | 'clinic-visit:start', { clinicId: string }>;

export interface KeptPatient {
  readonly name: string;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly dateOfBirth?: string | null | undefined;
  readonly gender?: 'Male' | 'Female' | null | undefined;
}

/** Nothing when the clinic has somebody with this address. */
export async function insertKept(
  { db, scope, actor, at }: PatientKeeper,
  id: string,
  { name, email, phone, dateOfBirth, gender }: KeptPatient,
): Promise<string | undefined> {
  const [kept] = await db.query<{ id: string }>(
    `insert into clinic_links (id, clinic_id, source, name, email, phone, date_of_birth, gender, added_by, added_at)
     values ($1, $2, 'clinic', $3, $4, $5, $6, $7, $8, $9)
     on conflict (clinic_id, email) where email is not null do nothing returning id`,
    [
      id,
      scope.clinicId,
      name,
      email || null,
      phone || null,
      dateOfBirth || null,
      gender ?? null,
      actor.id,
      at,
    ],
  );
  return kept?.id;
}
