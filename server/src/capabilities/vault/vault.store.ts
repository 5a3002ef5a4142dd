import type { RecordPerson } from '@lakou/contract/vault';
import type { Grant } from '#platform/access/grant.ts';
import type { RecordScope } from '#platform/access/record-scope.ts';

type Reader = Grant<'vault:read', RecordScope>;

export interface PersonRow extends RecordPerson {
  readonly emergencyContact: { name?: string; phone?: string } | null;
}

/** Who the record is about. A dependent's language and whom to call are the account holder's. */
export async function findPerson({ db, scope }: Reader): Promise<PersonRow | undefined> {
  const [person] = await db.read<PersonRow>(
    `select u.id as "patientId", d.id as "dependentId", coalesce(d.name, u.name) as name,
       case when d.id is null then p.date_of_birth else d.date_of_birth end::text as "dateOfBirth",
       case when d.id is null then p.gender else d.sex end as gender,
       d.blood_group as "bloodGroup", u.preferred_language as language,
       case when d.id is null then u.profile_photo_url else d.profile_picture_url end as "profilePhotoUrl",
       case when d.id is null then p.emergency_contact
         else jsonb_build_object('name', u.name, 'phone', u.phone) end as "emergencyContact"
     from app_users u left join patient_profiles p on p.user_id = u.id
     left join dependents d on d.id = $2 and d.patient_id = u.id
     where u.id = $1`,
    [scope.patientId, scope.dependentId],
  );
  return person;
}
