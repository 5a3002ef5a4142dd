-- What a provider states of themselves; many women look for a woman.
alter table provider_profiles add column gender text check (gender in ('Female', 'Male'));
alter table provider_listings add column gender text;
-- How far they go for a visit at home; who did not say goes as far as most can go and return on a day.
alter table provider_listings add column reach_km integer not null default 40;
create index provider_listings_gender on provider_listings (gender, rank, provider_id) where gender is not null;

create function list_provider_traits() returns trigger language plpgsql as $$
begin
  update provider_listings set gender = new.gender, reach_km = coalesce(new.travel_radius_km, 40)
  where provider_id = new.user_id
    and (gender, reach_km) is distinct from (new.gender, coalesce(new.travel_radius_km, 40));
  return null;
end $$;
-- Named so that it runs after `list_provider_profile`, which writes the row.
create trigger list_provider_traits after insert or update on provider_profiles
  for each row execute function list_provider_traits();
-- A row that is written later, when a profile becomes complete, takes them too.
create function take_provider_traits() returns trigger language plpgsql as $$
begin
  select v.gender, coalesce(v.travel_radius_km, 40) into new.gender, new.reach_km
  from provider_profiles v where v.user_id = new.provider_id;
  return new;
end $$;
create trigger take_provider_traits before insert on provider_listings
  for each row execute function take_provider_traits();
update provider_listings l set reach_km = v.travel_radius_km
from provider_profiles v where v.user_id = l.provider_id and v.travel_radius_km is not null;

-- Providers whom a patient wants to find again.
create table favourite_providers (
  patient_id uuid not null references app_users (id) on delete cascade,
  provider_id uuid not null references app_users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (patient_id, provider_id)
);
create index favourite_providers_provider on favourite_providers (provider_id);
