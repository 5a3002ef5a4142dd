-- Reports that somebody died, with a document; an administrator confirms or refuses, and can take a confirmation back.
create table death_reports (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  reported_by uuid not null references app_users (id),
  died_on date not null check (died_on >= '1900-01-01'),
  file_id uuid not null,
  reported_at timestamptz not null,
  state text not null default 'reported' check (state in ('reported', 'confirmed', 'refused', 'undone')),
  decided_by uuid references app_users (id),
  decided_at timestamptz,
  note text check (length(note) <= 500),
  -- What the confirmation closed carries this moment: taking it back opens no more than that.
  closed_at timestamptz,
  foreign key (dependent_id, patient_id) references dependents (id, patient_id) on delete cascade,
  check ((state = 'reported') = (decided_at is null)),
  check ((state in ('confirmed', 'undone')) = (closed_at is not null))
);
create unique index death_reports_one on death_reports (patient_id, coalesce(dependent_id, patient_id))
  where state in ('reported', 'confirmed');
create index death_reports_waiting on death_reports (id) where state = 'reported';
create index death_reports_decided on death_reports (id desc) where state <> 'reported';
create index death_reports_reporter on death_reports (reported_by);

-- The record of the dead closes to those who treated them; an emergency still opens it.
create or replace view care_relationships as
  select provider_id, patient_id, dependent_id, id as booking_id,
    case when status = 'completed' then coalesce(completed_at, ends_at) else ends_at end + interval '365 days' as until
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
