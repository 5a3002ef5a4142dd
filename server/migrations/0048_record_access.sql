-- Rights to a record beside those of visits: given by the person, come with a referral that they know of, or taken in an
-- emergency for an hour.
create table record_grants (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  provider_id uuid not null references app_users (id) on delete cascade,
  source text not null check (source in ('patient', 'referral', 'break_glass')),
  reason text check (length(reason) between 1 and 500),
  -- The referral that it came with.
  reference_id uuid,
  created_at timestamptz not null,
  until timestamptz not null check (until > created_at),
  revoked_at timestamptz,
  foreign key (dependent_id, patient_id) references dependents (id, patient_id) on delete cascade,
  check (source <> 'break_glass' or reason is not null)
);
create index record_grants_patient on record_grants (patient_id, created_at desc, id desc);
create index record_grants_provider on record_grants (provider_id, patient_id) where revoked_at is null;

create or replace view care_relationships as
  select provider_id, patient_id, dependent_id, id as booking_id,
    case when status = 'completed' then coalesce(completed_at, ends_at) else ends_at end + interval '365 days' as until
  from bookings
  where provider_id is not null and status in ('awaiting_payment', 'confirmed', 'in_progress', 'completed')
  union all
  select provider_id, patient_id, dependent_id, null, until
  from record_grants
  where revoked_at is null;
