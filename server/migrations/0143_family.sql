-- What ranges, questions and counts depend on, where the family says it.
alter table dependents add column sex text check (sex in ('Male', 'Female'));

-- Dependents who took over their records: an old list of the family that names one does not make them anew.
create table handed_over_dependents (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  at timestamptz not null
);
create index handed_over_dependents_patient on handed_over_dependents (patient_id, id);
