-- What she timed: the baby's movements, or contractions. Ids come from her phone, so each is one's own.
create table maternity_timings (
  id uuid not null,
  patient_id uuid not null references app_users (id) on delete cascade,
  profile_id uuid,
  kind text not null check (kind in ('movements', 'contractions')),
  started_at timestamptz not null,
  ended_at timestamptz not null check (ended_at >= started_at),
  -- Each movement, or each contraction with its end.
  marks jsonb not null check (jsonb_typeof(marks) = 'array' and jsonb_array_length(marks) <= 200),
  created_at timestamptz not null,
  primary key (patient_id, id),
  foreign key (profile_id, patient_id) references maternity_profiles (id, patient_id) on delete cascade
);
create index maternity_timings_newest on maternity_timings (patient_id, kind, started_at desc, id desc);
create index maternity_timings_profile on maternity_timings (profile_id);

-- Which of the eight contacts of a pregnancy took place.
create table maternity_contacts (
  profile_id uuid not null,
  patient_id uuid not null references app_users (id) on delete cascade,
  week integer not null check (week in (12, 20, 26, 30, 34, 36, 38, 40)),
  done_at timestamptz not null,
  primary key (profile_id, week),
  foreign key (profile_id, patient_id) references maternity_profiles (id, patient_id) on delete cascade
);
create index maternity_contacts_patient on maternity_contacts (patient_id, week);
