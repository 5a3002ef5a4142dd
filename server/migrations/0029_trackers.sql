-- What people note of themselves and of those they act for. Ids come from their phones, so each is one's own:
-- nobody can take or find out an id of somebody else's.
create table activity_entries (
  id uuid not null,
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  at timestamptz not null,
  -- None for everyday movement.
  workout text check (workout in ('running', 'strength', 'cycling', 'walking', 'other')),
  name text check (length(name) <= 80),
  minutes integer not null check (minutes between 0 and 1440),
  kcal integer not null check (kcal between 0 and 10000),
  stand_hours integer not null check (stand_hours between 0 and 24),
  created_at timestamptz not null,
  primary key (patient_id, id),
  foreign key (dependent_id, patient_id) references dependents (id, patient_id),
  check ((workout is null) = (minutes = 0)),
  check (workout is distinct from 'other' or name is not null),
  check (workout is not null or kcal + stand_hours > 0)
);
create index activity_entries_newest on activity_entries (patient_id, at desc, id desc);

create table symptom_entries (
  id uuid not null,
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  at timestamptz not null,
  symptom text not null check (length(symptom) between 1 and 80),
  severity integer not null check (severity between 1 and 10),
  place text check (length(place) <= 120),
  triggers text check (length(triggers) <= 300),
  note text check (length(note) <= 1000),
  created_at timestamptz not null,
  primary key (patient_id, id),
  foreign key (dependent_id, patient_id) references dependents (id, patient_id)
);
create index symptom_entries_newest on symptom_entries (patient_id, at desc, id desc);

create table vital_entries (
  id uuid not null,
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  at timestamptz not null,
  systolic integer check (systolic between 40 and 300),
  diastolic integer check (diastolic between 20 and 200),
  heart_rate integer check (heart_rate between 20 and 300),
  temperature double precision check (temperature between 25 and 45),
  oxygen integer check (oxygen between 40 and 100),
  weight double precision check (weight between 0.5 and 350),
  glucose integer check (glucose between 10 and 1000),
  fasting boolean not null,
  created_at timestamptz not null,
  primary key (patient_id, id),
  foreign key (dependent_id, patient_id) references dependents (id, patient_id),
  check ((systolic is null) = (diastolic is null) and diastolic < systolic),
  check (num_nonnulls(systolic, heart_rate, temperature, oxygen, weight, glucose) > 0)
);
create index vital_entries_newest on vital_entries (patient_id, at desc, id desc);

-- Goals a day, and whom symptoms are shown to; without a row, what everybody starts with.
create table tracker_settings (
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  move_kcal integer not null check (move_kcal between 10 and 10000),
  exercise_minutes integer not null check (exercise_minutes between 1 and 1440),
  stand_hours integer not null check (stand_hours between 1 and 24),
  share_symptoms boolean not null,
  unique nulls not distinct (patient_id, dependent_id),
  foreign key (dependent_id, patient_id) references dependents (id, patient_id)
);

-- What the heart's risk needs beside readings; null is not known.
create table heart_profiles (
  patient_id uuid not null references app_users (id) on delete cascade,
  dependent_id uuid,
  sex text check (sex in ('Male', 'Female')),
  height_cm double precision check (height_cm between 50 and 250),
  smoker boolean,
  diabetes boolean,
  pressure_treatment boolean,
  heart_disease boolean,
  total_cholesterol double precision check (total_cholesterol between 50 and 500),
  hdl double precision check (hdl between 10 and 150),
  unique nulls not distinct (patient_id, dependent_id),
  foreign key (dependent_id, patient_id) references dependents (id, patient_id),
  check (hdl < total_cholesterol)
);
