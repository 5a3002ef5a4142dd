-- Pregnancies: one at a time is followed, earlier ones are kept.
create table maternity_profiles (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  due_date date not null,
  -- Whether those who treat her see journal and vitals.
  shared boolean not null default true,
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index one_pregnancy_at_a_time on maternity_profiles (patient_id) where ended_at is null;
create index maternity_profiles_patient on maternity_profiles (patient_id);

create table maternity_journal (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  written_for timestamptz not null,
  mood text not null check (mood in ('great', 'good', 'okay', 'bad', 'terrible')),
  symptoms text[] not null,
  notes text not null check (length(notes) <= 2000),
  signs text[] not null,
  created_at timestamptz not null
);
create index maternity_journal_patient on maternity_journal (patient_id, written_for desc, id desc);

create table maternity_vitals (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  taken_at timestamptz not null,
  weight numeric(5, 2) not null check (weight between 20 and 350),
  systolic integer not null check (systolic between 50 and 260),
  diastolic integer not null check (diastolic between 30 and 180),
  signs text[] not null,
  author_id uuid not null references app_users (id),
  created_at timestamptz not null,
  check (systolic > diastolic)
);
create index maternity_vitals_patient on maternity_vitals (patient_id, taken_at desc, id desc);

-- What was alarming when it was written down; shown to those who treat her.
create table maternity_alerts (
  id uuid primary key,
  patient_id uuid not null references app_users (id) on delete cascade,
  level text not null check (level in ('urgent', 'emergency')),
  signs text[] not null,
  at timestamptz not null
);
create index maternity_alerts_patient on maternity_alerts (patient_id, at desc);
