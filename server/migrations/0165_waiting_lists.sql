-- Patients who want to be told when a provider has a free time before a moment.
create table waiting_list_entries (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  provider_id uuid not null references app_users (id) on delete cascade,
  -- Null: any kind of visit.
  mode text check (mode in ('in_home', 'clinic', 'video', 'audio', 'chat')),
  before_at timestamptz not null,
  created_at timestamptz not null,
  -- The last time that the patient was told of, and when.
  told_of timestamptz,
  told_at timestamptz,
  unique (patient_id, provider_id),
  check ((told_of is null) = (told_at is null))
);
create index waiting_list_entries_provider on waiting_list_entries (provider_id, created_at, id);
create index waiting_list_entries_patient on waiting_list_entries (patient_id, id);
create index waiting_list_entries_before on waiting_list_entries (before_at);
