-- Adults whom a patient lets act for them. The patient names an address; nothing opens before its proven owner agrees.
create table representatives (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  email text not null check (length(email) between 1 and 254 and email = lower(email)),
  -- Null until somebody agreed.
  representative_id uuid references app_users (id) on delete cascade,
  scopes text[] not null check (cardinality(scopes) between 1 and 2 and scopes <@ array['visits', 'record']),
  created_at timestamptz not null,
  -- Until when the invitation can be accepted; what was accepted lasts until somebody ends it.
  expires_at timestamptz not null check (expires_at > created_at),
  accepted_at timestamptz,
  ended_at timestamptz,
  check ((representative_id is null) = (accepted_at is null)),
  check (representative_id <> patient_id)
);
create unique index representatives_invited on representatives (patient_id, email)
  where ended_at is null and accepted_at is null;
create unique index representatives_active on representatives (representative_id, patient_id)
  where ended_at is null and accepted_at is not null;
create index representatives_patient on representatives (patient_id, id);
create index representatives_email on representatives (email) where ended_at is null and accepted_at is null;
