-- Patients whom a provider wants to see again.
create table recalls (
  id uuid primary key,
  provider_id uuid not null references app_users (id) on delete cascade,
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  due_on date not null,
  note text check (length(note) between 1 and 200),
  created_at timestamptz not null,
  -- When the patient was told; set without telling when a visit was booked already.
  told_at timestamptz,
  foreign key (dependent_id, patient_id) references dependents (id, patient_id) on delete cascade
);
create index recalls_provider on recalls (provider_id, due_on, id);
create index recalls_patient on recalls (patient_id);
create index recalls_dependent on recalls (dependent_id);
create index recalls_to_tell on recalls (due_on) where told_at is null;
