-- How she prepares the birth of the pregnancy that is followed: one plan each, replaced whole.
create table maternity_birth_plans (
  profile_id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  plan jsonb not null check (jsonb_typeof(plan) = 'object' and pg_column_size(plan) < 32768),
  saved_at timestamptz not null,
  foreign key (profile_id, patient_id) references maternity_profiles (id, patient_id) on delete cascade
);
create index maternity_birth_plans_patient on maternity_birth_plans (patient_id);
