import type { LetterLink } from '@lakou/contract/referrals';
import type { Grant, PublicGrant } from '#platform/access/grant.ts';
import type { LetterRow } from './letter.view.ts';
import type { ReferralScope } from './referral-scope.store.ts';

type Sharer = Grant<'referral:share', ReferralScope>;

const LETTER = `select r.id, r.patient_id as "patientId", r.dependent_id as "dependentId",
    coalesce(d.name, p.name) as "patientName",
    case when d.id is null then to_char(f.date_of_birth, 'YYYY-MM-DD') else to_char(d.date_of_birth, 'YYYY-MM-DD') end as "dateOfBirth",
    p.preferred_language as "patientLanguage", s.preferred_language as "writerLanguage", s.name as "referringProviderName",
    v.professional_title as "professionalTitle", v.specialty, c.name as "clinicName",
    r.destination_name as "destinationFacilityName", r.reason, r.symptoms, r.diagnosis, r.priority,
    r.created_at as "createdAt",
    coalesce((select jsonb_agg(jsonb_build_object('id', t.item_id, 'title', t.title, 'kind', t.kind) order by t.position)
      from referral_attachments t where t.referral_id = r.id), '[]') as attachments
  from referrals r join app_users p on p.id = r.patient_id join app_users s on s.id = r.referring_provider_id
  left join patient_profiles f on f.user_id = r.patient_id left join dependents d on d.id = r.dependent_id
  left join provider_profiles v on v.user_id = s.id left join clinics c on c.id = s.clinic_id`;

export async function findLetter({
  db,
  scope,
}: Grant<'referral:read', ReferralScope>): Promise<LetterRow | undefined> {
  const [row] = await db.read<LetterRow>(`${LETTER} where r.id = $1 and r.patient_id = $2`, [
    scope.referralId,
    scope.patientId,
  ]);
  return row;
}

interface LinkRow extends Omit<LetterLink, 'createdAt' | 'expiresAt' | 'lastOpenedAt'> {
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastOpenedAt: Date | null;
}

const shown = (row: LinkRow): LetterLink => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
});

/** Those that still open the letter. */
export async function listLinks({ db, scope, at }: Sharer): Promise<LetterLink[]> {
  const rows = await db.read<LinkRow>(
    `select id, created_at as "createdAt", expires_at as "expiresAt", opens, last_opened_at as "lastOpenedAt"
     from referral_links where referral_id = $1 and patient_id = $2 and revoked_at is null and expires_at > $3
     order by created_at desc, id desc limit 50`,
    [scope.referralId, scope.patientId, at],
  );
  return rows.map(shown);
}

export async function insertLink(
  { db, scope, at }: Sharer,
  { id, hash, expiresAt }: { id: string; hash: Buffer; expiresAt: Date },
): Promise<void> {
  await db.query(
    `insert into referral_links (id, referral_id, patient_id, token_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, scope.referralId, scope.patientId, hash, at, expiresAt],
  );
}

export async function revokeLink({ db, scope, at }: Sharer, id: string): Promise<boolean> {
  const closed = await db.query(
    `update referral_links set revoked_at = $4
     where id = $1 and referral_id = $2 and patient_id = $3 and revoked_at is null returning id`,
    [id, scope.referralId, scope.patientId, at],
  );
  return closed.length > 0;
}

/** The letter behind a link that is open, and whose patient has not closed the account; counts the opening. */
export async function openLink(
  { db, at }: PublicGrant<'referral-letter:open'>,
  hash: Buffer,
): Promise<LetterRow | undefined> {
  const [link] = await db.query<{ referralId: string }>(
    `update referral_links l set opens = opens + 1, last_opened_at = $2 from app_users u
     where l.token_hash = $1 and l.revoked_at is null and l.expires_at > $2 and u.id = l.patient_id
       and u.erased_at is null and u.erase_after is null returning l.referral_id as "referralId"`,
    [hash, at],
  );
  if (!link) return undefined;
  const [row] = await db.read<LetterRow>(`${LETTER} where r.id = $1`, [link.referralId]);
  return row;
}
