-- A visit that was never completed opens a record no longer than one that was: a year from its end.
create or replace view care_relationships as
  select provider_id, patient_id, dependent_id, id as booking_id,
    case when status = 'completed' then coalesce(completed_at, ends_at) else ends_at end + interval '365 days' as until
  from bookings
  where provider_id is not null and status in ('awaiting_payment', 'confirmed', 'in_progress', 'completed');

create or replace view clinic_patients as
  select clinic_id, patient_id, dependent_id,
    case when status = 'completed' then coalesce(completed_at, ends_at) else ends_at end + interval '365 days' as until
  from bookings
  where clinic_id is not null
    and status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress', 'completed');

-- What is written belongs to the pregnancy it was written in; what was written in none is hers alone.
alter table maternity_profiles add unique (id, patient_id);
alter table maternity_journal add column profile_id uuid;
alter table maternity_vitals add column profile_id uuid;
alter table maternity_alerts add column profile_id uuid;

update maternity_journal e set profile_id = m.id from maternity_profiles m
  where m.patient_id = e.patient_id and e.created_at >= m.created_at and (m.ended_at is null or e.created_at < m.ended_at);
update maternity_vitals e set profile_id = m.id from maternity_profiles m
  where m.patient_id = e.patient_id and e.created_at >= m.created_at and (m.ended_at is null or e.created_at < m.ended_at);
update maternity_alerts e set profile_id = m.id from maternity_profiles m
  where m.patient_id = e.patient_id and e.at >= m.created_at and (m.ended_at is null or e.at < m.ended_at);

alter table maternity_journal add foreign key (profile_id, patient_id)
  references maternity_profiles (id, patient_id) on delete cascade;
alter table maternity_vitals add foreign key (profile_id, patient_id)
  references maternity_profiles (id, patient_id) on delete cascade;
alter table maternity_alerts add foreign key (profile_id, patient_id)
  references maternity_profiles (id, patient_id) on delete cascade;
create index maternity_journal_profile on maternity_journal (profile_id, written_for desc, id desc);
create index maternity_vitals_profile on maternity_vitals (profile_id, taken_at desc, id desc);
create index maternity_alerts_profile on maternity_alerts (profile_id, at desc);

-- What a provider would begin for her: it opens nothing before she says yes.
create table maternity_proposals (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  provider_id uuid not null references app_users (id) on delete cascade,
  due_date date not null,
  created_at timestamptz not null,
  declined_at timestamptz,
  unique (patient_id, provider_id)
);
create index maternity_proposals_provider on maternity_proposals (provider_id);
