import type { Page } from '@lakou/contract/primitives';
import type { OwnVerification, VerificationCase, WaitingProvider } from '@lakou/contract/verification';
import type { Grant } from '#platform/access/grant.ts';
import type { Lookup } from '#platform/access/lookup.ts';

const REVIEWABLE = "u.role = 'PROVIDER' and u.is_profile_complete and u.erased_at is null";
// Not with coalesce, of which the planner expects one row in 200.
const IS_PROVIDER = "(v.clinic_role is null or v.clinic_role = 'Provider')";
const PROVIDERS = `app_users u join provider_profiles v on v.user_id = u.id where ${REVIEWABLE} and ${IS_PROVIDER}`;

export async function isReviewable({ db }: Lookup, id: string): Promise<boolean> {
  const found = await db.read(`select 1 from ${PROVIDERS} and u.id = $1`, [id]);
  return found.length > 0;
}

type Dated<Row, Field extends keyof Row> = Omit<Row, Field> & { [F in Field]: Date };

const WAITING = `u.id, u.name, v.professional_title as "professionalTitle", v.specialty,
  u.profile_photo_url as "profilePictureUrl", coalesce(v.review_since, u.created_at) as "waitingSince"`;

/**
 * The longest wait first; one more than the page size when there are more. The queue is read in the order of its index
 * and each account looked up, because `offset 0` keeps the two from being joined as a whole first.
 */
export async function listWaiting(
  grant: Grant<'verifications:list'>,
  { after, limit }: Page,
): Promise<WaitingProvider[]> {
  const rows = await grant.db.read<Dated<WaitingProvider, 'waitingSince'>>(
    `select ${WAITING} from provider_profiles v cross join lateral (
       select id, name, profile_photo_url, created_at from app_users u
       where u.id = v.user_id and ${REVIEWABLE} offset 0) u
     where v.review_state = 'pending' and ${IS_PROVIDER}
       and ($1::uuid is null or (v.review_since, v.user_id) > (
         select coalesce(review_since, '-infinity'), user_id from provider_profiles where user_id = $1))
     order by v.review_since, v.user_id limit $2`,
    [after ?? null, limit + 1],
  );
  return rows.map((row) => ({ ...row, waitingSince: row.waitingSince.toISOString() }));
}

export type Reviewer = Grant<'verification:read' | 'verification:decide', { providerId: string }>;
type CaseRow = Dated<Omit<VerificationCase, 'decisions'>, 'waitingSince' | 'joinedAt'>;

export async function findCase(grant: Reviewer): Promise<Omit<VerificationCase, 'decisions'> | undefined> {
  const [row] = await grant.db.read<CaseRow>(
    `select ${WAITING}, v.review_state as state, v.license_verified as "licenseVerified",
       v.review_version as version, u.preferred_language as "preferredLanguage", u.created_at as "joinedAt",
       v.languages_spoken as "languagesSpoken", case jsonb_typeof(v.service_locations)
         when 'string' then v.service_locations #>> '{}'
         when 'array' then (select string_agg(place ->> 'name', ', ') from jsonb_array_elements(v.service_locations) place)
       end as places, v.license_number as "licenseNumber",
       v.license_issuing_authority as "licenseIssuingAuthority",
       v.license_expiration_date as "licenseExpirationDate", v.npi, v.credentials, v.education,
       v.medical_license_url as "medicalLicenseUrl", v.photo_id_url as "photoIdUrl",
       v.background_check_url as "backgroundCheckUrl"
     from ${PROVIDERS} and u.id = $1`,
    [grant.scope.providerId],
  );
  return (
    row && { ...row, waitingSince: row.waitingSince.toISOString(), joinedAt: row.joinedAt.toISOString() }
  );
}

type PastDecision = VerificationCase['decisions'][number];

export async function listDecisions(grant: Reviewer): Promise<PastDecision[]> {
  const rows = await grant.db.read<Dated<PastDecision, 'decidedAt'>>(
    `select d.decision, d.reason, d.note, d.decided_at as "decidedAt", a.name as "decidedBy"
     from licence_decisions d left join app_users a on a.id = d.decided_by
     where d.provider_id = $1 order by d.decided_at desc, d.id desc limit 100`,
    [grant.scope.providerId],
  );
  return rows.map((row) => ({ ...row, decidedAt: row.decidedAt.toISOString() }));
}

/** With the reason of the last rejection, while it stands. */
export async function findOwnVerification(
  grant: Grant<'own-verification:read'>,
): Promise<Omit<OwnVerification, 'readsRecords'> | undefined> {
  const [found] = await grant.db.read<Omit<OwnVerification, 'readsRecords'>>(
    `select v.review_state as state, v.license_verified as "licenseVerified", d.reason, d.note
     from provider_profiles v left join lateral (
       select reason, note from licence_decisions where provider_id = v.user_id and v.review_state = 'rejected'
       order by decided_at desc, id desc limit 1) d on true
     where v.user_id = $1`,
    [grant.actor.id],
  );
  return found;
}
