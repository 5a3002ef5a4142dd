import type { Language } from '@lakou/i18n';
import type { Grant } from '#platform/access/grant.ts';
import { JOINED } from '#platform/access/joined.ts';
import type { Lookup } from '#platform/access/lookup.ts';

/**
 * For rules: the account of a person who accepted the clinic, named by the link or by itself; with a provider only if they
 * joined the clinic and treat people there.
 */
export async function findAccepted(
  { db }: Lookup,
  clinicId: string,
  person: string,
  providerId: string | null,
  { orInvited = false } = {},
): Promise<string | undefined> {
  const [found] = await db.read<{ id: string }>(
    `select l.user_id as id from clinic_links l
     where (l.id = $1 or l.user_id = $1) and l.clinic_id = $2 and l.accepted_at is not null and l.ended_at is null
       and ($3::uuid is null or exists (
         select from app_users u join provider_profiles v on v.user_id = u.id and v.clinic_role = 'Provider'
         where u.id = $3 and u.clinic_id = l.clinic_id and u.role = 'PROVIDER' and u.erased_at is null
           and ($4 or ${JOINED})))
     limit 1`,
    [person, clinicId, providerId, orInvited],
  );
  return found?.id;
}

/** A visit that the desk of a clinic books for somebody who accepted it. */
export type DeskGrant = Grant<
  'booking:create' | 'clinic-patient:book',
  { readonly clinicId: string; readonly patientId: string }
>;

/** The language in which they read. */
export async function findLanguage({ db, scope }: DeskGrant): Promise<Language | undefined> {
  const [found] = await db.read<{ language: Language }>(
    `select u.preferred_language as language from app_users u join clinic_links l on l.user_id = u.id
     where u.id = $1 and l.clinic_id = $2 and l.accepted_at is not null and l.ended_at is null`,
    [scope.patientId, scope.clinicId],
  );
  return found?.language;
}
