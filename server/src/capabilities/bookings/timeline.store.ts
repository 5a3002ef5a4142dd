import type { RecordGrant, TimelineQuery } from '#platform/capability.ts';

export interface VisitLine {
  readonly id: string;
  readonly at: Date;
  readonly service: string | null;
  readonly serviceType: string;
  readonly status: string;
  readonly from: string | null;
}

/** Visits that were agreed or took place, newest first. */
export async function listVisitLines(
  { db, scope }: RecordGrant,
  { before, text, limit }: TimelineQuery,
): Promise<VisitLine[]> {
  return db.read<VisitLine>(
    `select b.id, b.starts_at as at, b.service, b.service_type as "serviceType", b.status,
       case when u.erased_at is null then u.name end as "from"
     from bookings b left join app_users u on u.id = b.provider_id
     where coalesce(b.dependent_id, b.patient_id) = coalesce($2::uuid, $1) and b.patient_id = $1
       and b.status in ('awaiting_payment', 'confirmed', 'in_progress', 'completed')
       and ($3::timestamptz is null or (b.starts_at, b.id) < ($3, $4::uuid))
       and ($5::text is null or position(plain_text($5) in plain_text(b.service_type)) > 0)
     order by b.starts_at desc, b.id desc limit $6`,
    [scope.patientId, scope.dependentId, before?.at ?? null, before?.id ?? null, text || null, limit],
  );
}

/** Of these visits, those of the provider who reads. */
export async function listOwnVisits(
  { db, actor }: RecordGrant,
  ids: readonly string[],
): Promise<{ id: string }[]> {
  // Bounded by the ids that were asked for.
  return db.read('select id from bookings where id = any($1::uuid[]) and provider_id = $2', [ids, actor.id]);
}
