-- A provider's list and search ask for the care of all their patients at once, ten thousand for some.

-- Whom among them has blocked the provider is read once, and not asked for each.
create index conversation_members_blocked on conversation_members (other_id, user_id) where blocked_at is not null;

-- As before, with the year in hours: for days PostgreSQL asks the calendar of a time zone, which took half the time.
create or replace view care_relationships as
  select provider_id, patient_id, dependent_id, id as booking_id,
    case when status = 'completed' then coalesce(completed_at, ends_at) else ends_at end + interval '8760 hours' as until
  from bookings b
  where provider_id is not null and status in ('awaiting_payment', 'confirmed', 'in_progress', 'completed')
    and not exists (select from death_reports x where x.state = 'confirmed' and x.patient_id = b.patient_id
      and x.dependent_id is not distinct from b.dependent_id)
  union all
  select provider_id, patient_id, dependent_id, null, until
  from record_grants g
  where revoked_at is null and (source = 'break_glass' or not exists (
    select from death_reports x where x.state = 'confirmed' and x.patient_id = g.patient_id
      and x.dependent_id is not distinct from g.dependent_id));
