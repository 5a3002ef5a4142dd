-- Health records from elsewhere: where the entries of a record were taken over from, and when.
create table record_imports (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  source_name text check (length(source_name) between 1 and 120),
  -- The day of the document, as far as it says.
  source_date text check (source_date ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'),
  added integer not null check (added > 0),
  created_at timestamptz not null,
  undone_at timestamptz,
  foreign key (dependent_id, patient_id) references dependents (id, patient_id) on delete cascade,
  unique (id, patient_id)
);
create index record_imports_newest on record_imports ((coalesce(dependent_id, patient_id)), created_at desc, id desc);
create index record_imports_patient on record_imports (patient_id);

alter table record_entries
  add column import_id uuid,
  -- Of the content as it came: the same content is not taken over twice, even after a correction.
  add column import_key text check (length(import_key) between 1 and 64),
  add foreign key (import_id, patient_id) references record_imports (id, patient_id) on delete cascade,
  add check ((import_id is null) = (import_key is null));
create index record_entries_import on record_entries (import_id) where import_id is not null;
create unique index record_entries_import_key
  on record_entries ((coalesce(dependent_id, patient_id)), import_key) where import_key is not null;
