-- Everything that is measured, once: trackers, maternity and providers read the same rows. Ids may come from people's
-- phones, so each is one's own.
create table measurements (
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
  -- Null where nobody said.
  fasting boolean,
  -- Danger signs that were told.
  signs text[] not null,
  kinds text[] not null generated always as (array_remove(array[
    case when systolic is not null then 'pressure' end,
    case when heart_rate is not null then 'heartRate' end,
    case when temperature is not null then 'temperature' end,
    case when oxygen is not null then 'oxygen' end,
    case when weight is not null then 'weight' end,
    case when glucose is not null then 'glucose' end,
    case when cardinality(signs) > 0 then 'signs' end], null)) stored,
  -- The pregnancy that was followed when it was written.
  profile_id uuid,
  -- Written into the pregnancy's record: hidden from who treats her unless she shares the pregnancy.
  in_pregnancy boolean not null,
  author_id uuid not null references app_users (id),
  danger_level text check (danger_level in ('urgent', 'emergency')),
  danger_signs text[],
  acknowledged_at timestamptz,
  created_at timestamptz not null,
  primary key (patient_id, id),
  foreign key (dependent_id, patient_id) references dependents (id, patient_id),
  foreign key (profile_id, patient_id) references maternity_profiles (id, patient_id) on delete cascade,
  check ((systolic is null) = (diastolic is null) and diastolic < systolic),
  check ((danger_level is null) = (danger_signs is null)),
  check (dependent_id is null or profile_id is null),
  check (num_nonnulls(systolic, heart_rate, temperature, oxygen, weight, glucose) > 0 or cardinality(signs) > 0)
);
create index measurements_newest on measurements (patient_id, at desc, id desc);
create index measurements_profile on measurements (profile_id, at desc, id desc);
create index measurements_danger on measurements (patient_id, at desc, id desc)
  where danger_level is not null and acknowledged_at is null;
create index measurements_author on measurements (author_id);

-- Older rows raise no alarm: what was dangerous in them was told when they were written.
insert into measurements (id, patient_id, at, systolic, diastolic, weight, signs, profile_id, in_pregnancy, author_id, created_at)
  select id, patient_id, taken_at, systolic, diastolic, weight, signs, profile_id, true, author_id, created_at
  from maternity_vitals;

-- A phone could have chosen the id of a row of maternity; that row then gets a new one.
insert into measurements (id, patient_id, dependent_id, at, systolic, diastolic, heart_rate, temperature, oxygen, weight,
    glucose, fasting, signs, profile_id, in_pregnancy, author_id, created_at)
  select case when exists (select 1 from maternity_vitals m where m.patient_id = v.patient_id and m.id = v.id)
      then gen_random_uuid() else v.id end,
    v.patient_id, v.dependent_id, v.at, v.systolic, v.diastolic, v.heart_rate, v.temperature, v.oxygen, v.weight,
    v.glucose, case when v.glucose is not null then v.fasting end, '{}',
    case when v.dependent_id is null then (select p.id from maternity_profiles p where p.patient_id = v.patient_id
      and v.created_at >= p.created_at and (p.ended_at is null or v.created_at < p.ended_at) limit 1) end,
    false, v.patient_id, v.created_at
  from vital_entries v;

-- Danger signs of the journal are measurements too, under the id of their journal entry.
insert into measurements (id, patient_id, at, signs, profile_id, in_pregnancy, author_id, created_at)
  select id, patient_id, written_for, signs, profile_id, true, patient_id, created_at
  from maternity_journal where cardinality(signs) > 0
  on conflict (patient_id, id) do nothing;

drop table vital_entries;
drop table maternity_vitals;
