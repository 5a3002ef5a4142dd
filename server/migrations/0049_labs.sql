-- Laboratory tests: what was asked for and how far it is.
create table lab_requests (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  test_type text not null check (test_type in ('blood', 'urine')),
  -- Codes of the catalogue, and what they are called in English.
  tests text[] not null check (cardinality(tests) <= 30),
  title text not null check (length(title) between 1 and 1500),
  note text check (length(note) between 1 and 500),
  -- The clinic whose providers see this request and no other of the person.
  laboratory_id uuid references clinics (id),
  requested_by uuid not null references app_users (id),
  -- Chosen by the sender's device, so that a request that is sent again is written once.
  client_id uuid,
  status text not null check (status in ('requested', 'sample_collected', 'processing', 'completed', 'cancelled')),
  requested_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by uuid not null references app_users (id),
  -- The version of the result that counts.
  result_version integer,
  unique (id, patient_id),
  unique (requested_by, client_id),
  foreign key (dependent_id, patient_id) references dependents (id, patient_id),
  check ((status = 'completed') = (result_version is not null))
);
create index lab_requests_newest on lab_requests (patient_id, requested_at desc, id desc);
create index lab_requests_laboratory on lab_requests (laboratory_id, requested_at desc, id desc)
  where laboratory_id is not null;
create index lab_requests_changed_by on lab_requests (changed_by);

-- Versions of a result: an amendment adds one, none is changed.
create table lab_results (
  request_id uuid not null,
  version integer not null check (version >= 1),
  patient_id uuid not null,
  -- The values and the comment as one text.
  summary text not null check (length(summary) between 1 and 30000),
  comment text check (length(comment) between 1 and 4000),
  reason text check (length(reason) between 1 and 500),
  author_id uuid not null references app_users (id),
  reported_at timestamptz not null,
  critical boolean not null,
  -- Until then the patient does not see it, unless somebody reviews it before.
  held_until timestamptz,
  reviewed_by uuid references app_users (id),
  reviewed_at timestamptz,
  acknowledged_by uuid references app_users (id),
  acknowledged_at timestamptz,
  primary key (request_id, version),
  foreign key (request_id, patient_id) references lab_requests (id, patient_id) on delete cascade,
  check ((version = 1) = (reason is null)),
  check ((reviewed_at is null) = (reviewed_by is null)),
  check ((acknowledged_at is null) = (acknowledged_by is null))
);
create index lab_results_patient on lab_results (patient_id, reported_at desc, request_id desc);
create index lab_results_author on lab_results (author_id);
create index lab_results_held on lab_results (held_until) where held_until is not null;

-- No request is completed without its result: both are written in one transaction.
alter table lab_requests add foreign key (id, result_version) references lab_results (request_id, version)
  deferrable initially deferred;

create table lab_values (
  id uuid primary key,
  request_id uuid not null,
  version integer not null,
  position integer not null,
  -- A test of the catalogue; null for one that we do not know.
  test text check (length(test) <= 40),
  loinc text check (length(loinc) <= 20),
  name text not null check (length(name) between 1 and 100),
  value text not null check (length(value) between 1 and 100),
  unit text check (length(unit) <= 40),
  flag text not null check (flag in ('critical_low', 'low', 'normal', 'high', 'critical_high', 'unknown')),
  basis text not null check (basis in ('printed_range', 'reference_range', 'goal', 'none')),
  low double precision,
  high double precision,
  range_unit text check (length(range_unit) <= 40),
  -- In the unit of the range, and in the unit in which this test is drawn over time.
  compared double precision,
  own_number double precision,
  unique (request_id, version, position),
  foreign key (request_id, version) references lab_results (request_id, version) on delete cascade
);
