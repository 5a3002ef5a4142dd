-- What was corrected in a time log: the times before and after, by whom and why.
create table time_log_corrections (
  id uuid primary key,
  time_log_id uuid not null references time_logs (id) on delete cascade,
  corrected_by uuid references app_users (id) on delete set null,
  corrected_at timestamptz not null,
  old_in_at timestamptz not null,
  old_out_at timestamptz,
  new_in_at timestamptz not null,
  new_out_at timestamptz,
  reason text not null check (length(reason) between 1 and 200)
);
create index time_log_corrections_log on time_log_corrections (time_log_id, corrected_at desc);
create index time_log_corrections_by on time_log_corrections (corrected_by);
create index clinic_staff_present on clinic_staff (clinic_id, user_id) where ended_at is null;

-- As before; administrative staff of a clinic treat nobody, so nobody finds them.
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
