-- A provider looks for a patient by a part of the name, and lists them by name. Kept ready without accents, because taking
-- them off ten thousand names costs more than all the rest of the search.
create function plain_name(name text) returns text language sql immutable set search_path from current
  as $$ select plain_text(name) $$;
alter table app_users add column plain_name text not null generated always as (plain_name(name)) stored;
