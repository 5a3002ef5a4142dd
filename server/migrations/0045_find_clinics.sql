-- How patients reach a provider in writing. The address that somebody signs in with is never shown.
alter table provider_profiles
  add column contact_email text check (contact_email = lower(contact_email) and length(contact_email) between 3 and 254);

-- Lower case without accents: everything people look for.
alter table clinics add column search text not null default '';

create function fill_clinic_search() returns trigger language plpgsql as $$
begin
  new.search := plain_text(concat_ws(' ', new.name, array_to_string(new.specialties, ' '), new.facility_address));
  return new;
end $$;
create trigger fill_clinic_search before insert or update of name, specialties, facility_address on clinics
  for each row execute function fill_clinic_search();
update clinics set name = name;

create index clinics_name on clinics (name, id);
create index clinics_search on clinics using gin (search gin_trgm_ops) with (fastupdate = off);
