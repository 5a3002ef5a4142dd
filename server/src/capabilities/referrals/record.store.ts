import type { ReferralPriority, ReferralStatus } from '@lakou/contract/referrals.rules';
import type { RecordGrant, TimelineEntry, TimelineQuery } from '#platform/capability.ts';

/** Lines of the timeline, newest first. */
export function listTimeline(
  { db, scope }: RecordGrant,
  { before, text, limit }: TimelineQuery,
): Promise<TimelineEntry[]> {
  return db.read<TimelineEntry>(
    `select 'referral' as kind, r.id, r.created_at as at, r.destination_name as title, r.status, s.name as "from"
     from referrals r join app_users s on s.id = r.referring_provider_id
     where r.patient_id = $1 and r.dependent_id is not distinct from $2::uuid
       and ($3::timestamptz is null or (r.created_at, r.id) < ($3, $4::uuid))
       and ($5::text is null or position(plain_text($5) in plain_text(r.destination_name)) > 0)
     order by r.created_at desc, r.id desc limit $6`,
    [scope.patientId, scope.dependentId, before?.at ?? null, before?.id ?? null, text || null, limit],
  );
}

export interface RecordRow {
  readonly id: string;
  readonly status: ReferralStatus;
  readonly priority: ReferralPriority;
  readonly reason: string;
  readonly symptoms: string | null;
  readonly diagnosis: string | null;
  readonly destination: string;
  readonly sender: string;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly endedAt: Date | null;
  readonly previousId: string | null;
}

export function listForExport({ db, scope }: RecordGrant): Promise<RecordRow[]> {
  return db.read<RecordRow>(
    `select r.id, r.status, r.priority, r.reason, r.symptoms, r.diagnosis, r.destination_name as destination,
       s.name as sender, r.created_at as "createdAt", r.ended_at as "endedAt", r.previous_id as "previousId",
       greatest(r.created_at, r.accepted_at, r.seen_at, r.completed_at, r.closed_at, r.ended_at) as "changedAt"
     from referrals r join app_users s on s.id = r.referring_provider_id
     where r.patient_id = $1 and r.dependent_id is not distinct from $2::uuid
     order by r.created_at desc, r.id desc limit 500`,
    [scope.patientId, scope.dependentId],
  );
}
