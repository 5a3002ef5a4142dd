import type { Page } from '@lakou/contract/primitives';
import type { Attachment } from '@lakou/contract/referrals';
import type { ReferralPriority, ReferralStatus } from '@lakou/contract/referrals.rules';
import type { Grant } from '#platform/access/grant.ts';
import type { CopiedRows, CopyGrant } from '#platform/capability.ts';
import type { Db } from '#platform/db/db.ts';
import {
  after,
  COLUMNS,
  RECEIVES,
  RELATION,
  type ReferralRow,
  TABLES,
  TREATS,
} from './referral-columns.store.ts';
import type { ReferralScope } from './referral-scope.store.ts';
import type { ReferralListScope } from './referrals.access.ts';

export type ReferralLister = Grant<'referrals:list', ReferralListScope>;
type ReferralMover = Grant<'referral:move', ReferralScope>;
type ReferralEnder = Grant<'referral:end', ReferralScope>;
export type ReferralReader = Grant<
  'referral:read' | 'referral:move' | 'referral:end' | 'referral:share',
  ReferralScope
>;

/** All of a patient's family, or of one of them; a provider sees what they sent, received, or may read as who treats. */
export function listOfPatient(
  { db, scope, actor, at }: ReferralLister,
  patientId: string,
  { limit, after: last, dependentId }: Page & { dependentId?: string | undefined },
): Promise<ReferralRow[]> {
  return db.read<ReferralRow>(
    `select ${COLUMNS}, ${RELATION} as relation from ${TABLES}
     where r.patient_id = $4 and ($5::uuid is null or r.dependent_id = $5) and ${after('$6')}
       and (r.patient_id = $1 or r.referring_provider_id = $1 or ($7::boolean and (${RECEIVES} or ${TREATS})))
     order by r.created_at desc, r.id desc limit $8`,
    [actor.id, scope.clinicId, at, patientId, dependentId ?? null, last ?? null, scope.mayRead, limit + 1],
  );
}

/** What this provider sent, and what they or their clinic received. */
export function listOfProvider(
  { db, scope }: ReferralLister,
  providerId: string,
  { limit, after: last, box }: Page & { box?: 'sent' | 'received' | undefined },
): Promise<ReferralRow[]> {
  return db.read<ReferralRow>(
    `select ${COLUMNS}, ${RELATION} as relation from ${TABLES}
     where ${after('$3')} and ((r.referring_provider_id = $1 and $4::text is distinct from 'received')
         or ($5::boolean and ${RECEIVES} and $4 is distinct from 'sent'))
     order by r.created_at desc, r.id desc limit $6`,
    [providerId, scope.clinicId, last ?? null, box ?? null, scope.mayRead, limit + 1],
  );
}

/** What a clinic and its providers received. */
export function listOfClinic(
  { db }: ReferralLister,
  clinicId: string,
  { limit, after: last }: Page,
): Promise<ReferralRow[]> {
  return db.read<ReferralRow>(
    `select ${COLUMNS}, 'clinic' as relation from ${TABLES}
     where ${after('$2')} and r.ended_at is null and (r.destination_clinic_id = $1
       or r.destination_provider_id in (select u.id from app_users u where u.clinic_id = $1 and u.role = 'PROVIDER'))
     order by r.created_at desc, r.id desc limit $3`,
    [clinicId, last ?? null, limit + 1],
  );
}

export async function findReferral(
  { db, scope, actor }: ReferralReader | Grant<'referral:create', { patientId: string }>,
  id: string,
): Promise<ReferralRow | undefined> {
  const clinicId = 'clinicId' in scope ? scope.clinicId : null;
  const [row] = await db.query<ReferralRow>(
    `select ${COLUMNS}, ${RELATION} as relation from ${TABLES} where r.id = $3 and r.patient_id = $4`,
    [actor.id, clinicId, id, scope.patientId],
  );
  return row;
}

export interface ReferralToKeep {
  readonly id: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly referringProviderId: string;
  readonly destination: {
    readonly providerId: string | null;
    readonly clinicId: string | null;
    readonly hospital: string | null;
    readonly name: string;
  };
  readonly reason: string;
  readonly symptoms: string | null;
  readonly diagnosis: string | null;
  readonly priority: ReferralPriority;
  readonly attachments: readonly Attachment[];
  readonly previousId: string | null;
}

export async function insertReferral(
  { db, at }: { readonly db: Db; readonly at: Date },
  referral: ReferralToKeep,
): Promise<void> {
  const { destination, attachments } = referral;
  await db.query(
    `insert into referrals (id, patient_id, dependent_id, referring_provider_id, destination_provider_id,
       destination_clinic_id, destination_hospital, destination_name, reason, symptoms, diagnosis, priority, previous_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      referral.id,
      referral.patientId,
      referral.dependentId,
      referral.referringProviderId,
      destination.providerId,
      destination.clinicId,
      destination.hospital,
      destination.name,
      referral.reason,
      referral.symptoms,
      referral.diagnosis,
      referral.priority,
      referral.previousId,
      at,
    ],
  );
  if (attachments.length === 0) return;
  await db.query(
    `insert into referral_attachments (referral_id, patient_id, position, kind, item_id, title)
     select $1, $2, t.position - 1, t.kind, t.id, t.title
     from unnest($3::text[], $4::uuid[], $5::text[]) with ordinality t (kind, id, title, position)`,
    [
      referral.id,
      referral.patientId,
      attachments.map(({ kind }) => kind),
      attachments.map(({ id }) => id),
      attachments.map(({ title }) => title),
    ],
  );
}

/** Whether it stood where the caller saw it; else nothing is changed. */
export async function moveReferral(
  { db, scope, actor, at }: ReferralMover,
  { from, to, reason }: { from: ReferralStatus; to: ReferralStatus; reason: string | null },
): Promise<boolean> {
  const moved = await db.query(
    `update referrals set status = $3, status_reason = coalesce($4, status_reason),
       accepted_at = case when $3 = 'accepted' then $5 else accepted_at end,
       accepted_by = case when $3 = 'accepted' then $6::uuid else accepted_by end,
       seen_at = case when $3 = 'seen' then $5 else seen_at end,
       completed_at = case when $3 = 'completed' then $5 else completed_at end,
       closed_at = case when $3 in ('rejected', 'referred_again') then $5 else closed_at end
     where id = $1 and status = $2 and ended_at is null returning id`,
    [scope.referralId, from, to, reason, at, actor.id],
  );
  return moved.length > 0;
}

/** Whether it was still open to be withdrawn. */
export async function endReferral({ db, scope, at }: ReferralEnder): Promise<boolean> {
  const ended = await db.query(
    `update referrals set ended_at = $2 where id = $1 and patient_id = $3 and ended_at is null
       and status <> 'referred_again' returning id`,
    [scope.referralId, at, scope.patientId],
  );
  return ended.length > 0;
}

/** The recipient treats the person from now on; the person sees it with the referral, and ends it by withdrawing that. */
export async function grantRecord(
  { db, scope, actor, at }: ReferralMover,
  { id, until }: { id: string; until: Date },
): Promise<void> {
  await db.query(
    `insert into record_grants (id, patient_id, dependent_id, provider_id, source, reference_id, created_at, until)
     values ($1, $2, $3, $4, 'referral', $5, $6, $7)`,
    [id, scope.patientId, scope.dependentId, actor.id, scope.referralId, at, until],
  );
}

export async function revokeRecord({ db, scope, at }: ReferralMover | ReferralEnder): Promise<void> {
  await db.query(
    `update record_grants set revoked_at = $3
     where patient_id = $2 and reference_id = $1 and source = 'referral' and revoked_at is null`,
    [scope.referralId, scope.patientId, at],
  );
}

/** Who receives what is sent to a clinic: those who treat people there. */
export async function listCareStaff(db: Db, clinicId: string): Promise<string[]> {
  const rows = await db.read<{ id: string }>(
    `select u.id from app_users u join provider_profiles v on v.user_id = u.id
     where u.clinic_id = $1 and u.role = 'PROVIDER' and u.erased_at is null
       and coalesce(v.clinic_role, 'Provider') = 'Provider' order by u.id limit 20`,
    [clinicId],
  );
  return rows.map(({ id }) => id);
}

export async function findName(db: Db, userId: string): Promise<string> {
  const [user] = await db.read<{ name: string }>('select name from app_users where id = $1', [userId]);
  return user?.name ?? '';
}

/** For a person's copy: links without their secrets, and of what a provider wrote no word about patients. */
export async function copyReferrals({ db, actor }: CopyGrant): Promise<CopiedRows> {
  const links = await db.read<Record<string, unknown>>(
    `select id, referral_id, created_at, expires_at, revoked_at, opens, last_opened_at from referral_links
     where patient_id = $1 order by created_at desc, id desc limit 10000`,
    [actor.id],
  );
  const written = await db.read<Record<string, unknown>>(
    `select id, destination_name, priority, status, created_at from referrals
     where referring_provider_id = $1 order by created_at desc, id desc limit 10000`,
    [actor.id],
  );
  return { referral_links: links, referrals_written: written };
}
