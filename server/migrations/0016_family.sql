-- People a patient acts for. A removed one keeps their records, and is shown to nobody else.
create table dependents (
  id uuid primary key,
  patient_id uuid not null references app_users (id),
  name text not null check (length(name) between 1 and 200),
  date_of_birth date not null check (date_of_birth >= '1850-01-01'),
  relationship text not null check (relationship in ('child', 'spouse', 'parent', 'other')),
  profile_picture_url text,
  created_at timestamptz not null,
  removed_at timestamptz,
  -- So that every record naming both is held to the pair.
  unique (id, patient_id)
);
create index dependents_patient on dependents (patient_id, id) where removed_at is null;
