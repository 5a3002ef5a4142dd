-- Suspended by an administrator: no way in until it is lifted. Removed: closed by one, and not by its owner.
alter table app_users
  add column suspended_at timestamptz,
  add column removed_at timestamptz;

-- What administrators changed of an account, with their words: the audit trail holds ids only.
create table account_changes (
  id uuid primary key,
  user_id uuid not null references app_users (id) on delete cascade,
  changed_by uuid not null references app_users (id),
  at timestamptz not null,
  kind text not null check (kind in ('role', 'profile', 'suspend', 'reinstate', 'remove', 'restore')),
  before text check (length(before) <= 100),
  after text check (length(after) <= 100),
  reason text check (length(reason) <= 500),
  request_id text not null
);
create index account_changes_user on account_changes (user_id, at desc, id desc);
create index account_changes_by on account_changes (changed_by);
create index account_changes_request on account_changes (request_id);

-- Lists of accounts, newest first, and the search in all of them.
create index app_users_words on app_users using gin (words gin_trgm_ops) where erased_at is null;
create index app_users_role on app_users (role, id desc) where erased_at is null;
create index app_users_suspended on app_users (id desc) where suspended_at is not null;
create index app_users_created on app_users (created_at);
create index bookings_created on bookings (created_at);
create index bookings_completed on bookings (completed_at) where completed_at is not null;
create index payments_captured on payments (captured_at) where captured_at is not null;

-- The search in the trail: by whom, by kind, by time.
create index audit_events_actor on audit_events (actor_id, at desc, id desc);
create index audit_events_action on audit_events (action, at desc, id desc);
create index audit_events_at on audit_events (at desc, id desc);

-- Who is suspended is not shown to patients, nor are the administrative staff of a clinic: they treat nobody.
create or replace function refresh_provider_listing(provider uuid) returns void language plpgsql as $$
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
    and coalesce(v.clinic_role, 'Provider') = 'Provider'
    and u.erase_after is null and u.erased_at is null and u.suspended_at is null
  on conflict (provider_id) do update set is_available = excluded.is_available, rating = excluded.rating,
    specialty = excluded.specialty, languages = excluded.languages, modes = excluded.modes,
    country = excluded.country, is_verified = excluded.is_verified, lat = excluded.lat, lng = excluded.lng,
    places = excluded.places, search = excluded.search;
  if not found then
    delete from provider_listings where provider_id = provider;
  end if;
end $$;
drop trigger list_provider on app_users;
create trigger list_provider after update of name, phone, clinic_id, role, is_profile_complete, erase_after, erased_at,
    suspended_at
  on app_users for each row when (new.role = 'PROVIDER' or old.role = 'PROVIDER') execute function list_provider();
