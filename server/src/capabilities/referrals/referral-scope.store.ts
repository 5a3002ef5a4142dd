import type { AttachmentKind } from '@lakou/contract/referrals';
import type { ReferralRelation } from '@lakou/contract/referrals.rules';
import { CARE } from '#platform/access/care-relationship.ts';
import type { Lookup } from '#platform/access/lookup.ts';
import { RECEIVES, RELATION, TREATS } from './referral-columns.store.ts';

/** A referral and how the actor is connected with it. */
export interface ReferralScope {
  readonly referralId: string;
  readonly patientId: string;
  readonly dependentId: string | null;
  readonly relation: ReferralRelation;
  /** The clinic whose referrals the actor receives. */
  readonly clinicId: string | null;
}

/** The clinic that the actor treats people at, and not only works for. */
export async function findClinicOfCare({ actor, db }: Lookup): Promise<string | null> {
  const [found] = await db.read<{ clinicId: string }>(
    `select u.clinic_id as "clinicId" from app_users u join provider_profiles v on v.user_id = u.id
     where u.id = $1 and u.clinic_id is not null and coalesce(v.clinic_role, 'Provider') = 'Provider'`,
    [actor.id],
  );
  return found?.clinicId ?? null;
}

type Found = Omit<ReferralScope, 'clinicId'>;

/** For the patient whose referral it is. */
export async function findOwnReferral({ actor, db }: Lookup, id: string): Promise<Found | undefined> {
  const [found] = await db.read<Found>(
    `select id as "referralId", patient_id as "patientId", dependent_id as "dependentId", 'patient' as relation
     from referrals where id = $1 and patient_id = $2`,
    [id, actor.id],
  );
  return found;
}

/** For a provider: theirs by writing it, by receiving it, or of a person they treat; the last two with a verified licence. */
export async function findReferralOfProvider(
  { actor, db, at }: Lookup,
  id: string,
  { clinicId, mayRead }: { clinicId: string | null; mayRead: boolean },
): Promise<Found | undefined> {
  const [found] = await db.read<Found>(
    `select r.id as "referralId", r.patient_id as "patientId", r.dependent_id as "dependentId", ${RELATION} as relation
     from referrals r
     where r.id = $4 and (r.referring_provider_id = $1 or ($5::boolean and (${RECEIVES} or ${TREATS})))`,
    [actor.id, clinicId, at, id, mayRead],
  );
  return found;
}

/** Whether a provider has written, received or may read any referral of this patient's family, or treats one of them. */
export async function hasReferralsOf(
  { actor, db, at }: Lookup,
  patientId: string,
  { clinicId, mayRead }: { clinicId: string | null; mayRead: boolean },
): Promise<boolean> {
  const found = await db.read(
    `select 1 where exists (select from referrals r where r.patient_id = $4
         and (r.referring_provider_id = $1 or ($5::boolean and ${RECEIVES})))
       or ($5 and exists (select from ${CARE} c where c.provider_id = $1 and c.patient_id = $4
         and (c.until is null or c.until > $3::timestamptz)))`,
    [actor.id, clinicId, at, patientId, mayRead],
  );
  return found.length > 0;
}

/** Whether a referral that waits for the actor's answer has this item of exactly this person. */
export async function hasAttached(
  { actor, db }: Lookup,
  person: { readonly patientId: string; readonly dependentId: string | null },
  { kind, itemId, clinicId }: { kind: AttachmentKind; itemId: string; clinicId: string | null },
): Promise<boolean> {
  const found = await db.read(
    `select 1 from referral_attachments t join referrals r on r.id = t.referral_id
     where t.item_id = $3 and t.kind = $4 and r.patient_id = $5 and r.dependent_id is not distinct from $6::uuid
       and r.status = 'pending' and ${RECEIVES} limit 1`,
    [actor.id, clinicId, itemId, kind, person.patientId, person.dependentId],
  );
  return found.length > 0;
}
