-- Laboratory results of another record: what one laboratory measured on one day, as the person brought it in.
alter table record_imports add column via text check (via in ('file', 'link'));

create table imported_results (
  id uuid primary key,
  import_id uuid not null,
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  taken_on date not null,
  -- The place in the timeline: noon of that day.
  at timestamptz not null,
  laboratory text check (length(laboratory) between 1 and 120),
  unique (id, patient_id),
  foreign key (import_id, patient_id) references record_imports (id, patient_id) on delete cascade,
  foreign key (dependent_id, patient_id) references dependents (id, patient_id) on delete cascade
);
create index imported_results_newest
  on imported_results ((coalesce(dependent_id, patient_id)), at desc, id desc);
create index imported_results_patient on imported_results (patient_id, id);
create index imported_results_import on imported_results (import_id);

create table imported_result_values (
  id uuid primary key,
  result_id uuid not null,
  patient_id uuid not null,
  position integer not null,
  -- A test of the catalogue, by its LOINC code; null for one that we do not know.
  test text check (length(test) <= 40),
  loinc text check (length(loinc) <= 20),
  name text not null check (length(name) between 1 and 100),
  value text not null check (length(value) between 1 and 4000),
  unit text check (length(unit) between 1 and 40),
  flag text not null check (flag in ('critical_low', 'low', 'normal', 'high', 'critical_high', 'unknown')),
  -- As the other laboratory printed them.
  low double precision,
  high double precision,
  -- In the unit in which this test is drawn over time.
  own_number double precision,
  -- Of the content: the same value is not taken over twice.
  import_key text not null check (length(import_key) between 1 and 64),
  unique (result_id, position),
  unique (result_id, import_key),
  foreign key (result_id, patient_id) references imported_results (id, patient_id) on delete cascade
);
create index imported_result_values_patient on imported_result_values (patient_id, id);
