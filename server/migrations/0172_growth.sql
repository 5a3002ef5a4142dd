-- How a child grows is measured too: height, the arm, and swollen feet, which tell of hunger.
alter table measurements add column height double precision check (height between 30 and 250);
alter table measurements add column arm_mm double precision check (arm_mm between 50 and 400);
-- Null where nobody said.
alter table measurements add column swollen_feet boolean;

alter table measurements drop column kinds;
alter table measurements add column kinds text[] not null generated always as (array_remove(array[
  case when systolic is not null then 'pressure' end,
  case when heart_rate is not null then 'heartRate' end,
  case when temperature is not null then 'temperature' end,
  case when oxygen is not null then 'oxygen' end,
  case when weight is not null then 'weight' end,
  case when glucose is not null then 'glucose' end,
  case when height is not null then 'height' end,
  case when arm_mm is not null then 'arm' end,
  case when cardinality(signs) > 0 then 'signs' end], null)) stored;

do $$
declare
  known text;
begin
  select conname into strict known from pg_constraint
  where conrelid = 'measurements'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%num_nonnulls%';
  execute format('alter table measurements drop constraint %I', known);
end $$;
alter table measurements add constraint measurements_something check (
  num_nonnulls(systolic, heart_rate, temperature, oxygen, weight, glucose, height, arm_mm) > 0
  or cardinality(signs) > 0 or swollen_feet);
