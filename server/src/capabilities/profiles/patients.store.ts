import type { User } from '@lakou/contract';
import { MOST_DEPENDENTS } from '@lakou/contract/family.rules';
import type { PatientSearch } from '@lakou/contract/profiles';
import { CARE } from '#platform/access/care-relationship.ts';
import type { Grant } from '#platform/access/grant.ts';
import { everyWord, patternsOf } from '#platform/db/word-search.ts';

export interface PatientRow extends Pick<User, 'id' | 'name' | 'email' | 'phone' | 'profilePhotoUrl'> {
  readonly dependents: { readonly id: string; readonly name: string }[];
}
type Lister = Grant<'patients:list'>;

interface Part {
  /** The relation that leads to patients and dependents, with the values from $3 on; all patients without one. */
  readonly relation?: string;
  readonly values?: readonly unknown[];
  /** The searched text, without accents: every word must occur in it. */
  readonly searched: string;
}

/** A page of patients, by id, and one more when there are more. */
function list(
  { db }: Lister,
  { limit, after, q }: PatientSearch,
  { relation, values = [], searched }: Part,
): Promise<PatientRow[]> {
  const whose = relation ? `u.id in (select k.patient_id from ${relation})` : 'true';
  const family = relation
    ? `select jsonb_build_object('id', d.id, 'name', d.name) from dependents d
       where d.patient_id = u.id and d.removed_at is null
         and d.id in (select k.dependent_id from ${relation} and k.patient_id = u.id) order by d.id limit ${MOST_DEPENDENTS}`
    : 'select null::jsonb where false';
  const hasWords = everyWord(searched, `$${values.length + 3}`);
  return db.read<PatientRow>(
    `select u.id, u.name, u.email, u.phone, u.profile_photo_url as "profilePhotoUrl",
       array(${family}) as dependents from app_users u
     where u.role = 'PATIENT' and u.erased_at is null and ($1::uuid is null or u.id > $1) and ${whose}
       and ${hasWords}
     order by u.id limit $2`,
    [after ?? null, limit + 1, ...values, patternsOf(q)],
    { planEachTime: true },
  );
}

/** Those the actor treats. */
export const listInCare = (grant: Lister, asked: PatientSearch): Promise<PatientRow[]> =>
  list(grant, asked, {
    relation: `${CARE} k where k.provider_id = $3 and (k.until is null or k.until > $4)`,
    values: [grant.actor.id, grant.at],
    searched: 'u.plain_name',
  });

/** Those who have, or lately had, visits with the actor's clinic. */
export const listOfClinic = (grant: Lister, asked: PatientSearch): Promise<PatientRow[]> =>
  list(grant, asked, {
    relation: 'clinic_patients k where k.clinic_id = $3 and (k.until is null or k.until > $4)',
    values: [grant.actor.clinicId, grant.at],
    searched: 'u.plain_name',
  });

/** The accounts of all patients, without clinical data. */
export const listPatientAccounts = (grant: Lister, asked: PatientSearch): Promise<PatientRow[]> =>
  list(grant, asked, { searched: 'u.words' });
