-- Allergies, conditions, medicines, vaccines, procedures and illnesses of the family, written by the person or by who
-- treats them. What a professional wrote is never deleted: it ends, or is marked as entered in error.
create table record_entries (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  kind text not null check (kind in
    ('allergy', 'condition', 'medicine', 'immunization', 'procedure', 'family_history')),
  label text not null check (length(label) between 1 and 200),
  code_system text check (code_system in ('icd10cm', 'cvx')),
  code_value text check (length(code_value) between 1 and 20),
  status text not null check (status in ('active', 'ended', 'entered_in_error')),
  -- A day, a month or a year, as far as it is known.
  since text check (since ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'),
  ended_on text check (ended_on ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'),
  reaction text check (length(reaction) between 1 and 200),
  severity text check (severity in ('mild', 'moderate', 'severe')),
  dose text check (length(dose) between 1 and 100),
  frequency text check (length(frequency) between 1 and 100),
  lot text check (length(lot) between 1 and 40),
  relation text check (relation in
    ('mother', 'father', 'sister', 'brother', 'grandparent', 'child', 'aunt_uncle', 'other')),
  note text check (length(note) between 1 and 500),
  author_id uuid not null references app_users (id),
  by_provider boolean not null,
  -- The prescription it came with.
  reference_id uuid,
  -- Where it stands in the timeline: the day it is about, else when it was written.
  at timestamptz not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  foreign key (dependent_id, patient_id) references dependents (id, patient_id) on delete cascade,
  unique (id, patient_id),
  check ((code_system is null) = (code_value is null)),
  check (kind = 'family_history' or relation is null),
  check (kind <> 'family_history' or relation is not null)
);
create index record_entries_newest on record_entries ((coalesce(dependent_id, patient_id)), at desc, id desc);
create index record_entries_kind on record_entries ((coalesce(dependent_id, patient_id)), kind, at desc, id desc);
create index record_entries_patient on record_entries (patient_id);
create index record_entries_author on record_entries (author_id);

-- How an entry read before each change.
create table record_entry_versions (
  id uuid primary key,
  entry_id uuid not null,
  patient_id uuid not null references app_users (id) on delete cascade,
  changed_by uuid not null references app_users (id),
  changed_at timestamptz not null,
  before jsonb not null,
  foreign key (entry_id, patient_id) references record_entries (id, patient_id) on delete cascade
);
create index record_entry_versions_entry on record_entry_versions (entry_id, changed_at desc);
create index record_entry_versions_patient on record_entry_versions (patient_id);
