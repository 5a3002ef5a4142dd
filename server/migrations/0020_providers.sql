create extension if not exists pg_trgm;
create extension if not exists unaccent;

alter table provider_profiles
  -- The provider's own switch: takes new visits just now.
  add column if not exists is_available boolean not null default true,
  add column rating_sum integer not null default 0 check (rating_sum >= 0),
  add column rating_count integer not null default 0 check (rating_count >= 0);

-- What a patient says of a visit that took place: once. It goes with either of the two.
create table provider_reviews (
  id uuid primary key,
  booking_id uuid not null unique references bookings (id),
  provider_id uuid not null references app_users (id) on delete cascade,
  author_id uuid not null references app_users (id) on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  text text check (length(text) between 1 and 1000),
  created_at timestamptz not null
);
create index provider_reviews_provider on provider_reviews (provider_id, id desc);
create index provider_reviews_author on provider_reviews (author_id);

-- Ratings are computed, by the database itself: whoever writes a review, they fit.
create function count_review() returns trigger language plpgsql as $$
begin
  perform from app_users where id in (new.provider_id, old.provider_id) order by id for no key update;
  if tg_op <> 'INSERT' then
    update provider_profiles set rating_sum = rating_sum - old.stars, rating_count = rating_count - 1
    where user_id = old.provider_id;
  end if;
  if tg_op <> 'DELETE' then
    update provider_profiles set rating_sum = rating_sum + new.stars, rating_count = rating_count + 1
    where user_id = new.provider_id;
  end if;
  return null;
end $$;
create trigger count_review after insert or update of stars, provider_id or delete on provider_reviews
  for each row execute function count_review();

-- What searching reads: a row for each provider who is shown, made of what lies in five tables and kept by triggers.
create table provider_listings (
  provider_id uuid primary key references app_users (id) on delete cascade,
  is_available boolean not null,
  rating numeric(3, 2) not null,
  -- The order of the list: available first, then the best rated.
  rank integer not null generated always as
    (case when is_available then 0 else 1000 end + 500 - (rating * 100)::integer) stored,
  specialty text not null,
  languages text[] not null,
  modes text[] not null,
  country text check (country in ('HT', 'US')),
  is_verified boolean not null,
  -- Of the first place.
  lat double precision,
  lng double precision,
  -- Lower case without accents: the places, and everything people look for.
  places text not null,
  search text not null
);
create index provider_listings_rank on provider_listings (rank, provider_id);
create index provider_listings_specialty on provider_listings (specialty, rank, provider_id);
create index provider_listings_country on provider_listings (country, rank, provider_id);
create index provider_listings_point on provider_listings (lat, lng);
create index provider_listings_places on provider_listings using gin (places gin_trgm_ops) with (fastupdate = off);
create index provider_listings_search on provider_listings using gin (search gin_trgm_ops) with (fastupdate = off);

-- Where care is given decides; without a point, whose phone network it is.
create function country_of(lat double precision, lng double precision, phone text) returns text
language sql immutable as $$
  select case
    when lat between 17.9 and 20.2 and lng between -74.6 and -71.6 then 'HT'
    when lat between 24 and 72 and lng between -170 and -66 then 'US'
    when lat between 18.5 and 23 and lng between -161 and -154 then 'US'
    when phone like '+509%' then 'HT'
    when phone like '+1%' then 'US'
  end
$$;

-- Lower case without accents. Called immutable, as unaccent's rules stay the same: else no index could be used.
create function plain_text(text) returns text language sql immutable strict as $$ select lower(unaccent($1)) $$;

create function refresh_provider_listing(provider uuid) returns void language plpgsql as $$
begin
  -- One after the other: what is read below is then never older than what another has just written.
  perform from app_users where id = provider for no key update;
  insert into provider_listings (provider_id, is_available, rating, specialty, languages, modes, country,
    is_verified, lat, lng, places, search)
  select u.id, v.is_available,
    case when v.rating_count = 0 then 0 else round(v.rating_sum::numeric / v.rating_count, 2) end,
    case when v.specialty in ('Pediatrics', 'Emergency Medicine', 'Obstetrics & Gynecology', 'Surgery',
      'Public Health', 'Family Medicine', 'Internal Medicine', 'Mental Health') then v.specialty else 'Other' end,
    v.languages_spoken, coalesce(f.modes, array['in_home', 'clinic', 'video', 'audio', 'chat']),
    country_of(p.lat, p.lng, u.phone), v.license_verified, p.lat, p.lng, plain_text(p.names),
    plain_text(concat_ws(' ', u.name, v.professional_title, v.specialty,
      array_to_string(v.specialty_tags, ' '), c.name, array_to_string(c.specialties, ' '), p.names))
  from app_users u
  join provider_profiles v on v.user_id = u.id
  left join clinics c on c.id = u.clinic_id
  left join lateral (select array_agg(mode order by mode) as modes from provider_fees where provider_id = u.id) f on true
  cross join lateral (
    select (v.service_locations #>> '{0,lat}')::double precision as lat,
      (v.service_locations #>> '{0,lng}')::double precision as lng,
      concat_ws(' ', c.facility_address, case jsonb_typeof(v.service_locations)
        when 'string' then v.service_locations #>> '{}'
        when 'array' then (select string_agg(place ->> 'name', ' ') from jsonb_array_elements(v.service_locations) place)
      end) as names
  ) p
  where u.id = provider and u.role = 'PROVIDER' and u.is_profile_complete
    and u.erase_after is null and u.erased_at is null
  on conflict (provider_id) do update set is_available = excluded.is_available, rating = excluded.rating,
    specialty = excluded.specialty, languages = excluded.languages, modes = excluded.modes,
    country = excluded.country, is_verified = excluded.is_verified, lat = excluded.lat, lng = excluded.lng,
    places = excluded.places, search = excluded.search;
  if not found then
    delete from provider_listings where provider_id = provider;
  end if;
end $$;

create function list_provider() returns trigger language plpgsql as $$
begin
  perform refresh_provider_listing(new.id);
  return null;
end $$;
create trigger list_provider after update of name, phone, clinic_id, role, is_profile_complete, erase_after, erased_at
  on app_users for each row when (new.role = 'PROVIDER' or old.role = 'PROVIDER') execute function list_provider();

create function list_provider_profile() returns trigger language plpgsql as $$
begin
  perform refresh_provider_listing(case tg_op when 'DELETE' then old.user_id else new.user_id end);
  return null;
end $$;
create trigger list_provider_profile after insert or update or delete on provider_profiles
  for each row execute function list_provider_profile();

create function list_provider_modes() returns trigger language plpgsql as $$
begin
  perform refresh_provider_listing(case tg_op when 'DELETE' then old.provider_id else new.provider_id end);
  return null;
end $$;
create trigger list_provider_modes after insert or delete on provider_fees
  for each row execute function list_provider_modes();

create function list_clinic_providers() returns trigger language plpgsql as $$
begin
  perform refresh_provider_listing(id)
  from (select id from app_users where clinic_id = new.id and role = 'PROVIDER' order by id) provider;
  return null;
end $$;
create trigger list_clinic_providers after update of name, specialties, facility_address on clinics
  for each row execute function list_clinic_providers();

select refresh_provider_listing(user_id) from provider_profiles;
