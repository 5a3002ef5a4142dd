-- When a person takes a medicine, and how much of it is left. The medicine itself is an entry of the record.
create table medicine_plans (
  entry_id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  -- Times of the person's day, as 08:00; none for a medicine that is taken when needed.
  times text[] not null check (cardinality(times) <= 8),
  -- 0 is Sunday.
  weekdays smallint[] not null check (cardinality(weekdays) between 1 and 7 and weekdays <@ '{0,1,2,3,4,5,6}'),
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  time_zone text not null,
  remind boolean not null,
  -- Whether the reminder says which medicine.
  names_medicine boolean not null,
  per_dose double precision not null check (per_dose > 0),
  quantity double precision check (quantity >= 0),
  refill_at double precision check (refill_at >= 0),
  -- Doses up to this moment are written down as due.
  due_through timestamptz not null,
  -- The next dose after that; null when there is none.
  next_due_at timestamptz,
  changed_at timestamptz not null,
  foreign key (entry_id, patient_id) references record_entries (id, patient_id) on delete cascade,
  foreign key (dependent_id, patient_id) references dependents (id, patient_id) on delete cascade
);
create index medicine_plans_patient on medicine_plans (patient_id);
create index medicine_plans_due on medicine_plans (next_due_at, patient_id, entry_id) where next_due_at is not null;

-- Each dose once: written when it is due, or when the person says that it was taken or skipped. Its row is also what
-- makes its reminder the only one.
create table medicine_doses (
  entry_id uuid not null,
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  -- The day and time of the person, as the plan has them.
  day date not null,
  "time" text not null check ("time" ~ '^[0-2][0-9]:[0-5][0-9]$'),
  due_at timestamptz not null,
  -- Null while the person has said nothing.
  status text check (status in ('taken', 'skipped')),
  answered_at timestamptz,
  primary key (entry_id, day, "time"),
  foreign key (entry_id, patient_id) references record_entries (id, patient_id) on delete cascade,
  foreign key (dependent_id, patient_id) references dependents (id, patient_id) on delete cascade,
  check ((status is null) = (answered_at is null))
);
create index medicine_doses_day on medicine_doses (patient_id, day, "time", entry_id);
