/**
 * The flags of those in `care` (id, dependent_id), a row each. $1 is the provider, $2 now, $7 since when dangers count, $8
 * today, $9 since when nobody who was seen is away. A danger that was written into a pregnancy shows as the pregnancy is
 * shared.
 */
export const flagsAmong = (care: string): string => `
  select k.id, 'danger' as flag from ${care} k
    join measurements m on m.patient_id = k.id and m.dependent_id is not distinct from k.dependent_id
    left join maternity_profiles p on p.id = m.profile_id
    where m.danger_level is not null and m.at > $7
      and (not m.in_pregnancy or (p.shared and (p.ended_at is null or m.at > p.ended_at)))
  union select k.id, case when exists (select from maternity_alerts a where a.profile_id = p.id and a.at > $7)
      then 'pregnancy_risk' else 'pregnant' end from ${care} k
    join maternity_profiles p on p.patient_id = k.id and p.ended_at is null and p.shared
    where k.dependent_id is null
  union select k.id, 'result' from ${care} k
    join lab_requests q on q.patient_id = k.id and q.dependent_id is not distinct from k.dependent_id
    join lab_results r on r.request_id = q.id and r.version = q.result_version
    where r.held_until > $2 or (r.critical and r.acknowledged_at is null)
  union select k.id, 'recall' from ${care} k
    join recalls r on r.patient_id = k.id and r.dependent_id is not distinct from k.dependent_id
    where r.provider_id = $1 and r.due_on < $8::date and not exists (select from bookings b
      where b.provider_id = $1 and b.patient_id = r.patient_id and b.dependent_id is not distinct from r.dependent_id
        and b.created_at > r.created_at and b.status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress', 'completed'))
  union select k.id, 'away' from (select distinct id from ${care}) k
    where exists (select from bookings b where b.patient_id = k.id and b.provider_id = $1 and b.status = 'completed')
      and not exists (select from bookings b where b.patient_id = k.id and b.provider_id = $1
        and (b.status in ('in_progress', 'completed') and b.starts_at > $9
          or b.status in ('requested', 'awaiting_payment', 'confirmed') and b.ends_at > $2))`;
