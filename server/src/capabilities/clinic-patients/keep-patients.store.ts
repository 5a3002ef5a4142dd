import type { Grant } from '#platform/access/grant.ts';

export type PatientImporter = Grant<'clinic-patient:import', { clinicId: string }>;

/** Somebody of a file, by the number of their line. */
export interface ListedPatient {
  readonly line: number;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly dateOfBirth: string | null;
  readonly gender: 'Male' | 'Female' | null;
}

const listOf = <F extends keyof ListedPatient>(patients: readonly ListedPatient[], field: F) =>
  patients.map((patient) => patient[field]);

/** Imports into one clinic wait for each other. */
export async function lockClinic({ db, scope }: PatientImporter): Promise<void> {
  await db.query('select 1 from clinics where id = $1 for no key update', [scope.clinicId]);
}

/** Lines of people whom the clinic's own list holds: by address, or by name, day and phone without one. Bounded by the lines of one file. */
export async function findKnownLines(
  { db, scope }: PatientImporter,
  patients: readonly ListedPatient[],
): Promise<number[]> {
  const rows = await db.query<{ line: number }>(
    `select r.line from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::date[])
       as r (line, name, email, phone, born)
     where exists (select from clinic_links l where l.clinic_id = $1 and l.email = r.email)
       or (r.email is null and exists (select from clinic_links l
         where l.clinic_id = $1 and l.sort_name = plain_text(r.name) and l.email is null
           and l.date_of_birth is not distinct from r.born and l.phone is not distinct from r.phone))
     limit 20000`,
    [
      scope.clinicId,
      listOf(patients, 'line'),
      listOf(patients, 'name'),
      listOf(patients, 'email'),
      listOf(patients, 'phone'),
      listOf(patients, 'dateOfBirth'),
    ],
  );
  return rows.map(({ line }) => line);
}

interface KeptRow {
  readonly id: string;
  readonly hasEmail: boolean;
}

/** Writes the same whether or not there is such an account. */
export function insertPatients(
  { db, scope, actor, at }: PatientImporter,
  patients: readonly (ListedPatient & { readonly id: string })[],
): Promise<KeptRow[]> {
  return db.query<KeptRow>(
    `insert into clinic_links (id, clinic_id, source, name, email, phone, date_of_birth, gender, added_by, added_at)
     select r.id, $1, 'clinic', r.name, r.email, r.phone, r.born, r.gender, $8, $9
     from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::date[], $7::text[])
       as r (id, name, email, phone, born, gender)
     on conflict (clinic_id, email) where email is not null do nothing
     returning id, email is not null as "hasEmail"`,
    [
      scope.clinicId,
      patients.map(({ id }) => id),
      listOf(patients, 'name'),
      listOf(patients, 'email'),
      listOf(patients, 'phone'),
      listOf(patients, 'dateOfBirth'),
      listOf(patients, 'gender'),
      actor.id,
      at,
    ],
  );
}

interface Asked {
  readonly linkId: string;
  readonly userId: string;
  readonly name: string;
}

/** For the job: those of them whose proven addresses these are. Bounded by the links of one job. */
export function listAsked(
  { db }: Grant<'clinic-link:ask', undefined, undefined>,
  linkIds: readonly string[],
): Promise<Asked[]> {
  return db.query<Asked>(
    `select l.id as "linkId", u.id as "userId", c.name
     from clinic_links l join clinics c on c.id = l.clinic_id
     join app_users u on u.email = l.email and u.role = 'PATIENT' and u.is_email_verified and u.erased_at is null
     where l.id = any($1::uuid[]) and l.accepted_at is null and l.declined_at is null limit 1000`,
    [linkIds],
  );
}
