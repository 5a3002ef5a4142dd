import type { Attachment, Referral } from '@lakou/contract/referrals';
import { CARE } from '#platform/access/care-relationship.ts';

type Moment = 'createdAt' | 'acceptedAt' | 'seenAt' | 'completedAt' | 'closedAt' | 'endedAt';

export interface ReferralRow extends Omit<Referral, Moment | 'isOverdue' | 'patientId'> {
  readonly patientId: string;
  readonly createdAt: Date;
  readonly acceptedAt: Date | null;
  readonly seenAt: Date | null;
  readonly completedAt: Date | null;
  readonly closedAt: Date | null;
  readonly endedAt: Date | null;
  readonly attachments: Attachment[];
}

/**
 * Whether $1, a provider whose records may be read, receives `r`: by name or, $2, by their clinic. A referral that was
 * withdrawn or passed on is no longer theirs, and who wrote one never receives it.
 */
export const RECEIVES = `(r.ended_at is null and r.status <> 'referred_again' and r.referring_provider_id <> $1::uuid
  and (r.destination_provider_id = $1 or r.destination_clinic_id = $2::uuid))`;

/** Whether $1 treats the person of `r` at $3. */
export const TREATS = `exists (select from ${CARE} c
  where c.provider_id = $1 and c.patient_id = r.patient_id and c.dependent_id is not distinct from r.dependent_id
    and (c.until is null or c.until > $3::timestamptz))`;

/** How $1 is connected with `r`. */
export const RELATION = `case when r.patient_id = $1 then 'patient' when r.referring_provider_id = $1 then 'sender'
  when ${RECEIVES} then 'recipient' else 'care' end`;

export const COLUMNS = `r.id, r.patient_id as "patientId", coalesce(d.name, p.name) as "patientName",
  r.dependent_id as "dependentId", r.referring_provider_id as "referringProviderId", s.name as "referringProviderName",
  coalesce(r.destination_provider_id::text, r.destination_clinic_id::text, r.destination_hospital) as "destinationFacilityId",
  r.destination_name as "destinationFacilityName",
  case when r.destination_provider_id is not null then 'provider' when r.destination_clinic_id is not null then 'clinic'
    when r.destination_hospital is not null then 'hospital' else 'outside' end as "destinationKind",
  r.reason, r.symptoms, r.diagnosis, r.priority, r.status, r.status_reason as "statusReason",
  r.created_at as "createdAt", r.accepted_at as "acceptedAt", a.name as "acceptedByName", r.seen_at as "seenAt",
  r.completed_at as "completedAt", r.closed_at as "closedAt", r.ended_at as "endedAt",
  r.previous_id as "previousReferralId", n.id as "nextReferralId",
  coalesce((select jsonb_agg(jsonb_build_object('id', t.item_id, 'title', t.title, 'kind', t.kind) order by t.position)
    from referral_attachments t where t.referral_id = r.id), '[]') as attachments`;

export const TABLES = `referrals r join app_users p on p.id = r.patient_id
  join app_users s on s.id = r.referring_provider_id
  left join dependents d on d.id = r.dependent_id
  left join app_users a on a.id = r.accepted_by
  left join referrals n on n.previous_id = r.id`;

/** Only what is older than the row with this id. */
export const after = (parameter: string): string =>
  `(${parameter}::uuid is null or (r.created_at, r.id) < (select created_at, id from referrals where id = ${parameter}))`;
