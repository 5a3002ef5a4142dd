-- Whom a clinic knows: those it wrote down itself, and those who had visits with it. An account is named only once its
-- owner accepted or booked; until then nothing here tells whether there is one.
create function patient_words(name text, email text, phone text) returns text language sql immutable
  set search_path from current
  as $$ select plain_text(concat_ws(' ', name, email, phone)) $$;

create table clinic_links (
  id uuid primary key,
  clinic_id uuid not null references clinics (id) on delete cascade,
  source text not null check (source in ('clinic', 'visits')),
  -- As the clinic wrote it; the name follows that of the account where there is one.
  name text not null check (length(name) between 1 and 200),
  email text check (length(email) between 1 and 254 and email = lower(email)),
  phone text check (length(phone) between 1 and 40),
  date_of_birth date check (date_of_birth >= '1850-01-01'),
  gender text check (gender in ('Male', 'Female')),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  user_id uuid references app_users (id) on delete cascade,
  added_by uuid references app_users (id) on delete set null,
  added_at timestamptz not null,
  accepted_at timestamptz,
  declined_at timestamptz,
  ended_at timestamptz check (ended_at >= accepted_at),
  words text not null generated always as (patient_words(name, email, phone)) stored,
  sort_name text not null generated always as (patient_words(name, null, null)) stored,
  unique (id, clinic_id),
  check (source = 'clinic' or user_id is not null),
  check (accepted_at is null or user_id is not null)
);
create unique index clinic_links_email on clinic_links (clinic_id, email) where email is not null;
create unique index clinic_links_person on clinic_links (clinic_id, user_id) where user_id is not null;
create index clinic_links_asked on clinic_links (email)
  where email is not null and accepted_at is null and declined_at is null;
create index clinic_links_user on clinic_links (user_id) where user_id is not null;
create index clinic_links_list on clinic_links (clinic_id, sort_name, id);
create index clinic_links_words on clinic_links using gin (words gin_trgm_ops) with (fastupdate = off);
create index clinic_links_tags on clinic_links using gin (tags);

create function link_visited_clinic() returns trigger language plpgsql as $$
begin
  insert into clinic_links (id, clinic_id, source, name, user_id, added_at)
    select gen_random_uuid(), new.clinic_id, 'visits', u.name, u.id, new.created_at
    from app_users u where u.id = new.patient_id
    on conflict (clinic_id, user_id) where user_id is not null do nothing;
  return null;
end $$;
create trigger link_visited_clinic after insert on bookings
  for each row when (new.clinic_id is not null) execute function link_visited_clinic();
create trigger link_changed_clinic after update of clinic_id on bookings
  for each row when (new.clinic_id is not null and old.clinic_id is distinct from new.clinic_id)
  execute function link_visited_clinic();
insert into clinic_links (id, clinic_id, source, name, user_id, added_at)
  select gen_random_uuid(), b.clinic_id, 'visits', u.name, u.id, min(b.created_at)
  from bookings b join app_users u on u.id = b.patient_id where b.clinic_id is not null
  group by b.clinic_id, u.id, u.name;

create function rename_clinic_patient() returns trigger language plpgsql as $$
begin
  update clinic_links set name = new.name where user_id = new.id and ended_at is null;
  return null;
end $$;
create trigger rename_clinic_patient after update of name on app_users
  for each row when (old.name is distinct from new.name and new.role = 'PATIENT')
  execute function rename_clinic_patient();

create or replace view clinic_patients as
  select clinic_id, patient_id, dependent_id,
    case when status = 'completed' then coalesce(completed_at, ends_at) else ends_at end + interval '365 days' as until
  from bookings
  where clinic_id is not null
    and status in ('requested', 'awaiting_payment', 'confirmed', 'in_progress', 'completed')
  union all
  select clinic_id, user_id, null, null
  from clinic_links
  where accepted_at is not null and ended_at is null;

-- A provider whom a clinic assigned to somebody who accepted it; `reference_id` is then the link.
alter table record_grants drop constraint record_grants_source_check;
alter table record_grants add constraint record_grants_source_check
  check (source in ('patient', 'referral', 'clinic', 'break_glass'));
create index record_grants_clinic on record_grants (reference_id) where source = 'clinic' and revoked_at is null;

-- Who leaves a clinic keeps nothing that it gave them.
create function end_clinic_grants() returns trigger language plpgsql as $$
begin
  update record_grants set revoked_at = now()
    where provider_id = new.id and source = 'clinic' and revoked_at is null;
  return null;
end $$;
create trigger end_clinic_grants after update of clinic_id on app_users
  for each row when (old.clinic_id is distinct from new.clinic_id) execute function end_clinic_grants();
