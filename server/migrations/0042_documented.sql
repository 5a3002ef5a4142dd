-- Columns and a table that the specification names.
alter table provider_profiles
  drop constraint provider_profiles_languages_spoken_check,
  -- Tags of BCP 47, `ht` or `pt-BR`.
  add constraint provider_profiles_languages_spoken_check check (cardinality(languages_spoken) <= 20),
  -- Always that of the account; the triggers below copy it.
  add column clinic_id uuid references clinics (id),
  -- What they do at their clinic; null outside of one.
  add column clinic_role text check (clinic_role in ('Admin', 'Scheduler', 'Dispatcher', 'Provider')),
  add constraint provider_profiles_clinic_role_of_clinic check ((clinic_id is null) = (clinic_role is null));

create function copy_clinic_to_profile() returns trigger language plpgsql as $$
begin
  update provider_profiles set clinic_id = new.clinic_id,
    clinic_role = case when new.clinic_id is null then null else 'Provider' end
  where user_id = new.id and clinic_id is distinct from new.clinic_id;
  return null;
end $$;
create trigger copy_clinic_to_profile after update of clinic_id on app_users
  for each row when (old.clinic_id is distinct from new.clinic_id) execute function copy_clinic_to_profile();

create function copy_clinic_from_account() returns trigger language plpgsql as $$
begin
  select clinic_id into new.clinic_id from app_users where id = new.user_id;
  new.clinic_role = case when new.clinic_id is null then null else coalesce(new.clinic_role, 'Provider') end;
  return new;
end $$;
create trigger copy_clinic_from_account before insert on provider_profiles
  for each row execute function copy_clinic_from_account();

update provider_profiles v set clinic_id = u.clinic_id, clinic_role = 'Provider'
  from app_users u where u.id = v.user_id and u.clinic_id is not null;
create index provider_profiles_clinic on provider_profiles (clinic_id) where clinic_id is not null;

-- What was given to the community fund. Money is kept when the giver's account is erased, without their name.
create table donations (
  id uuid primary key,
  donor_id uuid not null references app_users (id),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null default 'USD' check (currency = 'USD'),
  type text not null check (type in ('visit', 'medication', 'general')),
  donor_name text check (length(donor_name) between 1 and 200),
  is_anonymous boolean not null,
  created_at timestamptz not null,
  check (not is_anonymous or donor_name is null)
);
create index donations_donor on donations (donor_id, created_at desc, id desc);

insert into donations (id, donor_id, amount_cents, currency, type, donor_name, is_anonymous, created_at)
  select payable_id, created_by, amount_cents, currency, coalesce(purpose, 'general'), nullif(trim(donor_name), ''),
    nullif(trim(donor_name), '') is null, captured_at
  from payments where payable_kind = 'donation' and status = 'captured' and not surplus;
